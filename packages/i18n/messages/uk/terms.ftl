### Слова ігор. Одному поняттю — одне слово; їх задає словник проєкту.
### $case — відмінок або число, яких потребує речення. Українською «доміно» — сама гра, а фішка в ній — тайл.
### У кольорів feminine — жіночий рід у родовому відмінку: «немає синьої краплі».

-kingdomino = Доміношне королівство
-duel = Доміношне королівство: Дуель
-colours = Кольорові королівства

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
-domino = { $case ->
   *[nominative] тайл
    [locative] тайлі
}
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

-arms = { $case ->
   *[nominative] герб
    [genitive] герба
}
-cross = хрестик
-domain = володіння
-joker = { $case ->
   *[nominative] джокер
    [genitive] джокера
}
-spellbook = { $case ->
   *[nominative] сувій заклять
    [genitive] сувою заклять
}
-spell = { $case ->
   *[nominative] чари
    [genitive] чар
}
-magic = закляття

-dot = крапка
-stripe = смуга
-double-dot = подвійна крапка
-double-stripe = подвійна смуга
-black = чорний
-quarters = чверті

-area = { $case ->
   *[nominative] ділянка
    [genitive] ділянки
    [accusative] ділянку
}
-drop = { $case ->
   *[nominative] крапля
    [genitive] краплі
    [instrumental] краплею
}
-tower = { $case ->
   *[nominative] сторожова вежа
    [genitive] сторожової вежі
}

-griffin = грифон
-hydra = гідра
-unicorn = єдиноріг
-dragon = дракон

-blue = { $case ->
   *[nominative] синій
    [feminine] синьої
}
-green = { $case ->
   *[nominative] зелений
    [feminine] зеленої
}
-yellow = { $case ->
   *[nominative] жовтий
    [feminine] жовтої
}
-violet = { $case ->
   *[nominative] фіолетовий
    [feminine] фіолетової
}
-red = { $case ->
   *[nominative] червоний
    [feminine] червоної
}
-brown = { $case ->
   *[nominative] коричневий
    [feminine] коричневої
}
-white = білий

-kingdom-blue = { $case ->
   *[nominative] Синьоріччя
    [locative] Синьоріччі
}
-kingdom-green = { $case ->
   *[nominative] Зеленолісся
    [locative] Зеленоліссі
}
-kingdom-yellow = { $case ->
   *[nominative] Жовтоводдя
    [locative] Жовтоводді
}
-kingdom-violet = { $case ->
   *[nominative] Лілопілля
    [locative] Лілопіллі
}
-kingdom-red = { $case ->
   *[nominative] Червоногір’я
    [locative] Червоногір’ї
}
-kingdom-brown = { $case ->
   *[nominative] Бурозем’я
    [locative] Бурозем’ї
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

arms-dot = { -dot }
arms-stripe = { -stripe }
arms-double-dot = { -double-dot }
arms-double-stripe = { -double-stripe }
arms-black = { -black }
arms-quarters = { -quarters }

spell-free = свобода
spell-split = поділ
spell-pair = пара
spell-turn = поворот
spell-domains = володіння
spell-cross = { -cross }

spell-free-does = малюйте на будь-яких двох сусідніх порожніх клітинках; торкатися нічого не треба
spell-split-does = малюйте половини на будь-яких двох порожніх клітинках; кожна має прилягати сама
spell-pair-does = якщо кубики кидали ви, візьміть одразу два
spell-turn-does = поверніть один із двох своїх кубиків іншою гранню
spell-domains-does = одразу: назвіть { -arms }; кожне його { -domain } дасть наприкінці ще 3 очки
spell-cross-does = одразу: ще один { -cross } на намальованій клітинці свого королівства

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
colour-letter-brown = Б

kingdom-blue = { -kingdom-blue }
kingdom-green = { -kingdom-green }
kingdom-yellow = { -kingdom-yellow }
kingdom-violet = { -kingdom-violet }
kingdom-red = { -kingdom-red }
kingdom-brown = { -kingdom-brown }

die-blue = { -blue } кубик
die-red = { -red } кубик
die-yellow = { -yellow } кубик
die-white = { -white } кубик

monster-griffin = { -griffin }
monster-hydra = { -hydra }
monster-unicorn = { -unicorn }
monster-dragon = { -dragon }

achievement-three = три королівства
achievement-griffin = грифони
achievement-hydra = гідри
achievement-unicorn = єдинороги
achievement-dragon = дракони

magic-move = перенесення
magic-match = збіг
magic-split = поділ
magic-blend = змішування

magic-move-does = до першої { -drop(case: "genitive") } ходу: усі краплі кубика йдуть до іншого королівства
magic-match-does = однією { -drop(case: "instrumental") } можна зафарбувати { -area(case: "accusative") } поруч із таким самим кольором
magic-split-does = краплі кубика можуть піти ще й до одного сусіднього королівства
magic-blend-does = дві краплі кубика стають однією складеного кольору: { -green }, { -violet } або { -brown }

grade-0 = спробуйте ще раз
grade-1 = непогано, але можна краще
grade-2 = дуже добре
grade-3 = блискуче

## Що рахують

points = { $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[many] { $points } очок
}
squares = { $squares ->
    [one] { $squares } клітинка
    [few] { $squares } клітинки
   *[many] { $squares } клітинок
}
crowns = { $crowns ->
    [one] { $crowns } корона
    [few] { $crowns } корони
   *[many] { $crowns } корон
}
with-crowns = { $crowns ->
    [0] без корон
    [one] з { $crowns } короною
    [few] з { $crowns } коронами
   *[many] з { $crowns } коронами
}
crosses = { $crosses ->
    [one] { $crosses } хрестик
    [few] { $crosses } хрестики
   *[many] { $crosses } хрестиків
}
players = { $players ->
    [one] { $players } гравець
    [few] { $players } гравці
   *[many] { $players } гравців
}
steps = { $steps ->
    [one] { $steps } крок
    [few] { $steps } кроки
   *[many] { $steps } кроків
}
place = { $place ->
    [1] 1-ше місце
    [2] 2-ге місце
    [3] 3-тє місце
    [7] 7-ме місце
    [8] 8-ме місце
   *[other] { $place }-те місце
}

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
# Про краплю й ділянку, у родовому відмінку: «немає синьої краплі», «торкається синьої».
colour-of = { $colour ->
    [blue] { -blue(case: "feminine") }
    [green] { -green(case: "feminine") }
    [yellow] { -yellow(case: "feminine") }
    [violet] { -violet(case: "feminine") }
    [red] { -red(case: "feminine") }
   *[brown] { -brown(case: "feminine") }
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

## Хто грає, коли не людина

bot-name = { $bot ->
    [page] Паж
    [shepherd] Пастух
    [miller] Мірошник
    [mason] Муляр
    [knight] Лицар
    [queen] Королева
    [random] Випадковий бот
    [greedy] Жадібний бот
   *[other] { $bot }
}
bot-level = { $number } · { bot-name }
bot-about = { $bot ->
    [page] Лише вчиться: половини добрих ходів не помічає.
    [shepherd] Бере, що сподобалося, і часто помиляється.
    [miller] Грає тямуще, та часом щось проґавить.
    [mason] Зважує все, що можна зробити за хід.
    [knight] Перед ходом розігрує подумки кілька партій.
    [queen] Перед ходом розігрує подумки тисячі партій.
    [random] Ходить як завгодно, аби за правилами.
    [greedy] Бере якнайбільше очок просто зараз.
   *[other] { $bot }
}
