-- Nodes that live. After a crash of the database this is empty, and nodes say what they know again.
CREATE UNLOGGED TABLE nodes (
  node TEXT COLLATE "C" NOT NULL PRIMARY KEY,
  alive_until TIMESTAMPTZ NOT NULL
);

-- Who is at a table, and what people have said there that nobody has decided. Not durable, and in no record.
CREATE UNLOGGED TABLE notes (
  table_id TEXT COLLATE "C" NOT NULL,
  key TEXT COLLATE "C" NOT NULL,
  text TEXT NOT NULL,
  node TEXT COLLATE "C" REFERENCES nodes (node) ON DELETE CASCADE,
  until TIMESTAMPTZ NOT NULL,
  PRIMARY KEY (table_id, key)
);

CREATE INDEX notes_node ON notes (node) WHERE node IS NOT NULL;
CREATE INDEX notes_until ON notes (until);
CREATE INDEX notes_claim ON notes (key) WHERE key LIKE 'claim:%';

CREATE TRIGGER notes_revision AFTER INSERT OR UPDATE OR DELETE ON notes FOR EACH ROW EXECUTE FUNCTION touch_table();
