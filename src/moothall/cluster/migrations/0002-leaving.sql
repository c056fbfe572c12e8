-- A member that is about to stop takes no more tables, and lets those go that it has.
ALTER TABLE members ADD COLUMN leaving boolean NOT NULL DEFAULT false;
