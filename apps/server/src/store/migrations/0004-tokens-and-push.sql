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

-- Where browsers can be told that it is somebody's turn.
CREATE TABLE pushes (
  session TEXT NOT NULL REFERENCES sessions (session) ON DELETE CASCADE,
  endpoint TEXT NOT NULL,
  p256dh TEXT NOT NULL,
  auth TEXT NOT NULL,
  PRIMARY KEY (session, endpoint)
) STRICT, WITHOUT ROWID;

CREATE INDEX pushes_endpoint ON pushes (endpoint);

-- Of the server itself.
CREATE TABLE server_keys (
  name TEXT NOT NULL PRIMARY KEY,
  key BLOB NOT NULL
) STRICT, WITHOUT ROWID;
