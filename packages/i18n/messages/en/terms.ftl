### Words of the games. One word per idea; the glossary of the project binds them.

-kingdomino = Kingdomino
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

# The letter of a colour on the map, as the name of its kingdom begins.
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

## Things that are counted

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
# In front of a drop or an area: "no blue drop".
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

## Who plays when no person does

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
