### Командная строка

## Общая справка

help-about = настольные игры с точными правилами прямо в терминале.
help-usage = crownhold <команда> [параметры]
help-exit-codes = Коды завершения: 0 — успешно, 1 — негодные данные, 2 — неверный вызов.
help-read-more = Подробнее: { $files }
help-reference = Справочник, по-английски: { $files }

help-title-usage = Вызов:
help-title-arguments = Аргументы:
help-title-options = Параметры:
help-title-global-options = Параметры всех команд:
help-title-example = Пример:
help-title-examples = Примеры:

help-group-play = Сыграть
help-group-look = Рассмотреть партию
help-group-many = Сыграть много партий
help-group-hood = Заглянуть внутрь

help-option-json = после большинства команд: ответ для программ
help-option-lang = язык: { $languages }
help-option-help = эта справка; после команды — всё о ней
help-option-version = версия

help-example-play = двое людей и бот за одной клавиатурой
help-example-replay = как прошла партия или какое правило она нарушила
help-example-score = сосчитать то, что лежит на столе
help-example-simulate = чего стоит игра наугад

## Справка по команде

help-help = всё об этой команде
help-options = [параметры]
help-default = { $description } (по умолчанию: { $value })

help-word-file = файл
help-word-folder = папка
help-word-lang = язык
help-word-list = список
help-word-game = игра

help-game = какая игра: kingdomino, duel или colours
help-seats = сколько игроков
help-variants = kingdomino: варианты через запятую: { $example }
help-tiebreak = kingdomino: как решать ничью: territory-then-crowns или crowns
help-spellbook = duel: чьи кубики отмечаются в свитке: drawn или always
help-first = duel: кто начинает: random, 0 или 1

help-replay = проверить записи по правилам и рассказать, как прошли партии
help-replay-about = Проверяет каждый шаг каждой записи по правилам и рассказывает, как прошла партия или на каком шаге какое правило нарушено. Запись может быть и неоконченной.
help-replay-files = записи; «-» — стандартный ввод
help-replay-json = по строке JSON на файл

help-show = показать позицию после любого шага записи
help-show-about = Проигрывает запись до указанного шага и показывает позицию: чей ход, что у каждого игрока, и состояние одной строкой, как его читает crownhold engine.
help-show-file = запись; - означает стандартный ввод
help-show-at = после скольких шагов; если не указано, после всех
help-show-json = позиция одной строкой JSON, вместе с тем, что видно с каждого места

help-score = сосчитать очки королевств с настоящего стола
help-score-about = Считает королевства так, как они лежат на столе, область за областью, владение за владением.
help-score-file = королевства; «-» — стандартный ввод
help-score-json = итог одной строкой JSON
help-score-format =
    Королевство пишут рядами клеток сверху вниз: буква ландшафта и число корон,
    C — { -castle }, точка — пустое место. Буквы: w — { -wheat }, f — { -forest },
    l — { -lake }, g — { -grass }, s — { -swamp }, m — { -mine }. Пустые строки и строки,
    которые начинаются с #, не считаются; строка --- разделяет королевства
    разных игроков. Подойдёт и JSON:
      { $rows }
      { $squares }
    Карта «Дуэли гербов» (--game duel) — пять рядов по семь клеток. Буквы: d — { -dot },
    s — { -stripe }, D — { -double-dot }, S — { -double-stripe }, b — { -black }, q — { -quarters },
    за ними число крестов; строка «domains dot» называет { -arms } для этих { -spell(case: "genitive") }.
      { $map }
    Лист «Цветных королевств» (--game colours) — шесть строк, по одной на королевство:
    его буква (b, g, y, v, r, n) и девять знаков — буква краски или точка; строка
    «blots 3»; строка «places blue 4 hydra 3» — полученные очки за скорость.
      { $sheet }

help-simulate = сыграть случайные партии и показать статистику
help-simulate-about = Играет случайные партии и показывает очки и победы каждого игрока; общая победа делится поровну. С тем же начальным числом партии будут теми же.
help-simulate-games = сколько партий
help-simulate-seed = начальное число для случайностей
help-simulate-out = ещё и записать каждую партию в файл, не больше { $max }
help-simulate-json = одна строка JSON; всё, кроме «speed», зависит только от начального числа

help-perft = сосчитать все продолжения, чтобы сравнить два движка
help-perft-about = Считает, сколькими способами можно продолжить игру на заданное число шагов, случайные шаги тоже в счёт: движки, у которых эти числа совпадают, понимают правила одинаково. Партия, которая кончается раньше, не считается.
help-perft-depth = сколько шагов
help-perft-record = считать от конца записи; «-» — стандартный ввод
help-perft-divide = разбить число по первому шагу
help-perft-json = числа одной строкой JSON

help-bench = измерить скорость правил на этой машине
help-bench-about = Измеряет, сколько случайных партий проходит за секунду, сколько стоит копия состояния и растёт ли память. Замер идёт короткими отрезками: помехи почти не сдвигают медиану и не могут улучшить лучший результат.
help-bench-seconds = сколько секунд измерять
help-bench-json = числа одной строкой JSON

## Неверный вызов

