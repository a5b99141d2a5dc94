-- Turns that bots think about as jobs, and what they have answered, for minutes. After a crash of the database it is empty,
-- and the turns are asked for again.
CREATE UNLOGGED TABLE bot_jobs (
  id TEXT COLLATE "C" NOT NULL PRIMARY KEY,
  request TEXT NOT NULL,
  first_asked_at TIMESTAMPTZ NOT NULL DEFAULT now(),
  asked_at TIMESTAMPTZ NOT NULL DEFAULT now(),
  -- A worker is at it until then, and says so again while it lives.
  held_until TIMESTAMPTZ,
  -- How often a worker took it.
  holds INTEGER NOT NULL DEFAULT 0,
  -- None in an answer: no bot could think of one.
  turn TEXT,
  answered_at TIMESTAMPTZ
);

CREATE INDEX bot_jobs_open ON bot_jobs (first_asked_at) WHERE answered_at IS NULL;
