### Почему нельзя: по предложению на каждый код отказа, без точки в конце.

sentence-plain = { $reason }.
sentence-cited = { $reason } (правило { $rule }).

## Записи и шаги

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

## Настройки

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

## Ходы нескольких игр

refusal-game-over = Партия окончена
refusal-not-your-turn = Сейчас ходит другой игрок
refusal-wrong-step = Сейчас не время для этого: следующий шаг — «{ $expected }»
refusal-no-such-seat = Игрока { $seat } за столом нет
refusal-occupied = Клетка { $x },{ $y } уже занята
refusal-not-side-by-side = Половины должны лечь на две клетки с общей стороной
refusal-halves-exchanged = Половины одинаковы, поэтому первой называют меньшую клетку

## Лоскутное королевство

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

## Дуэль гербов

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

## Цветные королевства

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

## Королевство, переписанное со стола

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

## Карта «Дуэли гербов», переписанная со стола

refusal-wrong-size = На карте должно быть 5 рядов по 7 клеток; пустую клетку пишут точкой
refusal-castle-not-middle = Замок должен стоять посередине карты: на четвёртой клетке третьего ряда
refusal-too-many-crosses = На клетке { $x },{ $y } — { crosses }, а больше 4 на одной не бывает
refusal-unreadable-arms = «{ $text }» — не клетка: напишите букву герба и число крестов (d, D1, q2), C для { -castle(case: "genitive") }, точку для пустого места; буквы: d — { arms-dot }, s — { arms-stripe }, D — { arms-double-dot }, S — { arms-double-stripe }, b — { arms-black }, q — { arms-quarters }

## Мир вокруг

refusal-no-such-file = Файл { $file } не найден
refusal-file-is-folder = Здесь нужен файл, а { $file } — папка
refusal-file-forbidden = Нет доступа к { $file }
refusal-file-in-path = На пути к { $file } лежит файл там, где должна быть папка
refusal-disk-full = На диске нет места
refusal-file-trouble = Не получилось: { $problem }

## Лист «Цветных королевств», переписанный со стола

refusal-unreadable-kingdom = «{ $text }» — не строка листа: напишите букву королевства, каждую один раз (b, g, y, v, r, n), и девять знаков — букву краски или точку
refusal-kingdom-missing = Не хватает строки королевства «{ $letter }»
refusal-bad-blots = Строка «blots» бывает одна, с целым числом не больше { $most }
refusal-bad-place = «{ $text }» — не место: у королевств 4 и 2, у чудовищ и у «three» 3 и 1, каждое один раз
refusal-place-incomplete = Указано место за «{ $achievement }», а на этом листе оно не закончено

## Input without end

refusal-input-too-large = Здесь больше { $megabytes } МБ, а столько не читается

## Серверы

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
