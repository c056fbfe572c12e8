-- Pictures that belong to a table: named by the hash of their bytes, gone with the table, in every backup of it.
CREATE TABLE pictures (
    table_id TEXT NOT NULL,
    name TEXT NOT NULL,
    kind TEXT NOT NULL,
    width INTEGER NOT NULL,
    height INTEGER NOT NULL,
    data BLOB NOT NULL,
    PRIMARY KEY (table_id, name)
);

-- The language a table is mostly read in, for whoever has no wish of their own.
ALTER TABLE tables ADD COLUMN language TEXT NOT NULL DEFAULT '';
