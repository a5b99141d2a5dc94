### Защо не може: по едно изречение за всеки код на отказ, без точката накрая.

sentence-plain = { $reason }.
sentence-cited = { $reason } (правило { $rule }).

## Записи и стъпки

refusal-not-json = Това не е JSON
refusal-not-an-object = Записът е обект в JSON, а това е нещо друго
refusal-not-a-record = Това не е запис на игра: в полето „format“ трябва да стои „{ $format }“
refusal-unknown-version = Тук е позната само версия { $version } на формата за записи
refusal-missing-field = В записа липсва полето „{ $field }“
refusal-unknown-field = В записа има излишно поле „{ $field }“
refusal-duplicate-field = Полето „{ $field }“ стои в записа два пъти
refusal-bad-field = Стойността на полето „{ $field }“ не е от нужния вид
refusal-unknown-game = Тук няма игра „{ $game }“; има { $known }
refusal-unknown-rules-version = Играно е по правила версия { $rulesVersion }, а те не са познати тук
refusal-after-the-end = Играта е приключила преди тази стъпка
refusal-no-such-step = Няма стъпка { $at }: записът има { $steps ->
    [one] { $steps } стъпка
   *[other] { $steps } стъпки
}
refusal-name-too-long = Името има най-много { $most } знака
refusal-name-empty = В името трябва да има поне един видим знак
refusal-name-unprintable = В името не може да има управляващи знаци и знаци, които сменят посоката на текста
refusal-no-such-actor = Тук могат да действат няколко играчи, затова стъпката започва с номера на един от тях, например „1> “
refusal-unreadable = В играта няма такъв ход
refusal-turn-complete = Ходът е завършен и няма повече стъпки
refusal-turn-unfinished = Ходът не е завършен: нужни са още стъпки

## Настройки

refusal-options-not-an-object = Настройките трябва да са обект в JSON
refusal-unknown-option = Играта няма настройка „{ $option }“
refusal-bad-seats = Играта е за { $min } до { $max } играчи
refusal-variants-not-a-list = Вариантите трябва да са списък
refusal-unknown-variant = Играта няма вариант „{ $variant }“; има { $known }
refusal-variant-twice = Вариантът „{ $variant }“ е посочен два пъти
refusal-mighty-duel-seats = „{ -mighty-duel }“ е за двама, а играчите са { $seats }
refusal-unknown-tiebreak = Няма начин „{ $tiebreak }“ за решаване на равенство; има { $known }
refusal-two-players = „{ -duel }“ е точно за двама играчи
refusal-unknown-spellbook = Няма правило „{ $spellbook }“ за { -spellbook(form: "definite") }; има { $known }
refusal-unknown-first = Няма избор „{ $first }“ за първия играч; има { $known }
refusal-unknown-map = Няма карта „{ $map }“; има { $known }

## Ходове на няколко игри

refusal-game-over = Играта приключи
refusal-not-your-turn = На ход е друг играч
refusal-wrong-step = Сега не му е времето: следващата стъпка е „{ $expected }“
refusal-no-such-seat = На масата няма играч { $seat }
refusal-occupied = Квадратът { $x },{ $y } вече е зает
refusal-not-side-by-side = Двете половини трябва да лежат на квадрати с обща страна
refusal-halves-exchanged = Половините са еднакви, затова първо се посочва по-малкият квадрат

## Кингдомино

refusal-no-such-domino = Няма { -domino } { $domino }: номерата са от 1 до 48
refusal-already-drawn = Плочка { $domino } вече е изтеглена
refusal-no-king-left = Всички { -king(form: "plural") } на играч { $seat } вече са изтеглени
refusal-not-in-line = Плочка { $domino } не е в { -line(form: "definite") }
refusal-taken = На { -domino } { $domino } вече стои { -king } на играч { $seat }
refusal-must-place = Плочка { $domino } се побира в { -kingdom(form: "definite") }, затова трябва да се постави
refusal-outside-grid = С квадрата { $x },{ $y } { -kingdom(form: "definite") } няма да се побере в { $size }×{ $size } квадрата
refusal-no-match =
    Никоя половина не се допира нито до { -castle(form: "definite") }, нито до своята местност: до първата няма { $first ->
        [wheat] { -wheat }
        [forest] { -forest }
        [lake] { -lake }
        [grass] { -grass }
        [swamp] { -swamp }
       *[mine] { -mine }
    }, до втората няма { $second ->
        [wheat] { -wheat }
        [forest] { -forest }
        [lake] { -lake }
        [grass] { -grass }
        [swamp] { -swamp }
       *[mine] { -mine }
    }

## Кингдомино Дуел

