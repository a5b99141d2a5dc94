### Почему нельзя: по предложению на каждый код отказа, без точки в конце.

sentence-plain = { $reason }.
sentence-cited = { $reason } (правило { $rule }).

## Записи и шаги

refusal-not-json = Это не JSON
refusal-not-an-object = Запись — это объект JSON, а здесь что-то другое
refusal-not-a-record = Это не запись партии: в поле «format» должно стоять «{ $format }»
refusal-unknown-version = Здесь известна только версия { $version } формата записи
refusal-missing-field = В записи не хватает поля «{ $field }»
refusal-unknown-field = В записи есть лишнее поле «{ $field }»
refusal-bad-field = В поле «{ $field }» значение не того вида
refusal-unknown-game = Игры «{ $game }» здесь нет; есть { $known }
refusal-unknown-rules-version = Партию играли по правилам версии { $rulesVersion }, а они здесь неизвестны
refusal-after-the-end = Партия окончилась раньше этого шага
refusal-no-such-actor = Здесь могут действовать несколько игроков, поэтому шаг начинается с номера одного из них, например «1> »
refusal-unreadable = Такого хода в игре нет
refusal-turn-complete = Ход уже завершён, шагов в нём больше не будет

## Настройки

refusal-options-not-an-object = Настройки должны быть объектом JSON
refusal-unknown-option = У игры нет настройки «{ $option }»
refusal-bad-seats = Эта игра — для { $min }–{ $max } игроков
refusal-variants-not-a-list = Варианты должны быть списком
refusal-unknown-variant = У игры нет варианта «{ $variant }»; есть { $known }
refusal-variant-twice = Вариант «{ $variant }» назван дважды
refusal-mighty-duel-seats = «{ -mighty-duel }» — игра для двоих, а игроков { $seats }
refusal-unknown-tiebreak = Способа «{ $tiebreak }» решить ничью нет; есть { $known }

## Лоскутное королевство

refusal-game-over = Партия окончена
refusal-not-your-turn = Сейчас ходит другой игрок
refusal-wrong-step = Сейчас не время для этого: следующий шаг — «{ $expected }»
refusal-no-such-domino = Домино { $domino } не бывает: номера идут от 1 до 48
refusal-already-drawn = Домино { $domino } уже вытянули
refusal-no-such-seat = Игрока { $seat } за столом нет
refusal-no-king-left = Все { -king(case: "plural") } игрока { $seat } уже вытянуты
refusal-not-in-line = Домино { $domino } нет в { -line(case: "locative") }
refusal-taken = На { -domino } { $domino } уже стоит { -king } игрока { $seat }
refusal-must-place = Домино { $domino } помещается в { -kingdom }, поэтому его надо положить
refusal-outside-grid = С клеткой { $x },{ $y } { -kingdom } не уместится в { $size }×{ $size } клеток
refusal-occupied = Клетка { $x },{ $y } уже занята
refusal-not-side-by-side = Половины должны лечь на две клетки с общей стороной
refusal-no-match =
    Ни одна половина не касается ни { -castle(case: "genitive") }, ни своей местности: рядом с первой нет { $first ->
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
refusal-halves-exchanged = Половины одинаковы, поэтому первой называют меньшую клетку

## Королевство, переписанное со стола

refusal-no-castle = Нет { -castle(case: "genitive") }: одна клетка должна быть C
refusal-second-castle = Замков здесь { $count }, а в королевстве он один
refusal-unreadable-square = «{ $text }» — не клетка: напишите букву местности и число корон (w, f1, m3), C для { -castle(case: "genitive") }, точку для пустого места
refusal-too-large = Королевство занимает { $width }×{ $height } клеток, а должно уместиться в { $size }×{ $size }
refusal-odd-squares = Домино покрывают чётное число клеток, а здесь кроме { -castle(case: "genitive") } нечётное: { $squares }
refusal-too-many-squares =
    { $inBox ->
        [0] В коробке нет клеток { terrain-of } { with-crowns }
        [one] В коробке всего { $inBox } клетка { terrain-of } { with-crowns }, а здесь их больше
        [few] В коробке всего { $inBox } клетки { terrain-of } { with-crowns }, а здесь их больше
       *[many] В коробке всего { $inBox } клеток { terrain-of } { with-crowns }, а здесь их больше
    }
refusal-not-connected = Клетка { $x },{ $y } отрезана: никакие клетки не соединяют её с замком
refusal-bad-kingdom = Королевство в JSON — это объект либо с «kingdom» (рядами клеток), либо с «squares»; ещё в нём могут быть «variants»
refusal-bad-rows = В «kingdom» должен быть список строк вроде «w1 C f»
refusal-bad-squares = В «squares» должен быть список объектов с «x», «y», «terrain» и «crowns»
refusal-bad-square =
    В поле «{ $field }» клетки { $index } должно стоять { $field ->
        [terrain] одно из слов wheat, forest, lake, grass, swamp, mine
        [crowns] целое число от 0 до 3
       *[other] целое число
    }
refusal-variants-differ = В одной партии варианты у всех одни, а здесь названы разные
refusal-single-games-only = «{ -dynasty }» — это три партии: сосчитайте королевства каждой отдельно и сложите очки

## Мир вокруг

refusal-no-such-file = Файл { $file } не найден
refusal-file-is-folder = Здесь нужен файл, а { $file } — папка
refusal-file-forbidden = Нет доступа к { $file }
refusal-file-in-path = На пути к { $file } лежит файл там, где должна быть папка
refusal-disk-full = На диске нет места
refusal-file-trouble = Не получилось: { $problem }
