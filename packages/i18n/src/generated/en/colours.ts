// Written by `npm run messages` from messages/*/*.ftl: change those.
export const colours = `colours-ask-throw = Throw the dice
colours-ask-take = Take a die
colours-ask-from = Which kingdom does it come from?
colours-ask-white = Which colour is white?
colours-ask-colour = { $left ->
    [one] Colour { $left } more · { colour } · { kingdom }
   *[other] Colour { $left } more · { colour } · { kingdom }
}
colours-ask-used = All drops are used
colours-ask-stuck = No drop fits any more
colours-ask-brush = { $brush ->
    [blend] Blended drop, { colour }: tap an area
   *[tower] Tower drop, { colour }: tap an area
}
colours-ask-cast = { $spell ->
    [move] Move the die: tap a kingdom
    [split] Split: tap a neighbour
   *[blend] Blend: choose a colour
}
colours-ask-match = Use the spell "{ magic-match }" here?
colours-ask-choose = Choose the colour of the new drop
colours-ask-leave = End with drops left?
colours-ask-strike = Strike out a number
colours-last-ask = Last round: { $ask }
colours-throw = Throw
colours-take = Take
colours-done = Done
colours-done-blot = Done, one blot
colours-colour-on = Colour on
colours-strike-out = Strike out
colours-use-match = Use "{ magic-match }"
colours-no = No
colours-show = Show
colours-next = Next
colours-tracks = Achievements
colours-whole-map = The whole map
colours-see-throw = See the throw
colours-same-throws = Same throws again
colours-who-first = Who colours first?
colours-hand-to = Hand the phone to { $name }. Nobody else looks.
colours-i-am = I am { $name }
colours-all-done = All done. Put the phone in the middle.
colours-sheets-open = Round { $round }: sheets open
colours-players = Players
colours-dice = Dice
colours-powers = Spells and drops
colours-drops = { $drops ->
    [one] { $drops } drop
   *[other] { $drops } drops
}
colours-die-lies = { die }, { colours-drops }, { $kingdoms }
colours-fits = fits { $fit } of { $drops }
colours-white-not-yet = not first
colours-from = from { kingdom }
colours-has = { die }, { colours-drops }, { kingdom }
colours-doing = { $doing ->
    [takes] is choosing
    [colours] is colouring
   *[done] is done
}
colours-spell-count = { -magic } { $number }, { magic }: { $count }
colours-drop-count = { $count ->
    [one] { $count } { colour-of } drop
   *[other] { $count } { colour-of } drops
}
colours-gained = { $count } more from the next round
colours-next-round = next round
colours-all-drops = All tower drops
colours-blot-count = blots: { $count } of { $most }
colours-blots = Blots
colours-say-fits = { $fit } of { colours-drops } fit here
colours-say-choose = The tower gives a drop of any mixed colour
colours-say-match = A neighbour is { colour } already
colours-say-leave = { $fit ->
    [one] { colours-drops } left, one would still fit: a blot
   *[other] { colours-drops } left, { $fit } would still fit: a blot
}
colours-say-strike = { $row }: the { $number } can no longer be earned
colours-say-strike-free = { $row }: the { $number } costs nothing
colours-fact-built = capital built { SIGNED($points) }
colours-fact-lost = capital lost
colours-fact-tamed = { $monster } tamed { SIGNED($points) }
colours-fact-beaten = { $monster } beaten, 0
colours-fact-spell = spell { $number }, from the next round
colours-fact-drop = a { colour-of } drop, from the next round
colours-fact-colour = new colour +1
colours-fact-complete = { $row }: complete
colours-sheet-of = Sheet of { $name }, { points }
colours-sheet-name = Sheet of { $name }
colours-as-it-was = as it was when the round began
colours-tower = { -tower }
colours-area = { kingdom } { $number }
colours-sign-capital = capital, wants { colour }
colours-sign-monster = { $monster }, wants { colour }
colours-sign-spell = { -magic } { $number }, { magic }
colours-painted = painted { colour }
colours-beside = beside { $colours }
colours-beside-none = no painted neighbour
colours-tower-with = { -tower } with { $area }
colours-out-of-reach = The drops of the die do not reach this kingdom
colours-same-colour = A neighbour is { colour } already
colours-already-painted = This area is painted
colours-no-drop-left = All drops of the die are used
colours-white-first = White is never the first die
colours-no-spell = No spell "{ magic }" ready; a new one works from the next round
colours-no-tower-drop = No such drop ready; a new one works from the next round
colours-two-drops = Two drops are needed
colours-same-kingdom = The die lies there already
colours-not-a-neighbour = Only a neighbour of the die's kingdom
colours-split-already = The drops reach this kingdom already
colours-match-not-needed = No need for the spell here
colours-needs-die = Tap a die first
colours-needs-number = Tap a ringed number first
colours-needs-colour = Choose the colour of the new drop first
colours-number = { SIGNED($number) }
colours-number-earned = { $number }: { $names }
colours-number-mine = { $number }: earned
colours-number-struck = { $number }: struck out
colours-number-free = { $number }: free
colours-costs-nothing = costs nothing
colours-ribbon = { $row }, { $place ->
    [first] first
   *[second] second
}: { $names } { SIGNED($points) }
colours-ribbon-alone = { $row } { SIGNED($points) }
colours-last-round = Last round!
colours-progress = Round { $round }
colours-progress-last = Round { $round }, the last one
colours-parts-kingdom = speed { $speed }, capital { $capital }, colours { $colours }
colours-parts-monster = speed { $speed }, tamed { $tamed }, unpainted −{ $unpainted }
colours-tie-lost = Tied on points: fewer lost to blots and unpainted monsters decides.
colours-tie-shared = Tied on points and on those lost: the victory is shared.
colours-verdict = { points }: { $grade }
colours-grade-limits = { $grade ->
    [lowest] below 50 points
    [low] 50 to 59 points
    [high] 60 to 69 points
   *[highest] 70 points and more
}
colours-to-next = { $points ->
    [one] { $points } point to the next grade. The cheapest were:
   *[other] { $points } points to the next grade. The cheapest were:
}
colours-missed-monster = { $monster } in { kingdom }: { SIGNED($points) }
colours-missed-capital = capital of { kingdom }: { SIGNED($points) }
colours-missed-row = complete { $row }: { SIGNED($points) }
colours-missed-colour = one more colour in { kingdom }: { SIGNED($points) }
colours-missed-blot = one blot less: { SIGNED($points) }
colours-best = Your best: { $points }
colours-best-now = Your best so far!
colours-voice-take = { $name }, take a die: { $dice }
colours-voice-thrown = The dice lie: { $dice }
colours-voice-taken = { $die }, from { kingdom }
colours-voice-colour = { $areas ->
    [one] { $name }, colour { $left } more: { colour }, { kingdom }. { $areas } area is open
   *[other] { $name }, colour { $left } more: { colour }, { kingdom }. { $areas } areas are open
}
colours-voice-used = { $name }, all drops are used: Enter ends colouring
colours-voice-stuck = { $left ->
    [one] { $name }, { $left } drop is left and fits nowhere: Enter ends colouring
   *[other] { $name }, { $left } drops are left and fit nowhere: Enter ends colouring
}
colours-voice-choose = { $name }, choose the colour of the new drop: { $colours }
colours-voice-strike = { $name }, strike out a number: arrows go from one to the next
colours-voice-ready = { $name }, Enter ends the turn
colours-voice-cast = { magic }: { kingdom }
colours-voice-casting = { magic }: { $does }. { $names }
colours-voice-undone = Taken back
colours-voice-fits = { $where }, fits
colours-voice-match = { $where }, only with the spell "{ magic-match }"
colours-voice-clash = { $where }, a neighbour is { colour }
colours-voice-nowhere = No area is open
colours-voice-no-dice = The box is empty
colours-voice-no-others = Nobody else plays
colours-voice-kingdom = { kingdom }, { $free } unpainted: { $areas }
colours-kingdom-painted = { kingdom } { $painted } of 9
colours-hint-take = Take the { die } from { kingdom }
colours-hint-paint = Colour { $area }
colours-hint-drop = { $brush ->
    [blend] Blend two drops, { colour }: { $area }
   *[tower] Tower drop, { colour }: { $area }
}
colours-hint-cast = Use "{ magic }": { kingdom }
colours-hint-choose = Choose { colour }
colours-hint-strike = Strike out { $row }, the { $number }
colours-hint-done = End the turn
colours-why-fits = { $fit } of { $drops } drops fit
colours-why-fits-most = { $fit } of { $drops } drops fit, more than of any other die
colours-why-wanted = { $count ->
    [one] { $count } capital or monster there wants this colour
   *[other] { $count } capitals and monsters there want this colour
}
colours-why-gain = brings { points }
colours-why-gain-most = brings { points }, more than elsewhere
colours-why-spell = gives the spell "{ magic }"
colours-why-left = { $drops ->
    [0] all drops are used
   *[other] nothing fits any more
}
colours-why-kingdom = { $fit } drops fit in { kingdom }
colours-keys =
    Arrows: move over the map, or along a list
    N, P: next and previous open area
    1–4: a die, or the spell of that number
    T: tower drops, colour by colour
    F: finish colouring
    Enter: do it, go on, end the turn
    U: undo
    H: hint
    W: whose turn it is and what to do
    D: the dice
    A: where I may colour
    E: this area and its neighbours
    I: what this is, as if you held it
    K: my map, kingdom by kingdom
    O: the other sheets
    Q: my spells, drops and blots
    R: achievements
    S: the scores
    M: the last move
    /: type a move
    ?: these keys
colours-replay-sheet = Sheet of { $name }, { points }
colours-replay-step = { $name }: { $what }
colours-replay-blot = a blot
`;
