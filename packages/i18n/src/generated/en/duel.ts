// Written by `npm run messages` from messages/*/*.ftl: change those.
export const duel = `duel-ask-roll = Roll the dice
duel-ask-take = Take one die
duel-ask-pair = Take two dice at once
duel-ask-share = Take two dice
duel-ask-draw = Draw your domino
duel-ask-first-half = Lay the first half
duel-ask-other-half = Lay the other half
duel-ask-pass = Fits nowhere: pass
duel-ask-pass-power = Fits nowhere: use a power or pass
duel-ask-domains = Name arms: +3 for each domain at the end
duel-ask-cross = Choose a square for one more cross
duel-last-round-ask = Last round: { $ask }
duel-role = { $role ->
    [a] A
   *[b] B
}
duel-who = { $name } ({ duel-role })
duel-roll = Roll
duel-take = Take
duel-take-both = Take both
duel-draw = Draw
duel-lay-other = Lay the other half
duel-pass = Pass
duel-name = Name
duel-add = Add
duel-tray = Dice
duel-hand = Dice of { $name }
duel-face = { $crosses ->
    [0] { arms }
   *[other] { arms }, { crosses }
}
duel-joker = { -joker }
duel-blank = not rolled yet
duel-die-of = { $die }: { $name }
duel-ticks = ticks
duel-no-tick = no tick
duel-ticks-row = ticks { arms }
duel-no-tick-why = no tick ({ $why ->
    [joker] joker
    [cross] cross
    [castle] castle
    [closed] row closed
   *[passed] passed
})
duel-goes-to = goes to { $name }
duel-name-joker = Name the joker
duel-turned = turned
duel-castle-cross = +cross
duel-castle-on = { $die }: add the castle's cross
duel-turn-back = { $die }: turn it back
duel-faces = Turn which die?
duel-turn-to = Turn it to { $face }
duel-say-take = { $name } takes two, the last one is yours
duel-say-pair = { $name } gets the other two
duel-say-leave = You leave { $die } to { $name }
duel-say-domain = { SIGNED($points) }: { arms } { $squares } × { $crosses }
duel-say-gain = { $points ->
    [0] It fits, no points yet
    [one] { SIGNED($points) } point
   *[other] { SIGNED($points) } points
}
duel-say-domains-now = { $count ->
    [0] none yet
    [one] { $count } now: { SIGNED($points) }
   *[other] { $count } now: { SIGNED($points) }
}
duel-say-drawn = { $name }: { SIGNED($points) }
duel-say-ticks = Ticks: { $list }
duel-say-ticks-of = { $name } – { $rows }
duel-say-tick-wins = { arms } → { spell }
duel-say-ticks-none = none
duel-signed = { SIGNED($points) }
duel-map-of = Map of { $name }, { points }
duel-empty-square = empty square { $x }, { $y }
duel-square = { $what }, square { $x }, { $y }
duel-castle-square = castle, square 0, 0
duel-square-connects = { $where }: a half connects here
duel-square-cross = { $where }: one more cross brings { duel-gain }
duel-gain = { $points ->
    [0] no points
    [one] { SIGNED($points) } point
   *[other] { SIGNED($points) } points
}
duel-spellbook = Spellbook
duel-one-left = 1 left
duel-row = { arms }: { $own }, { $other }
duel-row-of = { $name } { $ticks } of { $length }
duel-row-won = won by { $name }
duel-spell-ready = ready
duel-spell-next = from the next round
duel-spell-used = used
duel-powers = Powers
duel-power-castle = Castle
duel-power-free = Free
duel-power-split = Split
duel-power-turn = Turn
duel-power-pair = Pair: two at once
duel-power-does = { $power ->
    [castle] one more cross on one of your two dice; that die does not tick
    [free] { spell-free-does }
    [split] { spell-split-does }
    [turn] { spell-turn-does }
   *[pair] { spell-pair-does }
}
duel-power-helps = With it the domino fits
duel-not-connected = Touches neither the castle nor its own arms from an earlier round
duel-half-not-connected = This half touches neither the castle nor its own arms
duel-must-draw = It fits, so it must be drawn
duel-ready-next = Ready from the next round
duel-not-won = You have not won this spell
duel-spell-spent = This spell is used
duel-same-face = Shows that face already
duel-castle-spent = The castle is used
duel-cannot-draw = With that the domino would fit nowhere
duel-occupied = This square is taken
duel-die-gone = This die is taken
duel-needs-die = Choose a die first
duel-needs-dice = Choose two dice first
duel-needs-square = Tap a square first
duel-needs-arms = Choose arms first
duel-cross-needs-arms = A cross needs a drawn square
duel-pass-too-late = Take the powers back first, then pass
duel-news-rolled = { $name } rolls: { $dice }
duel-news-takes = { $name } takes { $dice }
duel-news-takes-some = { $count ->
    [one] { $name } takes a die
   *[other] { $name } takes two dice
}
duel-news-pair = { $name } uses "{ spell-pair }" and takes { $dice }
duel-news-gets = { $name } gets { $dice }
duel-news-gets-some = { $count ->
    [one] { $name } gets the last die
   *[other] { $name } gets the other two dice
}
duel-news-turns = { $name } turns a die to { $face }
duel-news-castle = { $name } uses the castle: one cross more
duel-news-names = { $name } names a joker: { arms }
duel-news-announces = { $name } uses "{ spell }"
duel-news-draws = { $name } draws { $dice }: { duel-gain }
duel-news-passes = { $name } passes
duel-news-ticks = { $name } ticks { arms }: { $ticks } of { $length }
duel-news-wins = { $name } wins "{ spell }"
duel-news-domains = { $name } names { arms } for "{ spell-domains }"
duel-news-cross = { $name } adds a cross: { duel-gain }
duel-news-round = Round { $round }, { $name } is A
duel-voice-take = { $name }, you are A. Take one die: { $dice }
duel-voice-pair = { $name }, take two dice at once: { $dice }
duel-voice-share = { $name }, you are B. Take two dice: { $dice }
duel-voice-draw = { $name }, draw your domino: { $dice }
duel-voice-half = { $name }, lay the half with { $die }
duel-voice-pass = { $name }, your domino fits nowhere: { $dice }. Use a power or pass
duel-voice-domains = { $name }, name arms for "{ spell-domains }": { $arms }
duel-voice-cross = { $name }, choose a drawn square for one more cross
duel-voice-take-now = { $name }, take { $dice }
duel-voice-draw-now = { $name }, draw now
duel-voice-end-now = { $name }, end your turn
duel-voice-chosen = Chosen: { $die }
duel-voice-die = { $die }, { $tick }
duel-voice-undone = Undone
duel-voice-laid = Laid: { duel-gain }
duel-voice-half-laid = One half lies on { $x }, { $y }
duel-voice-named = Joker: { arms }
duel-voice-passing = Pass
duel-voice-turned = Turned to { $face }
duel-voice-castle = Castle on { $die }
duel-voice-power = Power: { spell }
duel-voice-half-at = { $half } on { $x }, { $y }
duel-voice-fits = { $where }: fits, { duel-gain }
duel-voice-fits-not = { $where }: does not fit
duel-voice-arms = { arms }: { duel-say-domains-now }
duel-voice-map-row = Row { $y } from −3: { $squares }
duel-voice-empty = { $count ->
    [one] empty
   *[other] { $count } empty
}
duel-voice-nothing-rolled = The dice are not rolled yet
duel-keys =
    Arrows: move the domino or the cursor
    1–6: choose a die, name a joker, name arms
    R: next way over this square
    F: swap its halves
    N: next place where it fits
    C: castle, on one die, the other, none
    T: turn, face by face
    V: free
    B: split
    P: pair, two dice at once
    Enter: go on, end the turn
    U: undo
    H: hint
    I: what this piece is, as if you held it
    W: whose turn it is and what to do
    D: the dice
    K: my map, row by row
    O: the other map, row by row
    Q: the spellbook
    S: the scores
    M: the last move
    /: type a move
    ?: these keys
duel-progress = Round { $round }
duel-progress-last = Round { $round }, the last one
duel-edition = { $spellbook ->
    [always] Everybody ticks, even after a pass.
   *[drawn] A player who passes ticks nothing.
}
duel-domain = { arms }: { $squares } × { $crosses } = { $points }
duel-named-domain = { arms }, named: +{ $points }
duel-no-domain = No domain with a cross
duel-points-both = { $mine }:{ $theirs }
duel-tie-largest = Tied on points: the largest domain decides.
duel-tie-shared = Tied on points and largest domain: the victory is shared.
duel-largest = Largest domain
duel-pad-about = For a game on a real table: copy both maps and we'll add up the points.
duel-pad-board = Map of { $name }
duel-pad-tool = Draw
duel-pad-tool-name = { $tool ->
    [cross] cross
   *[erase] nothing
}
duel-pad-hint = Choose arms and tap the squares. One more tap adds a cross.
duel-pad-keys = On the keyboard: 1–6 for the arms, X for a cross, Delete.
duel-pad-named = Named with "domains"
duel-pad-nothing = nothing
duel-pad-print = Print an empty sheet
duel-pad-print-about = For owners of the game whose pad has run out: two maps and the spellbook on one page.
duel-sheet-title = Empty sheet for { -duel }
duel-sheet-owners = For owners of the game. Not an official sheet.
duel-sheet-name = Name
duel-sheet-castle = castle used
duel-sheet-named = named
`;