usage-hint = Справка: crownhold --help или crownhold <команда> --help
usage-unknown-verb = Команды «{ $verb }» нет.
usage-unknown-option = Параметра «{ $option }» нет.
usage-did-you-mean = Может быть, { $words }?
usage-missing-argument = Не хватает аргумента: <{ $argument }>.
usage-missing-option = Не хватает параметра «{ $option }».
usage-missing-value = Параметру «{ $option }» нужно значение.
usage-too-many-arguments = Слишком много аргументов: { $received }, а нужно не больше { $expected }.
usage-conflict = Параметры «{ $option }» и «{ $other }» нельзя указать вместе.
usage-bad-option-value = Параметру «{ $option }» не подходит значение «{ $value }». { $reason }
usage-bad-argument-value = Аргументу <{ $argument }> не подходит значение «{ $value }». { $reason }
usage-whole-number = Нужно целое число от { $min } до { $max }.
usage-number = Нужно число от { $min } до { $max }.
usage-language = Доступные языки: { $languages }.
usage-too-many-files = Вместе с --out можно сыграть не больше { $max } партий.
usage-too-many-saved = Вместе с --save можно сыграть не больше { $max } партий.
usage-sprt = Для --sprt нужны две разницы Эло от −1000 до 1000, сначала меньшая, например --sprt 0 10.

## Мир вокруг

world-keyboard = Читаю с клавиатуры; Ctrl-D в отдельной строке завершит ввод.
world-output = Не удалось вывести ответ: { $problem }.
world-bug = это ошибка в программе; сообщите о ней и о том, что к ней привело:

## Записи

record-fault = { $file }: { $sentence }
record-fault-step = { $file }, шаг { $step } (считая с 0): { $sentence }
record-fault-text = { $file }, шаг { $step } (считая с 0) «{ $text }»: { $sentence }

replay-head =
    { $file }: { $setting }; { steps }, { $end ->
        [finished] партия окончена
       *[unfinished] партия не окончена
    }
replay-game = Партия { $game }
replay-all-games = Все партии
replay-throws = Куда упали кубики: капли, область, королевства, если их несколько
replay-attempts = { $attempts ->
    [one] брошены { $attempts } раз
    [few] брошены { $attempts } раза
   *[many] брошены { $attempts } раз
}
show-head =
    { $file }: { $setting }; после { $at } из { $steps ->
        [one] { $steps } шага
        [few] { $steps } шагов
       *[many] { $steps } шагов
    }
show-acting =
    { $who ->
        [chance] Дальше решает случай.
       *[over] Партия окончена.
    }
show-seats =
    { $count ->
        [one] Ходит игрок { $seats }.
        [few] Ходят игроки { $seats }.
       *[many] Ходят игроки { $seats }.
    }
show-next = Следующий шаг записи: { $step }
seat-points = игрок { $seat }: { points }
seat-result = игрок { $seat }: { points }, { place }

## Королевства

kingdom-points = королевство { $number }: { points }
kingdom-result = королевство { $number }: { points }, { place }
kingdom-fault = королевство { $number }: { $sentence }
kingdom-nothing-scores = очков нет
kingdom-no-crown = без { -crown(case: "genitive") }:
kingdom-discarded = сброшено: { $count }
map-no-cross = без креста:
map-domains = { spell-domains } ({ arms })
map-summary = наибольшее { -domain }: { squares }
kingdom-summary = наибольшая { -territory }: { $largest }, корон всего: { $crowns }

## Таблицы

table-seat = игрок
table-mean = среднее
table-deviation = отклонение
table-min = мин.
table-max = макс.
table-wins = победы
table-median = медиана
table-best = лучшее

simulate-head =
    { $setting }: { $games ->
        [one] { $games } случайная партия
        [few] { $games } случайные партии
       *[many] { $games } случайных партий
    }, начальное число { $seed }
simulate-per-game =
    { $what ->
        [rounds] раундов
        [empty] осталось пустых клеток
        [unpainted] осталось незакрашенных областей
        [blots] закрашено клякс
       *[discarded] сброшено тайлов
    } за партию: { $count }
simulate-speed = { $games ->
    [one] { $games } партия в секунду
    [few] { $games } партии в секунду
   *[many] { $games } партий в секунду
}
perft-total =
    { $setting }: { $nodes ->
        [one] { $nodes } узел
        [few] { $nodes } узла
       *[many] { $nodes } узлов
    } на глубине { $depth }
bench-head = { $setting }, на Node { $version }
bench-listing = партий/с через legalMoves
bench-sampling = партий/с через sample
bench-copy = нс на копию
bench-state = { $bytes ->
    [one] состояние: { $bytes } байт
    [few] состояние: { $bytes } байта
   *[many] состояние: { $bytes } байт
}
bench-heap = куча: { NUMBER($mebibytes, minimumFractionDigits: 1, maximumFractionDigits: 1) } МиБ, за прогон { SIGNED($kibibytes) } КиБ

## Лист на бумаге

help-print = записать лист, дно коробки и памятку, чтобы играть на бумаге
help-print-about = Записывает всё, что нужно «Цветным королевствам» на бумаге, одним файлом HTML: лист игрока, дно коробки для бросков и как обойтись обычными кубиками. Для «Дуэли гербов» — пустой лист, для владельцев игры: две карты и свиток. Откройте файл в браузере и напечатайте в масштабе 100 % на A4 или Letter. Ответ — сами страницы, поэтому --json нет.
help-print-game = colours, duel
help-print-out = записать в этот файл, а не в стандартный вывод

## Names in examples

help-two-names = Аня,Лёва
help-one-name = Аня
