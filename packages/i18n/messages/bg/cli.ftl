### Командният ред

## Обща помощ

help-about = настолни игри с точни правила направо в терминала.
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

## Помощ за команда

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

## Грешно извикване

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

## Светът наоколо

world-keyboard = Четене от клавиатурата; Ctrl-D на отделен ред го завършва.
world-output = Отговорът не може да се изведе: { $problem }.
world-bug = това е грешка в програмата; моля, съобщете за нея и какво е довело до нея:

## Записи

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

## Кралства

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

## Таблици

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

## Листът на хартия

help-print = запис на лист, дъно на кутия и указания за игра на хартия
help-print-about = Записва всичко, което „Цветни кралства“ искат на хартия, в един HTML файл: листа на играча, дъното на кутията за хвърляне и как да минете с обикновени зарове. За „Кингдомино Дуел“ – празен лист, за собственици на играта: две карти и свитъкът. Отворете файла в браузър и го отпечатайте в мащаб 100 % на A4 или Letter. Отговорът са самите страници, затова няма --json.
help-print-game = colours, duel
help-print-out = записва в този файл вместо в стандартния изход

## Names in examples

help-two-names = Анна,Лео
help-one-name = Анна