refusal-wrong-die = Заровете се хвърлят по ред: сега е зар { $expected }, а не { $die }
refusal-no-such-face = Зар { $die } няма страна „{ $face }“
refusal-one-die = Сега се взема точно един зар; два се вземат само със { -spell(form: "definite") } „{ spell-pair }“
refusal-two-dice = Сега се вземат точно два зара
refusal-die-taken = Зар { $die } вече е взет
refusal-not-your-die = Зар { $die } е на другия играч
refusal-spell-not-won = Този играч не е спечелил { -spell(form: "definite") } „{ spell }“
refusal-spell-fresh = Заклинанието „{ spell }“ е спечелено току-що: действа от следващия рунд
refusal-spell-used = Заклинанието „{ spell }“ вече е използвано: действа веднъж на игра
refusal-castle-used = Замъкът вече е използван: действа веднъж на игра
refusal-wrong-order =
    В този ход вече е късно за { $power ->
        [turn] { -spell(form: "definite") } „{ spell-turn }“
        [castle] { -castle(form: "definite") }
       *[free] { -spell(form: "definite") } „{ spell-free }“
    }: редът е { spell-turn }, { -castle }, име на { -joker(form: "definite") }, { spell-free }, { spell-split }
refusal-same-face = Зар { $die } вече показва такава страна: нужна е друга
refusal-cannot-draw = След тази стъпка няма да има къде да се нарисува доминото
refusal-no-joker = На зар { $die } няма { -joker }
refusal-already-named = Универсалният герб на зар { $die } вече е назован
refusal-lower-joker-first = Първо по-малкият номер: назовете { -joker(form: "definite") } на зар { $die }
refusal-joker-unnamed = Първо назовете { -joker(form: "definite") } на зар { $die }
refusal-off-map = На картата няма такъв квадрат: квадратите са от -3,-2 до 3,2
refusal-same-square = Двете половини трябва да са на различни квадрати
refusal-half-unconnected = Всяка половина трябва да се свързва сама: до квадрата { $x },{ $y } няма нито { -castle }, нито { -arms } „{ arms }“ от предишен рунд
refusal-no-connection =
    Никоя половина не се допира нито до { -castle(form: "definite") }, нито до своя { -arms } от предишен рунд: до първата няма { -arms } „{ $first ->
        [dot] { -dot }
        [stripe] { -stripe }
        [double-dot] { -double-dot }
        [double-stripe] { -double-stripe }
        [black] { -black }
       *[quarters] { -quarters }
    }“, до втората няма { -arms } „{ $second ->
        [dot] { -dot }
        [stripe] { -stripe }
        [double-dot] { -double-dot }
        [double-stripe] { -double-stripe }
        [black] { -black }
       *[quarters] { -quarters }
    }“
refusal-pass-after-power = Ходът е започнал: сега доминото трябва да се нарисува
refusal-must-draw = Доминото се побира на картата, затова трябва да се нарисува
refusal-nothing-drawn = На квадрата { $x },{ $y } няма { -arms }, а { -cross } се добавя само към нарисуван

## Цветни кралства

refusal-die-order =
    Заровете падат един след друг: сега е ред на { $expected ->
        [blue] { -blue(form: "definite") }
        [red] { -red(form: "definite") }
        [yellow] { -yellow(form: "definite") }
       *[white] { -white(form: "definite") }
    } зар, а не на { $die ->
        [blue] { -blue(form: "definite") }
        [red] { -red(form: "definite") }
        [yellow] { -yellow(form: "definite") }
       *[white] { -white(form: "definite") }
    }
refusal-no-such-landing = Зарът не може да лежи едновременно във всички тези кралства: { $kingdoms }
refusal-die-gone = В кутията вече няма { die }
refusal-white-first = Белият зар никога не се взема пръв: той приема цвета на зар, който вече не е в кутията
refusal-not-in-kingdom =
    В { kingdom } няма и част от { $die ->
        [blue] { -blue(form: "definite") }
        [red] { -red(form: "definite") }
        [yellow] { -yellow(form: "definite") }
       *[white] { -white(form: "definite") }
    } зар
refusal-colour-in-box = Белият зар не може да приеме този цвят: в кутията още има { colour } зар
refusal-no-spell = Няма готово { -magic } „{ magic }“; спечеленото в този рунд действа от следващия
refusal-moved-already = В този ход капките вече са преместени
refusal-move-too-late = Вече е късно за { -magic(form: "definite") } „{ magic-move }“: то действа само преди първата { -drop } от хода и преди { -magic(form: "definite") } „{ magic-split }“
refusal-same-kingdom = Зарът вече е в това { -kingdom }: посочете друго
refusal-no-drop-left = Не остана нито една { -drop } от зара
refusal-not-a-neighbour = { kingdom } не граничи с { -kingdom(form: "definite") } на зара
refusal-split-already = { kingdom } вече е посочено в този ход
refusal-two-drops = За { -magic(form: "definite") } „{ magic-blend }“ трябват две капки на зара, а са останали по-малко
refusal-no-tower-drop = Няма готова { colour-of } { -drop } от { -tower }; спечелената в този рунд се ползва от следващия
refusal-painted = Областта { $area } вече е оцветена
refusal-out-of-reach = Капките на зара не стигат до { -area(form: "definite") } { $area }: тя е в друго { -kingdom }
refusal-same-colour = Областта { $area } се допира до { colour-of }, затова и тя не може да стане { colour-of }
refusal-match-not-needed = За { -area(form: "definite") } { $area } не е нужно { -magic } „{ magic-match }“: тя няма съседна с такъв цвят
refusal-no-such-number = В този ред няма число { $number }: при кралствата са 4 и 2, при чудовищата 3 и 1
refusal-circled = Числото { $number } в този ред е оградено: вече е спечелено
refusal-struck = Числото { $number } в този ред вече е задраскано
refusal-higher-first = Докато може да се задраска 4 или 3, не се задраскват 2 и 1

