// Written by `npm run messages` from messages/*/*.ftl: change those.
export const terms = `-kingdomino = Kingdomino
-duel = Kingdomino Duel
-colours = Colour Kingdoms
-castle = castle
-king = king
-crown = crown
-domino = domino
-kingdom = kingdom
-territory = territory
-line = line
-wheat = wheat field
-forest = forest
-lake = lake
-grass = meadow
-swamp = swamp
-mine = mine
-arms = coat of arms
-cross = cross
-domain = domain
-joker = joker
-spellbook = spellbook
-spell = spell
-magic = spell
-dot = dot
-stripe = stripe
-double-dot = double dot
-double-stripe = double stripe
-black = black
-quarters = quarters
-area = area
-drop = drop
-tower = watchtower
-griffin = griffin
-hydra = hydra
-unicorn = unicorn
-dragon = dragon
-blue = blue
-green = green
-yellow = yellow
-violet = violet
-red = red
-brown = brown
-white = white
-kingdom-blue = Blueriver
-kingdom-green = Greenwood
-kingdom-yellow = Yellowwater
-kingdom-violet = Violetfield
-kingdom-red = Redmount
-kingdom-brown = Brownland
-dynasty = Dynasty
-middle-kingdom = Middle Kingdom
-harmony = Harmony
-mighty-duel = Mighty Duel
castle = { -castle }
terrain-wheat = { -wheat }
terrain-forest = { -forest }
terrain-lake = { -lake }
terrain-grass = { -grass }
terrain-swamp = { -swamp }
terrain-mine = { -mine }
variant-dynasty = { -dynasty }
variant-middle-kingdom = { -middle-kingdom }
variant-harmony = { -harmony }
variant-mighty-duel = { -mighty-duel }
arms-dot = { -dot }
arms-stripe = { -stripe }
arms-double-dot = { -double-dot }
arms-double-stripe = { -double-stripe }
arms-black = { -black }
arms-quarters = { -quarters }
spell-free = free
spell-split = split
spell-pair = pair
spell-turn = turn
spell-domains = domains
spell-cross = { -cross }
spell-free-does = draw on any two adjacent empty squares; they need not touch anything
spell-split-does = draw the halves on any two empty squares; each must connect by itself
spell-pair-does = if you rolled the dice, take two of them at once
spell-turn-does = turn one of your two dice to another of its faces
spell-domains-does = at once: name a { -arms }; at the end each { -domain } of it adds 3 points
spell-cross-does = at once: one { -cross } more on a drawn square of your { -kingdom }
colour-blue = { -blue }
colour-green = { -green }
colour-yellow = { -yellow }
colour-violet = { -violet }
colour-red = { -red }
colour-brown = { -brown }
colour-letter-blue = b
colour-letter-green = g
colour-letter-yellow = y
colour-letter-violet = v
colour-letter-red = r
colour-letter-brown = n
kingdom-blue = { -kingdom-blue }
kingdom-green = { -kingdom-green }
kingdom-yellow = { -kingdom-yellow }
kingdom-violet = { -kingdom-violet }
kingdom-red = { -kingdom-red }
kingdom-brown = { -kingdom-brown }
die-blue = { -blue } die
die-red = { -red } die
die-yellow = { -yellow } die
die-white = { -white } die
monster-griffin = { -griffin }
monster-hydra = { -hydra }
monster-unicorn = { -unicorn }
monster-dragon = { -dragon }
achievement-three = three kingdoms
achievement-griffin = griffins
achievement-hydra = hydras
achievement-unicorn = unicorns
achievement-dragon = dragons
magic-move = move
magic-match = match
magic-split = split
magic-blend = blend
magic-move-does = before the first { -drop } of the turn: all drops of the die go to another { -kingdom }
magic-match-does = one { -drop } may colour an { -area } beside its own colour
magic-split-does = drops of the die may also go to one neighbour of its { -kingdom }
magic-blend-does = two drops of the die become one of a composite colour: { -green }, { -violet } or { -brown }
grade-0 = try again
grade-1 = not bad, but you can do better
grade-2 = very good
grade-3 = brilliant
points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
squares = { $squares ->
    [one] { $squares } square
   *[other] { $squares } squares
}
crowns = { $crowns ->
    [one] { $crowns } crown
   *[other] { $crowns } crowns
}
with-crowns = { $crowns ->
    [0] without crowns
    [one] with { $crowns } crown
   *[other] with { $crowns } crowns
}
crosses = { $crosses ->
    [one] { $crosses } cross
   *[other] { $crosses } crosses
}
players = { $players ->
    [one] { $players } player
   *[other] { $players } players
}
steps = { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
}
place = { $place ->
    [1] 1st place
    [2] 2nd place
    [3] 3rd place
   *[other] { $place }th place
}
terrain = { $terrain ->
    [wheat] { -wheat }
    [forest] { -forest }
    [lake] { -lake }
    [grass] { -grass }
    [swamp] { -swamp }
   *[mine] { -mine }
}
terrain-of = { $terrain ->
    [wheat] { -wheat }
    [forest] { -forest }
    [lake] { -lake }
    [grass] { -grass }
    [swamp] { -swamp }
   *[mine] { -mine }
}
arms = { $arms ->
    [dot] { -dot }
    [stripe] { -stripe }
    [double-dot] { -double-dot }
    [double-stripe] { -double-stripe }
    [black] { -black }
   *[quarters] { -quarters }
}
spell = { $spell ->
    [free] { spell-free }
    [split] { spell-split }
    [pair] { spell-pair }
    [turn] { spell-turn }
    [domains] { spell-domains }
   *[cross] { spell-cross }
}
colour = { $colour ->
    [blue] { -blue }
    [green] { -green }
    [yellow] { -yellow }
    [violet] { -violet }
    [red] { -red }
   *[brown] { -brown }
}
colour-of = { $colour ->
    [blue] { -blue }
    [green] { -green }
    [yellow] { -yellow }
    [violet] { -violet }
    [red] { -red }
   *[brown] { -brown }
}
kingdom = { $kingdom ->
    [blue] { -kingdom-blue }
    [green] { -kingdom-green }
    [yellow] { -kingdom-yellow }
    [violet] { -kingdom-violet }
    [red] { -kingdom-red }
   *[brown] { -kingdom-brown }
}
die = { $die ->
    [blue] { die-blue }
    [red] { die-red }
    [yellow] { die-yellow }
   *[white] { die-white }
}
magic = { $spell ->
    [move] { magic-move }
    [match] { magic-match }
    [split] { magic-split }
   *[blend] { magic-blend }
}
variant = { $variant ->
    [dynasty] { -dynasty }
    [middle-kingdom] { -middle-kingdom }
    [harmony] { -harmony }
    [mighty-duel] { -mighty-duel }
   *[other] { $variant }
}
game = { $game ->
    [kingdomino] { -kingdomino }
    [duel] { -duel }
    [colours] { -colours }
   *[other] { $game }
}
bot-name = { $bot ->
    [page] Page
    [shepherd] Shepherd
    [miller] Miller
    [mason] Mason
    [knight] Knight
    [queen] Queen
    [random] Random bot
    [greedy] Greedy bot
   *[other] { $bot }
}
bot-level = { $number } · { bot-name }
bot-about = { $bot ->
    [page] Still learning: misses half the good moves.
    [shepherd] Picks what looks nice and often gets it wrong.
    [miller] Plays with good sense, but lets things slip.
    [mason] Weighs everything that a turn can do.
    [knight] Plays out a few games in its head first.
    [queen] Plays out thousands of games in its head first.
    [random] Any move that the rules allow.
    [greedy] Goes for the most points right now.
   *[other] { $bot }
}
`;
export const cli = `help-about = board games with exact rules, in your terminal.
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
world-keyboard = Reading from the keyboard; Ctrl-D on a line of its own ends it.
world-output = The output cannot be written: { $problem }.
world-bug = this is a bug, please report it with what you did:
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
help-print = write a sheet, a box and a guide to play on paper
help-print-about = Writes all that Colour Kingdoms needs on paper as one file of HTML: the sheet of a player, the bottom of the box to throw on, and how ordinary dice will do. For Kingdomino Duel it writes an empty sheet, for owners of the game: two maps and the spellbook. Open it in a browser and print it at 100 %, on A4 or Letter. The pages are the answer, so there is no --json.
help-print-game = colours, duel
help-print-out = write into this file instead of standard output
help-two-names = Ann,Bo
help-one-name = Ann
`;
export const refusals = `sentence-plain = { $reason }.
sentence-cited = { $reason } (rule { $rule }).
refusal-not-json = This is not JSON
refusal-not-an-object = A record is a JSON object, but this is something else
refusal-not-a-record = This is not a game record: its "format" should be "{ $format }"
refusal-unknown-version = Only version { $version } of the record format is known here
refusal-missing-field = The record has no "{ $field }"
refusal-unknown-field = The record has a field "{ $field }", which no record has
refusal-duplicate-field = The record has the field "{ $field }" twice
refusal-bad-field = The field "{ $field }" holds something of the wrong kind
refusal-unknown-game = There is no game "{ $game }" here; there is { $known }
refusal-unknown-rules-version = It was played by version { $rulesVersion } of the rules, which is not known here
refusal-after-the-end = The game is over before this step
refusal-no-such-step = Step { $at } is not there: the record has { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
}
refusal-name-too-long = A name has at most { $most } characters
refusal-name-empty = A name needs at least one visible character
refusal-name-unprintable = A name has no control characters and no signs that change the direction of text
refusal-no-such-actor = Several may act here, so the step must begin with the seat of one of them, like "1> "
refusal-unreadable = That is not a move of this game
refusal-turn-complete = The turn is complete and takes no more steps
refusal-turn-unfinished = The turn is not complete: more steps must follow
refusal-options-not-an-object = The options must be a JSON object
refusal-unknown-option = The game has no option "{ $option }"
refusal-bad-seats = The game is for { $min } to { $max } players
refusal-variants-not-a-list = The variants must be a list
refusal-unknown-variant = The game has no variant "{ $variant }", only { $known }
refusal-variant-twice = The variant "{ $variant }" is named twice
refusal-mighty-duel-seats = The { -mighty-duel } is for 2 players, not for { $seats }
refusal-unknown-tiebreak = The game has no tie-break "{ $tiebreak }", only { $known }
refusal-two-players = { -duel } is for exactly 2 players
refusal-unknown-spellbook = There is no rule "{ $spellbook }" for the { -spellbook }, only { $known }
refusal-unknown-first = There is no choice "{ $first }" for the first player, only { $known }
refusal-unknown-map = There is no map "{ $map }", only { $known }
refusal-game-over = The game is over
refusal-not-your-turn = It's somebody else's turn
refusal-wrong-step = This is not the time for it: the next step is "{ $expected }"
refusal-no-such-seat = Nobody sits at seat { $seat }
refusal-occupied = The square { $x },{ $y } is taken already
refusal-not-side-by-side = The two halves must lie on squares that share a side
refusal-halves-exchanged = The halves are alike, so the smaller square is named first
refusal-no-such-domino = There is no { -domino } { $domino }; they go from 1 to 48
refusal-already-drawn = Domino { $domino } has been drawn before
refusal-no-king-left = Every { -king } of seat { $seat } has been drawn already
refusal-not-in-line = Domino { $domino } is not in the { -line }
refusal-taken = Domino { $domino } already has a { -king } of seat { $seat } on it
refusal-must-place = Domino { $domino } fits into the { -kingdom }, so it must be placed
refusal-outside-grid = With the square { $x },{ $y } the { -kingdom } would not fit in { $size }×{ $size } squares
refusal-no-match =
    Neither half touches the { -castle } or its own terrain: no { $first ->
        [wheat] { -wheat }
        [forest] { -forest }
        [lake] { -lake }
        [grass] { -grass }
        [swamp] { -swamp }
       *[mine] { -mine }
    } beside the first, no { $second ->
        [wheat] { -wheat }
        [forest] { -forest }
        [lake] { -lake }
        [grass] { -grass }
        [swamp] { -swamp }
       *[mine] { -mine }
    } beside the second
refusal-wrong-die = The dice are rolled in order: now it is die { $expected }, not { $die }
refusal-no-such-face = Die { $die } has no face "{ $face }"
refusal-one-die = Exactly one die is taken now; two are taken only with the { -spell } "{ spell-pair }"
refusal-two-dice = Exactly two dice are taken now
refusal-die-taken = Die { $die } has been taken already
refusal-not-your-die = Die { $die } belongs to the other player
refusal-spell-not-won = This player has not won the { -spell } "{ spell }"
refusal-spell-fresh = The { -spell } "{ spell }" was won just now: it works from the next round
refusal-spell-used = The { -spell } "{ spell }" has been used: it works once in a game
refusal-castle-used = The { -castle } has been used: it works once in a game
refusal-wrong-order =
    In this turn it is too late for { $power ->
        [turn] the { -spell } "{ spell-turn }"
        [castle] the { -castle }
       *[free] the { -spell } "{ spell-free }"
    }: the order is { spell-turn }, { -castle }, the name of a { -joker }, { spell-free }, { spell-split }
refusal-same-face = Die { $die } shows such a face already: turn it to another
refusal-cannot-draw = After this step the { -domino } would fit nowhere
refusal-no-joker = Die { $die } shows no { -joker }
refusal-already-named = The { -joker } on die { $die } has been named already
refusal-lower-joker-first = The lower number comes first: name the { -joker } on die { $die }
refusal-joker-unnamed = First name the { -joker } on die { $die }
refusal-off-map = A square is outside the map, which goes from -3,-2 to 3,2
refusal-same-square = The two halves need two different squares
refusal-half-unconnected = Each half must connect by itself: beside the square { $x },{ $y } is neither the { -castle } nor the { -arms } "{ arms }" from an earlier round
refusal-no-connection =
    Neither half touches the { -castle } or its own { -arms } from an earlier round: no "{ $first ->
        [dot] { -dot }
        [stripe] { -stripe }
        [double-dot] { -double-dot }
        [double-stripe] { -double-stripe }
        [black] { -black }
       *[quarters] { -quarters }
    }" beside the first, no "{ $second ->
        [dot] { -dot }
        [stripe] { -stripe }
        [double-dot] { -double-dot }
        [double-stripe] { -double-stripe }
        [black] { -black }
       *[quarters] { -quarters }
    }" beside the second
refusal-pass-after-power = The turn has begun: now the { -domino } must be drawn
refusal-must-draw = The { -domino } fits on the map, so it must be drawn
refusal-nothing-drawn = The square { $x },{ $y } has no { -arms }, and a { -cross } needs a drawn one
refusal-die-order =
    The dice land in order: now it is the { $expected ->
        [blue] { -blue }
        [red] { -red }
        [yellow] { -yellow }
       *[white] { -white }
    } die, not the { $die ->
        [blue] { -blue }
        [red] { -red }
        [yellow] { -yellow }
       *[white] { -white }
    } one
refusal-no-such-landing = No die can lie in all these kingdoms at once: { $kingdoms }
refusal-die-gone = In this throw the { die } has been taken already
refusal-white-first = The white die is never the first to be taken: it stands for the colour of a die that has left the box
refusal-not-in-kingdom = No part of the { die } lies in { kingdom }
refusal-colour-in-box = White cannot be { colour }: the { colour } die is still in the box
refusal-no-spell = No { -magic } "{ magic }" is ready; one gained in this round works from the next
refusal-moved-already = In this turn the drops have been moved already
refusal-move-too-late = It is too late for the { -magic } "{ magic-move }": it works only before the first { -drop } of the turn and before the { -magic } "{ magic-split }"
refusal-same-kingdom = The die lies in this { -kingdom } already: name another
refusal-no-drop-left = No { -drop } of the die is left
refusal-not-a-neighbour = { kingdom } is not a neighbour of the die's { -kingdom }
refusal-split-already = { kingdom } has been named in this turn already
refusal-two-drops = The { -magic } "{ magic-blend }" takes two drops of the die, but fewer are left
refusal-no-tower-drop = No { colour-of } { -drop } from a { -tower } is ready; one gained in this round works from the next
refusal-painted = The { -area } { $area } is painted already
refusal-out-of-reach = The drops of the die do not reach the { -area } { $area }: it lies in another { -kingdom }
refusal-same-colour = The { -area } { $area } has a { colour-of } neighbour, so it cannot be { colour-of } too
refusal-match-not-needed = The { -area } { $area } needs no { -magic } "{ magic-match }": no neighbour has this colour
refusal-no-such-number = This row has no { $number }: kingdoms have 4 and 2, monsters have 3 and 1
refusal-circled = The { $number } of this row is circled: it has been earned
refusal-struck = The { $number } of this row is struck out already
refusal-higher-first = Higher numbers come first: no 2 or 1 while a 4 or a 3 can be struck out
refusal-no-castle = There is no { -castle }: one square must be C
refusal-second-castle = There are { $count } castles, but a { -kingdom } has one
refusal-unreadable-square = "{ $text }" is not a square: write the letter of its terrain and its crowns (w, f1, m3), C for the { -castle }, . for nothing
refusal-too-large = The { -kingdom } measures { $width }×{ $height } squares and must fit in { $size }×{ $size }
refusal-odd-squares =
    Dominoes cover an even number of squares, but there { $squares ->
        [one] is { $squares }
       *[other] are { $squares }
    } here besides the { -castle }
refusal-too-many-squares =
    { $inBox ->
        [0] The box has no { terrain-of } squares { with-crowns }
        [one] The box has only { $inBox } { terrain-of } square { with-crowns }, but there are more here
       *[other] The box has only { $inBox } { terrain-of } squares { with-crowns }, but there are more here
    }
refusal-not-connected = The square { $x },{ $y } is cut off: no squares join it to the { -castle }
refusal-bad-kingdom = A { -kingdom } in JSON is an object with either "kingdom" (its rows) or "squares", and perhaps "variants"
refusal-bad-rows = The "kingdom" must be a list of rows, each a text like "w1 C f"
refusal-bad-squares = The "squares" must be a list of objects with "x", "y", "terrain" and "crowns"
refusal-bad-square =
    The "{ $field }" of square { $index } must be { $field ->
        [terrain] one of wheat, forest, lake, grass, swamp, mine
        [crowns] a whole number from 0 to 3
       *[other] a whole number
    }
refusal-variants-differ = Kingdoms of one game are played with the same variants, but these name different ones
refusal-single-games-only = A { -dynasty } is three games: score the kingdoms of one game at a time and add the points up
refusal-wrong-size = The map must have 5 rows of 7 squares; write . for an empty one
refusal-castle-not-middle = The { -castle } must be in the middle of the map: the fourth square of the third row
refusal-too-many-crosses = The square { $x },{ $y } has { crosses }, but a square can have at most 4
refusal-unreadable-arms = "{ $text }" is not a square: write the letter of its { -arms } and its crosses (d, D1, q2), C for the { -castle }, . for nothing; the letters are d { arms-dot }, s { arms-stripe }, D { arms-double-dot }, S { arms-double-stripe }, b { arms-black }, q { arms-quarters }
refusal-no-such-file = The file { $file } does not exist
refusal-file-is-folder = A file is needed here, but { $file } is a folder
refusal-file-forbidden = You have no permission for { $file }
refusal-file-in-path = The path to { $file } has a file where a folder should be
refusal-disk-full = The disk is full
refusal-file-trouble = That did not work: { $problem }
refusal-unreadable-kingdom = "{ $text }" is not a row of a sheet: write the letter of the { -kingdom } once (b, g, y, v, r, n) and nine signs, the letter of the paint or . for none
refusal-kingdom-missing = The row of the { -kingdom } "{ $letter }" is missing
refusal-bad-blots = There is one line "blots" with a whole number up to { $most }
refusal-bad-place = "{ $text }" is not a place: kingdoms have 4 and 2, monsters and "three" have 3 and 1, each once
refusal-place-incomplete = There is a place for "{ $achievement }", but it is not complete on this sheet
refusal-input-too-large = This is longer than { $megabytes } MB, and no more than that is read
refusal-bad-table-link = This is no link to a table: { $link }
refusal-server-unreachable = The server { $origin } cannot be reached: { $problem }
refusal-server-refused = { $code ->
    [unknown-table] There is no such table
    [not-playing] The game is not over yet, or has not begun
    [seat-refused] The seat is taken, or the invitation is not for it
    [bad-options] The server cannot make such a table
    [too-many] The server has too much to do; try again in a minute
    [unavailable] The server cannot do this now; try again in a moment
    [no-session] The server does not know this computer any more
    [wrong-origin] The server does not answer under this address
   *[other] The server refused: { $code }
}
`;
export const play = `play-player = Player { $number }
play-turn-of = { $name } to play
play-put = Place your domino { $number }
play-take = Choose a domino from the next line
play-take-first = Choose a domino
play-discard = Domino { $number } fits nowhere: Enter discards it
play-refusal-taken = Domino { $domino } already has a king on it: { $name }
play-confirm = Enter ends your turn · U takes it back
play-undone = Taken back
play-nothing-to-undo = There is nothing to take back
play-thinking = { $name } is thinking…
play-bot-failed = { $name } cannot continue: { $reason }
play-gain = { $points ->
    [0] no points
    [one] { SIGNED($points) } point
   *[other] { SIGNED($points) } points
}
play-score = { points }
play-round = Round { $round } of { $rounds }
play-last-round = Last round
play-game-of = Game { $game } of { $games }
play-current-line = Current line
play-next-line = Next line
play-first-line = First line
play-left = { $count ->
    [0] no dominoes left
    [one] { $count } domino left
   *[other] { $count } dominoes left
}
play-keys-put = arrows move · R rotate · F other half · Enter place
play-keys-take = arrows choose · Enter take
play-keys-common = U undo · ? rules · S save · L load · Q quit
play-back = Any key goes back
play-next-page = Any key turns the page
play-again = N new game
play-next-game = N begins the next game
play-keys-end = ? rules · S save · L load · Q quit
play-save-as = Save as:
play-saved = Saved in { $file }
play-not-saved = Not saved: { $reason }
play-load-from = Load which record:
play-loaded = Loaded { $file }
play-not-loaded = Not loaded: { $reason }
play-unsealed = The seals of this game were made elsewhere: it continues, but its record can no longer be verified
play-quit = The game is kept in { $file }. Continue with: { $command }
play-over = The game is over
play-winner = { $name } wins!
play-shared-win = { $names } share the victory
play-place = { place }
play-rules-title = Kingdomino in short
play-rules-body =
    K8   The kings play along the current line, from the lowest number up.
         Each time, place the domino under your king, then put the king
         on a free domino of the next line.
    K12  Both halves go on empty squares. At least one half shares a side
         with the castle or with a square of its own terrain.
         Corners do not count.
    K13  The kingdom with its castle fits into 5×5 squares.
    K14  A domino that fits must be placed.
         One that fits nowhere is discarded.
    K16  A territory is squares of one terrain joined by their sides.
         It scores its squares times its crowns: no crown, no points.
    K17  Most points win. In a tie the largest territory decides,
         then the number of crowns.
    K18  Middle Kingdom: +10 points for a castle in the centre.
    K19  Harmony: +5 points if you discarded nothing.
play-too-small = Please make the window larger: at least { $columns }×{ $rows } characters
help-play = play a game in this terminal, with people and bots
help-play-game = kingdomino, duel or colours; without it a menu asks
help-play-players = names of the people, separated by commas
help-play-bot = a bot plays too: page, shepherd, miller, mason, knight or queen, or the number of one; or the command line of another program; may be given several times
help-play-load = continue a saved game
help-play-seed = random seed; the same seed draws the same dominoes
help-play-ascii = draw with plain letters only
help-engine = speak the line protocol with another program
play-menu-title = Crownhold
play-menu-game = Game
play-menu-people = People
play-menu-bots = Bots
play-menu-level = Strength of the bots
play-menu-yes = yes
play-menu-no = no
play-menu-keys = arrows change · Enter begins · L load · Q quit
play-menu-continue = C continues your last game
play-game-over = Game { $game } of { $games } is over
play-bot-not-started = "{ $command }" could not be started: { $problem } · Enter tries again
play-bot-died = it has ended ({ $how }) · Enter starts it again
play-bot-silent = no answer for { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
} · Enter asks again
play-bot-nonsense = it says "{ $line }" · Enter asks again
play-bot-illegal = its turn is against the rules: { $turn } · Enter asks again
play-bot-closed = it was closed · Enter asks again
play-duel-round = Round { $round } · { $name } rolls
play-duel-spellbook = Spellbook
play-duel-ready = ready
play-duel-used = used
play-duel-pass-row = pass
play-duel-joker = { -joker }
play-duel-take-one = Take a die
play-duel-take-two = Take two dice
play-duel-take-other = Take another die
play-duel-take-pair = Take two dice at once
play-duel-can-pair = P spends the { -spell } "{ spell-pair }": two dice at once
play-duel-name = Draw your { -domino } · 1–6 name the { -joker } on die { $die }: { arms }
play-duel-domains = Name arms for the { -spell } "{ spell-domains }": { arms }
play-duel-draw = Draw your { -domino }
play-duel-half = Draw the half of die { $die }
play-duel-cross = Choose a square for one more { -cross }
play-duel-pass = Your { -domino } fits nowhere: Enter passes
play-duel-turn = Turn die { $die }: { $face }
play-duel-castle = The { -castle }: one { -cross } more on die { $die }
play-duel-use = Use the { -spell } "{ spell }"
play-duel-passing = Pass
play-duel-castle-does = one { -cross } more on one of your dice; that die does not tick
play-duel-pass-does = draw nothing; only if the { -domino } does not fit without powers
play-duel-keys-take = arrows or 1–4 choose · Enter take
play-duel-keys-arms = arrows choose · Enter name
play-duel-keys-draw = arrows move · R rotate · F other half · Tab next place · Enter draw · P powers
play-duel-keys-half = arrows move · Tab next place · Enter draw
play-duel-keys-cross = arrows move · Tab next place · Enter add
play-duel-keys-pass = Enter pass · P powers
play-duel-keys-power = up, down choose · Enter use · P back
play-duel-keys-power-choice = up, down choose · left, right how · Enter use · P back
play-duel-domain = { arms }: { $sum } = { points }
play-duel-bonus = { spell-domains } ({ arms }): { $count } × 3 = { points }
play-duel-largest = largest { -domain }: { squares }
play-duel-tiebreak = Tied on points: the largest { -domain } decides.
play-duel-menu-spellbook = Dice tick
play-duel-menu-drawn = for whoever has drawn (Russian edition)
play-duel-menu-always = always (Bulgarian edition)
play-duel-menu-first = First player
play-duel-menu-lot = by lot
play-duel-menu-seat = player { $number }
play-duel-row = { spell } ({ arms }, { squares })
play-duel-rules-title = Kingdomino Duel in short
play-duel-rules-body =
    D6   A rolls the dice and takes one, B takes two, A gets the last.
         After the round B becomes A.
    D7   Your two dice are a domino for two empty squares side by side.
         A joker is whatever arms you name.
    D8   At least one half shares a side with the castle or with its own
         arms drawn in an earlier round. Crosses are copied along.
    D9   A domino that fits must be drawn. If it does not, use a power
         or pass.
    D11  { $spellbook ->
            [always] Each of your dice without a cross ticks the row of its arms, even if you have passed.
           *[drawn] If you have drawn, each of your dice without a cross ticks the row of its arms.
         } A joker never ticks.
    D13  Whoever fills a row first wins its spell; the other's row
         is struck out.
    D14  A spell works once, from the next round on; domains and cross
         are used at once.
    D18  The game ends when a map is full, or when neither player draws.
    D19  A domain is squares of one arms joined by their sides.
         It scores its squares times its crosses: no cross, no points.
    D21  Most points win. In a tie the largest domain decides.
play-hand-over = Hand the keyboard to { $name } · Enter goes on
play-hand-over-why = Everybody colours in secret: nobody else should look.
play-keys-choose = arrows choose · Enter confirms
play-colours-round = Round { $round }
play-colours-drops = { $drops ->
    [one] { $drops } drop
   *[other] { $drops } drops
}
play-colours-drops-row = towers
play-colours-blots = blots
play-colours-plain = nothing special
play-colours-capital = capital
play-colours-spell = { -magic } { $number } ({ $spell })
play-colours-painted = colour: { colour }
play-colours-neighbours = neighbours { $areas }
play-colours-towers = { -tower } on the border with { $areas }
play-colours-take = Take the { die }: { play-colours-drops }, { kingdom }
play-colours-take-white = Take the { die } as { colour }: { play-colours-drops }, { kingdom }
play-colours-paint = Colour an { -area } { colour }: { play-colours-drops } left
play-colours-blend = Blend two drops into one: { colour }
play-colours-tower = A { -drop } from a { -tower }: { colour }
play-colours-used-up = All drops are used: Enter ends colouring
play-colours-nothing-fits = No { -drop } fits any more ({ play-colours-drops } left): Enter ends colouring
play-colours-can-match = Beside its own colour: M spends the { -magic } "{ magic-match }"
play-colours-choose = The { -tower } gives a { -drop }, choose its colour: { $colours }
play-colours-move = Move the drops to: { $kingdoms }
play-colours-split = The drops may also go to: { $kingdoms }
play-colours-strike = Strike out a number: { $row }
play-colours-strike-does = A number struck out can no longer be earned
play-colours-leave = { play-colours-drops } unused: that costs a blot
play-colours-others = The sheet of player { $number }, as it was when the round began
play-colours-keys-take = arrows or 1–4 choose · Enter take · O other sheets
play-colours-keys-colour = arrows, Tab area · Enter colour · V M X B T spells, towers · D done · O sheets
play-colours-keys-spell = arrows choose · Enter use · Esc back
play-colours-keys-leave = Enter ends colouring · any other key goes back
play-colours-keys-others = O next sheet · any other key goes back
play-colours-total = total
play-colours-lost = lost
play-colours-tiebreak = Tied on points: fewer were lost to blots and unpainted monsters.
play-colours-rules-title = Colour Kingdoms in short
play-colours-rules-round =
    C18  In turn order everybody takes a die and colours with it, secretly.
         With one or two players a throw is used until the box is empty.
    C21  Whoever takes a die on a border names its kingdom, whoever takes
         white its colour: that of a die which is no longer in the box.
    C23  A die shows its drops: each colours one unpainted area of its
         kingdom in the colour of the die.
    C24  No area may get the colour of a painted neighbour,
         not even one in another kingdom.
    C25  A turn may be ended at any time. Unused drops of the die cost
         one blot, however many they are.
    C22  What you do is hidden from the others until all are done.
play-colours-rules-signs =
    C26  A capital (castle) in its own colour scores 2, a green, violet or
         brown one 3. In another colour it is lost.
    C27  A monster in its own colour scores 1, a dragon 2. One that is left
         unpainted costs 1 at the end. G griffin, H hydra, U unicorn, D dragon.
    C29  When both areas of a watchtower are painted you get a drop of the
         mixture for later rounds: red and blue give violet, blue and yellow
         green, yellow and red brown; with a composite, any composite.
    C28  An area with a star gives a spell, ready from the next round:
play-colours-rules-points =
    C36  Complete a kingdom: 4 points, then 2. All monsters of a kind: 3,
         then 1. Three kingdoms: 3, then 1. Equals in a round share a place.
    C37  After three complete kingdoms one more round is played.
    C38  The game also ends when all blots of everybody are painted.
    C39  A kingdom scores its place, its capital, and one point for each
         different colour in it.
    C41  Every blot costs a point. Unused drops and spells are worth nothing.
    C42  In a tie whoever lost fewer points to blots and monsters wins.
    C43  Alone a number is struck out after every round, high ones first;
         when none is left one more round is played.
    C46  Alone: below 50 points { grade-0 }; from 50 { grade-1 };
         from 60 { grade-2 }; from 70 { grade-3 }.
play-quit-unsaved = Not saved: { $reason } Q once more leaves and loses it · S saves elsewhere
play-not-kept = The game is NOT kept: { $reason }
play-duel-edition = { $spellbook ->
    [always] Bulgarian edition
   *[drawn] Russian edition
}
`;
export const online = `online-bad-server = This is no address of a server: { $server }
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
`;
export const operate = `token-made =
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
`;
export const arena = `help-arena = let bots play each other and measure who is stronger
help-arena-about = Lets bots play each other. Every deal is played once for each rotation of the seats with the same draws and rolls, in as many threads as there are cores. Shows points, margins, first places and Elo with 95 % confidence intervals, and the processor time of a turn.
help-arena-bot = a bot: its name, like fg or mce-fg:50ms or mce-fg:2000n, or the command line of another program; may be given several times, the last takes all seats that are left
help-arena-seats = how many seats; as many as bots if not given; 1: each bot plays the same deals alone
help-arena-games = how many games, in whole deals
help-arena-seed = random seed
help-arena-movetime = milliseconds for a turn, for bots without a setting of their own; 100 if not given
help-arena-nodes = positions for a turn instead of time: the same every time
help-arena-threads = how many threads; as many as cores if not given
help-arena-grace = milliseconds that a program may take beyond its time; after that it forfeits the game
help-arena-strict = end the run at the first forfeit, with exit code 1
help-arena-sprt = two differences in Elo, like 0 10: play only until one of them is refuted (sequential test, 5 % errors), at most --games
help-arena-pairing = pairs of bots instead of one table: each against every other (round-robin), or the first against each of the others (gauntlet)
help-arena-file = keep every finished deal in this file, and continue from what is there
help-arena-save = keep every game as a record in this folder, at most { $max }
help-arena-json = the figures as one line of JSON
arena-no-bots = Who is to play? Name bots by --bot, the first against all others.
arena-unknown-bot = There is no bot "{ $bot }" in this game, and a program needs a path or arguments.
arena-too-many-bots = There are only { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
} for the bots.
arena-file-strange = Line { $line } of { $file } is not of a contest.
arena-file-other = { $file } is of another contest: { $what ->
    [game] another game or another version of its rules
    [options] other options
    [seed] another seed
   *[bots] other bots, other limits or another order
}.
arena-nothing = No deal was finished.
arena-breakdown = { $bot } cannot continue: { $reason }
arena-bot-not-started = it could not be started: { $problem }
arena-bot-died = it has ended ({ $how })
arena-bot-silent = no answer for { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}
arena-bot-nonsense = it says "{ $line }"
arena-bot-illegal = illegal turn "{ $turn }": { $reason }
arena-bot-closed = it was closed
arena-forfeit = { $bot } forfeits deal { $deal }, rotation { $rotation }, seat { $seat }: { $reason }
arena-forfeits-left = { $count ->
    [one] … and { $count } more forfeit
   *[other] … and { $count } more forfeits
}
arena-note-forfeit = A forfeited game is lost; its points are not counted.
arena-log = What the bots wrote to standard error: { $file }
arena-progress = { $games } of { $total ->
    [one] { $total } game
   *[other] { $total } games
}
arena-left = { $seconds ->
    [one] { $seconds } second left
   *[other] { $seconds } seconds left
}
arena-head = { $setting }, seed { $seed }
arena-games = { $games ->
    [one] { $games } game
   *[other] { $games } games
}
arena-deals = { $deals ->
    [one] { $deals } deal in every seating
   *[other] { $deals } deals, each in every seating
}
arena-interrupted = Interrupted: these are the figures so far.
arena-table-bot = bot
arena-table-seats = seats
arena-table-points = points
arena-table-median = median
arena-table-margin = margin
arena-table-firsts = first places
arena-table-fair = if equal
arena-table-decided = of decided
arena-table-time = ms a turn
arena-table-forfeits = forfeits
arena-table-rivals = rivals
arena-table-ahead = placed before them
arena-elo = { $one } is placed before { $other } in { $ahead }: Elo { SIGNED($elo) }
arena-elo-range = { $one } is placed before { $other } in { $ahead }: Elo { SIGNED($elo) }, from { SIGNED($low) } to { SIGNED($high) }
arena-sprt-bots = A sequential test compares exactly two bots.
arena-sprt-high = Sequential test: at least { SIGNED($high) } Elo (log-likelihood ratio { $ratio }, bound { $bound })
arena-sprt-low = Sequential test: not better than { SIGNED($low) } Elo (log-likelihood ratio { $ratio }, bound −{ $bound })
arena-sprt-open = Sequential test: not decided between { SIGNED($low) } and { SIGNED($high) } Elo (log-likelihood ratio { $ratio }, bounds ±{ $bound })
arena-note = The ranges are 95 % confidence intervals, with deals as the samples. The margin is to the best of all others.
arena-note-clock = *: wall-clock time; everything else is processor time.
arena-time = { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
} in { $threads ->
    [one] { $threads } thread
   *[other] { $threads } threads
}
`;
export const server = `server-open = Crownhold is running at { $address }
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
`;
export const web = `web-name = Crownhold
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
web-fairness = What fairness means
web-back = Back
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
web-refusal-occupied = This square is taken
web-refusal-no-match = Neither half touches its own terrain or the castle
web-refusal-outside-grid = The kingdom would not fit in { $size }×{ $size } squares
web-refusal-taken = Domino { $domino } already has a king on it: { $name }
web-refusal-put-first = First place your domino
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
web-type-title = Type a move
web-type-about = For example: put 1,0 2,0; take 17. Squares count from the castle: to the right, then upwards.
web-type-play = Play it
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
web-bot-stuck = Found no turn to play
web-ask-again = Try again
web-game-over = Game { $game } of { $games } is over
web-earlier-games = Earlier games: { points }
`;
export const pad = `pad-title = Score pad
pad-about = For a game on a real table: copy the kingdoms and we'll add up the points.
pad-rules = Players and variants
pad-players = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
pad-whose = Whose kingdom
pad-which-game = Which game
pad-game = Game { $game }
pad-board = Kingdom of { $name }
pad-tool = Place
pad-tool-name = { $tool ->
    [castle] castle
    [crown] crown
    [next] the next terrain with every tap
   *[erase] nothing
}
pad-hint = Choose a terrain and tap its squares. One more tap adds a crown.
pad-keys = On the keyboard: W, F, L, G, S, M for the terrains, C for the castle, 0–3 for the crowns, Delete.
pad-square = { $what }, row { $row }, column { $column }
pad-empty = empty
pad-clear = New sheet
pad-cleared = The sheet is empty
pad-points = Points
pad-place = Place
pad-player = Player
pad-largest = Largest territory
pad-crowns = Crowns
pad-result = Result
pad-blank = Nothing here yet
pad-so-far = So far. { $reason }
pad-share = Share the picture
pad-save = Save the picture
pad-picture = Picture of the result. { $result }
pad-picture-failed = The picture could not be made here.
pad-kept = The sheet is saved on this device and works offline.
pad-not-kept = This device cannot save the sheet: it will be lost when you close the page.
`;
