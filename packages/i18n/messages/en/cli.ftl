### The command line

## Help of the whole program

help-about = board games with exact rules, in your terminal.
help-usage = crownhold <verb> [options]
help-exit-codes = Exit codes: 0 success, 1 bad input, 2 wrong usage.
help-read-more = Read more: { $files }
help-reference = Reference: { $files }

help-title-usage = Usage:
help-title-arguments = Arguments:
help-title-options = Options:
help-title-global-options = Options of every verb:
help-title-example = Example:
help-title-examples = Examples:

help-group-play = Play
help-group-look = Look at a game
help-group-many = Play many games
help-group-hood = Look under the hood

help-option-json = after most verbs: the answer for programs
help-option-lang = language: { $languages }
help-option-help = this text; after a verb, all about it
help-option-version = the version

help-example-play = two people and a bot, sharing this keyboard
help-example-replay = how a game went, or which rule it broke
help-example-score = count what lies on your table
help-example-simulate = what random play is worth

## Help of a verb

help-help = all about this verb
help-options = [options]
help-default = { $description } (default: { $value })

help-word-file = file
help-word-folder = folder
help-word-lang = lang
help-word-list = list
help-word-game = game

help-game = which game: kingdomino, duel or colours
help-seats = how many players
help-variants = kingdomino: variants, separated by commas: { $example }
help-tiebreak = kingdomino: how a tie is broken: territory-then-crowns or crowns
help-spellbook = duel: whose dice tick the { -spellbook }: drawn or always
help-first = duel: who begins: random, 0 or 1

help-replay = play records through the rules and tell how the games went
help-replay-about = Plays every step of each record through the rules and tells how the game went, or at which step it broke which rule. An unfinished record is fine.
help-replay-files = records; - is standard input
help-replay-json = one line of JSON per file

help-show = print the position of a record after any step
help-show-about = Plays a record up to a step and prints the position: who is to act, every player's area, and the state in one line as crownhold engine reads it.
help-show-file = the record; - is standard input
help-show-at = after how many steps; after all of them if not given
help-show-json = the position as one line of JSON, with what each seat may see

help-score = count the points of kingdoms from a physical table
help-score-about = Counts kingdoms as they lie on your table, territory by territory or domain by domain.
help-score-file = the kingdoms; - is standard input
help-score-json = the result as one line of JSON
help-score-format =
    A kingdom is written as rows of squares from the top down: the letter of a
    terrain with its crowns, C for the { -castle }, . for nothing. The letters are
    w { -wheat }, f { -forest }, l { -lake }, g { -grass }, s { -swamp }, m { -mine }.
    Empty lines and lines that begin with # do not count; a line --- stands
    between the kingdoms of different players. JSON will do as well:
      { $rows }
      { $squares }
    A map of the Duel (--game duel) is five rows of seven squares. The letters are
    d { -dot }, s { -stripe }, D { -double-dot }, S { -double-stripe }, b { -black }, q { -quarters }, with the
    number of crosses; a line "domains dot" names the arms of that { -spell }.
      { $map }
    A sheet of Colour Kingdoms (--game colours) is six rows, one for each kingdom: its
    letter (b, g, y, v, r, n) and nine signs, the letter of the paint or . for none; a
    line "blots 3"; a line "places blue 4 hydra 3" for speed points that were earned.
      { $sheet }

help-simulate = play random games and show their statistics
help-simulate-about = Plays random games and shows points and victories by seat; a shared victory is split. The same seed plays the same games.
help-simulate-games = how many games
help-simulate-seed = random seed
help-simulate-out = also write each game as a record, at most { $max }
help-simulate-json = one line of JSON; all but "speed" depends on the seed alone

help-perft = count all ways to go on, to compare two engines
help-perft-about = Counts the ways to go on for exactly so many steps, chance included: engines that agree on such counts agree on the rules. A game that ends earlier counts nothing.
help-perft-depth = how many steps
help-perft-record = count from the end of a record; - is standard input
help-perft-divide = split the count by the first step
help-perft-json = the counts as one line of JSON

help-bench = measure how fast the rules run on this machine
help-bench-about = Measures random games a second, the cost of copying a state, and whether memory grows. Several short slices: noise moves their median little, and cannot improve their best.
help-bench-seconds = how long to measure, in seconds
help-bench-json = the figures as one line of JSON

## Wrong usage

