### The game in the browser

## The house

web-name = Crownhold
web-tagline = Kingdoms around one table
web-title = Crownhold: { -kingdomino } in your browser
web-description = Play { -kingdomino } in your browser: against bots or together on one device, free and without an account.
web-noscript = Crownhold needs JavaScript. Please turn it on and reload the page.
web-play-now = Play now
web-friends = With friends
web-join-by-code = Join by code
web-choose = Choose…
web-by-message = By message
web-continue = Continue
web-about-game = { $game ->
    [kingdomino] Join your land, gather crowns. 2⁠–⁠4 players.
    [duel] Four dice, two maps, a spellbook. 2 players.
   *[colours] Throw the dice, colour the map. 1⁠–⁠4 players.
}
web-rulebook = Rules
web-learn = Learn by playing
web-my-games = My games
web-settings = Settings
web-to-first = Home
web-you = you
web-about = Unofficial
web-family = They have played here
web-family-forget = Forget these names

## Before a game

web-new-game = New game
web-new-game-of = { game }: new game
web-dice-coming = The dice are coming… { $percent }%
web-dice-failed = The dice did not come. Is there a connection? They are needed once, and then kept on this device.
web-try-again = Try again
web-seats = How many players?
web-seat = Seat { $number }
web-who = Who plays
web-name-of-seat = Name
web-person = Human
web-player = Player { $number }
web-banner = { $seat ->
    [0] pink banner
    [1] yellow banner
    [2] green banner
   *[other] blue banner
}
web-only-bots = Only bots play: lean back and watch.
web-variants = Variants
web-variant-about = { $variant ->
    [dynasty] Three games in a row; the points are added up.
    [middle-kingdom] +10 points if your castle is in the exact centre.
    [harmony] +5 points if you discard nothing.
   *[mighty-duel] All 48 dominoes and kingdoms of 7×7 squares.
}
web-only-two = For two players.
web-tiebreak = Tie-break
web-tiebreak-name = { $tiebreak ->
    [crowns] Crowns only
   *[territory-then-crowns] Largest territory, then crowns
}
web-tiebreak-about = { $tiebreak ->
    [crowns] As in the two-player leaflet.
   *[territory-then-crowns] As in the box edition.
}
web-rule = rule { $rule }
web-start = Start

## Before a Duel

web-spellbook-legend = Who ticks the spellbook
web-spellbook-name = { $spellbook ->
    [always] Everybody ticks
   *[drawn] A player who passes ticks nothing
}
web-spellbook-about = { $spellbook ->
    [always] As in the Bulgarian edition.
   *[drawn] As in the Russian edition.
}
web-first-player = Who begins
web-first-by-lot = By lot

## Settings

web-settings-kept = Saved on this device only.
web-language = Language
web-language-auto = Same as browser
web-theme = Colours
web-theme-name = { $theme ->
    [light] Paper
    [dark] Night
    [contrast] High contrast
   *[auto] Same as system
}
web-motion = Animation
web-motion-name = { $motion ->
    [less] Reduced
    [full] Full
   *[auto] Same as system
}
web-pace = Pace
web-pace-name = { $pace ->
    [calm] Calm
    [quick] Quick
   *[normal] Normal
}
web-help-out = Comfort
web-sound = Sound
web-sound-about = Soft wood and paper.
web-sound-on = Sound is on
web-sound-off = Sound is off
web-patterns = Patterns
web-patterns-about = Every colour has a pattern of its own, too.
web-confirm-turn = Ask before my turn ends
web-confirm-turn-about = Until then everything can be undone.
web-letter-keys = Keyboard shortcuts
web-letter-keys-about = Turn them off if you control your device by voice.

## My games

web-unfinished = Unfinished
web-finished = Finished
web-games-empty = No games here yet. The first one takes a quarter of an hour.
web-open = View
web-remove = Delete
web-removed = Deleted: { $names }
web-open-record = Open a record
web-open-record-about = Choose a file, or drop it here.
web-save-record = Save the record
web-record-broken = This record cannot be opened. { $reason }
web-replay = Replay

## Fairness

web-fairness = What fairness means
web-back = Back

## When something is wrong

web-lost-title = There is nothing here
web-lost-text = The address is wrong, or the game was deleted on this device.
web-broken-title = Something went wrong
web-broken-text = Either the connection dropped or we made a mistake. Your games are safe on this device: reload the page to carry on.
web-broken-reload = Reload
web-your-turn = Your turn
web-update = There is a new version.
web-update-reload = Reload
web-not-saved-full = This device is out of space: the game will be lost when you close this page. Delete games you no longer need, or save the record.
web-not-saved-blocked = The browser does not let this page save anything: the game will be lost when you close it. Save the record to keep it.
web-game-gone = This game was deleted in another window. What you do here is no longer saved.

## The turn

web-ask-put = Place your domino
web-ask-take = Choose a domino from the next line
web-ask-take-first = Choose a domino
web-ask-discard = It fits nowhere: discard it
web-ask-confirm = All set: end your turn
web-bot-thinks = Thinking…
web-to-play = To play
web-voice-waits-person = Waiting for { $name }
web-plays = Plays
web-rotate = Rotate
web-undo = Undo
web-confirm = End turn
web-place-here = Place
web-take = Take
web-hint = Hint
web-discard = Discard

