// Written by `npm run messages` from messages/*/*.ftl: change those.
export const friends = `friends-invite = Invite
friends-your-name = Your name
friends-send = Send the link
friends-copy = Copy the link
friends-copied = Copied
friends-link = The link
friends-message = { $name } invites you to { game }
friends-message-unnamed = An invitation to { game }
friends-code = Code
friends-qr = The link as a picture for a camera
friends-here-only = Works in this Wi‑Fi only.
friends-elsewhere = For another town a public address is needed.
friends-host-help = Friends in another town
friends-host-address = The server of this page runs in your home network. Run it on a computer that the internet reaches and give it its address in PUBLIC_URL; this file of the game says how:
friends-seats = Seats
friends-free = free
friends-away = away
friends-learning = is learning
friends-you = you
friends-host = host
friends-add-seat = One more seat
friends-remove-seat = One seat less
friends-seat-taker = Who takes this seat?
friends-wait-for-somebody = Wait for somebody
friends-send-away = Send away
friends-leave = Leave
friends-start = Start
friends-start-bots = Bots take the free seats?
friends-start-with-bots = Start with bots
friends-starts-in = { $seconds ->
    [one] Starts in { $seconds } second
   *[other] Starts in { $seconds } seconds
}
friends-wait = Wait
friends-waiting-for-host = { $name } will start the game
friends-sealing = The devices of all players are sealing the dice…
friends-no-server = Playing with friends needs a server behind this page. Whoever hosts it runs "npm start".
friends-terms = How it is played
friends-rules = Rules
friends-rules-basic = Basic rules
friends-clock = Clock
friends-clock-none = No clock
friends-clock-turn = { $time } for each turn
friends-clock-bank = { $time }, and { $more } more after each turn
friends-who-comes = Who may come
friends-comes = { $way ->
    [list] Everybody, by the list
   *[link] By link only
}
friends-one-more-here = One more person at this device
friends-second-name = Name of the other person
friends-invited = { $name } invites you to { game }
friends-invited-unnamed = You are invited to { game }
friends-sit = Sit down
friends-learn-first = Never played? Two minutes first
friends-code-six = Six letters
friends-public = Open tables
friends-public-none = No table is waiting for anybody right now.
friends-free-seats = { $count ->
    [one] { $count } free seat
   *[other] { $count } free seats
}
friends-join = Join
friends-full = All seats are taken.
friends-started = The game has begun.
friends-over = This game is over.
friends-watch = Watch
friends-open-like = Open a table like this
friends-are-you = Are you one of them? Somebody at the table can let you in.
friends-i-am = I am { $name }
friends-asked-in = The others were asked to let you in…
friends-back = To the first screen
friends-to-table = To the table
friends-kept-seat = Your seat at the table is kept
friends-line-down = No connection, trying…
friends-sent-later = Sent when the line is back
friends-on-its-way = Your turn is on its way…
friends-is-away = { $name } is away
friends-bot-on = A bot plays on
friends-bot-plays = A bot plays for you
friends-take-back = Take my seat back
friends-claim = A device says: I am { $name }
friends-let-in = Yes, it is { $name }
friends-refused = { $code ->
    [too-late] Too late: your time had run out
    [bot-plays] A bot is playing this turn
    [stale] This turn was played on another device
   *[other] The table did not take the turn
}
friends-dice-checked = Dice: checked
friends-dice-to-check = { $count ->
    [one] Dice: { $count } throw is still to check
   *[other] Dice: { $count } throws are still to check
}
friends-dice-wrong = The dice do not fit what was promised
friends-dice-more = What this means
friends-hurried = The server is busy: its bots think less than usual, and play a little weaker.
friends-watch-link = Link to watch
friends-move-link = My seat on another device
friends-resign = Give up
friends-resign-sure = Give this game up?
friends-react = Sign
friends-reaction = { $reaction ->
    [clap] Well done!
    [wow] Wow!
    [oh-no] Oh no!
    [think] Let me think
    [hurry] Hurry?
   *[thanks] Thanks!
}
friends-reacted = { $name }: { $sign }
friends-your-turn = Your turn
friends-tables = Games with friends
friends-clocks = Clocks
friends-until = by { $time }
friends-left = { $name }: { $time }
friends-signs-shown = Show signs of others
friends-find-again = Want to find this game again? Open it in your browser.
friends-take-along = Link that takes my seat along
friends-tell-me = Tell me when it is my turn
friends-told-here = This device will be told when it is your turn
friends-told-not = This browser does not allow notices for this page
friends-kept = What this server keeps
friends-watching = You are watching
friends-scan-watch = Scan to watch
friends-by-message = by message
friends-wants-again = { $name } wants another game
friends-waiting-for = Waiting for { $names }
friends-tally = { $name } { $wins }
friends-tally-two = { $first } { $wins } : { $others } { $second }
friends-yes = Yes
friends-not-now = Not now
friends-resigned = { $count ->
    [one] { $names } gave up and is ranked last
   *[other] { $names } gave up and are ranked last
}
friends-end-checking = The whole game is being checked…
friends-end-checked = The whole game is checked: every draw and every roll fits what was sealed before it
friends-end-wrong = The game does not fit what was sealed, or what this device has seen of it
friends-end-open = The whole game is not checked here
friends-end-check = Check it now
friends-trouble = { $trouble ->
    [unreachable] The server cannot be reached. Try again in a moment.
    [wrong-link] This link does not lead to a table any more.
    [unknown-code] No such code. Codes end when the game starts.
    [unknown-table] There is no such table any more.
    [not-your-seat] This seat belongs to another device now.
    [no-session] This browser has lost its seat.
    [other-version] A new version: reload the page.
    [bad-name] This name cannot be one.
    [too-many] That was too often. Try again in a moment.
    [has-started] The game has begun.
    [seat-refused] All seats are taken.
   *[other] The server did not do that. Try again.
}
friends-reload = Reload
friends-try-again = Try again
`;
