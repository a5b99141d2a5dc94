### Думите на игрите. За едно понятие — една дума; задава ги речникът на проекта.
### $form: без член (bare), членувана (definite), в множествено число (plural), при цветовете и в женски род (feminine).

-kingdomino = Кингдомино
-duel = Кингдомино Дуел
-colours = Цветни кралства

-castle = { $form ->
   *[bare] замък
    [definite] замъка
}
-king = { $form ->
   *[bare] крал
    [plural] крале
}
-crown = корона
-domino = плочка
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

-arms = герб
-cross = хиксче
-domain = владение
-joker = { $form ->
   *[bare] универсален герб
    [definite] универсалния герб
}
-spellbook = { $form ->
   *[bare] магически свитък
    [definite] магическия свитък
}
-spell = { $form ->
   *[bare] заклинание
    [definite] заклинанието
}
-magic = { $form ->
   *[bare] заклинание
    [definite] заклинанието
}

-dot = кръгче
-stripe = ивица
-double-dot = двойно кръгче
-double-stripe = двойна ивица
-black = черен
-quarters = четвъртини

-area = { $form ->
   *[bare] област
    [definite] областта
}
-drop = капка
-tower = стражева кула

-griffin = грифон
-hydra = хидра
-unicorn = еднорог
-dragon = дракон

-blue = { $form ->
   *[bare] син
    [feminine] синя
    [definite] синия
}
-green = { $form ->
   *[bare] зелен
    [feminine] зелена
}
-yellow = { $form ->
   *[bare] жълт
    [feminine] жълта
    [definite] жълтия
}
-violet = { $form ->
   *[bare] виолетов
    [feminine] виолетова
}
-red = { $form ->
   *[bare] червен
    [feminine] червена
    [definite] червения
}
-brown = { $form ->
   *[bare] кафяв
    [feminine] кафява
}
-white = { $form ->
   *[bare] бял
    [definite] белия
}

-kingdom-blue = Синьоречие
-kingdom-green = Зеленогорие
-kingdom-yellow = Жълтоводие
-kingdom-violet = Лилавополе
-kingdom-red = Червеногорие
-kingdom-brown = Кафявоземие

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

arms-dot = { -dot }
arms-stripe = { -stripe }
arms-double-dot = { -double-dot }
arms-double-stripe = { -double-stripe }
arms-black = { -black }
arms-quarters = { -quarters }

spell-free = свобода
spell-split = разделяне
spell-pair = двойка
spell-turn = обръщане
spell-domains = владения
spell-cross = { -cross }

spell-free-does = рисувайте на произволни два съседни празни квадрата; не е нужно да се допират до нищо
spell-split-does = рисувайте половините на произволни празни квадрати; всяка трябва да се свързва сама
spell-pair-does = ако вие сте хвърлили заровете, вземете два наведнъж
spell-turn-does = обърнете един от двата си зара на друга негова страна
spell-domains-does = веднага: назовете { -arms }; всяко негово { -domain } носи накрая още 3 точки
spell-cross-does = веднага: още едно { -cross } на нарисуван квадрат от вашето кралство

colour-blue = { -blue }
colour-green = { -green }
colour-yellow = { -yellow }
colour-violet = { -violet }
colour-red = { -red }
colour-brown = { -brown }

# The letter of a colour on the map, as the name of its kingdom begins.
colour-letter-blue = С
colour-letter-green = З
colour-letter-yellow = Ж
colour-letter-violet = Л
colour-letter-red = Ч
colour-letter-brown = К

kingdom-blue = { -kingdom-blue }
kingdom-green = { -kingdom-green }
kingdom-yellow = { -kingdom-yellow }
kingdom-violet = { -kingdom-violet }
kingdom-red = { -kingdom-red }
kingdom-brown = { -kingdom-brown }

die-blue = { -blue } зар
die-red = { -red } зар
die-yellow = { -yellow } зар
die-white = { -white } зар

monster-griffin = { -griffin }
monster-hydra = { -hydra }
monster-unicorn = { -unicorn }
monster-dragon = { -dragon }

achievement-three = три кралства
achievement-griffin = грифони
achievement-hydra = хидри
achievement-unicorn = еднорози
achievement-dragon = дракони

magic-move = преместване
magic-match = съвпадение
magic-split = разделяне
magic-blend = смесване

magic-move-does = преди първата { -drop } от хода: всички капки на зара отиват в друго { -kingdom }
magic-match-does = с една { -drop } може да се оцвети { -area } до същия цвят
magic-split-does = капките на зара могат да отидат и в едно съседно { -kingdom }
magic-blend-does = две капки на зара стават една в съставен цвят: { -green }, { -violet } или { -brown }

grade-0 = опитайте отново
grade-1 = не е лошо, но може и по-добре
grade-2 = много добре
grade-3 = блестящо

## Каквото се брои

points = { $points ->
    [one] { $points } точка
   *[other] { $points } точки
}
squares = { $squares ->
    [one] { $squares } квадрат
   *[other] { $squares } квадрата
}
crowns = { $crowns ->
    [one] { $crowns } корона
   *[other] { $crowns } корони
}
with-crowns = { $crowns ->
    [0] без корони
    [one] с { $crowns } корона
   *[other] с { $crowns } корони
}
crosses = { $crosses ->
    [one] { $crosses } хиксче
   *[other] { $crosses } хиксчета
}
players = { $players ->
    [one] { $players } играч
   *[other] { $players } играчи
}
steps = { $steps ->
    [one] { $steps } стъпка
   *[other] { $steps } стъпки
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
# За капка и за област: „няма синя капка“, „до синя“.
colour-of = { $colour ->
    [blue] { -blue(form: "feminine") }
    [green] { -green(form: "feminine") }
    [yellow] { -yellow(form: "feminine") }
    [violet] { -violet(form: "feminine") }
    [red] { -red(form: "feminine") }
   *[brown] { -brown(form: "feminine") }
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

## Кой играе, когато не е човек

bot-name = { $bot ->
    [page] Паж
    [shepherd] Овчар
    [miller] Мелничар
    [mason] Зидар
    [knight] Рицар
    [queen] Кралица
    [random] Случаен бот
    [greedy] Алчен бот
   *[other] { $bot }
}
bot-level = { $number } · { bot-name }
bot-about = { $bot ->
    [page] Тепърва се учи: половината добри ходове не забелязва.
    [shepherd] Взема каквото му хареса и често греши.
    [miller] Играе разумно, но понякога изпуска нещо.
    [mason] Претегля всичко, което може да се направи за един ход.
    [knight] Преди ход разиграва наум няколко игри.
    [queen] Преди ход разиграва наум хиляди игри.
    [random] Прави какъв да е ход, стига да е по правилата.
    [greedy] Взема най-много точки веднага.
   *[other] { $bot }
}
