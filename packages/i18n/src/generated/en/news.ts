// Written by `npm run messages` from messages/*/*.ftl: change those.
export const news = `news-gain = { $points ->
    [0] no points
    [one] { SIGNED($points) } point
   *[other] { SIGNED($points) } points
}
news-round = Round { $round } begins
news-last-round = The last round begins
news-hurried = A bot ran out of time: it plays weaker on this device.
news-king = A king of { $name } is drawn
news-taken = { $name } takes domino { $domino }
news-placed = { $name } places domino { $domino }: { news-gain }
news-discarded = { $points ->
    [0] { $name } discards domino { $domino }
   *[other] { $name } discards domino { $domino }: { news-gain }
}
news-only-way = The only way here
news-duel-taken = { $name } takes { $count ->
    [one] die
   *[other] dice
} { $dice }
news-duel-left = { $name } gets { $count ->
    [one] die
   *[other] dice
} { $dice }
news-duel-turned = { $name } turns die { $die }
news-duel-castle = { $name } uses the { -castle }: one { -cross } more on die { $die }
news-duel-named = { $name } names the { -joker } on die { $die }: { arms }
news-duel-announced = { $name } uses the { -spell } "{ spell }"
news-duel-drawn = { $name } draws: { news-gain }
news-duel-passed = { $name } passes
news-duel-ticked =
    { $name } ticks { $count ->
        [one] { $count } square
       *[other] { $count } squares
    } of "{ arms }": { $ticks } of { $length }
news-duel-won = { $name } wins the { -spell } "{ spell }"
news-duel-domains = { $name } names arms for "{ spell-domains }": { arms }
news-duel-cross = { $name } adds a { -cross }: { news-gain }
news-dropped = Taken back, because it no longer fits: { $choice ->
    [die] the die
    [pair] the { -spell } "{ spell-pair }"
    [free] the { -spell } "{ spell-free }"
    [split] the { -spell } "{ spell-split }"
    [turn] the { -spell } "{ spell-turn }"
    [domains] the { -spell } "{ spell-domains }"
    [cross] the { -cross }
    [castle] the { -castle }
    [name] the name of the { -joker }
    [half] the half
    [pass] the pass
   *[lay] the { -domino }
}
news-colours-token = { $name } begins
news-colours-taken = { $name } takes the { die }, { kingdom }
news-colours-done = { $name } is done
news-colours-areas = { $areas ->
    [0] nothing coloured
    [one] { $areas } area coloured
   *[other] { $areas } areas coloured
}
news-colours-revealed = { $blots ->
    [0] { $name }: { news-colours-areas }
    [one] { $name }: { news-colours-areas }, { $blots } blot
   *[other] { $name }: { news-colours-areas }, { $blots } blots
}
news-colours-achieved = { $name } completes { $achievement }: { news-gain }
news-colours-struck = Struck out: { $row } { $number }
news-colours-last = The last round begins
news-drops-off = { $count ->
    [one] { $count } drop was taken off: it no longer fits
   *[other] { $count } drops were taken off: they no longer fit
}
news-thrown-again = { $fault ->
    [left-box] A die left the box: thrown again
    [on-die] A die lay on another: thrown again
    [restless] The dice would not lie still: thrown again
   *[other] A die stood on its edge: thrown again
}
`;
