-- A member that wants a table at which another plays: the owner lets it go at its next heartbeat.
ALTER TABLE ledgers ADD COLUMN wanted_by integer, ADD COLUMN wanted_at timestamptz;
