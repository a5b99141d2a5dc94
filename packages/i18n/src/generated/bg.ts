// Written by `npm run messages` from messages/*/*.ftl: change those.
export const bg = {
  terms: `-kingdomino = Кингдомино
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
`,
  cli: `help-about = настолни игри с точни правила направо в терминала.
help-usage = crownhold <команда> [опции]
help-exit-codes = Кодове за изход: 0 — всичко е наред, 1 — негодни данни, 2 — грешно извикване.
help-read-more = Още: { $files }
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
help-option-help = тази помощ; след команда — всичко за нея
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
help-game = коя игра
help-seats = колко играчи
help-variants = варианти, разделени със запетаи: { $example }
help-tiebreak = как се решава равенство: territory-then-crowns или crowns
help-replay = проверява записи по правилата и разказва как са минали игрите
help-replay-about = Проверява всяка стъпка от всеки запис по правилата и разказва как е минала играта или на коя стъпка кое правило е нарушено. Записът може и да не е завършен.
help-replay-files = записи; „-“ е стандартният вход
help-replay-json = по един ред JSON за всеки файл
help-score = брои точките на кралства от истинска маса
help-score-about = Брои кралствата от Кингдомино така, както лежат на масата, област по област.
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
seat-points = играч { $seat }: { points }
seat-result = играч { $seat }: { points }, { place }
kingdom-points = кралство { $number }: { points }
kingdom-result = кралство { $number }: { points }, { place }
kingdom-fault = кралство { $number }: { $sentence }
kingdom-nothing-scores = няма точки
kingdom-no-crown = без { -crown }:
kingdom-discarded = изхвърлени: { $count }
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
        [one] { $games } случайна игра
       *[other] { $games } случайни игри
    }, начално число { $seed }
simulate-per-game =
    { $what ->
       *[discarded] изхвърлени домина
    } на игра: { $count }
simulate-speed = { $games ->
    [one] { $games } игра в секунда
   *[other] { $games } игри в секунда
}
perft-total =
    { $setting }: { $nodes ->
        [one] { $nodes } възел
       *[other] { $nodes } възела
    } на дълбочина { $depth }
bench-head = { $setting }, на Node { $version }
bench-listing = игри/с чрез legalMoves
bench-sampling = игри/с чрез sample
bench-copy = нс за копие
bench-state = { $bytes ->
    [one] състояние: { $bytes } байт
   *[other] състояние: { $bytes } байта
}
bench-heap = динамична памет: { NUMBER($mebibytes, minimumFractionDigits: 1, maximumFractionDigits: 1) } MiB, за измерването { SIGNED($kibibytes) } KiB
`,
  refusals: `sentence-plain = { $reason }.
sentence-cited = { $reason } (правило { $rule }).
refusal-not-json = Това не е JSON
refusal-not-an-object = Записът е обект в JSON, а това е нещо друго
refusal-not-a-record = Това не е запис на игра: в полето „format“ трябва да стои „{ $format }“
refusal-unknown-version = Тук е позната само версия { $version } на формата за записи
refusal-missing-field = В записа липсва полето „{ $field }“
refusal-unknown-field = В записа има излишно поле „{ $field }“
refusal-bad-field = Стойността на полето „{ $field }“ не е от нужния вид
refusal-unknown-game = Тук няма игра „{ $game }“; има { $known }
refusal-unknown-rules-version = Играно е по правила версия { $rulesVersion }, а те не са познати тук
refusal-after-the-end = Играта е свършила преди тази стъпка
refusal-no-such-actor = Тук могат да действат няколко играчи, затова стъпката започва с номера на един от тях, например „1> “
refusal-unreadable = В играта няма такъв ход
refusal-turn-complete = Ходът е завършен и няма повече стъпки
refusal-options-not-an-object = Настройките трябва да са обект в JSON
refusal-unknown-option = Играта няма настройка „{ $option }“
refusal-bad-seats = Играта е за { $min } до { $max } играчи
refusal-variants-not-a-list = Вариантите трябва да са списък
refusal-unknown-variant = Играта няма вариант „{ $variant }“; има { $known }
refusal-variant-twice = Вариантът „{ $variant }“ е посочен два пъти
refusal-mighty-duel-seats = „{ -mighty-duel }“ е за двама, а играчите са { $seats }
refusal-unknown-tiebreak = Няма начин „{ $tiebreak }“ за решаване на равенство; има { $known }
refusal-game-over = Играта свърши
refusal-not-your-turn = На ход е друг играч
refusal-wrong-step = Сега не му е времето: следващата стъпка е „{ $expected }“
refusal-no-such-domino = Няма { -domino } { $domino }: номерата са от 1 до 48
refusal-already-drawn = Домино { $domino } вече е изтеглено
refusal-no-such-seat = На масата няма играч { $seat }
refusal-no-king-left = Всички { -king(form: "plural") } на играч { $seat } вече са изтеглени
refusal-not-in-line = Домино { $domino } не е в { -line(form: "definite") }
refusal-taken = На { -domino } { $domino } вече стои { -king } на играч { $seat }
refusal-must-place = Домино { $domino } се побира в { -kingdom(form: "definite") }, затова трябва да се постави
refusal-outside-grid = С квадрата { $x },{ $y } { -kingdom(form: "definite") } няма да се побере в { $size }×{ $size } квадрата
refusal-occupied = Квадратът { $x },{ $y } вече е зает
refusal-not-side-by-side = Двете половини трябва да лежат на квадрати с обща страна
refusal-no-match =
    Никоя половина не допира нито { -castle(form: "definite") }, нито своята местност: до първата няма { $first ->
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
refusal-halves-exchanged = Половините са еднакви, затова първо се посочва по-малкият квадрат
refusal-no-castle = Няма { -castle }: един квадрат трябва да е C
refusal-second-castle = Замъците тук са { $count }, а кралството има само един
refusal-unreadable-square = „{ $text }“ не е квадрат: напишете буквата на местността и броя корони (w, f1, m3), C за { -castle(form: "definite") }, точка за празно място
refusal-too-large = Кралството е { $width }×{ $height } квадрата, а трябва да се побере в { $size }×{ $size }
refusal-odd-squares = Домината покриват четен брой квадрати, а освен { -castle(form: "definite") } тук има нечетен: { $squares }
refusal-too-many-squares =
    { $inBox ->
        [0] В кутията няма квадрати „{ terrain-of }“ { with-crowns }
        [one] В кутията има само { $inBox } квадрат „{ terrain-of }“ { with-crowns }, а тук са повече
       *[other] В кутията има само { $inBox } квадрата „{ terrain-of }“ { with-crowns }, а тук са повече
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
refusal-no-such-file = Файлът { $file } не е намерен
refusal-file-is-folder = Тук трябва да има файл, а { $file } е папка
refusal-file-forbidden = Няма достъп до { $file }
refusal-file-in-path = По пътя към { $file } има файл там, където трябва да е папка
refusal-disk-full = На диска няма място
refusal-file-trouble = Не се получи: { $problem }
`,
  play: `play-title = { -kingdomino }
play-player = Играч { $number }
play-bot-name = { $bot ->
    [random] Случаен бот
    [greedy] Алчен бот
   *[other] { $bot }
}
play-turn-of = На ход е { $name }
play-put = Поставете домино { $number }
play-take = Изберете домино от следващия ред
play-discard = Домино { $number } не се побира никъде: Enter — изхвърляне
play-confirm = Enter — край на хода · U — отмяна
play-undone = Ходът е отменен
play-nothing-to-undo = Няма какво да се отмени
play-thinking = { $name } мисли…
play-bot-failed = { $name } не може да продължи: { $reason }
play-gain = { $points ->
    [0] без точки
    [one] { SIGNED($points) } точка
   *[other] { SIGNED($points) } точки
}
play-score = { points }
play-round = Рунд { $round } от { $rounds }
play-last-round = Последен рунд
play-game-of = Игра { $game } от { $games }
play-current-line = Текущ ред
play-next-line = Следващ ред
play-left = { $count ->
    [0] няма повече домина
    [one] остава { $count } домино
   *[other] остават { $count } домина
}
play-keys-put = стрелки — местене · R — завъртане · F — другата половина · Enter — поставяне
play-keys-take = стрелки — избор · Enter — вземане
play-keys-common = U — отмяна · ? — правила · S — запис · L — зареждане · Q — изход
play-back = Който и да е клавиш — назад
play-again = Enter — нова игра · Q — изход
play-next-game = Enter — следващата игра
play-save-as = Запис като:
play-saved = Записано в { $file }
play-not-saved = Не е записано: { $reason }
play-load-from = Кой запис да се зареди:
play-loaded = Зареден е { $file }
play-not-loaded = Не е зареден: { $reason }
play-quit = Играта е запазена в { $file }. Продължаване: { $command }
play-event-taken = { $name } взема домино { $domino }
play-event-placed = { $name } поставя домино { $domino }: { play-gain }
play-event-discarded = { $name } изхвърля домино { $domino }
play-event-king = Изтеглен е крал: { $name }
play-event-round = Започва рунд { $round }
play-over = Играта свърши
play-winner = Побеждава { $name }!
play-shared-win = Победата си поделят { $names }
play-place = { place }
play-territory = { terrain }: { $squares } × { $crowns } = { points }
play-middle-kingdom = { -middle-kingdom }: замъкът е в центъра
play-harmony = { -harmony }: нищо не е изхвърлено
play-rules-title = Правилата накратко
play-rules-body =
    K8   Кралете действат по текущия ред, от най-малкия номер нагоре.
         Поставете доминото под своя крал, после преместете краля
         на свободно домино от следващия ред.
    K12  Двете половини лежат на празни квадрати. Поне едната допира
         със страна замъка или квадрат от своята местност.
         Ъглите не се броят.
    K13  Кралството заедно със замъка се побира в 5×5 квадрата.
    K14  Домино, за което има място, трябва да се постави.
         Ако няма място, то се изхвърля.
    K16  Областта е от квадрати на една местност, свързани със страните си.
         Точките ѝ са квадратите, умножени по короните: без корона няма точки.
    K17  Печели този с най-много точки. При равенство решава
         най-голямата област, после броят на короните.
    K18  Средно кралство: +10 точки за замък в центъра.
    K19  Хармония: +5 точки, ако нищо не е изхвърлено.
play-too-small = Увеличете прозореца: нужни са поне { $columns }×{ $rows } знака
help-play = започва игра на Кингдомино тук, с хора и ботове
help-play-players = имената на хората, разделени със запетаи
help-play-bot = добавяне на бот: random, greedy или командата на друга програма; може да се посочи няколко пъти
help-play-variants = варианти, разделени със запетаи: harmony, middle-kingdom, dynasty, mighty-duel
help-play-load = продължава запазена игра
help-play-seed = начално число за случайността: със същото число се теглят същите домина
help-play-ascii = рисува само с прости знаци
help-engine = разменя редове с друга програма
play-menu-people = Хора
play-menu-bots = Ботове
play-menu-level = Сила на ботовете
play-menu-yes = да
play-menu-no = не
play-menu-keys = стрелки — промяна · Enter — начало · L — зареждане · Q — изход
play-menu-continue = C — продължаване на последната игра
play-menu-seats = На масата сядат от двама до четирима
play-menu-duel = Големият дуел е за двама
play-game-over = Игра { $game } от { $games } свърши
play-bot-not-started = „{ $command }“ не се стартира: { $problem } · Enter — нов опит
play-bot-died = той приключи ({ $how }) · Enter — стартиране отново
play-bot-silent = няма отговор { $seconds ->
    [one] { $seconds } секунда
   *[other] { $seconds } секунди
} · Enter — ново питане
play-bot-nonsense = той казва „{ $line }“ · Enter — ново питане
play-bot-illegal = ходът му е против правилата: { $turn } · Enter — ново питане
play-bot-closed = той беше освободен · Enter — ново питане
`,
};
