-- Ids are compared letter by letter, as in SQLite, whatever the language of the database.
CREATE TABLE ledgers (
    id text COLLATE "C" PRIMARY KEY,
    ruleset text NOT NULL,
    title text NOT NULL,
    made bigint NOT NULL,
    language text NOT NULL,
    last bigint NOT NULL DEFAULT 0, -- the number of the last entry, which the next append must follow
    owner integer,                  -- the member that plays at it, if one does
    fence uuid,                     -- what an append must know; another one whenever the table is taken
    version text NOT NULL DEFAULT '' -- of the program that took it last; an older one does not take it back
) WITH (fillfactor = 50);           -- room on the page, so that moving `last` on stays there

CREATE INDEX ledgers_of_owner ON ledgers (owner) WHERE owner IS NOT NULL;

CREATE TABLE entries (
    table_id text COLLATE "C" NOT NULL,
    number bigint NOT NULL CHECK (number > 0),
    line text NOT NULL,
    PRIMARY KEY (table_id, number)
);

-- A cache: it is in no backup, and gone after a crash of the database.
CREATE UNLOGGED TABLE bookmarks (
    table_id text COLLATE "C" PRIMARY KEY REFERENCES ledgers ON DELETE CASCADE,
    data bytea NOT NULL
);

CREATE TABLE pictures (
    hung bigint GENERATED ALWAYS AS IDENTITY,
    table_id text COLLATE "C" NOT NULL REFERENCES ledgers ON DELETE CASCADE,
    name text COLLATE "C" NOT NULL,
    kind text NOT NULL,
    width integer NOT NULL,
    height integer NOT NULL,
    data bytea STORAGE EXTERNAL NOT NULL,
    PRIMARY KEY (table_id, name)
);

-- Who may come in. Of a secret only its digest is kept.
CREATE TABLE secrets (
    id text COLLATE "C" PRIMARY KEY,
    kind text NOT NULL,
    digest text NOT NULL,
    table_id text COLLATE "C" NOT NULL,
    person text COLLATE "C" NOT NULL,
    role text NOT NULL,
    seat text NOT NULL,
    came_by text COLLATE "C" NOT NULL,
    made bigint NOT NULL,
    ends bigint
);

CREATE INDEX secrets_of_table ON secrets (table_id);
CREATE INDEX secrets_of_person ON secrets (person);
CREATE INDEX secrets_that_came_by ON secrets (came_by);

-- A process that may own tables. It holds a session lock on its number, and beats.
CREATE TABLE members (
    id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    version text NOT NULL,
    door text NOT NULL, -- where other members pass people on to it; empty if it has none
    beat timestamptz NOT NULL DEFAULT clock_timestamp()
);

-- Who has signed out lately: each member hears of it with its next heartbeat, and hangs up.
CREATE UNLOGGED TABLE sign_outs (
    number bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    session text NOT NULL, -- one device, or
    person text NOT NULL,  -- all devices of a person
    at timestamptz NOT NULL DEFAULT clock_timestamp()
);

-- What lasts some minutes: codes to read out, moves to another device, and tries at codes.
CREATE UNLOGGED TABLE codes (
    digest bytea PRIMARY KEY,
    stands_for text NOT NULL,
    ends double precision NOT NULL
);

CREATE UNLOGGED TABLE moves (
    id text PRIMARY KEY,
    kind text NOT NULL,
    digest text NOT NULL,
    person text NOT NULL,
    ends bigint NOT NULL
);

CREATE UNLOGGED TABLE tries (
    key text PRIMARY KEY,
    held double precision NOT NULL,
    at double precision NOT NULL,
    given boolean NOT NULL
);

CREATE INDEX tries_by_age ON tries (at);
