### The server of the page

server-open = Crownhold is running at { $address }
server-open-house = Crownhold is running at { $address } – on a phone in the same network at { $house }
server-usage = Usage: npm start -- [--port NUMBER] [--host ADDRESS]
server-port-bad = A port is a whole number from 0 to 65535; "{ $port }" is not one.
server-variable-bad =
    { $name } cannot be "{ $value }". { $kind ->
        [port] It is a port: a whole number from 0 to 65535.
        [origin] It is the address that people type, without a path: https://example.org
        [addresses] It is a list of addresses or networks: 10.0.0.1 192.168.0.0/16
        [level] It is one of debug, info, warn, error, silent.
        [threads] It is a whole number from 1 to 64.
        [origins] It is a list of addresses of push services: https://push.example.org
        [contact] It is an address of mail, or of a page: https://example.org/about
        [database] It is the address of a PostgreSQL: postgres://USER@HOST/DATABASE
        [redis] It is the address of a Redis: redis://HOST
        [bots] It is here, or with DATABASE_URL jobs or workers.
       *[switch] It is on or off.
    }
server-port-taken = Port { $port } is taken, perhaps by a Crownhold that is still running. Choose another: npm start -- --port { $other }
server-port-denied = Port { $port } needs administrator rights. Choose another: npm start -- --port { $other }
server-deaf = Crownhold cannot be reached at { $host }, port { $port }: { $reason }
server-worker-open = Bots think here for the servers of { $database }
server-worker-database-missing = A worker needs DATABASE_URL, the PostgreSQL that its servers share.
server-build-missing = The page has not been built yet: npm run build
server-data-locked =
    The data folder { $folder } is in use by another Crownhold{ $address ->
        [none] .
       *[other] , at { $address }
    }
server-data-damaged = The database { $file } is damaged: { $reason }. Nothing was changed.
server-data-newer = The data folder { $folder } was written by a later version of Crownhold. Nothing was changed.
server-data-full = There is no room left for the data folder { $folder }.
server-data-unusable = The data folder { $folder } cannot be used: { $reason }
server-database-newer = The database { $database } was changed by a later version of Crownhold. Nothing was changed now.
server-database-unusable = The database { $database } cannot be used: { $reason }
server-nothing = There is nothing here.
server-failed = Something went wrong here. Please try again.
server-back = To the games
server-backup-done = The backup is in { $file }. It holds the secrets of running games and the hashes of all sessions: keep it as you keep the data folder.
server-restore-done = { $count ->
    [0] Restored. No game was running.
    [one] Restored. { $count } running game goes on with fresh seals, and its players see that.
   *[other] Restored. { $count } running games go on with fresh seals, and their players see that.
}
server-restore-occupied = The data folder { $folder } has a database already. Move it away first.
server-migrate-done = Done. The database has { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
} now. Every row was compared: { $rows }.
server-migrate-differs = The database has other rows already ({ $part }). Use an empty database, or the one that this was begun with.
server-admin-usage = Usage: crownhold backup FILE · restore FILE · migrate FILE DATABASE_URL · admin list · admin export|close|delete TABLE · admin ban SESSION
server-admin-unknown = { $kind ->
    [session] There is no such session, or there are several: { $what }
   *[table] There is no such table: { $what }
}
server-admin-done = Done.
server-kept = What is kept
server-kept-session = Your browser holds a key that it was given when you first sat down. The server keeps only a fingerprint of it, and so knows your seats again.
server-kept-name = The name that you give yourself at a table. It stands beside the game and not in it.
server-kept-list = This server has a public list: a table that its host puts there is seen by everybody, with the name of the host, until it starts.
server-kept-games = The games: every turn, every throw, and what proves that the dice were honest.
server-kept-push = If you want to be told of your turn: the address of your browser at its push service. If you make tokens for programs: their fingerprints.
server-kept-not = Not kept: no address of mail, no password, no address of your computer, no list of what you looked at.
server-kept-forget = With "Forget me" your keys and names are deleted. Games stay, without your name.
server-kept-contact = This server is run by:
server-kept-nobody = This server does not say who runs it.
server-invited = { $name } invites you to { game }
server-invited-unnamed = You are invited to { game }
server-invited-about = Open the link, type your name and sit down. Free, without an account.
