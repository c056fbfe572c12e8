-- A table's entries lie side by side in the file, in their order: reading from a number is one walk along the tree.
CREATE TABLE tables (
    id TEXT PRIMARY KEY,
    ruleset TEXT NOT NULL,
    title TEXT NOT NULL,
    made INTEGER NOT NULL
) WITHOUT ROWID;

CREATE TABLE entries (
    table_id TEXT NOT NULL,
    number INTEGER NOT NULL CHECK (number > 0),
    line TEXT NOT NULL,
    PRIMARY KEY (table_id, number)
) WITHOUT ROWID;