usage-hint = Help: crownhold --help, or crownhold <verb> --help
usage-unknown-verb = There is no verb "{ $verb }".
usage-unknown-option = There is no option "{ $option }".
usage-did-you-mean = Did you mean { $words }?
usage-missing-argument = Something is missing: <{ $argument }>.
usage-missing-option = The option "{ $option }" is missing.
usage-missing-value = The option "{ $option }" needs a value.
usage-too-many-arguments = Too many arguments: { $received }, and at most { $expected } can be used.
usage-conflict = The options "{ $option }" and "{ $other }" exclude each other.
usage-bad-option-value = The option "{ $option }" cannot be "{ $value }". { $reason }
usage-bad-argument-value = The argument <{ $argument }> cannot be "{ $value }". { $reason }
usage-whole-number = It must be a whole number from { $min } to { $max }.
usage-number = It must be a number from { $min } to { $max }.
usage-language = Known languages: { $languages }.
usage-too-many-files = With --out there can be at most { $max } games.
usage-too-many-saved = With --save there can be at most { $max } games.
usage-sprt = --sprt needs two differences in Elo from −1000 to 1000, the lower first, like --sprt 0 10.

## The world

world-keyboard = Reading from the keyboard; Ctrl-D on a line of its own ends it.
world-output = The output cannot be written: { $problem }.
world-bug = this is a bug, please report it with what you did:

## Records

record-fault = { $file }: { $sentence }
record-fault-step = { $file }, step { $step } (counted from 0): { $sentence }
record-fault-text = { $file }, step { $step } (counted from 0) "{ $text }": { $sentence }

replay-head =
    { $file }: { $setting }; { steps }, { $end ->
        [finished] finished
       *[unfinished] unfinished
    }
replay-game = Game { $game }
replay-all-games = All games
replay-throws = Where the dice fell: drops, area, kingdoms if there are several
replay-attempts = { $attempts ->
    [one] thrown once
   *[other] thrown { $attempts } times
}
show-head =
    { $file }: { $setting }; after { $at } of { $steps ->
        [one] { $steps } step
       *[other] { $steps } steps
    }
show-acting =
    { $who ->
        [chance] Chance is to act.
       *[over] The game is over.
    }
show-seats =
    { $count ->
        [one] Seat { $seats } is to act.
       *[other] Seats { $seats } are to act.
    }
show-next = Next step of the record: { $step }
seat-points = seat { $seat }: { points }
seat-result = seat { $seat }: { points }, { place }

## Kingdoms

kingdom-points = kingdom { $number }: { points }
kingdom-result = kingdom { $number }: { points }, { place }
kingdom-fault = kingdom { $number }: { $sentence }
kingdom-nothing-scores = nothing scores
kingdom-no-crown = no { -crown }:
kingdom-discarded = discarded: { $count }
map-no-cross = no { -cross }:
map-domains = { spell-domains } ({ arms })
map-summary = largest { -domain }: { squares }
kingdom-summary = largest { -territory }: { $largest }, crowns: { $crowns }

## Tables

table-seat = seat
table-mean = mean
table-deviation = deviation
table-min = min
table-max = max
table-wins = wins
table-median = median
table-best = best

simulate-head =
    { $setting }: { $games ->
        [one] { $games } random game
       *[other] { $games } random games
    }, seed { $seed }
simulate-per-game =
    { $what ->
        [rounds] rounds
        [empty] squares left empty
        [unpainted] areas left unpainted
        [blots] blots painted
       *[discarded] dominoes discarded
    } per game: { $count }
simulate-speed = { $games ->
    [one] { $games } game per second
   *[other] { $games } games per second
}
perft-total =
    { $setting }: { $nodes ->
        [one] { $nodes } node
       *[other] { $nodes } nodes
    } at depth { $depth }
bench-head = { $setting }, on Node { $version }
bench-listing = games/s by legalMoves
bench-sampling = games/s by sample
bench-copy = ns per copy
bench-state = { $bytes ->
    [one] state: { $bytes } byte
   *[other] state: { $bytes } bytes
}
bench-heap = heap: { NUMBER($mebibytes, minimumFractionDigits: 1, maximumFractionDigits: 1) } MiB, { SIGNED($kibibytes) } KiB over the run

## The sheet on paper

help-print = write a sheet, a box and a guide to play on paper
help-print-about = Writes all that Colour Kingdoms needs on paper as one file of HTML: the sheet of a player, the bottom of the box to throw on, and how ordinary dice will do. For Kingdomino Duel it writes an empty sheet, for owners of the game: two maps and the spellbook. Open it in a browser and print it at 100 %, on A4 or Letter. The pages are the answer, so there is no --json.
help-print-game = colours, duel
help-print-out = write into this file instead of standard output

## Names in examples

help-two-names = Ann,Bo
help-one-name = Ann
