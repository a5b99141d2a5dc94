-- All safety of tables rests on the two keys of `entries`. An entry is never changed and never deleted.
CREATE TABLE entries (
  table_id TEXT NOT NULL,
  entry INTEGER NOT NULL,
  command TEXT NOT NULL,
  text TEXT NOT NULL,
  PRIMARY KEY (table_id, entry),
  UNIQUE (table_id, command)
) STRICT, WITHOUT ROWID;

-- Times are times of service, in milliseconds.
CREATE TABLE tables (
  id TEXT NOT NULL PRIMARY KEY,
  due_ms REAL
) STRICT, WITHOUT ROWID;

CREATE INDEX tables_due ON tables (due_ms, id) WHERE due_ms IS NOT NULL;

CREATE TABLE places (
  table_id TEXT NOT NULL REFERENCES tables (id),
  seat INTEGER NOT NULL,
  session TEXT,
  name TEXT,
  ticket TEXT,
  PRIMARY KEY (table_id, seat)
) STRICT, WITHOUT ROWID;

-- The dealer's, apart from what others may read one day.
CREATE TABLE secrets (
  table_id TEXT NOT NULL PRIMARY KEY REFERENCES tables (id),
  secret BLOB NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE durable_times (
  table_id TEXT NOT NULL REFERENCES tables (id),
  entry INTEGER NOT NULL,
  at_ms REAL NOT NULL,
  PRIMARY KEY (table_id, entry)
) STRICT, WITHOUT ROWID;

CREATE TABLE service (
  one INTEGER NOT NULL PRIMARY KEY CHECK (one = 1),
  served_ms REAL NOT NULL
) STRICT;

INSERT INTO service (one, served_ms) VALUES (1, 0);
