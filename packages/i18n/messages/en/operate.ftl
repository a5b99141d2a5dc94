### Tokens, backups and what an operator does, in the terminal

token-made =
    { $token }
    It is told this once. To revoke it: crownhold token revoke { $id }
token-none = You have no tokens at this server
token-revoked = The token { $id } is revoked
token-no-id = Which token? crownhold token list names them
token-scopes = Say what the token may do, with --scope once for each: { $scopes }
usage-one-of = It is one of { $words }.
help-token = make, list and revoke tokens for programs
help-token-about = Tokens let a program use the API of a server for you, within their scopes. They belong to the session of this computer. The API is described at the server's address /api.
help-token-action = what to do
help-token-id = the id of the token to revoke
help-token-name = what you call the token
help-token-scope = what it may do; once for each: tables:read, tables:create, tables:play, games:read
help-token-json = the answer as one line of JSON
help-group-operate = Operate a server
help-backup = copy the data of a server, also while it runs
help-backup-about = Writes a consistent copy of the data folder (CROWNHOLD_DATA) to a new file that only you can read. Secrets are in it.
help-restore = put a backup into an empty data folder
help-restore-about = Puts a backup into the data folder (CROWNHOLD_DATA), which must have no database. Running games go on with fresh seals, and their players see that.
help-migrate = copy a data folder's database into PostgreSQL
help-migrate-about = Copies all tables and sessions of a database file into a PostgreSQL, and compares every row. Stop the server first. The file is not changed. If it is cut off, call it again.
help-migrate-from = the database file, crownhold.db of the data folder
help-migrate-to = the PostgreSQL; without it the one that DATABASE_URL names
help-admin = list, export, close and delete tables; end a session
help-admin-about = Works in the data folder (CROWNHOLD_DATA). To list and export, the server may run; for the rest, stop it first. A session is named by its first digits, as the list shows them.
help-admin-action = what to do
help-admin-what = a table, or a session
help-admin-json = the answer as one line of JSON