## The table

web-current-line = Current line
web-next-line = Next line
web-first-line = First line
web-left = { $count ->
    [0] no dominoes left
    [one] { $count } domino left
   *[other] { $count } dominoes left
}
web-round = Round { $round } of { $rounds }
web-last-round = Last round
web-game-of = Game { $game } of { $games }
web-points = { points }
web-gain = { $points ->
    [0] no points
    [one] { SIGNED($points) } point
   *[other] { SIGNED($points) } points
}
web-signed = { SIGNED($points) }
web-gain-why = { SIGNED($points) }: { $reasons }
web-gain-territory = { terrain } { $squares } × { $crowns }
web-gain-own = own { SIGNED($points) }
web-gain-centre = centre { SIGNED($points) }
web-plays-order = { $order ->
    [1] you play 1st
    [2] you play 2nd
    [3] you play 3rd
   *[other] you play { $order }th
}
web-turn-placed = { $name }: { $what }, { SIGNED($points) }
web-turn-discarded = { $name }: discarded { $domino }
web-turn-took = took { $domino }
web-turn-only-took = { $name } took { $domino }
web-since = Show again what happened since my last turn
web-so-far = { $bonus }: { SIGNED($points) } so far
web-open-points = { SIGNED($points) } so far
web-turn-of = { $name }: your turn
web-kingdom-of = Kingdom of { $name }, { points }
web-domino = Domino { $number }
web-half = { $crowns ->
    [0] { terrain }
   *[other] { terrain }, { crowns }
}
web-castle-of = castle of { $name }
web-king-of = king of { $name }
web-free = free
web-empty-cell = empty square { $x }, { $y }
web-cell = { $what }, square { $x }, { $y }
web-enlarge = Enlarge the kingdom of { $name }
web-close = Close
web-breakdown = What it is made of
web-menu = Menu
web-leave = Leave the table

## Why not

web-refusal-occupied = This square is taken
web-refusal-no-match = Neither half touches its own terrain or the castle
web-refusal-outside-grid = The kingdom would not fit in { $size }×{ $size } squares
web-refusal-taken = Domino { $domino } already has a king on it: { $name }
web-refusal-put-first = First place your domino

## Keys

web-keys-title = Keys
web-keys =
    Arrows: move the domino
    R: rotate it
    F: swap its halves
    N: next place where it fits
    Enter: place it, end the turn
    U: undo
    1–4: choose a domino from the next line
    H: hint
    I: what this piece is, as if you held it
    W: whose turn it is and what to do
    K: my kingdom, row by row
    L: the lines
    S: the scores
    M: the last move
    /: type a move
    ?: these keys

## What a screen reader hears

web-voice-put = { $name }, place domino { $domino }: { $halves }
web-voice-take = { $name }, choose a domino: { $free }
web-voice-discard = { $name }, domino { $domino } fits nowhere: discard it
web-voice-confirm = { $name }, end your turn
web-voice-waits = { $name } is thinking
web-voice-laid = Placed: { web-gain }
web-voice-discarded = Discarded
web-voice-discarded-cost = { web-voice-discarded }: { web-gain }
web-voice-chosen = Domino { $domino } chosen
web-voice-undone = Undone
web-voice-then-takes = { $sentence }, then takes domino { $domino }
web-voice-half-at = { $half } on { $x }, { $y }
web-voice-fits = { $where }: fits, { web-gain }
web-voice-fits-not = { $where }: does not fit
web-voice-gone = played
web-voice-row = Row { $y } from { $x }: { $squares }
web-voice-empty = { $count ->
    [one] empty
   *[other] { $count } empty
}
web-voice-score = { $name }: { points }
web-voice-nothing-yet = Nothing has happened yet

## A move in writing

web-type-title = Type a move
web-type-about = For example: put 1,0 2,0; take 17. Squares count from the castle: to the right, then upwards.
web-type-play = Play it

## The end

web-over = The game is over
web-winner = { $name } wins!
web-you-win = You win!
web-winner-margin = { $name } wins by { points }
web-look-back = Look back
web-winners-shared = { $names } share the victory
web-place-ranked = { place }
web-territory = { terrain }: { $squares } × { $crowns } = { $points }
web-no-territory = No territory with a crown
web-bonus-middle = { -middle-kingdom }: the castle lies in the centre
web-bonus-harmony = { -harmony }: nothing was discarded
web-total = Total: { points }
web-tie-largest = Tied on points: the largest territory decides.
web-tie-crowns = Tied on points: crowns decide.
web-tie-shared = { $tiebreak ->
    [crowns] Equal on points and crowns.
   *[territory-then-crowns] Equal on points, largest territory and crowns.
}
web-rematch = Again
web-next-game = Next game

## Games of a dynasty, and a bot at a loss

web-bot-stuck = Found no turn to play
web-ask-again = Try again
web-game-over = Game { $game } of { $games } is over
web-earlier-games = Earlier games: { points }
