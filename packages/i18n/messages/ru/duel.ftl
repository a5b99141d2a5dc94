### «Дуэль гербов» на странице: стол, просмотр, блокнот для очков

## What is asked

duel-ask-roll = Бросьте кубики
duel-ask-take = Возьмите один кубик
duel-ask-pair = Возьмите сразу два кубика
duel-ask-share = Возьмите два кубика
duel-ask-draw = Нарисуйте тайл
duel-ask-first-half = Нарисуйте первую половину
duel-ask-other-half = Нарисуйте вторую половину
duel-ask-pass = Некуда рисовать: пропустите ход
duel-ask-pass-power = Некуда рисовать: примените чары или пропустите ход
duel-ask-domains = Назовите герб: +3 за каждое его владение
duel-ask-cross = Выберите клетку для ещё одного креста
duel-last-round-ask = Последний раунд: { $ask }
duel-role = { $role ->
    [a] А
   *[b] Б
}
duel-who = { $name } ({ duel-role })

## The main button

duel-roll = Бросить
duel-take = Взять
duel-take-both = Взять оба
duel-draw = Рисовать
duel-lay-other = Вторая половина
duel-pass = Пропустить
duel-name = Назвать
duel-add = Добавить

## Dice

duel-tray = Кубики
duel-hand = Кубики: { $name }
duel-face = { $crosses ->
    [0] { arms }
   *[other] { arms }, { crosses }
}
duel-joker = { -joker }
duel-blank = ещё не брошен
duel-die-of = { $die }: { $name }
duel-ticks = отметка
duel-no-tick = без отметки
duel-ticks-row = отметка: { arms }
duel-no-tick-why = без отметки ({ $why ->
    [joker] джокер
    [cross] крест
    [castle] замок
    [closed] ряд закрыт
   *[passed] пропуск
})
duel-goes-to = получит { $name }
duel-name-joker = Назовите герб джокера
duel-turned = повёрнут
duel-castle-cross = +крест
duel-castle-on = { $die }: добавить крест замка
duel-turn-back = { $die }: повернуть обратно
duel-faces = Какой кубик повернуть?
duel-turn-to = Повернуть: { $face }

## The line that says what would be

duel-say-take = { $name } возьмёт два, последний — ваш
duel-say-pair = Остальные два получит { $name }
duel-say-leave = { $name } получит: { $die }
duel-say-domain = { SIGNED($points) }: { arms } { $squares } × { $crosses }
duel-say-gain = { $points ->
    [0] Подходит, пока без очков
    [one] { SIGNED($points) } очко
    [few] { SIGNED($points) } очка
   *[many] { SIGNED($points) } очков
}
duel-say-domains-now = { $count ->
    [0] пока нет
    [one] сейчас { $count }: { SIGNED($points) }
    [few] сейчас { $count }: { SIGNED($points) }
   *[many] сейчас { $count }: { SIGNED($points) }
}
duel-say-drawn = { $name }: { SIGNED($points) }
duel-say-ticks = Отметки: { $list }
duel-say-ticks-of = { $name } — { $rows }
duel-say-tick-wins = { arms } → { spell }
duel-say-ticks-none = нет
duel-signed = { SIGNED($points) }

## Map and spellbook

duel-map-of = Карта: { $name }, { points }
duel-empty-square = пустая клетка { $x }, { $y }
duel-square = { $what }, клетка { $x }, { $y }
duel-castle-square = замок, клетка 0, 0
duel-square-connects = { $where }: сюда подходит
duel-square-cross = { $where }: ещё один крест даст { duel-gain }
duel-gain = { $points ->
    [0] без очков
    [one] { SIGNED($points) } очко
    [few] { SIGNED($points) } очка
   *[many] { SIGNED($points) } очков
}
duel-spellbook = Свиток
duel-one-left = ещё 1
duel-row = { arms }: { $own }, { $other }
duel-row-of = { $name } { $ticks } из { $length }
duel-row-won = { $name }
duel-spell-ready = готово
duel-spell-next = со следующего раунда
duel-spell-used = использовано

## Powers

duel-powers = Чары и замок
duel-power-castle = Замок
duel-power-free = Свобода
duel-power-split = Разделение
duel-power-turn = Поворот
duel-power-pair = Пара: сразу два
duel-power-does = { $power ->
    [castle] ещё один крест на одном из ваших кубиков; отметки за него не будет
    [free] { spell-free-does }
    [split] { spell-split-does }
    [turn] { spell-turn-does }
   *[pair] { spell-pair-does }
}
duel-power-helps = С ними тайл поместится

## Why not, in one short line

duel-not-connected = Не касается ни замка, ни своего герба из прошлых раундов
duel-half-not-connected = Половина не касается ни замка, ни своего герба
duel-must-draw = Тайл подходит — значит, рисуем
duel-ready-next = Готово со следующего раунда
duel-not-won = Этих чар у вас нет
duel-spell-spent = Эти чары уже использованы
duel-same-face = Эта грань и так сверху
duel-castle-spent = Замок уже использован
duel-cannot-draw = Так тайл никуда не поместится
duel-occupied = Эта клетка занята
duel-die-gone = Этот кубик уже взят
duel-needs-die = Сначала выберите кубик
duel-needs-dice = Сначала выберите два кубика
duel-needs-square = Сначала коснитесь клетки
duel-needs-arms = Сначала выберите герб
duel-cross-needs-arms = Крест ставят на нарисованную клетку
duel-pass-too-late = Сначала отмените чары, потом пропускайте

## What happens

