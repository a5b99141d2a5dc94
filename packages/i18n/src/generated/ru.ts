// Written by `npm run messages` from messages/*/*.ftl: change those.
export const terms = `-kingdomino = Лоскутное королевство
-duel = Лоскутное королевство: Дуэль гербов
-colours = Цветные королевства
-castle = { $case ->
   *[nominative] замок
    [genitive] замка
}
-king = { $case ->
   *[nominative] король
    [plural] короли
}
-crown = { $case ->
   *[nominative] корона
    [genitive] короны
}
-domino = { $case ->
   *[nominative] тайл
    [locative] тайле
}
-kingdom = королевство
-territory = область
-line = { $case ->
   *[nominative] ряд
    [locative] ряду
}
-wheat = { $case ->
   *[nominative] пшеничное поле
    [genitive] пшеничного поля
}
-forest = { $case ->
   *[nominative] лес
    [genitive] леса
}
-lake = { $case ->
   *[nominative] озеро
    [genitive] озера
}
-grass = { $case ->
   *[nominative] луг
    [genitive] луга
}
-swamp = { $case ->
   *[nominative] болото
    [genitive] болота
}
-mine = { $case ->
   *[nominative] шахта
    [genitive] шахты
}
-arms = { $case ->
   *[nominative] герб
    [genitive] герба
}
-cross = крест
-domain = владение
-joker = { $case ->
   *[nominative] джокер
    [genitive] джокера
}
-spellbook = { $case ->
   *[nominative] свиток заклинаний
    [genitive] свитка заклинаний
}
-spell = { $case ->
   *[nominative] чары
    [genitive] чар
}
-magic = { $case ->
   *[nominative] заклинание
    [genitive] заклинания
}
-dot = точка
-stripe = полоса
-double-dot = двойная точка
-double-stripe = двойная полоса
-black = чёрный
-quarters = четверти
-area = { $case ->
   *[nominative] область
    [genitive] области
}
-drop = { $case ->
   *[nominative] капля
    [genitive] капли
    [instrumental] каплей
}
-tower = { $case ->
   *[nominative] сторожевая башня
    [genitive] сторожевой башни
}
-griffin = грифон
-hydra = гидра
-unicorn = единорог
-dragon = дракон
-blue = { $case ->
   *[nominative] синий
    [feminine] синей
}
-green = { $case ->
   *[nominative] зелёный
    [feminine] зелёной
}
-yellow = { $case ->
   *[nominative] жёлтый
    [feminine] жёлтой
}
-violet = { $case ->
   *[nominative] фиолетовый
    [feminine] фиолетовой
}
-red = { $case ->
   *[nominative] красный
    [feminine] красной
}
-brown = { $case ->
   *[nominative] коричневый
    [feminine] коричневой
}
-white = белый
-kingdom-blue = Синеречье
-kingdom-green = Зеленолесье
-kingdom-yellow = Желтоводье
-kingdom-violet = Лиловополье
-kingdom-red = Красногорье
-kingdom-brown = Буроземье
-dynasty = Династия
-middle-kingdom = Срединное королевство
-harmony = Гармония
-mighty-duel = Большая дуэль
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
spell-split = разделение
spell-pair = пара
spell-turn = поворот
spell-domains = владения
spell-cross = { -cross }
spell-free-does = рисуйте на любых двух соседних пустых клетках; касаться ничего не нужно
spell-split-does = рисуйте половины на любых двух пустых клетках; каждая должна примыкать сама
spell-pair-does = если кубики бросали вы, возьмите сразу два
spell-turn-does = поверните один из двух своих кубиков другой гранью
spell-domains-does = сразу: назовите { -arms }; каждое его { -domain } принесёт в конце ещё 3 очка
spell-cross-does = сразу: ещё один { -cross } на нарисованной клетке своего королевства
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
colour-letter-red = К
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
achievement-three = три королевства
achievement-griffin = грифоны
achievement-hydra = гидры
achievement-unicorn = единороги
achievement-dragon = драконы
magic-move = перенос
magic-match = совпадение
magic-split = разделение
magic-blend = смешение
magic-move-does = до первой { -drop(case: "genitive") } хода: все капли кубика уходят в другое { -kingdom }
magic-match-does = одной { -drop(case: "instrumental") } можно закрасить { -area } рядом с таким же цветом
magic-split-does = капли кубика могут уйти и в одно соседнее { -kingdom }
magic-blend-does = две капли кубика становятся одной составного цвета: { -green }, { -violet } или { -brown }
grade-0 = попробуйте ещё раз
grade-1 = неплохо, но можно лучше
grade-2 = очень хорошо
grade-3 = великолепно
points = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}
squares = { $squares ->
    [one] { $squares } клетка
    [few] { $squares } клетки
   *[many] { $squares } клеток
}
crowns = { $crowns ->
    [one] { $crowns } корона
    [few] { $crowns } короны
   *[many] { $crowns } корон
}
with-crowns = { $crowns ->
    [0] без корон
    [one] с { $crowns } короной
    [few] с { $crowns } коронами
   *[many] с { $crowns } коронами
}
crosses = { $crosses ->
    [one] { $crosses } крест
    [few] { $crosses } креста
   *[many] { $crosses } крестов
}
players = { $players ->
    [one] { $players } игрок
    [few] { $players } игрока
   *[many] { $players } игроков
}
steps = { $steps ->
    [one] { $steps } шаг
    [few] { $steps } шага
   *[many] { $steps } шагов
}
place = { $place }-е место
terrain = { $terrain ->
    [wheat] { -wheat }
    [forest] { -forest }
    [lake] { -lake }
    [grass] { -grass }
    [swamp] { -swamp }
   *[mine] { -mine }
}
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
bot-name = { $bot ->
    [page] Паж
    [shepherd] Пастух
    [miller] Мельник
    [mason] Каменщик
    [knight] Рыцарь
    [queen] Королева
    [random] Случайный бот
    [greedy] Жадный бот
   *[other] { $bot }
}
bot-level = { $number } · { bot-name }
bot-about = { $bot ->
    [page] Только учится: половину хороших ходов не замечает.
    [shepherd] Берёт что приглянулось и часто ошибается.
    [miller] Играет толково, но порой что-то упускает.
    [mason] Взвешивает всё, что можно сделать за ход.
    [knight] Перед ходом разыгрывает в уме несколько партий.
    [queen] Перед ходом разыгрывает в уме тысячи партий.
    [random] Ходит как попало, лишь бы по правилам.
    [greedy] Берёт побольше очков прямо сейчас.
   *[other] { $bot }
}
`;
export const cli = `help-about = настольные игры с точными правилами прямо в терминале.
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
world-keyboard = Читаю с клавиатуры; Ctrl-D в отдельной строке завершит ввод.
world-output = Не удалось вывести ответ: { $problem }.
world-bug = это ошибка в программе; сообщите о ней и о том, что к ней привело:
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
help-print = записать лист, дно коробки и памятку, чтобы играть на бумаге
help-print-about = Записывает всё, что нужно «Цветным королевствам» на бумаге, одним файлом HTML: лист игрока, дно коробки для бросков и как обойтись обычными кубиками. Для «Дуэли гербов» — пустой лист, для владельцев игры: две карты и свиток. Откройте файл в браузере и напечатайте в масштабе 100 % на A4 или Letter. Ответ — сами страницы, поэтому --json нет.
help-print-game = colours, duel
help-print-out = записать в этот файл, а не в стандартный вывод
help-two-names = Аня,Лёва
help-one-name = Аня
`;
export const refusals = `sentence-plain = { $reason }.
sentence-cited = { $reason } (правило { $rule }).
refusal-not-json = Это не JSON
refusal-not-an-object = Запись — это объект JSON, а здесь что-то другое
refusal-not-a-record = Это не запись партии: в поле «format» должно стоять «{ $format }»
refusal-unknown-version = Здесь известна только версия { $version } формата записи
refusal-missing-field = В записи не хватает поля «{ $field }»
refusal-unknown-field = В записи есть лишнее поле «{ $field }»
refusal-duplicate-field = Поле «{ $field }» стоит в записи дважды
refusal-bad-field = В поле «{ $field }» значение не того вида
refusal-unknown-game = Игры «{ $game }» здесь нет; есть { $known }
refusal-unknown-rules-version = Партию играли по правилам версии { $rulesVersion }, а они здесь неизвестны
refusal-after-the-end = Партия окончилась раньше этого шага
refusal-no-such-step = Шага { $at } нет: в записи { $steps ->
    [one] { $steps } шаг
    [few] { $steps } шага
   *[many] { $steps } шагов
}
refusal-name-too-long = В имени не больше { $most } знаков
refusal-name-empty = В имени нужен хотя бы один видимый знак
refusal-name-unprintable = В имени не может быть управляющих символов и знаков, меняющих направление текста
refusal-no-such-actor = Здесь могут действовать несколько игроков, поэтому шаг начинается с номера одного из них, например «1> »
refusal-unreadable = Такого хода в игре нет
refusal-turn-complete = Ход уже завершён, шагов в нём больше не будет
refusal-turn-unfinished = Ход не закончен: нужны ещё шаги
refusal-options-not-an-object = Настройки должны быть объектом JSON
refusal-unknown-option = У игры нет настройки «{ $option }»
refusal-bad-seats = Эта игра — для { $min }–{ $max } игроков
refusal-variants-not-a-list = Варианты должны быть списком
refusal-unknown-variant = У игры нет варианта «{ $variant }»; есть { $known }
refusal-variant-twice = Вариант «{ $variant }» назван дважды
refusal-mighty-duel-seats = «{ -mighty-duel }» — игра для двоих, а игроков { $seats }
refusal-unknown-tiebreak = Способа «{ $tiebreak }» решить ничью нет; есть { $known }
refusal-two-players = «{ -duel }» — игра ровно для двоих
refusal-unknown-spellbook = Правила «{ $spellbook }» для { -spellbook(case: "genitive") } нет; есть { $known }
refusal-unknown-first = Выбора «{ $first }» для первого игрока нет; есть { $known }
refusal-unknown-map = Карты «{ $map }» нет; есть { $known }
refusal-game-over = Партия окончена
refusal-not-your-turn = Сейчас ходит другой игрок
refusal-wrong-step = Сейчас не время для этого: следующий шаг — «{ $expected }»
refusal-no-such-seat = Игрока { $seat } за столом нет
refusal-occupied = Клетка { $x },{ $y } уже занята
refusal-not-side-by-side = Половины должны лечь на две клетки с общей стороной
refusal-halves-exchanged = Половины одинаковы, поэтому первой называют меньшую клетку
refusal-no-such-domino = Тайла { $domino } не бывает: номера идут от 1 до 48
refusal-already-drawn = Тайл { $domino } уже вытянули
refusal-no-king-left = Все { -king(case: "plural") } игрока { $seat } уже вытянуты
refusal-not-in-line = Тайла { $domino } нет в { -line(case: "locative") }
refusal-taken = На { -domino(case: "locative") } { $domino } уже стоит { -king } игрока { $seat }
refusal-must-place = Тайл { $domino } помещается в { -kingdom }, поэтому его надо положить
refusal-outside-grid = С клеткой { $x },{ $y } { -kingdom } не уместится в { $size }×{ $size } клеток
refusal-no-match =
    Ни одна половина не касается ни { -castle(case: "genitive") }, ни своего ландшафта: рядом с первой нет { $first ->
        [wheat] { -wheat(case: "genitive") }
        [forest] { -forest(case: "genitive") }
        [lake] { -lake(case: "genitive") }
        [grass] { -grass(case: "genitive") }
        [swamp] { -swamp(case: "genitive") }
       *[mine] { -mine(case: "genitive") }
    }, рядом со второй нет { $second ->
        [wheat] { -wheat(case: "genitive") }
        [forest] { -forest(case: "genitive") }
        [lake] { -lake(case: "genitive") }
        [grass] { -grass(case: "genitive") }
        [swamp] { -swamp(case: "genitive") }
       *[mine] { -mine(case: "genitive") }
    }
refusal-wrong-die = Кубики бросают по порядку: сейчас кубик { $expected }, а не { $die }
refusal-no-such-face = На кубике { $die } нет грани «{ $face }»
refusal-one-die = Сейчас берут ровно один кубик; два — только с помощью { -spell(case: "genitive") } «{ spell-pair }»
refusal-two-dice = Сейчас берут ровно два кубика
refusal-die-taken = Кубик { $die } уже взят
refusal-not-your-die = Кубик { $die } — у другого игрока
refusal-spell-not-won = У этого игрока нет { -spell(case: "genitive") } «{ spell }»
refusal-spell-fresh = Чары «{ spell }» получены только что: они действуют со следующего раунда
refusal-spell-used = Чары «{ spell }» уже использованы: они действуют один раз за партию
refusal-castle-used = Замок уже использован: он действует один раз за партию
refusal-wrong-order =
    В этом ходу уже поздно для { $power ->
        [turn] { -spell(case: "genitive") } «{ spell-turn }»
        [castle] { -castle(case: "genitive") }
       *[free] { -spell(case: "genitive") } «{ spell-free }»
    }: порядок — { spell-turn }, { -castle }, имя { -joker(case: "genitive") }, { spell-free }, { spell-split }
refusal-same-face = Кубик { $die } уже показывает такую грань: нужна другая
refusal-cannot-draw = После этого шага { -domino } некуда будет нарисовать
refusal-no-joker = На кубике { $die } нет { -joker(case: "genitive") }
refusal-already-named = Герб { -joker(case: "genitive") } на кубике { $die } уже назван
refusal-lower-joker-first = Сначала меньший номер: назовите { -arms } { -joker(case: "genitive") } на кубике { $die }
refusal-joker-unnamed = Сначала назовите { -arms } { -joker(case: "genitive") } на кубике { $die }
refusal-off-map = Такой клетки на карте нет: клетки идут от -3,-2 до 3,2
refusal-same-square = Половинам нужны две разные клетки
refusal-half-unconnected = Каждая половина должна примыкать сама: рядом с клеткой { $x },{ $y } нет ни { -castle(case: "genitive") }, ни { -arms(case: "genitive") } «{ arms }» из прошлых раундов
refusal-no-connection =
    Ни одна половина не касается ни { -castle(case: "genitive") }, ни своего { -arms(case: "genitive") } из прошлых раундов: рядом с первой нет { -arms(case: "genitive") } «{ $first ->
        [dot] { -dot }
        [stripe] { -stripe }
        [double-dot] { -double-dot }
        [double-stripe] { -double-stripe }
        [black] { -black }
       *[quarters] { -quarters }
    }», рядом со второй нет { -arms(case: "genitive") } «{ $second ->
        [dot] { -dot }
        [stripe] { -stripe }
        [double-dot] { -double-dot }
        [double-stripe] { -double-stripe }
        [black] { -black }
       *[quarters] { -quarters }
    }»
refusal-pass-after-power = Ход уже начат: теперь { -domino } надо нарисовать
refusal-must-draw = Тайл помещается на карту, поэтому его надо нарисовать
refusal-nothing-drawn = На клетке { $x },{ $y } нет { -arms(case: "genitive") }, а { -cross } добавляют только к нарисованному
refusal-die-order =
    Кубики ложатся по порядку: сейчас { $expected ->
        [blue] { -blue }
        [red] { -red }
        [yellow] { -yellow }
       *[white] { -white }
    }, а не { $die ->
        [blue] { -blue }
        [red] { -red }
        [yellow] { -yellow }
       *[white] { -white }
    }
refusal-no-such-landing = Сразу во всех этих королевствах кубик лежать не может: { $kingdoms }
refusal-die-gone = В этом броске { die } уже взят
refusal-white-first = Белый кубик никогда не берут первым: его цвет — это цвет кубика, которого в коробке уже нет
refusal-not-in-kingdom = В { kingdom } { die } не лежит
refusal-colour-in-box = Белый кубик не может стать этого цвета: { colour } кубик ещё в коробке
refusal-no-spell = Готового { -magic(case: "genitive") } «{ magic }» нет; полученное в этом раунде действует со следующего
refusal-moved-already = В этом ходу капли уже перенесены
refusal-move-too-late = Для { -magic(case: "genitive") } «{ magic-move }» уже поздно: оно действует только до первой { -drop(case: "genitive") } хода и до { -magic(case: "genitive") } «{ magic-split }»
refusal-same-kingdom = Кубик и так в этом королевстве: назовите другое
refusal-no-drop-left = У кубика не осталось ни одной { -drop(case: "genitive") }
refusal-not-a-neighbour = { kingdom } не граничит с королевством кубика
refusal-split-already = { kingdom } в этом ходу уже названо
refusal-two-drops = Для { -magic(case: "genitive") } «{ magic-blend }» нужны две капли кубика, а осталось меньше
refusal-no-tower-drop = Готовой { colour-of } { -drop(case: "genitive") } со { -tower(case: "genitive") } нет; полученную в этом раунде тратят со следующего
refusal-painted = Область { $area } уже закрашена
refusal-out-of-reach = Капли кубика не достают до { -area(case: "genitive") } { $area }: она в другом королевстве
refusal-same-colour = Область { $area } граничит с { colour-of } и сама стать { colour-of } не может
refusal-match-not-needed = Для { -area(case: "genitive") } { $area } { -magic } «{ magic-match }» не нужно: соседних такого цвета у неё нет
refusal-no-such-number = В этой строке нет числа { $number }: у королевств 4 и 2, у чудовищ 3 и 1
refusal-circled = Число { $number } в этой строке обведено: его уже заработали
refusal-struck = Число { $number } в этой строке уже зачёркнуто
refusal-higher-first = Пока можно зачеркнуть 4 или 3, числа 2 и 1 не трогают
refusal-no-castle = Нет { -castle(case: "genitive") }: одна клетка должна быть C
refusal-second-castle = Замков здесь { $count }, а в королевстве он один
refusal-unreadable-square = «{ $text }» — не клетка: напишите букву ландшафта и число корон (w, f1, m3), C для { -castle(case: "genitive") }, точку для пустого места
refusal-too-large = Королевство занимает { $width }×{ $height } клеток, а должно уместиться в { $size }×{ $size }
refusal-odd-squares = Тайлы покрывают чётное число клеток, а здесь кроме { -castle(case: "genitive") } нечётное: { $squares }
refusal-too-many-squares =
    { $inBox ->
        [0] В коробке нет клеток { terrain-of } { with-crowns }
        [one] В коробке всего { $inBox } клетка { terrain-of } { with-crowns }, а здесь их больше
        [few] В коробке всего { $inBox } клетки { terrain-of } { with-crowns }, а здесь их больше
       *[many] В коробке всего { $inBox } клеток { terrain-of } { with-crowns }, а здесь их больше
    }
refusal-not-connected = Клетка { $x },{ $y } отрезана: никакие клетки не соединяют её с замком
refusal-bad-kingdom = Королевство в JSON — это объект либо с «kingdom» (рядами клеток), либо с «squares»; ещё в нём могут быть «variants»
refusal-bad-rows = В «kingdom» должен быть список строк вроде «w1 C f»
refusal-bad-squares = В «squares» должен быть список объектов с «x», «y», «terrain» и «crowns»
refusal-bad-square =
    В поле «{ $field }» клетки { $index } должно стоять { $field ->
        [terrain] одно из слов wheat, forest, lake, grass, swamp, mine
        [crowns] целое число от 0 до 3
       *[other] целое число
    }
refusal-variants-differ = В одной партии варианты у всех одни, а здесь названы разные
refusal-single-games-only = «{ -dynasty }» — это три партии: сосчитайте королевства каждой отдельно и сложите очки
refusal-wrong-size = На карте должно быть 5 рядов по 7 клеток; пустую клетку пишут точкой
refusal-castle-not-middle = Замок должен стоять посередине карты: на четвёртой клетке третьего ряда
refusal-too-many-crosses = На клетке { $x },{ $y } — { crosses }, а больше 4 на одной не бывает
refusal-unreadable-arms = «{ $text }» — не клетка: напишите букву герба и число крестов (d, D1, q2), C для { -castle(case: "genitive") }, точку для пустого места; буквы: d — { arms-dot }, s — { arms-stripe }, D — { arms-double-dot }, S — { arms-double-stripe }, b — { arms-black }, q — { arms-quarters }
refusal-no-such-file = Файл { $file } не найден
refusal-file-is-folder = Здесь нужен файл, а { $file } — папка
refusal-file-forbidden = Нет доступа к { $file }
refusal-file-in-path = На пути к { $file } лежит файл там, где должна быть папка
refusal-disk-full = На диске нет места
refusal-file-trouble = Не получилось: { $problem }
refusal-unreadable-kingdom = «{ $text }» — не строка листа: напишите букву королевства, каждую один раз (b, g, y, v, r, n), и девять знаков — букву краски или точку
refusal-kingdom-missing = Не хватает строки королевства «{ $letter }»
refusal-bad-blots = Строка «blots» бывает одна, с целым числом не больше { $most }
refusal-bad-place = «{ $text }» — не место: у королевств 4 и 2, у чудовищ и у «three» 3 и 1, каждое один раз
refusal-place-incomplete = Указано место за «{ $achievement }», а на этом листе оно не закончено
refusal-input-too-large = Здесь больше { $megabytes } МБ, а столько не читается
refusal-bad-table-link = Это не ссылка на стол: { $link }
refusal-server-unreachable = Сервер { $origin } недоступен: { $problem }
refusal-server-refused = { $code ->
    [unknown-table] Такого стола нет
    [not-playing] Партия ещё не закончена или не началась
    [seat-refused] Место занято, или приглашение не к нему
    [bad-options] Такой стол сервер создать не может
    [too-many] Сервер перегружен, попробуйте через минуту
    [unavailable] Сейчас не получается, попробуйте чуть позже
    [no-session] Сервер больше не знает этот компьютер
    [wrong-origin] По этому адресу сервер не отвечает
   *[other] Сервер отказал: { $code }
}
`;
export const play = `play-player = Игрок { $number }
play-turn-of = Ходит { $name }
play-put = Положите тайл { $number }
play-take = Выберите тайл из следующего ряда
play-take-first = Выберите тайл
play-discard = Тайл { $number } некуда положить: Enter — сбросить
play-refusal-taken = На тайле { $domino } уже стоит король: { $name }
play-confirm = Enter — закончить ход · U — отменить
play-undone = Ход отменён
play-nothing-to-undo = Отменять нечего
play-thinking = { $name } думает…
play-bot-failed = { $name } не может продолжать: { $reason }
play-gain = { $points ->
    [0] без очков
    [one] { SIGNED($points) } очко
    [few] { SIGNED($points) } очка
   *[many] { SIGNED($points) } очков
}
play-score = { points }
play-round = Раунд { $round } из { $rounds }
play-last-round = Последний раунд
play-game-of = Партия { $game } из { $games }
play-current-line = Текущий ряд
play-next-line = Следующий ряд
play-first-line = Первый ряд
play-left = { $count ->
    [0] тайлов больше нет
    [one] остался { $count } тайл
    [few] осталось { $count } тайла
   *[many] осталось { $count } тайлов
}
play-keys-put = стрелки — двигать · R — повернуть · F — другая половина · Enter — положить
play-keys-take = стрелки — выбрать · Enter — взять
play-keys-common = U — отменить · ? — правила · S — сохранить · L — загрузить · Q — выйти
play-back = Любая клавиша — назад
play-next-page = Любая клавиша — дальше
play-again = N — новая партия
play-next-game = N — начать следующую партию
play-keys-end = ? — правила · S — сохранить · L — загрузить · Q — выйти
play-save-as = Сохранить как:
play-saved = Сохранено в { $file }
play-not-saved = Не сохранено: { $reason }
play-load-from = Какую запись загрузить:
play-loaded = Загружено: { $file }
play-not-loaded = Не загружено: { $reason }
play-unsealed = Печати этой партии поставлены не здесь: она продолжается, но проверить её запись уже нельзя
play-quit = Партия сохранена в { $file }. Продолжить: { $command }
play-over = Партия окончена
play-winner = Побеждает { $name }!
play-shared-win = Победу делят { $names }
play-place = { place }
play-rules-title = Правила вкратце
play-rules-body =
    K8   Короли ходят вдоль текущего ряда, начиная с меньшего номера.
         Положите тайл из-под своего короля, затем поставьте короля
         на свободный тайл следующего ряда.
    K12  Обе половины ложатся на пустые клетки. Хотя бы одна касается
         стороной замка или клетки своего ландшафта.
         Углы не считаются.
    K13  Королевство вместе с замком умещается в 5×5 клеток.
    K14  Тайл, для которого есть место, надо положить.
         Если места нет, его сбрасывают.
    K16  Область — клетки одного ландшафта, соединённые сторонами.
         Её очки — клетки, умноженные на короны: нет корон — нет очков.
    K17  Побеждает тот, у кого больше очков. При равенстве решает
         самая большая область, затем число корон.
    K18  Срединное королевство: +10 очков за замок в центре.
    K19  Гармония: +5 очков, если ничего не сброшено.
play-too-small = Увеличьте окно: нужно хотя бы { $columns }×{ $rows } знаков
help-play = сыграть прямо здесь, с людьми и ботами
help-play-game = kingdomino, duel или colours; без него спросит меню
help-play-players = имена людей через запятую
help-play-bot = добавить бота: page, shepherd, miller, mason, knight, queen или его номер; или команду другой программы; можно указать несколько раз
help-play-load = продолжить сохранённую партию
help-play-seed = начальное число для случайностей: с тем же числом выпадут те же тайлы
help-play-ascii = рисовать только простыми знаками
help-engine = обмениваться строками с другой программой
play-menu-title = Crownhold
play-menu-game = Игра
play-menu-people = Люди
play-menu-bots = Боты
play-menu-level = Сила ботов
play-menu-yes = да
play-menu-no = нет
play-menu-keys = стрелки — изменить · Enter — начать · L — загрузить · Q — выйти
play-menu-continue = C — продолжить прошлую партию
play-game-over = Партия { $game } из { $games } окончена
play-bot-not-started = «{ $command }» не запускается: { $problem } · Enter — попробовать ещё раз
play-bot-died = он завершился ({ $how }) · Enter — запустить снова
play-bot-silent = нет ответа { $seconds ->
    [one] { $seconds } секунду
    [few] { $seconds } секунды
   *[many] { $seconds } секунд
} · Enter — спросить снова
play-bot-nonsense = он говорит «{ $line }» · Enter — спросить снова
play-bot-illegal = его ход против правил: { $turn } · Enter — спросить снова
play-bot-closed = программу закрыли · Enter — спросить снова
play-duel-round = Раунд { $round } · бросает { $name }
play-duel-spellbook = Свиток
play-duel-ready = готово
play-duel-used = использовано
play-duel-pass-row = пропуск
play-duel-joker = { -joker }
play-duel-take-one = Возьмите кубик
play-duel-take-two = Возьмите два кубика
play-duel-take-other = Возьмите ещё один кубик
play-duel-take-pair = Возьмите сразу два кубика
play-duel-can-pair = P — потратить { -spell } «{ spell-pair }»: взять сразу два кубика
play-duel-name = Нарисуйте тайл · 1–6 — { -arms } { -joker(case: "genitive") } на кубике { $die }: { arms }
play-duel-domains = Назовите { -arms } для { -spell(case: "genitive") } «{ spell-domains }»: { arms }
play-duel-draw = Нарисуйте тайл
play-duel-half = Нарисуйте половину с кубика { $die }
play-duel-cross = Выберите клетку, где добавить { -cross }
play-duel-pass = Тайл некуда нарисовать: Enter — пропустить ход
play-duel-turn = Повернуть кубик { $die }: { $face }
play-duel-castle = Замок: ещё один { -cross } на кубике { $die }
play-duel-use = Применить { -spell } «{ spell }»
play-duel-passing = Пропустить ход
play-duel-castle-does = ещё один { -cross } на одном из ваших кубиков; отметки за него не будет
play-duel-pass-does = ничего не рисовать; только если без чар и замка { -domino } не помещается
play-duel-keys-take = стрелки или 1–4 — выбрать · Enter — взять
play-duel-keys-arms = стрелки — выбрать · Enter — назвать
play-duel-keys-draw = стрелки — двигать · R — повернуть · F — обменять · Enter — рисовать · P — чары
play-duel-keys-half = стрелки — двигать · Tab — дальше · Enter — рисовать
play-duel-keys-cross = стрелки — двигать · Tab — дальше · Enter — добавить
play-duel-keys-pass = Enter — пропустить ход · P — чары
play-duel-keys-power = вверх, вниз — выбрать · Enter — применить · P — назад
play-duel-keys-power-choice = вверх, вниз — выбрать · влево, вправо — как · Enter — применить · P — назад
play-duel-domain = { arms }: { $sum } = { points }
play-duel-bonus = { spell-domains } ({ arms }): { $count } × 3 = { points }
play-duel-largest = наибольшее { -domain }: { squares }
play-duel-tiebreak = Очков поровну, решает наибольшее { -domain }.
play-duel-menu-spellbook = Кубики отмечаются
play-duel-menu-drawn = у того, кто рисовал (русское издание)
play-duel-menu-always = всегда (болгарское издание)
play-duel-menu-first = Первый игрок
play-duel-menu-lot = по жребию
play-duel-menu-seat = игрок { $number }
play-duel-row = { spell } ({ arms }, { squares })
play-duel-rules-title = «Дуэль гербов» вкратце
play-duel-rules-body =
    D6   А бросает кубики и берёт один, Б берёт два, А получает последний.
         После раунда Б становится А.
    D7   Два ваших кубика — тайл на две соседние пустые клетки.
         Джокер — любой герб, какой вы назовёте.
    D8   Хотя бы одна половина касается стороной замка или своего герба
         из прошлых раундов. Кресты переносятся на карту.
    D9   Тайл, для которого есть место, надо нарисовать.
         Если места нет, примените чары или замок либо пропустите ход.
    D11  { $spellbook ->
            [always] Каждый ваш кубик без крестов отмечает клетку в ряду своего герба, даже если вы пропустили ход.
           *[drawn] Если вы рисовали, каждый ваш кубик без крестов отмечает клетку в ряду своего герба.
         } Джокер не отмечает ничего.
    D13  Кто первым завершит ряд, получает его чары;
         ряд соперника зачёркивается.
    D14  Чары действуют один раз, начиная со следующего раунда;
         «владения» и «крест» применяют сразу.
    D18  Партия кончается, когда карта заполнена или никто не рисовал.
    D19  Владение — клетки одного герба, соединённые сторонами.
         Его очки — клетки, умноженные на кресты: нет крестов — нет очков.
    D21  Побеждает тот, у кого больше очков. При равенстве решает
         наибольшее владение.
play-hand-over = Передайте клавиатуру: { $name } · Enter — дальше
play-hand-over-why = Каждый закрашивает тайно: остальным смотреть нельзя.
play-keys-choose = стрелки — выбрать · Enter — подтвердить
play-colours-round = Раунд { $round }
play-colours-drops = { $drops ->
    [one] { $drops } капля
    [few] { $drops } капли
   *[many] { $drops } капель
}
play-colours-drops-row = башни
play-colours-blots = кляксы
play-colours-plain = ничего особенного
play-colours-capital = столица
play-colours-spell = { -magic } { $number } ({ $spell })
play-colours-painted = цвет: { colour }
play-colours-neighbours = соседи { $areas }
play-colours-towers = { -tower } на границе с { $areas }
play-colours-take = Возьмите { die }: { play-colours-drops }, { kingdom }
play-colours-take-white = Возьмите { die } как { colour }: { play-colours-drops }, { kingdom }
play-colours-paint = Закрасьте { -area }, цвет { colour }: в запасе { play-colours-drops }
play-colours-blend = Смешайте две капли в одну: { colour }
play-colours-tower = Капля со { -tower(case: "genitive") }: { colour }
play-colours-used-up = Все капли потрачены: Enter — закончить
play-colours-nothing-fits = Капли больше некуда размещать (в запасе { play-colours-drops }): Enter — закончить
play-colours-can-match = Рядом тот же цвет: M — потратить { -magic } «{ magic-match }»
play-colours-choose = Башня даёт каплю, выберите цвет: { $colours }
play-colours-move = Куда перенести капли: { $kingdoms }
play-colours-split = Капли могут уйти и сюда: { $kingdoms }
play-colours-strike = Зачеркните число: { $row }
play-colours-strike-does = Зачёркнутое число уже не получить
play-colours-leave = Не потрачено: { play-colours-drops }. За это закрасят кляксу
play-colours-others = Лист игрока { $number }, каким он был в начале раунда
play-colours-keys-take = стрелки или 1–4 — выбрать · Enter — взять · O — другие листы
play-colours-keys-colour = стрелки, Tab · Enter — цвет · VMXBT — заклинания, башни · D — всё · O — листы
play-colours-keys-spell = стрелки — выбрать · Enter — применить · Esc — назад
play-colours-keys-leave = Enter — закончить · другая клавиша — назад
play-colours-keys-others = O — следующий лист · другая клавиша — назад
play-colours-total = всего
play-colours-lost = потеряно
play-colours-tiebreak = Очков поровну; меньше потеряно на кляксах и незакрашенных чудовищах.
play-colours-rules-title = «Цветные королевства» вкратце
play-colours-rules-round =
    C18  По очереди каждый берёт кубик и тайно закрашивает им области. Один
         или двое тратят один бросок, пока коробка не опустеет.
    C21  Кто берёт кубик с границы, называет его королевство; кто берёт
         белый — его цвет: цвет кубика, которого в коробке уже нет.
    C23  На кубике — капли: каждая закрашивает одну незакрашенную область
         его королевства цветом кубика.
    C24  Область не может получить цвет закрашенного соседа,
         даже из другого королевства.
    C25  Ход можно закончить когда угодно. За непотраченные капли
         закрашивают одну кляксу, сколько бы этих капель ни было.
    C22  Пока не закончат все, ваш ход скрыт от других.
play-colours-rules-signs =
    C26  Столица (замок) своего цвета даёт 2 очка, зелёная, фиолетовая
         или коричневая — 3. В другом цвете она потеряна.
    C27  Чудовище своего цвета даёт 1 очко, дракон 2. Незакрашенное в конце
         отнимает 1 очко. G грифон, H гидра, U единорог, D дракон.
    C29  Закрашены обе области башни — получите каплю смеси на следующие
         раунды: красный и синий дают фиолетовый, синий и жёлтый — зелёный,
         жёлтый и красный — коричневый; с составным — любой составной.
    C28  Область со звездой даёт заклинание, готовое со следующего раунда:
play-colours-rules-points =
    C36  Королевство целиком: 4 очка, потом 2. Все чудовища одного вида: 3,
         потом 1. Три королевства: 3, потом 1. Равные в раунде делят место.
    C37  После трёх королевств играют ещё один раунд.
    C38  Партия кончается и тогда, когда у всех закрашены все кляксы.
    C39  Королевство приносит очки за место, столицу и по очку за каждый
         цвет в нём.
    C41  Каждая клякса отнимает очко. Лишние капли и заклинания ничего не дают.
    C42  При равенстве побеждает тот, кто меньше потерял на кляксах
         и чудовищах.
    C43  В одиночку после каждого раунда зачёркивают число, сначала
         большие; когда все зачёркнуты, играют ещё один раунд.
    C46  В одиночку: меньше 50 очков — { grade-0 }; от 50 — { grade-1 };
         от 60 — { grade-2 }; от 70 — { grade-3 }.
play-quit-unsaved = Не сохранено: { $reason } Ещё раз Q — выйти и потерять партию · S — сохранить в другом месте
play-not-kept = Партия НЕ сохранена: { $reason }
play-duel-edition = { $spellbook ->
    [always] болгарское издание
   *[drawn] русское издание
}
`;
export const online = `online-bad-server = Это не адрес сервера: { $server }
online-no-seat = За этим столом у вас нет места. Посмотреть игру: { $command }
online-hosted = Стол готов: { $setting }
online-invitation =
    Отправьте эту ссылку: { $link }
    Или продиктуйте код: { $code }
online-here-only = Эту ссылку откроет только этот компьютер. Чтобы её открыли другие, пусть сервер слушает вашу сеть, или задайте PUBLIC_URL.
online-host-next =
    Ваше место: { $join }
    Посмотреть игру: { $watch }
online-left = Вы вышли из-за стола. Место остаётся за вами: { $command }
online-record = Партия сохранена в { $file }. Проверить её: { $command }
online-keys = U — отменить · ? — правила · : — стол · Q — выйти
online-keys-end = ? — правила · : — стол · Q — выйти
online-seating = Ждём, пока займут все места
online-sealing = Устройства игроков запечатывают кубики
online-stopped = За этим столом нельзя играть дальше
online-link-down = Нет связи. Ничего не потеряно, пробуем снова…
online-bot-plays = За вас играет бот. Нажмите любую клавишу, чтобы вернуться.
online-hurried = Сервер загружен: боты думают меньше обычного и играют чуть слабее.
online-turn-refused = { $code ->
    [too-late] Поздно: ваше время вышло
    [bot-plays] Этот ход делает бот
    [stale] Этот ход уже сделан
    [gone] Стола больше нет
   *[other] Сервер не принял ход: { $code }
}
online-trouble = { $trouble ->
    [other-version] У сервера другая версия. Обновите то, что старше.
    [no-session] Сервер больше не знает этот компьютер
    [gone] Такого стола больше нет
   *[not-your-seat] Это место занято другим
}
online-proof-checked = Кубики: проверено
online-proof-to-check = { $count ->
    [one] Кубики: ещё не проверено { $count } событие
    [few] Кубики: ещё не проверено { $count } события
   *[many] Кубики: ещё не проверено { $count } событий
}
online-proof-wrong = Кубики НЕ сходятся: { $code }
online-choices = За столом: нажмите букву или Esc
online-resign-sure = Сдаться? Ещё раз { $letter }: сдаться, любая другая клавиша: нет
online-reopened = Сервер восстановлен из более старой копии: ходов после этого больше нет. Игра идёт дальше с новыми печатями.
online-claim = { $name } приходит с другого устройства. Нажмите : чтобы впустить.
online-resigned = Сдались, последнее место: { $names }.
online-rematch-waits = Ждём, захотят ли остальные сыграть ещё.
online-rematch-wanted = { $name } предлагает сыграть ещё: нажмите :
online-rematch-ready = Следующая игра: { $join }
online-until = до { $time }
online-left-time = осталось { $time }
deed-let-in = Впустить с другого устройства: { $name }
deed-bot = Пусть за игрока { $name } играет бот
deed-rematch = Сыграть ещё
deed-resign = Сдаться за { $name }
deed-reaction = { $reaction ->
    [clap] Браво!
    [wow] Ого!
    [oh-no] О нет!
    [think] Думаю…
    [hurry] Поторопимся?
   *[thanks] Спасибо!
}
tables-none = У вас нет столов на этом сервере
tables-mine = Ваши столы:
tables-public-none = Сейчас ни один стол никого не ждёт
tables-public = Столы, которые ждут кого угодно:
tables-line = { $state } · { $game } · { $names } · { $link }
tables-state = { $state ->
    [turn] Ваш ход
    [seating] Ждёт людей
    [over] Окончена
    [stopped] Играть нельзя
   *[playing] Ходят другие
}
tables-free = { $count ->
    [one] { $count } свободное место
    [few] { $count } свободных места
   *[many] { $count } свободных мест
}
help-group-online = Игра на сервере
help-word-link = ссылка
help-word-name = имя
help-word-program = программа
help-word-address = адрес
help-serve = запустить сервер: страницу и столы
help-serve-about = Запускает сервер, как npm start, со страницей последней сборки. Переменные описаны в docs/operate.md.
help-serve-port = на каком порту слушать
help-serve-host = на каком адресе слушать
help-serve-site = другая папка со страницей
help-worker = запустить исполнителя: здесь думают боты сервера с PostgreSQL
help-worker-about = Запускает исполнителя на любом компьютере: здесь думают боты всех серверов с общей PostgreSQL из DATABASE_URL. Портов он не открывает. Переменные описаны в docs/operate.md.
help-host = создать стол на сервере и напечатать приглашение
help-host-about = Создаёт стол на сервере. Первое место ваше; остальные приходят по ссылке, по её QR-коду или по шести буквам, которые можно продиктовать по телефону.
help-host-server = адрес сервера
help-host-bot = бот сервера, по имени или номеру; по разу на каждого
help-host-clock = секунд на ход; без этого часов нет
help-host-public = показать стол всем в общем списке, если он есть на сервере
help-host-json = стол, ссылки и код одной строкой JSON
help-join = сесть за стол и играть в терминале
help-join-about = Садится по приглашению или по коду или продолжает с вашего места и играет в терминале. Ключи, свидетельство и ходы без ответа хранятся на этом компьютере.
help-join-link = ссылка на стол или его код
help-join-server = сервер, чей это код
help-join-name = ваше имя за столом
help-tables = показать ваши столы на сервере и те, что ждут кого угодно
help-tables-about = Показывает ваши столы (первыми те, где ваш ход) и общий список, если он есть на сервере. Чтобы сесть, дайте ссылку команде crownhold join.
help-tables-json = оба списка одной строкой JSON
help-watch = следить за партией на сервере строка за строкой
help-watch-about = Рассказывает о партии то, что можно знать всем, с начала до конца, и проверяет кубики.
help-watch-link = ссылка на стол
help-watch-json = строка JSON на каждый ход
help-bot = посадить за стол программу
help-bot-about = Садится по приглашению и даёт играть программе протокола движка (docs/engine.md).
help-bot-program = программа и её аргументы, после --
help-bot-movetime = миллисекунд на ход
`;
export const operate = `token-made =
    { $token }
    Больше он показан не будет. Отозвать: crownhold token revoke { $id }
token-none = На этом сервере у вас нет токенов
token-revoked = Токен { $id } отозван
token-no-id = Какой токен? Их перечислит crownhold token list
token-scopes = Скажите, что токену можно: по --scope на каждое право: { $scopes }
usage-one-of = Подходит одно из слов: { $words }.
help-token = создать, перечислить и отозвать токены для программ
help-token-about = С токеном программа пользуется API сервера от вашего имени, в пределах его прав. Токены принадлежат сессии этого компьютера. API описан по адресу сервера /api.
help-token-action = что сделать
help-token-id = номер токена, который нужно отозвать
help-token-name = как вы называете токен
help-token-scope = что ему можно; по разу на каждое право: tables:read, tables:create, tables:play, games:read
help-token-json = ответ одной строкой JSON
help-group-operate = Работа с сервером
help-backup = скопировать данные сервера, даже если он работает
help-backup-about = Записывает согласованную копию папки данных (CROWNHOLD_DATA) в новый файл, который прочтёте только вы. В ней есть секреты.
help-restore = вернуть резервную копию в пустую папку данных
help-restore-about = Кладёт резервную копию в папку данных (CROWNHOLD_DATA), где не должно быть базы. Идущие партии продолжаются с новыми печатями, и игроки это видят.
help-migrate = перенести базу из папки данных в PostgreSQL
help-migrate-about = Копирует все столы и сессии из файла базы в PostgreSQL и сверяет каждую строку. Сначала остановите сервер. Файл не меняется. Если копирование прервалось, запустите его снова.
help-migrate-from = файл базы: crownhold.db в папке данных
help-migrate-to = PostgreSQL; если не указать, то из DATABASE_URL
help-admin = перечислить, выгрузить, закрыть и удалить столы; завершить сессию
help-admin-about = Работает в папке данных (CROWNHOLD_DATA). Для list и export сервер может работать, для остального остановите его. Сессию называют первыми знаками, как в списке.
help-admin-action = что сделать
help-admin-what = стол или сессия
help-admin-json = ответ одной строкой JSON
`;
export const arena = `help-arena = свести ботов друг с другом и измерить, кто сильнее
help-arena-about = Сводит ботов друг с другом. Каждая раздача играется по разу для каждого сдвига мест, с теми же тайлами и бросками, в стольких потоках, сколько ядер. Показывает очки, отрыв, первые места и рейтинг Эло с 95-процентными доверительными интервалами, а также процессорное время хода.
help-arena-bot = бот: его имя, например fg, mce-fg:50ms или mce-fg:2000n, либо командная строка другой программы; можно указать несколько раз, последний займёт все оставшиеся места
help-arena-seats = сколько мест; если не указано, столько же, сколько ботов; 1: каждый бот играет те же раздачи в одиночку
help-arena-games = сколько партий, целыми раздачами
help-arena-seed = начальное число для случайностей
help-arena-movetime = миллисекунд на ход для ботов без собственной настройки; если не указано, 100
help-arena-nodes = позиций на ход вместо времени: результат всегда тот же
help-arena-threads = сколько потоков; если не указано, столько же, сколько ядер
help-arena-grace = сколько миллисекунд программа может думать сверх своего времени; после этого партия ей засчитывается как проигранная
help-arena-strict = закончить при первом техническом поражении, с кодом возврата 1
help-arena-sprt = две разницы Эло, например 0 10: играть, пока одна из них не опровергнута (последовательный критерий, ошибки по 5 %), но не больше --games
help-arena-pairing = боты парами вместо одного стола: каждый с каждым (round-robin) или первый с каждым из остальных (gauntlet)
help-arena-file = записывать каждую сыгранную раздачу в этот файл и продолжать с того, что в нём есть
help-arena-save = сохранять запись каждой партии в эту папку, не больше { $max }
help-arena-json = показатели одной строкой JSON
arena-no-bots = Кому играть? Назовите ботов через --bot: первый против всех остальных.
arena-unknown-bot = В этой игре нет бота «{ $bot }», а программе нужен путь или аргументы.
arena-too-many-bots = Для ботов есть только { $seats ->
    [one] { $seats } место
    [few] { $seats } места
   *[many] { $seats } мест
}.
arena-file-strange = Строка { $line } файла { $file } — не из состязания.
arena-file-other = { $file } — от другого состязания: { $what ->
    [game] другая игра или другая версия её правил
    [options] другие настройки игры
    [seed] другое начальное число
   *[bots] другие боты, другие пределы или другой порядок
}.
arena-nothing = Ни одна раздача не доиграна.
arena-breakdown = { $bot } не может продолжать: { $reason }
arena-bot-not-started = не запускается: { $problem }
arena-bot-died = программа завершилась ({ $how })
arena-bot-silent = нет ответа { $seconds ->
    [one] { $seconds } секунду
    [few] { $seconds } секунды
   *[many] { $seconds } секунд
}
arena-bot-nonsense = непонятный ответ «{ $line }»
arena-bot-illegal = ход «{ $turn }» против правил: { $reason }
arena-bot-closed = программу закрыли
arena-forfeit = { $bot }: техническое поражение, раздача { $deal }, сдвиг { $rotation }, место { $seat }: { $reason }
arena-forfeits-left = { $count ->
    [one] … и ещё { $count } техническое поражение
    [few] … и ещё { $count } технических поражения
   *[many] … и ещё { $count } технических поражений
}
arena-note-forfeit = Техническое поражение считается проигрышем; очки такой партии не учитываются.
arena-log = Что боты писали в стандартный поток ошибок: { $file }
arena-progress = { $games } из { $total ->
    [one] { $total } партии
    [few] { $total } партий
   *[many] { $total } партий
}
arena-left = { $seconds ->
    [one] осталась { $seconds } секунда
    [few] осталось { $seconds } секунды
   *[many] осталось { $seconds } секунд
}
arena-head = { $setting }, начальное число { $seed }
arena-games = { $games ->
    [one] { $games } партия
    [few] { $games } партии
   *[many] { $games } партий
}
arena-deals = { $deals ->
    [one] { $deals } раздача при каждой рассадке
    [few] { $deals } раздачи, каждая при каждой рассадке
   *[many] { $deals } раздач, каждая при каждой рассадке
}
arena-interrupted = Прервано: показано то, что успели сыграть.
arena-table-bot = бот
arena-table-seats = мест
arena-table-points = очки
arena-table-median = медиана
arena-table-margin = отрыв
arena-table-firsts = первые места
arena-table-fair = при равенстве
arena-table-decided = из решённых
arena-table-time = мс на ход
arena-table-forfeits = тех. поражения
arena-table-rivals = соперники
arena-table-ahead = выше них
arena-elo = { $one } выше, чем { $other }, в { $ahead }: Эло { SIGNED($elo) }
arena-elo-range = { $one } выше, чем { $other }, в { $ahead }: Эло { SIGNED($elo) }, от { SIGNED($low) } до { SIGNED($high) }
arena-sprt-bots = Последовательный критерий сравнивает ровно двух ботов.
arena-sprt-high = Последовательный критерий: не меньше { SIGNED($high) } Эло (логарифм отношения правдоподобия { $ratio }, граница { $bound })
arena-sprt-low = Последовательный критерий: не больше { SIGNED($low) } Эло (логарифм отношения правдоподобия { $ratio }, граница −{ $bound })
arena-sprt-open = Последовательный критерий: между { SIGNED($low) } и { SIGNED($high) } Эло не решено (логарифм отношения правдоподобия { $ratio }, границы ±{ $bound })
arena-note = Указаны 95-процентные доверительные интервалы по раздачам. Отрыв — от лучшего из остальных.
arena-note-clock = *: по обычным часам; всё остальное — процессорное время.
arena-time = { $seconds ->
    [one] { $seconds } секунда
    [few] { $seconds } секунды
   *[many] { $seconds } секунд
}, { $threads ->
    [one] { $threads } поток
    [few] { $threads } потока
   *[many] { $threads } потоков
}
`;
export const server = `server-open = Crownhold открыт: { $address }
server-open-house = Crownhold открыт: { $address } — с телефона в той же сети: { $house }
server-usage = Запуск: npm start -- [--port ЧИСЛО] [--host АДРЕС]
server-port-bad = Порт — целое число от 0 до 65535, а «{ $port }» — нет.
server-variable-bad =
    { $name } не может быть «{ $value }». { $kind ->
        [port] Это порт: целое число от 0 до 65535.
        [origin] Это адрес, который вводят игроки, без пути: https://example.org
        [addresses] Это список адресов или сетей: 10.0.0.1 192.168.0.0/16
        [level] Подходит одно из слов: debug, info, warn, error, silent.
        [threads] Это целое число от 1 до 64.
        [origins] Это список адресов push-служб: https://push.example.org
        [contact] Это адрес почты или страницы: https://example.org/about
        [database] Это адрес PostgreSQL: postgres://USER@HOST/DATABASE
        [redis] Это адрес Redis: redis://HOST
        [bots] Подходит here, а с DATABASE_URL ещё jobs или workers.
       *[switch] Подходит on или off.
    }
server-port-taken = Порт { $port } занят: возможно, Crownhold уже запущен. Выберите другой: npm start -- --port { $other }
server-port-denied = Для порта { $port } нужны права администратора. Выберите другой: npm start -- --port { $other }
server-deaf = Crownhold нельзя открыть по адресу { $host }, порт { $port }: { $reason }
server-worker-open = Здесь думают боты серверов с базой { $database }
server-worker-database-missing = Исполнителю нужна переменная DATABASE_URL: общая PostgreSQL серверов.
server-build-missing = Страница ещё не собрана: npm run build
server-data-locked =
    Папкой данных { $folder } пользуется другой Crownhold{ $address ->
        [none] .
       *[other] : { $address }
    }
server-data-damaged = База данных { $file } повреждена: { $reason }. Ничего не изменено.
server-data-newer = Папку данных { $folder } записал более новый Crownhold. Ничего не изменено.
server-data-full = Для папки данных { $folder } не осталось места.
server-data-unusable = Папкой данных { $folder } нельзя пользоваться: { $reason }
server-database-newer = Базу данных { $database } изменил более новый Crownhold. Сейчас ничего не изменено.
server-database-unusable = Базой данных { $database } нельзя пользоваться: { $reason }
server-nothing = Здесь ничего нет.
server-failed = Что-то пошло не так. Попробуйте ещё раз.
server-back = К играм
server-backup-done = Резервная копия в файле { $file }. В ней секреты идущих партий и хеши всех сессий: храните её так же, как папку данных.
server-restore-done = { $count ->
    [0] Восстановлено. Идущих партий не было.
    [one] Восстановлено. { $count } идущая партия продолжится с новыми печатями, и игроки это увидят.
    [few] Восстановлено. { $count } идущие партии продолжатся с новыми печатями, и игроки это увидят.
   *[many] Восстановлено. { $count } идущих партий продолжатся с новыми печатями, и игроки это увидят.
}
server-restore-occupied = В папке данных { $folder } уже есть база. Сначала уберите её.
server-migrate-done = Готово. Теперь в базе { $tables ->
    [one] { $tables } стол
    [few] { $tables } стола
   *[many] { $tables } столов
}. Сверена каждая строка: { $rows }.
server-migrate-differs = В базе уже есть другие строки ({ $part }). Возьмите пустую базу или ту, с которой начали.
server-admin-usage = Запуск: crownhold backup ФАЙЛ · restore ФАЙЛ · migrate ФАЙЛ DATABASE_URL · admin list · admin export|close|delete СТОЛ · admin ban СЕССИЯ
server-admin-unknown = { $kind ->
    [session] Такой сессии нет, или их несколько: { $what }
   *[table] Такого стола нет: { $what }
}
server-admin-done = Готово.
server-kept = Что хранится
server-kept-session = В вашем браузере лежит ключ: он получил его, когда вы впервые сели за стол. Сервер хранит только отпечаток ключа и по нему узнаёт ваши места.
server-kept-name = Имя, которым вы назвались за столом. Оно лежит рядом с партией, а не в ней.
server-kept-list = На этом сервере есть общий список: стол, который хозяин туда поставил, видят все, вместе с именем хозяина, пока игра не началась.
server-kept-games = Партии: каждый ход, каждый бросок и то, что доказывает честность кубиков.
server-kept-push = Если вы просили сообщать о вашем ходе — адрес вашего браузера в его push-службе. Если вы создали токены для программ — их отпечатки.
server-kept-not = Не хранится: ни почта, ни пароль, ни адрес вашего компьютера, ни список того, что вы смотрели.
server-kept-forget = «Забыть меня» удаляет ваши ключи и имена. Партии остаются, без вашего имени.
server-kept-contact = Этот сервер ведёт:
server-kept-nobody = Кто ведёт этот сервер, не указано.
server-invited = { $name } зовёт вас играть: { game }
server-invited-unnamed = Вас зовут играть: { game }
server-invited-about = Откройте ссылку, напишите имя и садитесь за стол. Бесплатно и без регистрации.
`;
export const web = `web-name = Crownhold
web-tagline = Королевства за одним столом
web-title = Crownhold: { -kingdomino } в браузере
web-description = { -kingdomino } в браузере: против ботов или вместе на одном устройстве, бесплатно и без регистрации.
web-noscript = Для Crownhold нужен JavaScript. Включите его и перезагрузите страницу.
web-play-now = Играть
web-friends = С друзьями
web-join-by-code = Войти по коду
web-choose = Выбрать…
web-by-message = В переписке
web-continue = Продолжить
web-about-game = { $game ->
    [kingdomino] Соединяйте земли, собирайте короны. 2⁠–⁠4 игрока.
    [duel] Четыре кубика, две карты, свиток заклинаний. 2 игрока.
   *[colours] Бросьте кубики, раскрасьте карту. 1⁠–⁠4 игрока.
}
web-rulebook = Правила
web-learn = Первая партия с подсказками
web-my-games = Мои партии
web-settings = Настройки
web-to-first = На главную
web-you = вы
web-about = Неофициально
web-family = Здесь уже играли
web-family-forget = Забыть эти имена
web-new-game = Новая партия
web-new-game-of = { game }: новая партия
web-dice-coming = Кубики уже в пути… { $percent } %
web-dice-failed = Кубики не загрузились. Есть ли связь? Они нужны один раз, потом останутся на этом устройстве.
web-try-again = Ещё раз
web-seats = Сколько игроков?
web-seat = Место { $number }
web-who = Кто играет
web-name-of-seat = Имя
web-person = Человек
web-player = Игрок { $number }
web-banner = { $seat ->
    [0] розовое знамя
    [1] жёлтое знамя
    [2] зелёное знамя
   *[other] синее знамя
}
web-only-bots = Играют одни боты: можно просто смотреть.
web-variants = Варианты
web-variant-about = { $variant ->
    [dynasty] Три партии подряд, очки складываются.
    [middle-kingdom] +10 очков, если замок точно в центре.
    [harmony] +5 очков тому, кто ничего не сбросил.
   *[mighty-duel] Все 48 тайлов и королевства 7×7 клеток.
}
web-only-two = Для двух игроков.
web-tiebreak = Если очков поровну
web-tiebreak-name = { $tiebreak ->
    [crowns] Только короны
   *[territory-then-crowns] Самая большая область, затем короны
}
web-tiebreak-about = { $tiebreak ->
    [crowns] Как в памятке издания для двоих.
   *[territory-then-crowns] Как в правилах из коробки.
}
web-rule = правило { $rule }
web-start = Начать
web-spellbook-legend = Кто отмечает в свитке
web-spellbook-name = { $spellbook ->
    [always] Отмечают все
   *[drawn] Кто пропустил ход, не отмечает
}
web-spellbook-about = { $spellbook ->
    [always] Как в болгарском издании.
   *[drawn] Как в русском издании.
}
web-first-player = Кто начинает
web-first-by-lot = По жребию
web-settings-kept = Хранятся только на этом устройстве.
web-language = Язык
web-language-auto = Как в браузере
web-theme = Цвета
web-theme-name = { $theme ->
    [light] Бумага
    [dark] Ночь
    [contrast] Высокий контраст
   *[auto] Как в системе
}
web-motion = Анимация
web-motion-name = { $motion ->
    [less] Меньше
    [full] Вся
   *[auto] Как в системе
}
web-pace = Темп
web-pace-name = { $pace ->
    [calm] Спокойный
    [quick] Быстрый
   *[normal] Обычный
}
web-help-out = Удобство
web-sound = Звук
web-sound-about = Тихие звуки дерева и бумаги.
web-sound-on = Звук включён
web-sound-off = Звук выключен
web-patterns = Узоры
web-patterns-about = Кроме цвета, у всего есть свой узор.
web-confirm-turn = Подтверждать конец хода
web-confirm-turn-about = До этого всё можно отменить.
web-letter-keys = Горячие клавиши
web-letter-keys-about = Выключите, если управляете устройством голосом.
web-unfinished = Незавершённые
web-finished = Завершённые
web-games-empty = Здесь пока нет партий. На первую хватит четверти часа.
web-open = Посмотреть
web-remove = Удалить
web-removed = Удалено: { $names }
web-open-record = Открыть запись
web-open-record-about = Выберите файл или перетащите его сюда.
web-save-record = Сохранить запись
web-record-broken = Не удалось открыть эту запись. { $reason }
web-replay = Просмотр
web-fairness = Что значит честная игра
web-back = Назад
web-lost-title = Здесь ничего нет
web-lost-text = Адрес неверен, или партию на этом устройстве удалили.
web-broken-title = Что-то сломалось
web-broken-text = Либо пропала связь, либо ошибка наша. Ваши партии хранятся на этом устройстве: загрузите страницу снова и продолжайте с того же места.
web-broken-reload = Загрузить снова
web-your-turn = Ваш ход
web-update = Вышла новая версия.
web-update-reload = Обновить
web-not-saved-full = На устройстве нет места: партия сохранится только до закрытия страницы. Удалите ненужные партии или сохраните запись.
web-not-saved-blocked = Браузер не даёт ничего сохранить: партия сохранится только до закрытия страницы. Чтобы не потерять её, сохраните запись.
web-game-gone = Эту партию удалили в другом окне. Здесь она больше не сохраняется.
web-ask-put = Положите тайл
web-ask-take = Выберите тайл из следующего ряда
web-ask-take-first = Выберите тайл
web-ask-discard = Тайл не подходит: сбросьте
web-ask-confirm = Всё готово: закончите ход
web-bot-thinks = Думает…
web-to-play = Ходит
web-voice-waits-person = Ждём ход: { $name }
web-plays = Ходит
web-rotate = Повернуть
web-undo = Отменить
web-confirm = Закончить ход
web-place-here = Положить
web-take = Взять
web-hint = Подсказка
web-discard = Сбросить
web-current-line = Текущий ряд
web-next-line = Следующий ряд
web-first-line = Первый ряд
web-left = { $count ->
    [0] тайлов больше нет
    [one] остался { $count } тайл
    [few] осталось { $count } тайла
   *[many] осталось { $count } тайлов
}
web-round = Раунд { $round } из { $rounds }
web-last-round = Последний раунд
web-game-of = Партия { $game } из { $games }
web-points = { points }
web-gain = { $points ->
    [0] без очков
    [one] { SIGNED($points) } очко
    [few] { SIGNED($points) } очка
   *[many] { SIGNED($points) } очков
}
web-signed = { SIGNED($points) }
web-gain-why = { SIGNED($points) }: { $reasons }
web-gain-territory = { terrain } { $squares } × { $crowns }
web-gain-own = земли { SIGNED($points) }
web-gain-centre = центр { SIGNED($points) }
web-plays-order = ваш ход { $order }-й
web-turn-placed = { $name }: { $what }, { SIGNED($points) }
web-turn-discarded = { $name }: сброшен тайл { $domino }
web-turn-took = взят { $domino }
web-turn-only-took = { $name }: взят { $domino }
web-since = Показать ещё раз, что было после моего хода
web-so-far = { $bonus }: пока { SIGNED($points) }
web-open-points = пока { SIGNED($points) }
web-turn-of = { $name }: ваш ход
web-kingdom-of = { $name }: королевство, { points }
web-domino = Тайл { $number }
web-half = { $crowns ->
    [0] { terrain }
   *[other] { terrain }, { crowns }
}
web-castle-of = замок ({ $name })
web-king-of = король ({ $name })
web-free = свободен
web-empty-cell = пустая клетка { $x }, { $y }
web-cell = { $what }, клетка { $x }, { $y }
web-enlarge = Увеличить королевство: { $name }
web-close = Закрыть
web-breakdown = Из чего они складываются
web-menu = Меню
web-leave = Выйти из-за стола
web-refusal-occupied = Здесь уже занято
web-refusal-no-match = Ни одна половина не касается замка или своего ландшафта
web-refusal-outside-grid = Королевство не уместится в { $size }×{ $size } клеток
web-refusal-taken = На тайле { $domino } уже стоит король: { $name }
web-refusal-put-first = Сначала положите свой тайл
web-keys-title = Клавиши
web-keys =
    Стрелки: двигать тайл
    R: повернуть
    F: поменять половины
    N: следующее подходящее место
    Enter: положить, закончить ход
    U: отменить
    1–4: выбрать тайл из следующего ряда
    H: подсказка
    I: что это за фишка (или удерживать её)
    W: чей ход и что нужно сделать
    K: моё королевство, строка за строкой
    L: ряды
    S: очки
    M: последний ход
    /: ввести ход
    ?: эти клавиши
web-voice-put = { $name }, положите тайл { $domino }: { $halves }
web-voice-take = { $name }, выберите тайл: { $free }
web-voice-discard = { $name }, тайл { $domino } некуда положить: сбросьте его
web-voice-confirm = { $name }, закончите ход
web-voice-waits = { $name } думает
web-voice-laid = Тайл положен: { web-gain }
web-voice-discarded = Тайл сброшен
web-voice-discarded-cost = { web-voice-discarded }: { web-gain }
web-voice-chosen = Выбран тайл { $domino }
web-voice-undone = Отменено
web-voice-then-takes = { $sentence }, затем берёт тайл { $domino }
web-voice-half-at = { $half } на { $x }, { $y }
web-voice-fits = { $where }: подходит, { web-gain }
web-voice-fits-not = { $where }: не подходит
web-voice-gone = использован
web-voice-row = Строка { $y } от { $x }: { $squares }
web-voice-empty = { $count ->
    [one] пусто
    [few] { $count } пустые
   *[many] { $count } пустых
}
web-voice-score = { $name }: { points }
web-voice-nothing-yet = Пока ничего не произошло
web-type-title = Ввести ход
web-type-about = Например: put 1,0 2,0; take 17. Клетки считаются от замка: вправо, затем вверх.
web-type-play = Сыграть
web-over = Партия окончена
web-winner = Побеждает { $name }!
web-you-win = Вы победили!
web-winner-margin = Побеждает { $name }: на { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
} больше
web-look-back = Пересмотреть
web-winners-shared = Победу делят { $names }
web-place-ranked = { place }
web-territory = { terrain }: { $squares } × { $crowns } = { $points }
web-no-territory = Ни одной области с короной
web-bonus-middle = { -middle-kingdom }: замок в центре
web-bonus-harmony = { -harmony }: ничего не сброшено
web-total = Итого: { points }
web-tie-largest = Очков поровну: решает самая большая область.
web-tie-crowns = Очков поровну: решают короны.
web-tie-shared = { $tiebreak ->
    [crowns] Поровну и очков, и корон.
   *[territory-then-crowns] Поровну всё: и очки, и самая большая область, и короны.
}
web-rematch = Ещё раз
web-next-game = Следующая партия
web-bot-stuck = Не может найти ход
web-ask-again = Спросить ещё раз
web-game-over = Партия { $game } из { $games } окончена
web-earlier-games = За прошлые партии: { points }
`;
export const pad = `pad-title = Подсчёт очков
pad-about = Для игры за настоящим столом: перенесите королевства, а очки посчитаются сами.
pad-rules = Игроки и варианты
pad-players = { $count ->
    [one] { $count } игрок
    [few] { $count } игрока
   *[many] { $count } игроков
}
pad-whose = Чьё королевство
pad-which-game = Какая партия
pad-game = Партия { $game }
pad-board = { $name }: королевство
pad-tool = Что поставить
pad-tool-name = { $tool ->
    [castle] замок
    [crown] корона
    [next] с каждым касанием следующий ландшафт
   *[erase] ничего
}
pad-hint = Выберите ландшафт и коснитесь его клеток. Ещё одно касание добавит корону.
pad-keys = На клавиатуре: W, F, L, G, S, M — ландшафты, C — замок, 0–3 — короны, Delete.
pad-square = { $what }, строка { $row }, столбец { $column }
pad-empty = пусто
pad-clear = Новый лист
pad-cleared = Лист пуст
pad-points = Очки
pad-place = Место
pad-player = Игрок
pad-largest = Самая большая область
pad-crowns = Короны
pad-result = Итог
pad-blank = Здесь пока ничего нет
pad-so-far = Пока так. { $reason }
pad-share = Поделиться картинкой
pad-save = Сохранить картинку
pad-picture = Картинка с итогом. { $result }
pad-picture-failed = Здесь картинку сделать не получилось.
pad-kept = Лист хранится на этом устройстве и работает без сети.
pad-not-kept = Устройство не хранит лист: он сохранится только до закрытия страницы.
`;
