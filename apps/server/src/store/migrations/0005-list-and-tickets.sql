-- Tables of the public list: those that wait for people and may be seen by everybody.
ALTER TABLE tables ADD COLUMN is_listed INTEGER NOT NULL DEFAULT 0;
CREATE INDEX tables_listed ON tables (changed_ms, id) WHERE is_listed = 1;

-- Links that move a seat end. Those that were made before have ended.
ALTER TABLE places ADD COLUMN ticket_until_ms REAL;
