// Written by `npm run messages` from messages/*/*.ftl: change those.
export const terms = `-kingdomino = Кингдомино
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
terrain = { $terrain ->
    [wheat] { -wheat }
    [forest] { -forest }
    [lake] { -lake }
    [grass] { -grass }
    [swamp] { -swamp }
   *[mine] { -mine }
}
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
`;
export const cli = `help-about = настолни игри с точни правила направо в терминала.
help-usage = crownhold <команда> [опции]
help-exit-codes = Кодове за изход: 0 – успех, 1 – негодни данни, 2 – грешно извикване.
help-read-more = Още: { $files }
help-reference = Справочник, на английски: { $files }
help-title-usage = Употреба:
help-title-arguments = Аргументи:
help-title-options = Опции:
help-title-global-options = Опции на всички команди:
help-title-example = Пример:
help-title-examples = Примери:
help-group-play = Игра
help-group-look = Разглеждане на игра
help-group-many = Много игри наведнъж
help-group-hood = Поглед отвътре
help-option-json = след повечето команди: отговор за програми
help-option-lang = език: { $languages }
help-option-help = тази помощ; след команда – всичко за нея
help-option-version = версията
help-example-play = двама души и бот на една клавиатура
help-example-replay = как е минала играта или кое правило е нарушено
help-example-score = преброяване на това, което лежи на масата
help-example-simulate = колко струва игра наслуки
help-help = всичко за тази команда
help-options = [опции]
help-default = { $description } (по подразбиране: { $value })
help-word-file = файл
help-word-folder = папка
help-word-lang = език
help-word-list = списък
help-word-game = игра
help-game = коя игра: kingdomino, duel или colours
help-seats = колко играчи
help-variants = kingdomino: варианти, разделени със запетаи: { $example }
help-tiebreak = kingdomino: как се решава равенство: territory-then-crowns или crowns
help-spellbook = duel: чии зарове отбелязват в свитъка: drawn или always
help-first = duel: кой започва: random, 0 или 1
help-replay = проверява записи по правилата и разказва как са минали игрите
help-replay-about = Проверява всяка стъпка от всеки запис по правилата и разказва как е минала играта или на коя стъпка кое правило е нарушено. Записът може и да не е завършен.
help-replay-files = записи; „-“ е стандартният вход
help-replay-json = по един ред JSON за всеки файл
help-show = показва позицията след която и да е стъпка от запис
help-show-about = Изиграва запис до дадена стъпка и показва позицията: кой е на ход, какво има всеки играч и състоянието на един ред, както го чете crownhold engine.
help-show-file = записът; - е стандартният вход
help-show-at = след колко стъпки; ако не е посочено, след всички
help-show-json = позицията като един ред JSON, заедно с това, което се вижда от всяко място
help-score = брои точките на кралства от истинска маса
help-score-about = Брои кралствата така, както лежат на масата, област по област и владение по владение.
help-score-file = кралствата; „-“ е стандартният вход
help-score-json = резултатът като един ред JSON
help-score-format =
    Кралството се пише на редове от квадрати, отгоре надолу: буквата на
    местността и броят корони, C за { -castle(form: "definite") }, точка за празно място. Буквите са
    w { -wheat }, f { -forest }, l { -lake }, g { -grass }, s { -swamp }, m { -mine }. Празните
    редове и редовете, които започват с #, не се броят; ред --- разделя
    кралствата на различните играчи. Става и с JSON:
      { $rows }
      { $squares }
    Картата на „Кингдомино Дуел“ (--game duel) е от пет реда по седем квадрата. Буквите са
    d { -dot }, s { -stripe }, D { -double-dot }, S { -double-stripe }, b { -black }, q { -quarters },
    след тях е броят хиксчета; ред „domains dot“ назовава { -arms } за това { -spell }.
      { $map }
    Листът от „Цветни кралства“ (--game colours) е от шест реда, по един за кралство:
    буквата му (b, g, y, v, r, n) и девет знака – буквата на боята или точка; ред
    „blots 3“; ред „places blue 4 hydra 3“ за спечелените точки за бързина.
      { $sheet }
help-simulate = изиграва случайни игри и показва статистика
help-simulate-about = Изиграва случайни игри и показва точките и победите на всеки играч; общата победа се дели поравно. Със същото начално число игрите са същите.
help-simulate-games = колко игри
help-simulate-seed = начално число за случайността
help-simulate-out = записва и всяка игра във файл, най-много { $max }
help-simulate-json = един ред JSON; всичко освен „speed“ зависи само от началното число
help-perft = брои всички продължения, за да се сравнят две програми
help-perft-about = Брои по колко начина играта може да продължи със зададения брой стъпки, включително случайните: програми, при които тези числа съвпадат, разбират правилата еднакво. Игра, която свършва по-рано, не се брои.
help-perft-depth = колко стъпки
help-perft-record = броене от края на запис; „-“ е стандартният вход
help-perft-divide = разделя броя по първата стъпка
help-perft-json = числата като един ред JSON
help-bench = измерва колко бързо работят правилата на тази машина
help-bench-about = Измерва колко случайни игри минават за секунда, колко струва копие на състоянието и расте ли паметта. Мери се на кратки отрязъци: смущенията почти не местят медианата и не могат да подобрят най-добрия резултат.
help-bench-seconds = колко секунди да се мери
help-bench-json = числата като един ред JSON
usage-hint = Помощ: crownhold --help или crownhold <команда> --help
usage-unknown-verb = Няма команда „{ $verb }“.
usage-unknown-option = Няма опция „{ $option }“.
usage-did-you-mean = Може би { $words }?
usage-missing-argument = Липсва аргумент: <{ $argument }>.
usage-missing-option = Липсва опцията „{ $option }“.
usage-missing-value = Опцията „{ $option }“ има нужда от стойност.
usage-too-many-arguments = Твърде много аргументи: { $received }, а са нужни най-много { $expected }.
usage-conflict = Опциите „{ $option }“ и „{ $other }“ не вървят заедно.
usage-bad-option-value = Опцията „{ $option }“ не може да е „{ $value }“. { $reason }
usage-bad-argument-value = Аргументът <{ $argument }> не може да е „{ $value }“. { $reason }
usage-whole-number = Нужно е цяло число от { $min } до { $max }.
usage-number = Нужно е число от { $min } до { $max }.
usage-language = Налични езици: { $languages }.
usage-too-many-files = С --out игрите могат да са най-много { $max }.
usage-too-many-saved = С --save може да има най-много { $max } игри.
usage-sprt = За --sprt трябват две разлики по Ело от −1000 до 1000, първо по-малката, например --sprt 0 10.
world-keyboard = Четене от клавиатурата; Ctrl-D на отделен ред го завършва.
world-output = Отговорът не може да се изведе: { $problem }.
world-bug = това е грешка в програмата; моля, съобщете за нея и какво е довело до нея:
record-fault = { $file }: { $sentence }
record-fault-step = { $file }, стъпка { $step } (броено от 0): { $sentence }
record-fault-text = { $file }, стъпка { $step } (броено от 0) „{ $text }“: { $sentence }
replay-head =
    { $file }: { $setting }; { steps }, { $end ->
        [finished] завършена игра
       *[unfinished] незавършена игра
    }
replay-game = Игра { $game }
replay-all-games = Всички игри
replay-throws = Къде са паднали заровете: капки, област, кралства, ако са няколко
replay-attempts = { $attempts ->
    [one] хвърлени { $attempts } път
   *[other] хвърлени { $attempts } пъти
}
show-head =
    { $file }: { $setting }; след { $at } от { $steps ->
        [one] { $steps } стъпка
       *[other] { $steps } стъпки
    }
show-acting =
    { $who ->
        [chance] Следва случайността.
       *[over] Играта свърши.
    }
show-seats =
    { $count ->
        [one] На ход е играч { $seats }.
       *[other] На ход са играчи { $seats }.
    }
show-next = Следваща стъпка от записа: { $step }
seat-points = играч { $seat }: { points }
seat-result = играч { $seat }: { points }, { place }
kingdom-points = кралство { $number }: { points }
kingdom-result = кралство { $number }: { points }, { place }
kingdom-fault = кралство { $number }: { $sentence }
kingdom-nothing-scores = няма точки
kingdom-no-crown = без { -crown }:
kingdom-discarded = изхвърлени: { $count }
map-no-cross = без хиксче:
map-domains = { spell-domains } ({ arms })
map-summary = най-голямо { -domain }: { squares }
kingdom-summary = най-голяма { -territory }: { $largest }, корони общо: { $crowns }
table-seat = играч
table-mean = средно
table-deviation = отклонение
table-min = мин.
table-max = макс.
table-wins = победи
table-median = медиана
table-best = най-добро
simulate-head =
    { $setting }: { $games ->
        [one] { $games } случайна игра
       *[other] { $games } случайни игри
    }, начално число { $seed }
simulate-per-game =
    { $what ->
        [rounds] рундове
        [empty] останали празни квадрати
        [unpainted] останали неоцветени области
        [blots] оцветени петна
       *[discarded] изхвърлени плочки
    } на игра: { $count }
simulate-speed = { $games ->
    [one] { $games } игра в секунда
   *[other] { $games } игри в секунда
}
perft-total =
    { $setting }: { $nodes ->
        [one] { $nodes } възел
       *[other] { $nodes } възела
    } на дълбочина { $depth }
bench-head = { $setting }, на Node { $version }
bench-listing = игри/с чрез legalMoves
bench-sampling = игри/с чрез sample
bench-copy = нс за копие
bench-state = { $bytes ->
    [one] състояние: { $bytes } байт
   *[other] състояние: { $bytes } байта
}
bench-heap = динамична памет: { NUMBER($mebibytes, minimumFractionDigits: 1, maximumFractionDigits: 1) } MiB, за измерването { SIGNED($kibibytes) } KiB
help-print = запис на лист, дъно на кутия и указания за игра на хартия
help-print-about = Записва всичко, което „Цветни кралства“ искат на хартия, в един HTML файл: листа на играча, дъното на кутията за хвърляне и как да минете с обикновени зарове. За „Кингдомино Дуел“ – празен лист, за собственици на играта: две карти и свитъкът. Отворете файла в браузър и го отпечатайте в мащаб 100 % на A4 или Letter. Отговорът са самите страници, затова няма --json.
help-print-game = colours, duel
help-print-out = записва в този файл вместо в стандартния изход
help-two-names = Анна,Лео
help-one-name = Анна
`;
export const refusals = `sentence-plain = { $reason }.
sentence-cited = { $reason } (правило { $rule }).
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
refusal-game-over = Играта приключи
refusal-not-your-turn = На ход е друг играч
refusal-wrong-step = Сега не му е времето: следващата стъпка е „{ $expected }“
refusal-no-such-seat = На масата няма играч { $seat }
refusal-occupied = Квадратът { $x },{ $y } вече е зает
refusal-not-side-by-side = Двете половини трябва да лежат на квадрати с обща страна
refusal-halves-exchanged = Половините са еднакви, затова първо се посочва по-малкият квадрат
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
refusal-wrong-size = Картата трябва да има 5 реда по 7 квадрата; празен квадрат се пише с точка
refusal-castle-not-middle = Замъкът трябва да е в средата на картата: на четвъртия квадрат от третия ред
refusal-too-many-crosses = На квадрата { $x },{ $y } има { crosses }, а повече от 4 на един не може
refusal-unreadable-arms = „{ $text }“ не е квадрат: напишете буквата на герба и броя хиксчета (d, D1, q2), C за { -castle(form: "definite") }, точка за празно място; буквите са d – { arms-dot }, s – { arms-stripe }, D – { arms-double-dot }, S – { arms-double-stripe }, b – { arms-black }, q – { arms-quarters }
refusal-no-such-file = Файлът { $file } не е намерен
refusal-file-is-folder = Тук трябва да има файл, а { $file } е папка
refusal-file-forbidden = Няма достъп до { $file }
refusal-file-in-path = По пътя към { $file } има файл там, където трябва да е папка
refusal-disk-full = На диска няма място
refusal-file-trouble = Не се получи: { $problem }
refusal-unreadable-kingdom = „{ $text }“ не е ред от лист: напишете буквата на кралството, всяка по веднъж (b, g, y, v, r, n), и девет знака – буквата на боята или точка
refusal-kingdom-missing = Липсва редът на кралство „{ $letter }“
refusal-bad-blots = Редът „blots“ е един, с цяло число до { $most }
refusal-bad-place = „{ $text }“ не е място: кралствата имат 4 и 2, чудовищата и „three“ имат 3 и 1, всяко по веднъж
refusal-place-incomplete = Посочено е място за „{ $achievement }“, а на този лист то не е завършено
refusal-input-too-large = Това е повече от { $megabytes } MB, а толкова не се чете
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
`;
export const play = `play-player = Играч { $number }
play-turn-of = На ход е { $name }
play-put = Поставете плочка { $number }
play-take = Изберете плочка от следващия ред
play-take-first = Изберете плочка
play-discard = Плочка { $number } не се побира никъде: Enter – изхвърли
play-refusal-taken = На плочка { $domino } вече стои крал: { $name }
play-confirm = Enter – завърши хода · U – отмени
play-undone = Ходът е отменен
play-nothing-to-undo = Няма какво да се отмени
play-thinking = { $name } мисли…
play-bot-failed = { $name } не може да продължи: { $reason }
play-gain = { $points ->
    [0] без точки
    [one] { SIGNED($points) } точка
   *[other] { SIGNED($points) } точки
}
play-score = { points }
play-round = Рунд { $round } от { $rounds }
play-last-round = Последен рунд
play-game-of = Игра { $game } от { $games }
play-current-line = Текущ ред
play-next-line = Следващ ред
play-first-line = Първи ред
play-left = { $count ->
    [0] няма повече плочки
    [one] остава { $count } плочка
   *[other] остават { $count } плочки
}
play-keys-put = стрелки – премести · R – завърти · F – другата половина · Enter – постави
play-keys-take = стрелки – избери · Enter – вземи
play-keys-common = U – отмени · ? – правила · S – запази · L – зареди · Q – излез
play-back = Който и да е клавиш – назад
play-next-page = Който и да е клавиш – нататък
play-again = N – нова игра
play-next-game = N – следващата игра
play-keys-end = ? – правила · S – запис · L – зареждане · Q – изход
play-save-as = Запази като:
play-saved = Запазено в { $file }
play-not-saved = Не е запазено: { $reason }
play-load-from = Кой запис да се зареди:
play-loaded = Зареден е { $file }
play-not-loaded = Не е зареден: { $reason }
play-unsealed = Печатите на тази игра не са поставени тук: тя продължава, но записът ѝ вече не може да се провери
play-quit = Играта е запазена в { $file }. Продължете с: { $command }
play-over = Играта приключи
play-winner = Побеждава { $name }!
play-shared-win = Победата си поделят { $names }
play-place = { place }
play-rules-title = Правилата накратко
play-rules-body =
    K8   Кралете играят по текущия ред, от най-малкия номер нагоре.
         Поставете плочката под своя крал, после преместете краля
         на свободна плочка от следващия ред.
    K12  Двете половини лежат на празни квадрати. Поне едната
         се допира със страна до замъка или до квадрат от своята местност.
         Ъглите не се броят.
    K13  Кралството заедно със замъка се побира в 5×5 квадрата.
    K14  Плочка, за която има място, трябва да се постави.
         Ако няма място, тя се изхвърля.
    K16  Областта е от квадрати на една местност, свързани със страните си.
         Точките ѝ са квадратите, умножени по короните: без корона няма точки.
    K17  Печели този с най-много точки. При равенство решава
         най-голямата област, после броят на короните.
    K18  Средно кралство: +10 точки за замък в центъра.
    K19  Хармония: +5 точки, ако нищо не е изхвърлено.
play-too-small = Увеличете прозореца: нужни са поне { $columns }×{ $rows } знака
help-play = започва игра тук, с хора и ботове
help-play-game = kingdomino, duel или colours; без нея пита менюто
help-play-players = имената на хората, разделени със запетаи
help-play-bot = добавяне на бот: page, shepherd, miller, mason, knight, queen или номера му; или командата на друга програма; може да се посочи няколко пъти
help-play-load = продължава запазена игра
help-play-seed = начално число за случайността: със същото число се теглят същите плочки
help-play-ascii = рисува само с прости знаци
help-engine = разменя редове с друга програма
play-menu-title = Crownhold
play-menu-game = Игра
play-menu-people = Хора
play-menu-bots = Ботове
play-menu-level = Сила на ботовете
play-menu-yes = да
play-menu-no = не
play-menu-keys = стрелки – промени · Enter – започни · L – зареди · Q – излез
play-menu-continue = C – продължи последната игра
play-game-over = Игра { $game } от { $games } приключи
play-bot-not-started = „{ $command }“ не се стартира: { $problem } · Enter – нов опит
play-bot-died = той приключи ({ $how }) · Enter – стартирай отново
play-bot-silent = няма отговор { $seconds ->
    [one] { $seconds } секунда
   *[other] { $seconds } секунди
} · Enter – нов опит
play-bot-nonsense = той казва „{ $line }“ · Enter – нов опит
play-bot-illegal = ходът му е против правилата: { $turn } · Enter – нов опит
play-bot-closed = програмата беше затворена · Enter – нов опит
play-duel-round = Рунд { $round } · хвърля { $name }
play-duel-spellbook = Свитък
play-duel-ready = готово
play-duel-used = използвано
play-duel-pass-row = пропуск
play-duel-joker = { -joker }
play-duel-take-one = Вземете зар
play-duel-take-two = Вземете два зара
play-duel-take-other = Вземете още един зар
play-duel-take-pair = Вземете два зара наведнъж
play-duel-can-pair = P – използвай { -spell(form: "definite") } „{ spell-pair }“: два зара наведнъж
play-duel-name = Нарисувайте доминото · 1–6 – { -joker } на зар { $die }: { arms }
play-duel-domains = Назовете { -arms } за { -spell(form: "definite") } „{ spell-domains }“: { arms }
play-duel-draw = Нарисувайте доминото
play-duel-half = Нарисувайте половината от зар { $die }
play-duel-cross = Изберете квадрат за още едно { -cross }
play-duel-pass = Доминото не се побира никъде: Enter – пропусни хода
play-duel-turn = Обърни зар { $die }: { $face }
play-duel-castle = Замъкът: още едно { -cross } на зар { $die }
play-duel-use = Използвай { -spell(form: "definite") } „{ spell }“
play-duel-passing = Пропусни хода
play-duel-castle-does = още едно { -cross } на един от вашите зарове; той не отбелязва в свитъка
play-duel-pass-does = не рисувате нищо; само ако доминото не се побира без умения
play-duel-keys-take = стрелки или 1–4 – избери · Enter – вземи
play-duel-keys-arms = стрелки – избери · Enter – назови
play-duel-keys-draw = стрелки – премести · R – завърти · F – размени · Enter – рисувай · P – умения
play-duel-keys-half = стрелки – премести · Tab – нататък · Enter – рисувай
play-duel-keys-cross = стрелки – премести · Tab – нататък · Enter – добави
play-duel-keys-pass = Enter – пропусни хода · P – умения
play-duel-keys-power = нагоре, надолу – избери · Enter – използвай · P – назад
play-duel-keys-power-choice = нагоре, надолу – избери · наляво, надясно – как · Enter – ползвай · P – назад
play-duel-domain = { arms }: { $sum } = { points }
play-duel-bonus = { spell-domains } ({ arms }): { $count } × 3 = { points }
play-duel-largest = най-голямо { -domain }: { squares }
play-duel-tiebreak = Точките са равни, решава най-голямото { -domain }.
play-duel-menu-spellbook = Заровете отбелязват
play-duel-menu-drawn = за този, който е рисувал (руско издание)
play-duel-menu-always = винаги (българско издание)
play-duel-menu-first = Първи играч
play-duel-menu-lot = по жребий
play-duel-menu-seat = играч { $number }
play-duel-row = { spell } ({ arms }, { squares })
play-duel-rules-title = „Кингдомино Дуел“ накратко
play-duel-rules-body =
    D6   А хвърля заровете и взема един, Б взема два, А получава последния.
         След рунда Б става А.
    D7   Двата ви зара са домино за два съседни празни квадрата.
         Универсалният герб е този, който назовете.
    D8   Поне едната половина се допира със страна до замъка или до своя
         герб от предишен рунд. Хиксчетата се пренасят на картата.
    D9   Домино, за което има място, трябва да се нарисува.
         Ако няма място, използвайте умение или пропуснете хода.
    D11  { $spellbook ->
            [always] Всеки ваш зар без хиксчета отбелязва квадрат в линията на своя герб, дори ако сте пропуснали хода.
           *[drawn] Ако сте рисували, всеки ваш зар без хиксчета отбелязва квадрат в линията на своя герб.
         } Универсалният герб не отбелязва нищо.
    D13  Който пръв запълни линия, печели заклинанието ѝ;
         линията на другия се задрасква.
    D14  Заклинанието действа веднъж, от следващия рунд нататък;
         „владения“ и „хиксче“ се използват веднага.
    D18  Играта свършва, когато карта е пълна или никой не е рисувал.
    D19  Владението е от квадрати с един герб, свързани със страните си.
         Точките му са квадратите, умножени по хиксчетата.
    D21  Печели този с най-много точки. При равенство решава
         най-голямото владение.
play-hand-over = Предайте клавиатурата: { $name } · Enter – нататък
play-hand-over-why = Всеки оцветява тайно: другите да не гледат.
play-keys-choose = стрелки – избери · Enter – потвърди
play-colours-round = Рунд { $round }
play-colours-drops = { $drops ->
    [one] { $drops } капка
   *[other] { $drops } капки
}
play-colours-drops-row = кули
play-colours-blots = петна
play-colours-plain = нищо особено
play-colours-capital = столица
play-colours-spell = { -magic } { $number } ({ $spell })
play-colours-painted = цвят: { colour }
play-colours-neighbours = съседи { $areas }
play-colours-towers = { -tower } на границата с { $areas }
play-colours-take = Вземете { die }: { play-colours-drops }, { kingdom }
play-colours-take-white = Вземете { die } като { colour }: { play-colours-drops }, { kingdom }
play-colours-paint = Оцветете { -area } (цвят: { colour }), оставащи: { play-colours-drops }
play-colours-blend = Смесете две капки в една: { colour }
play-colours-tower = Капка от { -tower }: { colour }
play-colours-used-up = Всички капки са използвани: Enter – край
play-colours-nothing-fits = Няма място за капка (оставащи: { play-colours-drops }): Enter – край
play-colours-can-match = До същия цвят: M – използвай { -magic(form: "definite") } „{ magic-match }“
play-colours-choose = Кулата дава { -drop }, изберете цвета: { $colours }
play-colours-move = Къде да отидат капките: { $kingdoms }
play-colours-split = Капките могат да отидат и тук: { $kingdoms }
play-colours-strike = Задраскайте число: { $row }
play-colours-strike-does = Задраскано число вече не може да се спечели
play-colours-leave = Неизползвани: { play-colours-drops }. За това се оцветява едно петно
play-colours-others = Листът на играч { $number }, какъвто беше в началото на рунда
play-colours-keys-take = стрелки или 1–4 – избери · Enter – вземи · O – други листове
play-colours-keys-colour = стрелки, Tab · Enter – цвят · VMXBT – заклинания, кули · D – край · O – други
play-colours-keys-spell = стрелки – избери · Enter – използвай · Esc – назад
play-colours-keys-leave = Enter – край · друг клавиш – назад
play-colours-keys-others = O – следващ лист · друг клавиш – назад
play-colours-total = общо
play-colours-lost = загубени
play-colours-tiebreak = Точките са равни; по-малко са загубени от петна и неоцветени чудовища.
play-colours-rules-title = „Цветни кралства“ накратко
play-colours-rules-round =
    C18  По ред всеки взема зар и тайно оцветява с него. При един
         или двама играчи едно хвърляне стига, докато кутията се изпразни.
    C21  Който взема зар от граница, назовава кралството му; който взема
         белия – цвета му: на зар, който вече не е в кутията.
    C23  Зарът показва капки: всяка оцветява една неоцветена област от
         кралството му в цвета на зара.
    C24  Област не може да получи цвета на оцветен съсед,
         дори от друго кралство.
    C25  Ходът може да свърши по всяко време. За неизползваните капки
         се оцветява едно петно, колкото и да са.
    C22  Докато не свършат всички, ходът ви е скрит от другите.
play-colours-rules-signs =
    C26  Столица (замък) в своя цвят носи 2 точки, зелена, виолетова или
         кафява – 3. В друг цвят е загубена.
    C27  Чудовище в своя цвят носи 1, дракон 2. Неоцветено накрая отнема
         1 точка. G грифон, H хидра, U еднорог, D дракон.
    C29  Оцветени ли са и двете области на кула, получавате капка от сместа
         за следващите рундове: червено и синьо дават виолетово, синьо и жълто
         зелено, жълто и червено кафяво; със съставен цвят – какъвто и да е
         съставен.
    C28  Област със звезда дава заклинание, готово от следващия рунд:
play-colours-rules-points =
    C36  Цяло кралство: 4 точки, после 2. Всички чудовища от един вид: 3,
         после 1. Три кралства: 3, после 1. Равните в рунда делят мястото.
    C37  След три цели кралства се играе още един рунд.
    C38  Играта свършва и когато всички петна на всички са оцветени.
    C39  Кралството носи точки за мястото, за столицата и по една за всеки
         различен цвят в него.
    C41  Всяко петно отнема точка. Излишни капки и заклинания не носят нищо.
    C42  При равенство печели този, който е загубил по-малко от петна
         и чудовища.
    C43  Сам след всеки рунд задрасквате число, първо големите;
         когато няма повече, се играе още един рунд.
    C46  Сам: под 50 точки – { grade-0 }; от 50 – { grade-1 };
         от 60 – { grade-2 }; от 70 – { grade-3 }.
play-quit-unsaved = Не е записано: { $reason } Още веднъж Q – изход и загуба на играта · S – запис на друго място
play-not-kept = Играта НЕ е запазена: { $reason }
play-duel-edition = { $spellbook ->
    [always] българско издание
   *[drawn] руско издание
}
`;
export const online = `online-bad-server = Това не е адрес на сървър: { $server }
online-no-seat = Нямате място на тази маса. За да гледате: { $command }
online-hosted = Масата е готова: { $setting }
online-invitation =
    Изпратете тази връзка: { $link }
    Или продиктувайте кода: { $code }
online-here-only = Тази връзка се отваря само от този компютър. За да я отворят и други, нека сървърът слуша във вашата мрежа или задайте PUBLIC_URL.
online-host-next =
    Вашето място: { $join }
    За да гледате: { $watch }
online-left = Напуснахте масата. Мястото остава ваше: { $command }
online-record = Играта е запазена в { $file }. За да я проверите: { $command }
online-keys = U – отмени · ? – правила · : – маса · Q – излез
online-keys-end = ? – правила · : – маса · Q – излез
online-seating = Чакаме да се заемат всички места
online-sealing = Устройствата на играчите запечатват заровете
online-stopped = На тази маса не може да се играе повече
online-link-down = Няма връзка. Нищо не е загубено, опитваме отново…
online-bot-plays = Вместо вас играе бот. Натиснете клавиш, за да се върнете.
online-hurried = Сървърът е натоварен: ботовете мислят по-малко от обикновено и играят малко по-слабо.
online-turn-refused = { $code ->
    [too-late] Късно е: времето ви изтече
    [bot-plays] Този ход го играе бот
    [stale] Този ход вече е изигран
    [gone] Масата вече я няма
   *[other] Сървърът не прие хода: { $code }
}
online-trouble = { $trouble ->
    [other-version] Сървърът е друга версия. Обновете по-старото.
    [no-session] Сървърът вече не познава този компютър
    [gone] Такава маса вече няма
   *[not-your-seat] Това място е на друг
}
online-proof-checked = Зарове: проверени
online-proof-to-check = { $count ->
    [one] Зарове: още { $count } събитие не е проверено
   *[other] Зарове: още { $count } събития не са проверени
}
online-proof-wrong = Заровете НЕ съвпадат: { $code }
online-choices = На масата: натиснете буква или Esc
online-resign-sure = Предавате ли се? Още веднъж { $letter }: да, всеки друг клавиш: не
online-reopened = Сървърът е възстановен от по-старо копие: ходовете след този ги няма. Играта продължава с нови печати.
online-claim = { $name } идва от друго устройство. Натиснете : за да пуснете.
online-resigned = Предали се, на последно място: { $names }.
online-rematch-waits = Чакаме дали и другите искат още една игра.
online-rematch-wanted = { $name } иска още една игра: натиснете :
online-rematch-ready = Следващата игра: { $join }
online-until = до { $time }
online-left-time = остават { $time }
deed-let-in = Пускане от друго устройство: { $name }
deed-bot = Бот да играе вместо { $name }
deed-rematch = Още една игра
deed-resign = Предаване като { $name }
deed-reaction = { $reaction ->
    [clap] Браво!
    [wow] Леле!
    [oh-no] О, не!
    [think] Мисля…
    [hurry] По-бързо?
   *[thanks] Благодаря!
}
tables-none = Нямате маси на този сървър
tables-mine = Вашите маси:
tables-public-none = Сега никоя маса не чака никого
tables-public = Маси, които чакат когото и да е:
tables-line = { $state } · { $game } · { $names } · { $link }
tables-state = { $state ->
    [turn] Ваш ред е
    [seating] Чака хора
    [over] Приключи
    [stopped] Не може да се играе
   *[playing] Играят други
}
tables-free = { $count ->
    [one] { $count } свободно място
   *[other] { $count } свободни места
}
help-group-online = Игра на сървър
help-word-link = връзка
help-word-name = име
help-word-program = програма
help-word-address = адрес
help-serve = пуска сървъра: страницата и масите
help-serve-about = Пуска сървъра, както npm start, с последно построената страница. Променливите са в docs/operate.md.
help-serve-port = на кой порт да слуша
help-serve-host = на кой адрес да слуша
help-serve-site = друга папка със страницата
help-worker = пуска изпълнител: тук мислят ботовете на сървър с PostgreSQL
help-worker-about = Пуска изпълнител на кой да е компютър: тук мислят ботовете на всички сървъри с общата PostgreSQL от DATABASE_URL. Не отваря порт. Променливите са в docs/operate.md.
help-host = прави маса на сървър и отпечатва поканата
help-host-about = Прави маса на сървър. Първото място е ваше; другите идват с връзка, с нейния QR код или с шест букви, които могат да се продиктуват по телефона.
help-host-server = адресът на сървъра
help-host-bot = бот на сървъра, по име или номер; по веднъж за всеки
help-host-clock = секунди за ход; без това няма часовник
help-host-public = показва масата на всички в общия списък, ако сървърът има такъв
help-host-json = маса, връзки и код като един ред JSON
help-join = сяда на маса и играе в терминала
help-join-about = Сяда с покана или код или продължава от вашето място и играе в терминала. Ключовете, свидетелството и ходовете без отговор се пазят на този компютър.
help-join-link = връзката към масата или нейният код
help-join-server = сървърът на кода
help-join-name = името ви на масата
help-tables = показва вашите маси на сървъра и тези, които чакат когото и да е
help-tables-about = Показва вашите маси (първо тези, на които сте на ход) и общия списък, ако сървърът има такъв. За да седнете, дайте връзката на crownhold join.
help-tables-json = двата списъка като един ред JSON
help-watch = следи игра на сървър ред по ред
help-watch-about = Разказва за играта това, което всички може да знаят, от началото до края, и проверява заровете.
help-watch-link = връзката към масата
help-watch-json = ред JSON за всеки ход
help-bot = слага програма на масата
help-bot-about = Сяда с покана и оставя да играе програма по протокола на двигателя (docs/engine.md).
help-bot-program = програмата и аргументите ѝ, след --
help-bot-movetime = милисекунди за ход
`;
export const operate = `token-made =
    { $token }
    Показва се само веднъж. За да го отмените: crownhold token revoke { $id }
token-none = Нямате токени на този сървър
token-revoked = Токенът { $id } е отменен
token-no-id = Кой токен? Изброява ги crownhold token list
token-scopes = Кажете какво може токенът: по едно --scope за всяко право: { $scopes }
usage-one-of = Подхожда една от думите: { $words }.
help-token = прави, изброява и отменя токени за програми
help-token-about = С токен една програма ползва API на сървъра от ваше име, в рамките на правата му. Токените са на сесията на този компютър. API е описан на адреса на сървъра /api.
help-token-action = какво да се направи
help-token-id = номерът на токена за отменяне
help-token-name = как наричате токена
help-token-scope = какво може; по веднъж за всяко право: tables:read, tables:create, tables:play, games:read
help-token-json = отговорът като един ред JSON
help-group-operate = Поддръжка на сървър
help-backup = копира данните на сървър, дори докато работи
help-backup-about = Записва съгласувано копие на папката с данни (CROWNHOLD_DATA) в нов файл, който само вие можете да четете. В него има тайни.
help-restore = връща резервно копие в празна папка с данни
help-restore-about = Слага резервно копие в папката с данни (CROWNHOLD_DATA), в която не бива да има база. Текущите игри продължават с нови печати и играчите го виждат.
help-migrate = прехвърля базата от папката с данни в PostgreSQL
help-migrate-about = Копира всички маси и сесии от файла на базата в PostgreSQL и сравнява всеки ред. Първо спрете сървъра. Файлът не се променя. Ако копирането прекъсне, пуснете го отново.
help-migrate-from = файлът на базата: crownhold.db в папката с данни
help-migrate-to = PostgreSQL; ако не е посочен, този от DATABASE_URL
help-admin = изброява, изнася, затваря и изтрива маси; прекратява сесия
help-admin-about = Работи в папката с данни (CROWNHOLD_DATA). За list и export сървърът може да работи, за останалото го спрете. Сесията се назовава с първите ѝ знаци, както са в списъка.
help-admin-action = какво да се направи
help-admin-what = маса или сесия
help-admin-json = отговорът като един ред JSON
`;
export const arena = `help-arena = пуска ботове един срещу друг и мери кой е по-силен
help-arena-about = Пуска ботове един срещу друг. Всяко раздаване се играе по веднъж за всяко завъртане на местата, със същите тегления и хвърляния, в толкова нишки, колкото са ядрата. Показва точки, преднина, първи места и Ело с 95-процентни доверителни интервали, както и процесорното време за ход.
help-arena-bot = бот: името му, например fg, mce-fg:50ms или mce-fg:2000n, или командният ред на друга програма; може да се посочи няколко пъти, последният заема всички останали места
help-arena-seats = колко места; ако не е посочено, колкото са ботовете; 1: всеки бот играе същите раздавания сам
help-arena-games = колко игри, на цели раздавания
help-arena-seed = начално число за случайността
help-arena-movetime = милисекунди за ход за ботове без собствена настройка; ако не е посочено, 100
help-arena-nodes = позиции за ход вместо време: резултатът винаги е същият
help-arena-threads = колко нишки; ако не е посочено, колкото са ядрата
help-arena-grace = колко милисекунди програмата може да мисли над времето си; след това губи играта служебно
help-arena-strict = спира при първата служебна загуба, с код за изход 1
help-arena-sprt = две разлики по Ело, например 0 10: играе се, докато едната бъде опровергана (последователен тест, грешки по 5 %), най-много --games
help-arena-pairing = ботове по двойки вместо на една маса: всеки срещу всеки (round-robin) или първият срещу всеки от другите (gauntlet)
help-arena-file = записва всяко изиграно раздаване в този файл и продължава от това, което е в него
help-arena-save = запазва запис на всяка игра в тази папка, най-много { $max }
help-arena-json = показателите като един ред JSON
arena-no-bots = Кой ще играе? Посочете ботове с --bot: първият срещу всички останали.
arena-unknown-bot = В тази игра няма бот „{ $bot }“, а за програма е нужен път или аргументи.
arena-too-many-bots = За ботовете има само { $seats ->
    [one] { $seats } място
   *[other] { $seats } места
}.
arena-file-strange = Ред { $line } на { $file } не е от състезание.
arena-file-other = { $file } е от друго състезание: { $what ->
    [game] друга игра или друга версия на правилата ѝ
    [options] други настройки на играта
    [seed] друго начално число
   *[bots] други ботове, други ограничения или друг ред
}.
arena-nothing = Нито едно раздаване не е довършено.
arena-breakdown = { $bot } не може да продължи: { $reason }
arena-bot-not-started = не може да се пусне: { $problem }
arena-bot-died = програмата завърши ({ $how })
arena-bot-silent = няма отговор от { $seconds ->
    [one] { $seconds } секунда
   *[other] { $seconds } секунди
}
arena-bot-nonsense = неразбираем отговор „{ $line }“
arena-bot-illegal = ходът „{ $turn }“ е против правилата: { $reason }
arena-bot-closed = програмата беше затворена
arena-forfeit = { $bot }: служебна загуба, раздаване { $deal }, завъртане { $rotation }, място { $seat }: { $reason }
arena-forfeits-left = { $count ->
    [one] … и още { $count } служебна загуба
   *[other] … и още { $count } служебни загуби
}
arena-note-forfeit = Служебната загуба се брои за загубена игра; точките от нея не се отчитат.
arena-log = Какво са писали ботовете в стандартния поток за грешки: { $file }
arena-progress = { $games } от { $total ->
    [one] { $total } игра
   *[other] { $total } игри
}
arena-left = { $seconds ->
    [one] остава { $seconds } секунда
   *[other] остават { $seconds } секунди
}
arena-head = { $setting }, начално число { $seed }
arena-games = { $games ->
    [one] { $games } игра
   *[other] { $games } игри
}
arena-deals = { $deals ->
    [one] { $deals } раздаване при всяко разместване
   *[other] { $deals } раздавания, всяко при всяко разместване
}
arena-interrupted = Прекъснато: показано е изиграното досега.
arena-table-bot = бот
arena-table-seats = места
arena-table-points = точки
arena-table-median = медиана
arena-table-margin = преднина
arena-table-firsts = първи места
arena-table-fair = при равенство
arena-table-decided = от решените
arena-table-time = мс за ход
arena-table-forfeits = служебни загуби
arena-table-rivals = съперници
arena-table-ahead = преди тях
arena-elo = { $one } е преди { $other } в { $ahead }: Ело { SIGNED($elo) }
arena-elo-range = { $one } е преди { $other } в { $ahead }: Ело { SIGNED($elo) }, от { SIGNED($low) } до { SIGNED($high) }
arena-sprt-bots = Последователният тест сравнява точно два бота.
arena-sprt-high = Последователен тест: поне { SIGNED($high) } Ело (логаритъм на отношението на правдоподобие { $ratio }, граница { $bound })
arena-sprt-low = Последователен тест: не повече от { SIGNED($low) } Ело (логаритъм на отношението на правдоподобие { $ratio }, граница −{ $bound })
arena-sprt-open = Последователен тест: не е решено между { SIGNED($low) } и { SIGNED($high) } Ело (логаритъм на отношението на правдоподобие { $ratio }, граници ±{ $bound })
arena-note = Посочени са 95-процентни доверителни интервали по раздавания. Преднината е пред най-добрия от останалите.
arena-note-clock = *: по обикновения часовник; всичко друго е процесорно време.
arena-time = { $seconds ->
    [one] { $seconds } секунда
   *[other] { $seconds } секунди
}, { $threads ->
    [one] { $threads } нишка
   *[other] { $threads } нишки
}
`;
export const server = `server-open = Crownhold е отворен на { $address }
server-open-house = Crownhold е отворен на { $address } – от телефон в същата мрежа на { $house }
server-usage = Стартиране: npm start -- [--port ЧИСЛО] [--host АДРЕС]
server-port-bad = Портът е цяло число от 0 до 65535, а „{ $port }“ не е.
server-variable-bad =
    { $name } не може да бъде „{ $value }“. { $kind ->
        [port] Това е порт: цяло число от 0 до 65535.
        [origin] Това е адресът, който хората въвеждат, без път: https://example.org
        [addresses] Това е списък от адреси или мрежи: 10.0.0.1 192.168.0.0/16
        [level] Възможни са debug, info, warn, error, silent.
        [threads] Това е цяло число от 1 до 64.
        [origins] Това е списък с адреси на push услуги: https://push.example.org
        [contact] Това е адрес на поща или на страница: https://example.org/about
        [database] Това е адресът на PostgreSQL: postgres://USER@HOST/DATABASE
        [redis] Това е адресът на Redis: redis://HOST
        [bots] Възможно е here, а с DATABASE_URL и jobs или workers.
       *[switch] Възможни са on и off.
    }
server-port-taken = Порт { $port } е зает: може би Crownhold вече работи. Изберете друг: npm start -- --port { $other }
server-port-denied = За порт { $port } са нужни права на администратор. Изберете друг: npm start -- --port { $other }
server-deaf = Crownhold не може да се отвори на { $host }, порт { $port }: { $reason }
server-worker-open = Тук мислят ботовете на сървърите с база { $database }
server-worker-database-missing = Изпълнителят се нуждае от DATABASE_URL: общата PostgreSQL на сървърите.
server-build-missing = Страницата още не е изградена: npm run build
server-data-locked =
    Папката с данни { $folder } се използва от друг Crownhold{ $address ->
        [none] .
       *[other] : { $address }
    }
server-data-damaged = Базата данни { $file } е повредена: { $reason }. Нищо не е променено.
server-data-newer = Папката с данни { $folder } е записана от по-нова версия на Crownhold. Нищо не е променено.
server-data-full = Няма място за папката с данни { $folder }.
server-data-unusable = Папката с данни { $folder } не може да се използва: { $reason }
server-database-newer = Базата данни { $database } е променена от по-нова версия на Crownhold. Сега нищо не е променено.
server-database-unusable = Базата данни { $database } не може да се използва: { $reason }
server-nothing = Тук няма нищо.
server-failed = Нещо се обърка. Опитайте отново.
server-back = Към игрите
server-backup-done = Резервното копие е в { $file }. В него са тайните на текущите игри и хешовете на всички сесии: пазете го както папката с данни.
server-restore-done = { $count ->
    [0] Възстановено. Нямаше текущи игри.
    [one] Възстановено. { $count } текуща игра продължава с нови печати и играчите ѝ го виждат.
   *[other] Възстановено. { $count } текущи игри продължават с нови печати и играчите им го виждат.
}
server-restore-occupied = В папката с данни { $folder } вече има база. Първо я преместете.
server-migrate-done = Готово. В базата вече има { $tables ->
    [one] { $tables } маса
   *[other] { $tables } маси
}. Сравнен е всеки ред: { $rows }.
server-migrate-differs = В базата вече има други редове ({ $part }). Използвайте празна база или тази, с която сте започнали.
server-admin-usage = Употреба: crownhold backup ФАЙЛ · restore ФАЙЛ · migrate ФАЙЛ DATABASE_URL · admin list · admin export|close|delete МАСА · admin ban СЕСИЯ
server-admin-unknown = { $kind ->
    [session] Няма такава сесия или са няколко: { $what }
   *[table] Няма такава маса: { $what }
}
server-admin-done = Готово.
server-kept = Какво се пази
server-kept-session = Браузърът ви държи ключ, който е получил, когато за пръв път сте седнали на маса. Сървърът пази само отпечатък на ключа и по него познава местата ви.
server-kept-name = Името, с което сте се нарекли на масата. То стои до играта, а не в нея.
server-kept-list = Този сървър има общ списък: масата, която домакинът сложи там, се вижда от всички, заедно с името на домакина, докато играта не започне.
server-kept-games = Игрите: всеки ход, всяко хвърляне и това, което доказва, че заровете са честни.
server-kept-push = Ако искате да ви се съобщава за вашия ход – адресът на браузъра ви в неговата push услуга. Ако правите токени за програми – техните отпечатъци.
server-kept-not = Не се пазят: нито поща, нито парола, нито адресът на компютъра ви, нито списък на това, което сте гледали.
server-kept-forget = „Забрави ме“ изтрива ключовете и имената ви. Игрите остават, без името ви.
server-kept-contact = Този сървър се поддържа от:
server-kept-nobody = Не е посочено кой поддържа сървъра.
server-invited = { $name } ви кани на { game }
server-invited-unnamed = Поканени сте на { game }
server-invited-about = Отворете връзката, напишете името си и седнете на масата. Безплатно и без регистрация.
`;
export const web = `web-name = Crownhold
web-tagline = Кралства на една маса
web-title = Crownhold: { -kingdomino } в браузъра
web-description = { -kingdomino } в браузъра: срещу ботове или заедно на едно устройство, безплатно и без регистрация.
web-noscript = Crownhold има нужда от JavaScript. Включете го и презаредете страницата.
web-play-now = Играй
web-friends = С приятели
web-join-by-code = Влизане с код
web-choose = Избери…
web-by-message = Чрез съобщения
web-continue = Продължи
web-about-game = { $game ->
    [kingdomino] Свързвайте земите, събирайте корони. 2⁠–⁠4 играчи.
    [duel] Четири зара, две карти, магически свитък. 2 играчи.
   *[colours] Хвърлете заровете, оцветете картата. 1⁠–⁠4 играчи.
}
web-rulebook = Правила
web-learn = Първа игра с подсказки
web-my-games = Моите игри
web-settings = Настройки
web-to-first = Към началото
web-you = вие
web-about = Неофициално
web-family = Тук вече са играли
web-family-forget = Забрави тези имена
web-new-game = Нова игра
web-new-game-of = { game }: нова игра
web-dice-coming = Заровете идват… { $percent } %
web-dice-failed = Заровете не се заредиха. Има ли връзка? Нужни са веднъж и после остават на това устройство.
web-try-again = Още веднъж
web-seats = Колко играчи?
web-seat = Място { $number }
web-who = Кой играе
web-name-of-seat = Име
web-person = Човек
web-player = Играч { $number }
web-banner = { $seat ->
    [0] розово знаме
    [1] жълто знаме
    [2] зелено знаме
   *[other] синьо знаме
}
web-only-bots = Играят само ботове: може просто да гледате.
web-variants = Варианти
web-variant-about = { $variant ->
    [dynasty] Три игри една след друга, точките се събират.
    [middle-kingdom] +10 точки за замък точно в центъра.
    [harmony] +5 точки за този, който не е изхвърлил нищо.
   *[mighty-duel] Всички 48 плочки и кралства от 7×7 квадрата.
}
web-only-two = За двама играчи.
web-tiebreak = При равни точки
web-tiebreak-name = { $tiebreak ->
    [crowns] Само короните
   *[territory-then-crowns] Най-голямата област, после короните
}
web-tiebreak-about = { $tiebreak ->
    [crowns] Както в листовката на изданието за двама.
   *[territory-then-crowns] Както в правилата от кутията.
}
web-rule = правило { $rule }
web-start = Старт
web-spellbook-legend = Кой отбелязва в свитъка
web-spellbook-name = { $spellbook ->
    [always] Отбелязват всички
   *[drawn] Който пропусне хода, не отбелязва
}
web-spellbook-about = { $spellbook ->
    [always] Както в българското издание.
   *[drawn] Както в руското издание.
}
web-first-player = Кой започва
web-first-by-lot = По жребий
web-settings-kept = Пазят се само на това устройство.
web-language = Език
web-language-auto = Както в браузъра
web-theme = Цветове
web-theme-name = { $theme ->
    [light] Хартия
    [dark] Нощ
    [contrast] Висок контраст
   *[auto] Както в системата
}
web-motion = Анимация
web-motion-name = { $motion ->
    [less] По-малко
    [full] Цялата
   *[auto] Както в системата
}
web-pace = Темпо
web-pace-name = { $pace ->
    [calm] Спокойно
    [quick] Бързо
   *[normal] Обичайно
}
web-help-out = Удобства
web-sound = Звук
web-sound-about = Тихи звуци на дърво и хартия.
web-sound-on = Звукът е включен
web-sound-off = Звукът е изключен
web-patterns = Шарки
web-patterns-about = Освен цвят всичко има и своя шарка.
web-confirm-turn = Потвърждаване на края на хода
web-confirm-turn-about = Дотогава всичко може да се отмени.
web-letter-keys = Клавиши за бърз достъп
web-letter-keys-about = Изключете ги, ако управлявате устройството с глас.
web-unfinished = Незавършени
web-finished = Завършени
web-games-empty = Тук още няма игри. За първата стига четвърт час.
web-open = Виж
web-remove = Изтрий
web-removed = Изтрито: { $names }
web-open-record = Отвори запис
web-open-record-about = Изберете файл или го пуснете тук.
web-save-record = Запази записа
web-record-broken = Този запис не може да се отвори. { $reason }
web-replay = Преглед
web-fairness = Какво значи честна игра
web-back = Назад
web-lost-title = Тук няма нищо
web-lost-text = Адресът е грешен или играта е изтрита от това устройство.
web-broken-title = Нещо се обърка
web-broken-text = Или връзката е прекъснала, или грешката е наша. Игрите ви се пазят на това устройство: заредете страницата отново и продължете оттам, докъдето сте стигнали.
web-broken-reload = Презареди
web-your-turn = На ход сте
web-update = Има нова версия.
web-update-reload = Обнови
web-not-saved-full = На устройството няма място: играта ще се пази само докато страницата е отворена. Изтрийте ненужни игри или запазете записа.
web-not-saved-blocked = Браузърът не позволява нищо да се запази: играта ще се пази само докато страницата е отворена. За да не я загубите, запазете записа.
web-game-gone = Тази игра е изтрита в друг прозорец. Тук тя вече не се запазва.
web-ask-put = Поставете плочката си
web-ask-take = Изберете плочка от следващия ред
web-ask-take-first = Изберете плочка
web-ask-discard = Не се побира: изхвърлете я
web-ask-confirm = Всичко е готово: завършете хода
web-bot-thinks = Мисли…
web-to-play = На ход
web-voice-waits-person = Чакаме хода на { $name }
web-plays = На ход
web-rotate = Завърти
web-undo = Отмени
web-confirm = Завърши хода
web-place-here = Постави
web-take = Вземи
web-hint = Подсказка
web-discard = Изхвърли
web-current-line = Текущ ред
web-next-line = Следващ ред
web-first-line = Първи ред
web-left = { $count ->
    [0] няма повече плочки
    [one] остава { $count } плочка
   *[other] остават { $count } плочки
}
web-round = Рунд { $round } от { $rounds }
web-last-round = Последен рунд
web-game-of = Игра { $game } от { $games }
web-points = { points }
web-gain = { $points ->
    [0] без точки
    [one] { SIGNED($points) } точка
   *[other] { SIGNED($points) } точки
}
web-signed = { SIGNED($points) }
web-gain-why = { SIGNED($points) }: { $reasons }
web-gain-territory = { terrain } { $squares } × { $crowns }
web-gain-own = земи { SIGNED($points) }
web-gain-centre = център { SIGNED($points) }
web-plays-order = { $order ->
    [1] вие сте 1-ви
    [2] вие сте 2-ри
   *[other] вие сте { $order }-ти
}
web-turn-placed = { $name }: { $what }, { SIGNED($points) }
web-turn-discarded = { $name }: изхвърлена плочка { $domino }
web-turn-took = взета { $domino }
web-turn-only-took = { $name }: взета { $domino }
web-since = Покажи пак какво стана след моя ход
web-so-far = { $bonus }: засега { SIGNED($points) }
web-open-points = засега { SIGNED($points) }
web-turn-of = { $name }: ваш ред е
web-kingdom-of = { $name }: кралство, { points }
web-domino = Плочка { $number }
web-half = { $crowns ->
    [0] { terrain }
   *[other] { terrain }, { crowns }
}
web-castle-of = замък ({ $name })
web-king-of = крал ({ $name })
web-free = свободна
web-empty-cell = празен квадрат { $x }, { $y }
web-cell = { $what }, квадрат { $x }, { $y }
web-enlarge = Увеличи кралството: { $name }
web-close = Затвори
web-breakdown = От какво се състоят
web-menu = Меню
web-leave = Напусни масата
web-refusal-occupied = Тук вече е заето
web-refusal-no-match = Никоя половина не опира до замъка или своята местност
web-refusal-outside-grid = Кралството няма да се побере в { $size }×{ $size } квадрата
web-refusal-taken = На плочка { $domino } вече стои крал: { $name }
web-refusal-put-first = Първо поставете своята плочка
web-keys-title = Клавиши
web-keys =
    Стрелки: премести плочката
    R: завърти я
    F: размени половините
    N: следващо подходящо място
    Enter: постави, завърши хода
    U: отмени
    1–4: избери плочка от следващия ред
    H: подсказка
    I: каква е тази фигура (или я задръжте)
    W: чий е ходът и какво се иска
    K: моето кралство, ред по ред
    L: редовете с плочки
    S: точките
    M: последният ход
    /: въведи ход
    ?: тези клавиши
web-voice-put = { $name }, поставете плочка { $domino }: { $halves }
web-voice-take = { $name }, изберете плочка: { $free }
web-voice-discard = { $name }, плочка { $domino } не се побира никъде: изхвърлете я
web-voice-confirm = { $name }, завършете хода
web-voice-waits = { $name } мисли
web-voice-laid = Плочката е поставена: { web-gain }
web-voice-discarded = Плочката е изхвърлена
web-voice-discarded-cost = { web-voice-discarded }: { web-gain }
web-voice-chosen = Избрана е плочка { $domino }
web-voice-undone = Отменено
web-voice-then-takes = { $sentence }, после взема плочка { $domino }
web-voice-half-at = { $half } на { $x }, { $y }
web-voice-fits = { $where }: пасва, { web-gain }
web-voice-fits-not = { $where }: не пасва
web-voice-gone = използвана
web-voice-row = Ред { $y } от { $x }: { $squares }
web-voice-empty = { $count ->
    [one] празно
   *[other] { $count } празни
}
web-voice-score = { $name }: { points }
web-voice-nothing-yet = Още нищо не се е случило
web-type-title = Въвеждане на ход
web-type-about = Например: put 1,0 2,0; take 17. Квадратите се броят от замъка: надясно, после нагоре.
web-type-play = Изиграй
web-over = Играта приключи
web-winner = Побеждава { $name }!
web-you-win = Победихте!
web-winner-margin = Побеждава { $name }: с { points } повече
web-look-back = Преглед на играта
web-winners-shared = Победата си поделят { $names }
web-place-ranked = { place }
web-territory = { terrain }: { $squares } × { $crowns } = { $points }
web-no-territory = Няма област с корона
web-bonus-middle = { -middle-kingdom }: замъкът е в центъра
web-bonus-harmony = { -harmony }: нищо не е изхвърлено
web-total = Общо: { points }
web-tie-largest = Точките са равни: решава най-голямата област.
web-tie-crowns = Точките са равни: решават короните.
web-tie-shared = { $tiebreak ->
    [crowns] Равни са и точките, и короните.
   *[territory-then-crowns] Равно е всичко: и точките, и най-голямата област, и короните.
}
web-rematch = Отново
web-next-game = Следваща игра
web-bot-stuck = Не намира ход
web-ask-again = Нов опит
web-game-over = Игра { $game } от { $games } приключи
web-earlier-games = От предишни игри: { points }
`;
export const pad = `pad-title = Лист за точки
pad-about = За игра на истинска маса: пренесете кралствата и точките се броят сами.
pad-rules = Играчи и варианти
pad-players = { $count ->
    [one] { $count } играч
   *[other] { $count } играчи
}
pad-whose = Чие кралство
pad-which-game = Коя игра
pad-game = Игра { $game }
pad-board = { $name }: кралство
pad-tool = Какво да се постави
pad-tool-name = { $tool ->
    [castle] замък
    [crown] корона
    [next] с всяко докосване следващата местност
   *[erase] нищо
}
pad-hint = Изберете местност и докоснете квадратите ѝ. Още едно докосване добавя корона.
pad-keys = На клавиатурата: W, F, L, G, S, M за местностите, C за замъка, 0–3 за короните, Delete.
pad-square = { $what }, ред { $row }, колона { $column }
pad-empty = празно
pad-clear = Нов лист
pad-cleared = Листът е празен
pad-points = Точки
pad-place = Място
pad-player = Играч
pad-largest = Най-голяма област
pad-crowns = Корони
pad-result = Резултат
pad-blank = Тук още няма нищо
pad-so-far = Дотук. { $reason }
pad-share = Сподели картинката
pad-save = Запази картинката
pad-picture = Картинка на резултата. { $result }
pad-picture-failed = Тук картинката не може да се направи.
pad-kept = Листът се пази на това устройство и работи без мрежа.
pad-not-kept = Устройството не пази листа: той ще се пази само докато страницата е отворена.
`;
