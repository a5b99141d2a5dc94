-- Tokens of sessions that wait for a second device, locked with a secret that is told once: one a session, by the hash of that secret.
-- After a crash, and in a dump, there are none: what was spent never comes back.
CREATE UNLOGGED TABLE device_offers (
  session TEXT COLLATE "C" NOT NULL PRIMARY KEY REFERENCES sessions (session) ON DELETE CASCADE,
  hash TEXT COLLATE "C" NOT NULL UNIQUE,
  locked TEXT NOT NULL,
  until_ms DOUBLE PRECISION NOT NULL
);
