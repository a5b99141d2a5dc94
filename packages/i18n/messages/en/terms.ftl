### Words of the games. One word per idea; the glossary of the project binds them.

-kingdomino = Kingdomino

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

## Things that are counted

points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
squares = { $squares ->
    [one] { $squares } square
   *[other] { $squares } squares
}
crowns = { $crowns ->
    [one] { $crowns } crown
   *[other] { $crowns } crowns
}
with-crowns = { $crowns ->
    [0] without crowns
    [one] with { $crowns } crown
   *[other] with { $crowns } crowns
}
players = { $players ->
    [one] { $players } player
   *[other] { $players } players
}
steps = { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
}
place = { $place ->
    [1] 1st place
    [2] 2nd place
    [3] 3rd place
   *[other] { $place }th place
}

## One of several, by its key

terrain = { $terrain ->
    [wheat] { -wheat }
    [forest] { -forest }
    [lake] { -lake }
    [grass] { -grass }
    [swamp] { -swamp }
   *[mine] { -mine }
}
# In front of a counted square: "3 forest squares".
terrain-of = { $terrain ->
    [wheat] { -wheat }
    [forest] { -forest }
    [lake] { -lake }
    [grass] { -grass }
    [swamp] { -swamp }
   *[mine] { -mine }
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
   *[other] { $game }
}
