### Думите на игрите. За едно понятие — една дума; задава ги речникът на проекта.
### $form: без член (bare), членувана (definite) или в множествено число (plural).

-kingdomino = Кингдомино

-castle = { $form ->
   *[bare] замък
    [definite] замъка
}
-king = { $form ->
   *[bare] крал
    [plural] крале
}
-crown = корона
-domino = домино
-kingdom = { $form ->
   *[bare] кралство
    [definite] кралството
}
-territory = област
-line = { $form ->
   *[bare] ред
    [definite] реда
}

-wheat = житна нива
-forest = гора
-lake = езеро
-grass = ливада
-swamp = блато
-mine = мина

-dynasty = Династия
-middle-kingdom = Средно кралство
-harmony = Хармония
-mighty-duel = Голям дуел

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

## Каквото се брои

points = { $points ->
    [one] { $points } точка
   *[other] { $points } точки
}
squares = { $squares ->
    [one] { $squares } квадрат
   *[other] { $squares } квадрата
}
crowns = { $crowns ->
    [one] { $crowns } корона
   *[other] { $crowns } корони
}
with-crowns = { $crowns ->
    [0] без корони
    [one] с { $crowns } корона
   *[other] с { $crowns } корони
}
players = { $players ->
    [one] { $players } играч
   *[other] { $players } играчи
}
steps = { $steps ->
    [one] { $steps } стъпка
   *[other] { $steps } стъпки
}
place = { $place ->
    [1] 1-во място
    [2] 2-ро място
    [7] 7-мо място
    [8] 8-мо място
   *[other] { $place }-то място
}

## Едно от няколко, по ключ

terrain = { $terrain ->
    [wheat] { -wheat }
    [forest] { -forest }
    [lake] { -lake }
    [grass] { -grass }
    [swamp] { -swamp }
   *[mine] { -mine }
}
# След броя на квадратите.
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
