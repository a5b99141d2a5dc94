-- Hashes of secrets that open a table: of an invitation, of a link to watch, and of a code.
CREATE TABLE links (
  table_id TEXT NOT NULL REFERENCES tables (id),
  kind TEXT NOT NULL,
  hash TEXT NOT NULL,
  PRIMARY KEY (table_id, kind)
) STRICT, WITHOUT ROWID;

CREATE INDEX links_code ON links (hash) WHERE kind = 'code';

-- Sessions that have entered by a link.
CREATE TABLE guests (
  table_id TEXT NOT NULL REFERENCES tables (id),
  session TEXT NOT NULL,
  "right" TEXT NOT NULL,
  PRIMARY KEY (table_id, session)
) STRICT, WITHOUT ROWID;

CREATE INDEX guests_session ON guests (session);
CREATE INDEX places_session ON places (session) WHERE session IS NOT NULL;

-- For lists of tables. Those whose last entry is older have no summary.
ALTER TABLE tables ADD COLUMN creator TEXT;
ALTER TABLE tables ADD COLUMN status TEXT;
ALTER TABLE tables ADD COLUMN summary TEXT;
ALTER TABLE tables ADD COLUMN changed_ms REAL NOT NULL DEFAULT 0;
CREATE INDEX tables_creator ON tables (creator) WHERE creator IS NOT NULL;
