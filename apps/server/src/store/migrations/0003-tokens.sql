-- By the hash of a token that only its owner knows. It acts for a session, and ends with it.
CREATE TABLE tokens (
  token TEXT NOT NULL PRIMARY KEY,
  id TEXT NOT NULL,
  session TEXT NOT NULL REFERENCES sessions (session) ON DELETE CASCADE,
  name TEXT NOT NULL,
  scopes TEXT NOT NULL,
  UNIQUE (session, id)
) STRICT, WITHOUT ROWID;

CREATE INDEX IF NOT EXISTS places_session ON places (session) WHERE session IS NOT NULL;
