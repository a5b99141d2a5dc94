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
