-- The columns of SQLite's tables, so that the same statements read and write both. Texts compare by their bytes, as there.
-- All safety of tables rests on the two keys of `entries`. An entry is never changed and never deleted.
CREATE TABLE entries (
  table_id TEXT COLLATE "C" NOT NULL,
  entry INTEGER NOT NULL,
  command TEXT COLLATE "C" NOT NULL,
  text TEXT NOT NULL,
  PRIMARY KEY (table_id, entry),
  UNIQUE (table_id, command)
);

-- Times are times of service, in milliseconds. `revision` grows with everything that changes at a table.
CREATE TABLE tables (
  id TEXT COLLATE "C" NOT NULL PRIMARY KEY,
  due_ms DOUBLE PRECISION,
  creator TEXT COLLATE "C",
  status TEXT,
  summary TEXT,
  changed_ms DOUBLE PRECISION NOT NULL DEFAULT 0,
  is_listed INTEGER NOT NULL DEFAULT 0,
  revision BIGINT NOT NULL DEFAULT 0
);

CREATE INDEX tables_due ON tables (due_ms, id) WHERE due_ms IS NOT NULL;
CREATE INDEX tables_creator ON tables (creator) WHERE creator IS NOT NULL;
CREATE INDEX tables_listed ON tables (changed_ms, id) WHERE is_listed = 1;

CREATE TABLE places (
  table_id TEXT COLLATE "C" NOT NULL REFERENCES tables (id),
  seat INTEGER NOT NULL,
  session TEXT COLLATE "C",
  name TEXT,
  ticket TEXT COLLATE "C",
  ticket_until_ms DOUBLE PRECISION,
  PRIMARY KEY (table_id, seat)
);

CREATE INDEX places_session ON places (session) WHERE session IS NOT NULL;

-- The dealer's, apart from what others may read one day.
CREATE TABLE secrets (
  table_id TEXT COLLATE "C" NOT NULL PRIMARY KEY REFERENCES tables (id),
  secret BYTEA NOT NULL
);

CREATE TABLE durable_times (
  table_id TEXT COLLATE "C" NOT NULL REFERENCES tables (id),
  entry INTEGER NOT NULL,
  at_ms DOUBLE PRECISION NOT NULL,
  PRIMARY KEY (table_id, entry)
);

CREATE TABLE service (
  one INTEGER NOT NULL PRIMARY KEY CHECK (one = 1),
  served_ms DOUBLE PRECISION NOT NULL
);

INSERT INTO service (one, served_ms) VALUES (1, 0);

-- Hashes of secrets that open a table.
CREATE TABLE links (
  table_id TEXT COLLATE "C" NOT NULL REFERENCES tables (id),
  kind TEXT COLLATE "C" NOT NULL,
  hash TEXT COLLATE "C" NOT NULL,
  PRIMARY KEY (table_id, kind)
);

CREATE INDEX links_code ON links (hash) WHERE kind = 'code';

-- Sessions that have entered by a link.
CREATE TABLE guests (
  table_id TEXT COLLATE "C" NOT NULL REFERENCES tables (id),
  session TEXT COLLATE "C" NOT NULL,
  "right" TEXT NOT NULL,
  PRIMARY KEY (table_id, session)
);

CREATE INDEX guests_session ON guests (session);

-- Every change counts, whatever program makes it: nodes compare revisions, and read again what they have in memory.
CREATE FUNCTION next_revision() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.revision := OLD.revision + 1;
  RETURN NEW;
END $$;

CREATE TRIGGER tables_revision BEFORE UPDATE ON tables FOR EACH ROW EXECUTE FUNCTION next_revision();

CREATE FUNCTION touch_table() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE tables SET revision = revision WHERE id = coalesce(NEW.table_id, OLD.table_id);
  RETURN NULL;
END $$;

CREATE TRIGGER places_revision AFTER INSERT OR UPDATE OR DELETE ON places FOR EACH ROW EXECUTE FUNCTION touch_table();
CREATE TRIGGER links_revision AFTER INSERT OR UPDATE OR DELETE ON links FOR EACH ROW EXECUTE FUNCTION touch_table();
CREATE TRIGGER guests_revision AFTER INSERT OR UPDATE OR DELETE ON guests FOR EACH ROW EXECUTE FUNCTION touch_table();
CREATE TRIGGER times_revision AFTER INSERT ON durable_times FOR EACH ROW EXECUTE FUNCTION touch_table();
