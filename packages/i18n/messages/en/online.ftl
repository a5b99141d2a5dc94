### Tables at a server, in the terminal

online-bad-server = This is no address of a server: { $server }
online-no-seat = You have no seat at this table. To look on: { $command }
online-hosted = A table is ready: { $setting }
online-invitation =
    Send this link: { $link }
    Or say the code: { $code }
online-here-only = Only this computer can open that link. For others, let the server listen in your network or set PUBLIC_URL.
online-host-next =
    Your own seat: { $join }
    To look on: { $watch }
online-left = You have left the table. Your seat stays yours: { $command }
online-record = The game is kept in { $file }. To verify it: { $command }
online-keys = U undo · ? rules · : table · Q leave
online-keys-end = ? rules · : table · Q leave

online-seating = Waiting until all seats are taken
online-sealing = The devices of all players are sealing the dice
online-stopped = This table cannot be played on
online-link-down = No connection. Nothing is lost; trying again…
online-bot-plays = A bot plays for you. Any key takes your seat back.
online-hurried = The server is busy: its bots think less than usual, and play a little weaker.
online-turn-refused = { $code ->
    [too-late] Too late: your time had run out
    [bot-plays] A bot is playing this turn
    [stale] This turn has been played already
    [gone] The table is gone
   *[other] The server refused the turn: { $code }
}
online-trouble = { $trouble ->
    [other-version] The server is of another release. Bring both to the same one.
    [no-session] The server does not know this computer any more
    [gone] There is no such table any more
   *[not-your-seat] This seat belongs to somebody else
}
online-proof-checked = Dice: checked
online-proof-to-check = { $count ->
    [one] Dice: { $count } event is still to check
   *[other] Dice: { $count } events are still to check
}
online-proof-wrong = The dice do NOT fit: { $code }

online-choices = At the table: press a letter, or Esc
online-resign-sure = Give up? { $letter } once more gives up, any other key does not
online-reopened = The server was restored from an older copy: the turns after this one are gone. The game goes on with fresh seals.
online-claim = { $name } comes from another device. Press : to let it in.
online-resigned = Gave up and ranked last: { $names }.
online-rematch-waits = Waiting for the others to want another game.
online-rematch-wanted = { $name } wants another game: press :
online-rematch-ready = The next game: { $join }
online-until = until { $time }
online-left-time = { $time } left
deed-let-in = Let in { $name } on another device
deed-bot = A bot plays for { $name }
deed-rematch = Another game
deed-resign = Give up as { $name }
deed-reaction = { $reaction ->
    [clap] Well done!
    [wow] Wow!
    [oh-no] Oh no!
    [think] Let me think
    [hurry] Hurry?
   *[thanks] Thanks!
}
tables-none = You have no tables at this server
tables-mine = Your tables:
tables-public-none = No table waits for anybody now
tables-public = Tables that wait for anybody:
tables-line = { $state } · { $game } · { $names } · { $link }
tables-state = { $state ->
    [turn] Your turn
    [seating] Waiting for people
    [over] Over
    [stopped] Cannot be played
   *[playing] Others are playing
}
tables-free = { $count ->
    [one] { $count } free seat
   *[other] { $count } free seats
}

## Help

help-group-online = Play at a server
help-word-link = link
help-word-name = name
help-word-program = program
help-word-address = address
help-serve = run the server: page and online tables
help-serve-about = Runs the server, as npm start does, with the page as it was built last. Its variables are in docs/operate.md.
help-serve-port = where to listen
help-serve-host = which address to listen on
help-serve-site = another folder with the page
help-worker = run a worker: bots of a server with PostgreSQL think here
help-worker-about = Runs a worker, on any machine: bots of all servers that share the PostgreSQL of DATABASE_URL think here. It opens no port. Its variables are in docs/operate.md.
help-host = make a table at a server and print its invitation
help-host-about = Makes a table at a server. The first seat is yours; others come by a link, its QR code, or six letters that can be said on the phone.
help-host-server = the address of the server
help-host-bot = a bot of the server, by name or number; once for each
help-host-clock = seconds for every turn; no clock if not given
help-host-public = let everybody find the table in the public list, if the server has one
help-host-json = table, links and code as one line of JSON
help-join = sit down at a table and play it in the terminal
help-join-about = Sits down with an invitation or a code, or goes on with a seat that you have, and plays in the terminal. Keys, witness and turns without an answer are kept on this computer.
help-join-link = the link to the table, or its code
help-join-server = the server of a code
help-join-name = your name at the table
help-tables = list your tables at a server, and those that wait for anybody
help-tables-about = Lists your tables, those first at which it is your turn, and the public list if the server has one. Sit down with crownhold join and the link.
help-tables-json = both lists as one line of JSON
help-watch = follow a game at a server, line by line
help-watch-about = Tells what everybody may know of a game, from its beginning to its end, and checks the dice.
help-watch-link = the link to the table
help-watch-json = one line of JSON per turn
help-bot = let a program play a seat
help-bot-about = Sits down with an invitation and lets a program of the engine protocol (docs/engine.md) play.
help-bot-program = the program and its arguments, after --
help-bot-movetime = milliseconds for a turn