duel-news-rolled = { $name } бросает: { $dice }
duel-news-takes = { $name } берёт: { $dice }
duel-news-takes-some = { $count ->
    [one] { $name } берёт кубик
    [few] { $name } берёт два кубика
   *[many] { $name } берёт два кубика
}
duel-news-pair = { $name } применяет чары «{ spell-pair }» и берёт: { $dice }
duel-news-gets = { $name } получает: { $dice }
duel-news-gets-some = { $count ->
    [one] { $name } получает последний кубик
    [few] { $name } получает остальные два кубика
   *[many] { $name } получает остальные два кубика
}
duel-news-turns = { $name } поворачивает кубик: { $face }
duel-news-castle = { $name } применяет замок: на крест больше
duel-news-names = { $name } называет герб джокера: { arms }
duel-news-announces = { $name } применяет чары «{ spell }»
duel-news-draws = { $name } рисует ({ $dice }): { duel-gain }
duel-news-passes = { $name } пропускает ход
duel-news-ticks = { $name } отмечает ({ arms }): { $ticks } из { $length }
duel-news-wins = { $name } получает чары «{ spell }»
duel-news-domains = { $name } называет для чар «{ spell-domains }»: { arms }
duel-news-cross = { $name } добавляет крест: { duel-gain }
duel-news-round = Раунд { $round }, игрок А — { $name }

## What a screen reader hears

duel-voice-take = { $name }, вы игрок А. Возьмите один кубик: { $dice }
duel-voice-pair = { $name }, возьмите сразу два кубика: { $dice }
duel-voice-share = { $name }, вы игрок Б. Возьмите два кубика: { $dice }
duel-voice-draw = { $name }, нарисуйте тайл: { $dice }
duel-voice-half = { $name }, нарисуйте половину: { $die }
duel-voice-pass = { $name }, тайл некуда рисовать: { $dice }. Примените чары или пропустите ход
duel-voice-domains = { $name }, назовите герб для чар «{ spell-domains }»: { $arms }
duel-voice-cross = { $name }, выберите нарисованную клетку для ещё одного креста
duel-voice-take-now = { $name }, берите: { $dice }
duel-voice-draw-now = { $name }, рисуйте
duel-voice-end-now = { $name }, завершите ход
duel-voice-chosen = Выбран { $die }
duel-voice-die = { $die }, { $tick }
duel-voice-undone = Отменено
duel-voice-laid = Нарисовано: { duel-gain }
duel-voice-half-laid = Одна половина на { $x }, { $y }
duel-voice-named = Джокер: { arms }
duel-voice-passing = Пропуск хода
duel-voice-turned = Повёрнут: { $face }
duel-voice-castle = Крест замка: { $die }
duel-voice-power = Чары: { spell }
duel-voice-half-at = { $half } на { $x }, { $y }
duel-voice-fits = { $where }: подходит, { duel-gain }
duel-voice-fits-not = { $where }: не подходит
duel-voice-arms = { arms }: { duel-say-domains-now }
duel-voice-map-row = Строка { $y } от −3: { $squares }
duel-voice-empty = { $count ->
    [one] { $count } пустая
    [few] { $count } пустые
   *[many] { $count } пустых
}
duel-voice-nothing-rolled = Кубики ещё не брошены

duel-keys =
    Стрелки: двигать тайл или указатель
    1–6: выбрать кубик, назвать герб
    R: повернуть над этой клеткой
    F: поменять половины местами
    N: следующее место, куда подходит
    C: замок, на один кубик, на другой, снять
    T: поворот, грань за гранью
    V: свобода
    B: разделение
    P: пара, сразу два кубика
    Enter: дальше, завершить ход
    U: отменить
    H: подсказка
    I: что это за фишка (или удерживать её)
    W: чей ход и что делать
    D: кубики
    K: моя карта, строка за строкой
    O: карта соперника, строка за строкой
    Q: свиток
    S: счёт
    M: последний ход
    /: записать ход
    ?: эти клавиши

## How far it is, and the end

duel-progress = Раунд { $round }
duel-progress-last = Раунд { $round }, последний
duel-edition = { $spellbook ->
    [always] Отмечают все, даже после пропуска хода.
   *[drawn] Кто пропустил ход, не отмечает.
}
duel-domain = { arms }: { $squares } × { $crosses } = { $points }
duel-named-domain = { arms }, назван: +{ $points }
duel-no-domain = Нет владений с крестом
duel-points-both = { $mine }:{ $theirs }
duel-tie-largest = Очков поровну, решает наибольшее владение.
duel-tie-shared = Поровну и очков, и в наибольшем владении: победа общая.
duel-largest = Наибольшее владение

## The score pad and the empty sheet

duel-pad-about = Для игры за настоящим столом: перенесите обе карты, и мы посчитаем очки.
duel-pad-board = Карта: { $name }
duel-pad-tool = Рисовать
duel-pad-tool-name = { $tool ->
    [cross] крест
   *[erase] ничего
}
duel-pad-hint = Выберите герб и касайтесь клеток. Ещё одно касание добавит крест.
duel-pad-keys = На клавиатуре: 1–6 — гербы, X — крест, Delete.
duel-pad-named = Назван чарами «{ spell-domains }»
duel-pad-nothing = ничего
duel-pad-print = Напечатать пустой лист
duel-pad-print-about = Для тех, у кого есть игра, но кончился блокнот: две карты и свиток на одной странице.
duel-sheet-title = Пустой лист: { -duel }
duel-sheet-owners = Для владельцев игры. Это не официальный лист.
duel-sheet-name = Имя
duel-sheet-castle = замок использован
duel-sheet-named = назван герб
