// Written by `npm run messages` from messages/*/*.ftl: change those.
export const duel = `duel-ask-roll = Хвърлете заровете
duel-ask-take = Вземете един зар
duel-ask-pair = Вземете два зара наведнъж
duel-ask-share = Вземете два зара
duel-ask-draw = Нарисувайте доминото
duel-ask-first-half = Нарисувайте първата половина
duel-ask-other-half = Нарисувайте другата половина
duel-ask-pass = Не се побира никъде: пропуснете хода
duel-ask-pass-power = Не се побира: използвайте умение или пропуснете хода
duel-ask-domains = Назовете герб: +3 за всяко негово владение
duel-ask-cross = Изберете квадрат за още едно хиксче
duel-last-round-ask = Последен рунд: { $ask }
duel-role = { $role ->
    [a] А
   *[b] Б
}
duel-who = { $name } ({ duel-role })
duel-roll = Хвърли
duel-take = Вземи
duel-take-both = Вземи двата
duel-draw = Рисувай
duel-lay-other = Другата половина
duel-pass = Пропусни
duel-name = Назови
duel-add = Добави
duel-tray = Зарове
duel-hand = Зарове: { $name }
duel-face = { $crosses ->
    [0] { arms }
   *[other] { arms }, { crosses }
}
duel-joker = { -joker }
duel-blank = още не е хвърлен
duel-die-of = { $die }: { $name }
duel-ticks = отбелязва
duel-no-tick = не отбелязва
duel-ticks-row = отбелязва: { arms }
duel-no-tick-why = не отбелязва ({ $why ->
    [joker] универсален
    [cross] хиксче
    [castle] замък
    [closed] затворена линия
   *[passed] пропуск
})
duel-goes-to = за { $name }
duel-name-joker = Назовете универсалния герб
duel-turned = обърнат
duel-castle-cross = +хиксче
duel-castle-on = { $die }: добави хиксчето на замъка
duel-turn-back = { $die }: върни обратно
duel-faces = Кой зар да се обърне?
duel-turn-to = Обърни на: { $face }
duel-say-take = { $name } взема два, последният е ваш
duel-say-pair = { $name } получава другите два
duel-say-leave = Оставяте на { $name }: { $die }
duel-say-domain = { SIGNED($points) }: { arms } { $squares } × { $crosses }
duel-say-gain = { $points ->
    [0] Побира се, засега без точки
    [one] { SIGNED($points) } точка
   *[other] { SIGNED($points) } точки
}
duel-say-domains-now = { $count ->
    [0] засега няма
    [one] сега { $count }: { SIGNED($points) }
   *[other] сега { $count }: { SIGNED($points) }
}
duel-say-drawn = { $name }: { SIGNED($points) }
duel-say-ticks = Отметки: { $list }
duel-say-ticks-of = { $name } – { $rows }
duel-say-tick-wins = { arms } → { spell }
duel-say-ticks-none = нищо
duel-signed = { SIGNED($points) }
duel-map-of = Карта: { $name }, { points }
duel-empty-square = празен квадрат { $x }, { $y }
duel-square = { $what }, квадрат { $x }, { $y }
duel-castle-square = замък, квадрат 0, 0
duel-square-connects = { $where }: тук се свързва
duel-square-cross = { $where }: още едно хиксче носи { duel-gain }
duel-gain = { $points ->
    [0] без точки
    [one] { SIGNED($points) } точка
   *[other] { SIGNED($points) } точки
}
duel-spellbook = Свитък
duel-one-left = още 1
duel-row = { arms }: { $own }, { $other }
duel-row-of = { $name } { $ticks } от { $length }
duel-row-won = { $name }
duel-spell-ready = готово
duel-spell-next = от следващия рунд
duel-spell-used = използвано
duel-powers = Умения
duel-power-castle = Замък
duel-power-free = Свобода
duel-power-split = Разделяне
duel-power-turn = Обръщане
duel-power-pair = Двойка: два наведнъж
duel-power-does = { $power ->
    [castle] още едно хиксче на един от вашите зарове; той не отбелязва в свитъка
    [free] { spell-free-does }
    [split] { spell-split-does }
    [turn] { spell-turn-does }
   *[pair] { spell-pair-does }
}
duel-power-helps = С него доминото се побира
duel-not-connected = Не се допира до замъка, нито до своя герб от предишен рунд
duel-half-not-connected = Половината не допира замъка, нито своя герб
duel-must-draw = Побира се, значи трябва да се нарисува
duel-ready-next = Готово от следващия рунд
duel-not-won = Нямате това заклинание
duel-spell-spent = Това заклинание е използвано
duel-same-face = Тази страна вече е отгоре
duel-castle-spent = Замъкът е използван
duel-cannot-draw = Така доминото няма да се побере никъде
duel-occupied = Този квадрат е зает
duel-die-gone = Този зар вече е взет
duel-needs-die = Първо изберете зар
duel-needs-dice = Първо изберете два зара
duel-needs-square = Първо докоснете квадрат
duel-needs-arms = Първо изберете герб
duel-cross-needs-arms = Хиксче се слага на нарисуван квадрат
duel-pass-too-late = Първо върнете уменията, после пропуснете
duel-news-rolled = { $name } хвърля: { $dice }
duel-news-takes = { $name } взема: { $dice }
duel-news-takes-some = { $count ->
    [one] { $name } взема зар
   *[other] { $name } взема два зара
}
duel-news-pair = { $name } използва „{ spell-pair }“ и взема: { $dice }
duel-news-gets = { $name } получава: { $dice }
duel-news-gets-some = { $count ->
    [one] { $name } получава последния зар
   *[other] { $name } получава другите два зара
}
duel-news-turns = { $name } обръща зар: { $face }
duel-news-castle = { $name } използва замъка: едно хиксче повече
duel-news-names = { $name } назовава универсален герб: { arms }
duel-news-announces = { $name } използва „{ spell }“
duel-news-draws = { $name } рисува ({ $dice }): { duel-gain }
duel-news-passes = { $name } пропуска хода
duel-news-ticks = { $name } отбелязва ({ arms }): { $ticks } от { $length }
duel-news-wins = { $name } печели „{ spell }“
duel-news-domains = { $name } назовава за „{ spell-domains }“: { arms }
duel-news-cross = { $name } добавя хиксче: { duel-gain }
duel-news-round = Рунд { $round }, играч А е { $name }
duel-voice-take = { $name }, вие сте А. Вземете един зар: { $dice }
duel-voice-pair = { $name }, вземете два зара наведнъж: { $dice }
duel-voice-share = { $name }, вие сте Б. Вземете два зара: { $dice }
duel-voice-draw = { $name }, нарисувайте доминото: { $dice }
duel-voice-half = { $name }, нарисувайте половината: { $die }
duel-voice-pass = { $name }, доминото не се побира никъде: { $dice }. Използвайте умение или пропуснете хода
duel-voice-domains = { $name }, назовете герб за „{ spell-domains }“: { $arms }
duel-voice-cross = { $name }, изберете нарисуван квадрат за още едно хиксче
duel-voice-take-now = { $name }, вземете: { $dice }
duel-voice-draw-now = { $name }, рисувайте
duel-voice-end-now = { $name }, завършете хода
duel-voice-chosen = Избран: { $die }
duel-voice-die = { $die }, { $tick }
duel-voice-undone = Отменено
duel-voice-laid = Нарисувано: { duel-gain }
duel-voice-half-laid = Едната половина е на { $x }, { $y }
duel-voice-named = Универсален герб: { arms }
duel-voice-passing = Пропускане на хода
duel-voice-turned = Обърнат на: { $face }
duel-voice-castle = Хиксчето на замъка: { $die }
duel-voice-power = Умение: { spell }
duel-voice-half-at = { $half } на { $x }, { $y }
duel-voice-fits = { $where }: побира се, { duel-gain }
duel-voice-fits-not = { $where }: не се побира
duel-voice-arms = { arms }: { duel-say-domains-now }
duel-voice-map-row = Ред { $y } от −3: { $squares }
duel-voice-empty = { $count ->
    [one] { $count } празен
   *[other] { $count } празни
}
duel-voice-nothing-rolled = Заровете още не са хвърлени
duel-keys =
    Стрелки: мести доминото или показалеца
    1–6: избери зар, назови герб
    R: завърти над този квадрат
    F: размени половините
    N: следващо място, където се побира
    C: замък, на единия зар, на другия, без
    T: обръщане, страна по страна
    V: свобода
    B: разделяне
    P: двойка, два зара наведнъж
    Enter: нататък, край на хода
    U: отмени
    H: подсказка
    I: каква е тази фигура (или я задръжте)
    W: чий ход е и какво да се прави
    D: заровете
    K: моята карта, ред по ред
    O: другата карта, ред по ред
    Q: свитъкът
    S: точките
    M: последният ход
    /: запиши ход
    ?: тези клавиши
duel-progress = Рунд { $round }
duel-progress-last = Рунд { $round }, последен
duel-edition = { $spellbook ->
    [always] Отбелязват всички, дори след пропуснат ход.
   *[drawn] Който пропусне хода, не отбелязва.
}
duel-domain = { arms }: { $squares } × { $crosses } = { $points }
duel-named-domain = { arms }, назован: +{ $points }
duel-no-domain = Няма владение с хиксче
duel-points-both = { $mine }:{ $theirs }
duel-tie-largest = Точките са равни, решава най-голямото владение.
duel-tie-shared = Равни по точки и по най-голямо владение: победата е обща.
duel-largest = Най-голямо владение
duel-pad-about = За игра на истинска маса: пренесете двете карти и ние ще сметнем точките.
duel-pad-board = Карта: { $name }
duel-pad-tool = Рисувай
duel-pad-tool-name = { $tool ->
    [cross] хиксче
   *[erase] нищо
}
duel-pad-hint = Изберете герб и докосвайте квадратите. Още едно докосване добавя хиксче.
duel-pad-keys = На клавиатурата: 1–6 за гербовете, X за хиксче, Delete.
duel-pad-named = Назован с „{ spell-domains }“
duel-pad-nothing = нищо
duel-pad-print = Отпечатай празен лист
duel-pad-print-about = За собственици на играта със свършил бележник: две карти и свитъкът на една страница.
duel-sheet-title = Празен лист: { -duel }
duel-sheet-owners = За собственици на играта. Това не е официален лист.
duel-sheet-name = Име
duel-sheet-castle = замъкът е използван
duel-sheet-named = назован герб
`;
