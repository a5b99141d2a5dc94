-- What bots have thought as jobs, for minutes. After a crash of the database it is empty, and the turns are asked for again.
CREATE UNLOGGED TABLE bot_answers (
  id TEXT COLLATE "C" NOT NULL PRIMARY KEY,
  turn TEXT,
  made_at TIMESTAMPTZ NOT NULL DEFAULT now()
);
