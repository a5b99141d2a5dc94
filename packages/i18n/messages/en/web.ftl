### The game in the browser

## The house

web-name = Crownhold
web-tagline = Kingdoms around one table
web-play-now = Play now
web-choose = Choose…
web-continue = Continue
web-about-game = { $game ->
    [kingdomino] Lay dominoes, join the land, gather crowns. 2–4 players, 15 minutes.
    [duel] Four dice, two maps, a spellbook. 2 players.
   *[colours] Throw the dice, colour the map. 1–4 players.
}
web-not-yet = Coming soon
web-not-yet-why = This game cannot be played in the browser yet. It can be in the terminal, today:
web-rulebook = Rules
web-learn = Learn by playing
web-my-games = My games
web-settings = Settings
web-to-first = To the first screen
web-notice-title = Unofficial
web-notice =
    Crownhold is an independent project. It is not made, approved or supported by the authors or publishers of these games.
    "Kingdomino" and "Kingdomino Duel" are trademarks of their owners. If you like a game, please buy it.

## Before a game

web-new-game = New game
web-new-game-of = { game }: new game
web-seats = How many play?
web-seat = Seat { $number }
web-who = Who plays
web-name-of-seat = Name
web-person = A person
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
    [middle-kingdom] 10 points more for a castle in the exact centre.
    [harmony] 5 points more for whoever has discarded nothing.
   *[mighty-duel] All 48 dominoes and kingdoms of 7×7 squares.
}
web-only-two = For two players.
web-tiebreak = If points are equal
web-tiebreak-name = { $tiebreak ->
    [crowns] Only the crowns
   *[territory-then-crowns] The largest territory, then the crowns
}
web-tiebreak-about = { $tiebreak ->
    [crowns] As in the leaflet of the two-player edition.
   *[territory-then-crowns] As in the box edition.
}
web-rule = rule { $rule }
web-start = Start

## Settings

web-settings-kept = Kept on this device, and nowhere else.
web-language = Language
web-language-auto = As in the browser
web-theme = Colours
web-theme-name = { $theme ->
    [light] Paper
    [dark] Night
    [contrast] High contrast
   *[auto] As in the system
}
web-motion = Movement
web-motion-name = { $motion ->
    [less] Less
    [full] Full
   *[auto] As in the system
}
web-help-out = Helping hands
web-sound = Sound
web-sound-about = Soft wood and paper.
web-patterns = Patterns
web-patterns-about = Every colour has a pattern of its own, too.
web-confirm-turn = Ask before my turn ends
web-confirm-turn-about = Until then everything can be undone.
web-letter-keys = Letter keys at the table
web-letter-keys-about = Switch them off if you speak to your device instead of typing.

## My games

web-unfinished = Unfinished
web-finished = Finished
web-games-empty = No games here yet. The first one takes a quarter of an hour.
web-open = Look at it
web-remove = Delete
web-removed = Deleted: { $names }
web-open-record = Open a record
web-open-record-about = Choose a file, or drop it here.
web-save-record = Save the record
web-record-broken = This record cannot be opened. { $reason }
web-replay = Replay
web-back = Back

## When something is wrong

web-lost-title = There is nothing here
web-lost-text = The address is wrong, or the game was deleted on this device.
web-broken-title = Something went wrong
web-broken-text = Either the connection broke off, or the mistake is ours. Your games are kept on this device: load the page again and go on where you were.
web-broken-reload = Load again
web-your-turn = Your turn
web-update = There is a new version.
web-update-reload = Reload
web-not-saved-full = There is no room left on this device: the game lasts only as long as this page. Delete games that you no longer need, or save the record.
web-not-saved-blocked = The browser keeps nothing from this page: the game lasts only until it is closed. Save the record to keep it.

## The turn

web-ask-put = Put your domino
web-ask-take = Choose a domino of the next line
web-ask-take-first = Choose a domino
web-ask-discard = Your domino fits nowhere: discard it
web-ask-confirm = All set: end your turn
web-bot-thinks = Thinking…
web-rotate = Rotate
web-undo = Undo
web-confirm = End turn
web-place-here = Place here
web-take = Take it
web-hint = Hint
web-discard = Discard

## The table

web-current-line = Current line
web-next-line = Next line
web-first-line = First line
web-left = { $count ->
    [0] no dominoes left
    [one] { $count } domino left
   *[other] { $count } dominoes left
}
web-round = Round { $round } of { $rounds }
web-last-round = Last round
web-game-of = Game { $game } of { $games }
web-points = { points }
web-gain = { $points ->
    [0] no points
    [one] { SIGNED($points) } point
   *[other] { SIGNED($points) } points
}
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
web-zoom-in = Zoom in
web-zoom-out = Zoom out
web-menu = Menu
web-leave = Leave the table

## Why not

web-refusal-occupied = This square is taken
web-refusal-outside-grid = The kingdom would not fit in { $size }×{ $size } squares
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
    1–4: choose a domino of the next line
    H: hint
    W: whose turn, and what is asked
    K: my kingdom, row by row
    L: the lines
    S: the scores
    M: the last move
    /: type a move
    ?: these keys

## What happens

web-event-king = A king of { $name } is drawn
web-event-taken = { $name } takes domino { $domino }
web-event-placed = { $name } places domino { $domino }: { web-gain }
web-event-discarded = { $name } discards domino { $domino }
web-event-discarded-cost = { web-event-discarded }: { web-gain }
web-event-round = Round { $round } begins

## What a screen reader hears

web-voice-put = { $name }, put domino { $domino }: { $halves }
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
   *[other] { $count } empty
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
web-winners-shared = { $names } share the victory
web-place-ranked = { place }
web-territory = { terrain }: { $squares } × { $crowns } = { $points }
web-no-territory = No territory with a crown
web-bonus-middle = { -middle-kingdom }: the castle lies in the centre
web-bonus-harmony = { -harmony }: nothing was discarded
web-total = Total: { points }
web-tie-largest = Points are equal: the largest territory decides.
web-tie-crowns = Points are equal: the crowns decide.
web-tie-shared = { $tiebreak ->
    [crowns] Equal on points and crowns.
   *[territory-then-crowns] Equal on points, largest territory and crowns.
}
web-rematch = Play again
web-next-game = Next game

## Games of a dynasty, and a bot at a loss

web-bot-stuck = Found no turn to play
web-ask-again = Ask again
web-game-over = Game { $game } of { $games } is over
web-earlier-games = Earlier games: { points }
