### Слова ігор. Одному поняттю — одне слово; їх задає словник проєкту.
### $case — відмінок або число, яких потребує речення. Слово «доміно» не відмінюється.

-kingdomino = Доміношне королівство

-castle = { $case ->
   *[nominative] замок
    [genitive] замку
}
-king = { $case ->
   *[nominative] король
    [genitive-plural] королів
}
-crown = { $case ->
   *[nominative] корона
    [genitive] корони
}
-domino = доміно
-kingdom = королівство
-territory = область
-line = { $case ->
   *[nominative] ряд
    [locative] ряду
}

-wheat = { $case ->
   *[nominative] пшеничне поле
    [genitive] пшеничного поля
}
-forest = { $case ->
   *[nominative] ліс
    [genitive] лісу
}
-lake = { $case ->
   *[nominative] озеро
    [genitive] озера
}
-grass = { $case ->
   *[nominative] лука
    [genitive] луки
}
-swamp = { $case ->
   *[nominative] болото
    [genitive] болота
}
-mine = { $case ->
   *[nominative] шахта
    [genitive] шахти
}

-dynasty = Династія
-middle-kingdom = Серединне королівство
-harmony = Гармонія
-mighty-duel = Велика дуель

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

## Що рахують

points = { $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[many] { $points } очок
}
squares = { $squares ->
    [one] { $squares } клітинка
    [few] { $squares } клітинки
   *[many] { $squares } клітинок
}
crowns = { $crowns ->
    [one] { $crowns } корона
    [few] { $crowns } корони
   *[many] { $crowns } корон
}
with-crowns = { $crowns ->
    [0] без корон
    [one] з { $crowns } короною
    [few] з { $crowns } коронами
   *[many] з { $crowns } коронами
}
players = { $players ->
    [one] { $players } гравець
    [few] { $players } гравці
   *[many] { $players } гравців
}
steps = { $steps ->
    [one] { $steps } крок
    [few] { $steps } кроки
   *[many] { $steps } кроків
}
place = { $place }-е місце

## Одне з кількох, за ключем

terrain = { $terrain ->
    [wheat] { -wheat }
    [forest] { -forest }
    [lake] { -lake }
    [grass] { -grass }
    [swamp] { -swamp }
   *[mine] { -mine }
}
# Після лічби клітинок: «3 клітинки лісу».
terrain-of = { $terrain ->
    [wheat] { -wheat(case: "genitive") }
    [forest] { -forest(case: "genitive") }
    [lake] { -lake(case: "genitive") }
    [grass] { -grass(case: "genitive") }
    [swamp] { -swamp(case: "genitive") }
   *[mine] { -mine(case: "genitive") }
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