## Кралство, преписано от масата

refusal-no-castle = Няма { -castle }: един квадрат трябва да е C
refusal-second-castle = Замъците тук са { $count }, а кралството има само един
refusal-unreadable-square = „{ $text }“ не е квадрат: напишете буквата на местността и броя корони (w, f1, m3), C за { -castle(form: "definite") }, точка за празно място
refusal-too-large = Кралството е { $width }×{ $height } квадрата, а трябва да се побере в { $size }×{ $size }
refusal-odd-squares = Плочките покриват четен брой квадрати, а освен { -castle(form: "definite") } тук има нечетен: { $squares }
refusal-too-many-squares =
    { $inBox ->
        [0] В кутията няма квадрати „{ terrain-of }“ { with-crowns }
        [one] В кутията има само { $inBox } квадрат „{ terrain-of }“ { with-crowns }, а тук са повече
       *[other] В кутията има само { $inBox } квадрата „{ terrain-of }“ { with-crowns }, а тук са повече
    }
refusal-not-connected = Квадратът { $x },{ $y } е откъснат: никакви квадрати не го свързват със замъка
refusal-bad-kingdom = Кралството в JSON е обект или с „kingdom“ (редовете му), или със „squares“; в него може да има и „variants“
refusal-bad-rows = „kingdom“ трябва да е списък от редове като „w1 C f“
refusal-bad-squares = „squares“ трябва да е списък от обекти с „x“, „y“, „terrain“ и „crowns“
refusal-bad-square =
    Полето „{ $field }“ на квадрат { $index } трябва да е { $field ->
        [terrain] една от думите wheat, forest, lake, grass, swamp, mine
        [crowns] цяло число от 0 до 3
       *[other] цяло число
    }
refusal-variants-differ = В една игра вариантите са едни и същи за всички, а тук са посочени различни
refusal-single-games-only = „{ -dynasty }“ са три игри: пребройте кралствата от всяка поотделно и съберете точките

## Карта на „Кингдомино Дуел“, преписана от масата

refusal-wrong-size = Картата трябва да има 5 реда по 7 квадрата; празен квадрат се пише с точка
refusal-castle-not-middle = Замъкът трябва да е в средата на картата: на четвъртия квадрат от третия ред
refusal-too-many-crosses = На квадрата { $x },{ $y } има { crosses }, а повече от 4 на един не може
refusal-unreadable-arms = „{ $text }“ не е квадрат: напишете буквата на герба и броя хиксчета (d, D1, q2), C за { -castle(form: "definite") }, точка за празно място; буквите са d – { arms-dot }, s – { arms-stripe }, D – { arms-double-dot }, S – { arms-double-stripe }, b – { arms-black }, q – { arms-quarters }

## Светът наоколо

refusal-no-such-file = Файлът { $file } не е намерен
refusal-file-is-folder = Тук трябва да има файл, а { $file } е папка
refusal-file-forbidden = Няма достъп до { $file }
refusal-file-in-path = По пътя към { $file } има файл там, където трябва да е папка
refusal-disk-full = На диска няма място
refusal-file-trouble = Не се получи: { $problem }

## Лист от „Цветни кралства“, преписан от масата

refusal-unreadable-kingdom = „{ $text }“ не е ред от лист: напишете буквата на кралството, всяка по веднъж (b, g, y, v, r, n), и девет знака – буквата на боята или точка
refusal-kingdom-missing = Липсва редът на кралство „{ $letter }“
refusal-bad-blots = Редът „blots“ е един, с цяло число до { $most }
refusal-bad-place = „{ $text }“ не е място: кралствата имат 4 и 2, чудовищата и „three“ имат 3 и 1, всяко по веднъж
refusal-place-incomplete = Посочено е място за „{ $achievement }“, а на този лист то не е завършено

## Input without end

refusal-input-too-large = Това е повече от { $megabytes } MB, а толкова не се чете

## Сървъри

refusal-bad-table-link = Това не е връзка към маса: { $link }
refusal-server-unreachable = Сървърът { $origin } не отговаря: { $problem }
refusal-server-refused = { $code ->
    [unknown-table] Няма такава маса
    [not-playing] Играта още не е свършила или не е започнала
    [seat-refused] Мястото е заето или поканата не е за него
    [bad-options] Сървърът не може да направи такава маса
    [too-many] Сървърът е претоварен, опитайте след минута
    [unavailable] Сега не може, опитайте малко по-късно
    [no-session] Сървърът вече не познава този компютър
    [wrong-origin] Сървърът не отговаря на този адрес
   *[other] Сървърът отказа: { $code }
}
