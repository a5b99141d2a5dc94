### Why not: one sentence for every code of a refusal, without its full stop.

sentence-plain = { $reason }.
sentence-cited = { $reason } (rule { $rule }).

## Records and steps

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

## Options

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

## Moves of more than one game

refusal-game-over = The game is over
refusal-not-your-turn = It's somebody else's turn
refusal-wrong-step = This is not the time for it: the next step is "{ $expected }"
refusal-no-such-seat = Nobody sits at seat { $seat }
refusal-occupied = The square { $x },{ $y } is taken already
refusal-not-side-by-side = The two halves must lie on squares that share a side
refusal-halves-exchanged = The halves are alike, so the smaller square is named first

## Kingdomino

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

## Kingdomino Duel

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

## Colour Kingdoms

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

## A kingdom copied from a table

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

## A map of the Duel copied from a table

refusal-wrong-size = The map must have 5 rows of 7 squares; write . for an empty one
refusal-castle-not-middle = The { -castle } must be in the middle of the map: the fourth square of the third row
refusal-too-many-crosses = The square { $x },{ $y } has { crosses }, but a square can have at most 4
refusal-unreadable-arms = "{ $text }" is not a square: write the letter of its { -arms } and its crosses (d, D1, q2), C for the { -castle }, . for nothing; the letters are d { arms-dot }, s { arms-stripe }, D { arms-double-dot }, S { arms-double-stripe }, b { arms-black }, q { arms-quarters }

## The world

refusal-no-such-file = The file { $file } does not exist
refusal-file-is-folder = A file is needed here, but { $file } is a folder
refusal-file-forbidden = You have no permission for { $file }
refusal-file-in-path = The path to { $file } has a file where a folder should be
refusal-disk-full = The disk is full
refusal-file-trouble = That did not work: { $problem }

## A sheet of Colour Kingdoms copied from a table

refusal-unreadable-kingdom = "{ $text }" is not a row of a sheet: write the letter of the { -kingdom } once (b, g, y, v, r, n) and nine signs, the letter of the paint or . for none
refusal-kingdom-missing = The row of the { -kingdom } "{ $letter }" is missing
refusal-bad-blots = There is one line "blots" with a whole number up to { $most }
refusal-bad-place = "{ $text }" is not a place: kingdoms have 4 and 2, monsters and "three" have 3 and 1, each once
refusal-place-incomplete = There is a place for "{ $achievement }", but it is not complete on this sheet

## Input without end

refusal-input-too-large = This is longer than { $megabytes } MB, and no more than that is read

## Servers

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
