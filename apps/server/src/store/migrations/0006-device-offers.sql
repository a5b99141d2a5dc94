-- Tokens of sessions that wait for a second device, locked with a secret that is told once: one a session, by the hash of that secret.
CREATE TABLE device_offers (
  session TEXT NOT NULL PRIMARY KEY REFERENCES sessions (session) ON DELETE CASCADE,
  hash TEXT NOT NULL UNIQUE,
  locked TEXT NOT NULL,
  until_ms REAL NOT NULL
) STRICT;
