### The game in the terminal

play-title = { -kingdomino }
play-player = Player { $number }
play-bot-name = { $bot ->
    [random] Random bot
    [greedy] Greedy bot
   *[other] { $bot }
}

## The turn

play-turn-of = { $name } to play
play-put = Place your domino { $number }
play-take = Choose a domino of the next line
play-discard = Domino { $number } fits nowhere: Enter discards it
play-confirm = Enter ends your turn · U takes it back
play-undone = Taken back
play-nothing-to-undo = There is nothing to take back
play-thinking = { $name } is thinking…
play-bot-failed = { $name } cannot go on: { $reason }

## The table

play-gain = { $points ->
    [0] no points
    [one] { SIGNED($points) } point
   *[other] { SIGNED($points) } points
}
play-score = { points }
play-round = Round { $round } of { $rounds }
play-last-round = Last round
play-game-of = Game { $game } of { $games }
play-current-line = Current line
play-next-line = Next line
play-left = { $count ->
    [0] no dominoes left
    [one] { $count } domino left
   *[other] { $count } dominoes left
}

## Keys

play-keys-put = arrows move · R rotate · F other half · Enter place
play-keys-take = arrows choose · Enter take
play-keys-common = U undo · ? rules · S save · L load · Q quit
play-back = Any key goes back
play-again = Enter plays again · Q quits
play-next-game = Enter begins the next game

## Files

play-save-as = Save as:
play-saved = Saved in { $file }
play-not-saved = Not saved: { $reason }
play-load-from = Load which record:
play-loaded = Loaded { $file }
play-not-loaded = Not loaded: { $reason }
play-quit = The game is kept in { $file }. Continue with: { $command }

## What happens

play-event-taken = { $name } takes domino { $domino }
play-event-placed = { $name } places domino { $domino }: { play-gain }
play-event-discarded = { $name } discards domino { $domino }
play-event-king = A king of { $name } is drawn
play-event-round = Round { $round } begins

## The end

play-over = The game is over
play-winner = { $name } wins!
play-shared-win = { $names } share the victory
play-place = { place }
play-territory = { terrain }: { $squares } × { $crowns } = { points }
play-middle-kingdom = { -middle-kingdom }: the castle lies in the centre
play-harmony = { -harmony }: nothing was discarded

## Rules

play-rules-title = Kingdomino in short
play-rules-body =
    K8   The kings act along the current line, from the lowest number up.
         Each time, place the domino under your king, then put the king
         on a free domino of the next line.
    K12  Both halves lie on empty squares. At least one half shares a side
         with the castle or with a square of its own terrain.
         Corners do not count.
    K13  The kingdom with its castle fits into 5×5 squares.
    K14  A domino that fits must be placed.
         One that fits nowhere is discarded.
    K16  A territory is squares of one terrain joined by their sides.
         It scores its squares times its crowns: no crown, no points.
    K17  Most points win. In a tie the largest territory decides,
         then the number of crowns.
    K18  Middle Kingdom: 10 points more for a castle in the centre.
    K19  Harmony: 5 points more if you discarded nothing.

## The window

play-too-small = Please make the window larger: at least { $columns }×{ $rows } characters

## Help of the verbs

help-play = play Kingdomino in this terminal, with people and bots
help-play-players = names of the people, with commas between
help-play-bot = a bot plays too: random, greedy, or the command line of another program; may be given several times
help-play-variants = variants, with commas between: harmony, middle-kingdom, dynasty, mighty-duel
help-play-load = go on with a saved game
help-play-seed = where chance begins; the same seed draws the same dominoes
help-play-ascii = draw with plain letters only
help-engine = speak the line protocol with another program

## Before the game

play-menu-people = People
play-menu-bots = Bots
play-menu-level = Strength of the bots
play-menu-yes = yes
play-menu-no = no
play-menu-keys = arrows change · Enter begins · L load · Q quit
play-menu-continue = C continues your last game
play-menu-seats = Two to four sit at a table
play-menu-duel = The Mighty Duel is for two
play-game-over = Game { $game } of { $games } is over

## A bot that cannot go on

play-bot-not-started = "{ $command }" could not be started: { $problem } · Enter tries again
play-bot-died = it has ended ({ $how }) · Enter starts it again
play-bot-silent = no answer for { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
} · Enter asks again
play-bot-nonsense = it says "{ $line }" · Enter asks again
play-bot-illegal = its turn is against the rules: { $turn } · Enter asks again
play-bot-closed = it was sent away · Enter asks again
