-- By the hash of a token that only a browser knows.
CREATE TABLE sessions (
  session TEXT NOT NULL PRIMARY KEY
) STRICT, WITHOUT ROWID;
