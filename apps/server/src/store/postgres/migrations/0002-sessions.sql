-- By the hash of a token that only a browser knows.
CREATE TABLE sessions (
  session TEXT COLLATE "C" NOT NULL PRIMARY KEY
);

-- By the hash of a token that only its owner knows. It acts for a session, and ends with it.
CREATE TABLE tokens (
  token TEXT COLLATE "C" NOT NULL PRIMARY KEY,
  id TEXT COLLATE "C" NOT NULL,
  session TEXT COLLATE "C" NOT NULL REFERENCES sessions (session) ON DELETE CASCADE,
  name TEXT NOT NULL,
  scopes TEXT NOT NULL,
  UNIQUE (session, id)
);

-- Where browsers can be told that it is somebody's turn.
CREATE TABLE pushes (
  session TEXT COLLATE "C" NOT NULL REFERENCES sessions (session) ON DELETE CASCADE,
  endpoint TEXT COLLATE "C" NOT NULL,
  p256dh TEXT NOT NULL,
  auth TEXT NOT NULL,
  PRIMARY KEY (session, endpoint)
);

CREATE INDEX pushes_endpoint ON pushes (endpoint);

-- Of the server itself.
CREATE TABLE server_keys (
  name TEXT COLLATE "C" NOT NULL PRIMARY KEY,
  key BYTEA NOT NULL
);

-- Sessions that want to be forgotten. A node that starts deletes what a restored dump still says of them.
CREATE TABLE forgotten (
  session TEXT COLLATE "C" NOT NULL PRIMARY KEY
);
