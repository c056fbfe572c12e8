-- Who may come in: links, sessions, and what they opened. Of a secret only its digest is kept, so that whoever reads
-- this file cannot use what is in it. No export takes anything from here.
CREATE TABLE secrets (
    id TEXT PRIMARY KEY,
    kind TEXT NOT NULL,
    digest TEXT NOT NULL,
    table_id TEXT NOT NULL,
    person TEXT NOT NULL,
    role TEXT NOT NULL,
    seat TEXT NOT NULL,
    came_by TEXT NOT NULL,
    made INTEGER NOT NULL,
    ends INTEGER
) WITHOUT ROWID;

CREATE INDEX secrets_of_table ON secrets (table_id);
CREATE INDEX secrets_of_person ON secrets (person);
CREATE INDEX secrets_that_came_by ON secrets (came_by);
