### «Дуель» на сторінці: стіл, перегляд, блокнот для очок

## What is asked

duel-ask-roll = Киньте кубики
duel-ask-take = Візьміть один кубик
duel-ask-pair = Візьміть одразу два кубики
duel-ask-share = Візьміть два кубики
duel-ask-draw = Намалюйте тайл
duel-ask-first-half = Намалюйте першу половину
duel-ask-other-half = Намалюйте другу половину
duel-ask-pass = Нікуди малювати: пропустіть хід
duel-ask-pass-power = Нікуди малювати: застосуйте чари або пропустіть хід
duel-ask-domains = Назвіть герб: +3 за кожне його володіння
duel-ask-cross = Виберіть клітинку для ще одного хрестика
duel-last-round-ask = Останній раунд: { $ask }
duel-role = { $role ->
    [a] А
   *[b] Б
}
duel-who = { $name } ({ duel-role })

## The main button

duel-roll = Кинути
duel-take = Взяти
duel-take-both = Взяти обидва
duel-draw = Малювати
duel-lay-other = Друга половина
duel-pass = Пропустити
duel-name = Назвати
duel-add = Додати

## Dice

duel-tray = Кубики
duel-hand = Кубики: { $name }
duel-face = { $crosses ->
    [0] { arms }
   *[other] { arms }, { crosses }
}
duel-joker = { -joker }
duel-blank = ще не кинуто
duel-die-of = { $die }: { $name }
duel-ticks = позначка
duel-no-tick = без позначки
duel-ticks-row = позначка: { arms }
duel-no-tick-why = без позначки ({ $why ->
    [joker] джокер
    [cross] хрестик
    [castle] замок
    [closed] ряд закрито
   *[passed] пропуск
})
duel-goes-to = отримає { $name }
duel-name-joker = Назвіть герб джокера
duel-turned = повернуто
duel-castle-cross = +хрестик
duel-castle-on = { $die }: додати хрестик замку
duel-turn-back = { $die }: повернути назад
duel-faces = Який кубик повернути?
duel-turn-to = Повернути: { $face }

## The line that says what would be

duel-say-take = { $name } візьме два, останній — ваш
duel-say-pair = Решту два отримає { $name }
duel-say-leave = { $name } отримає: { $die }
duel-say-domain = { SIGNED($points) }: { arms } { $squares } × { $crosses }
duel-say-gain = { $points ->
    [0] Підходить, поки що без очок
    [one] { SIGNED($points) } очко
    [few] { SIGNED($points) } очки
   *[many] { SIGNED($points) } очок
}
duel-say-domains-now = { $count ->
    [0] поки що немає
    [one] зараз { $count }: { SIGNED($points) }
    [few] зараз { $count }: { SIGNED($points) }
   *[many] зараз { $count }: { SIGNED($points) }
}
duel-say-drawn = { $name }: { SIGNED($points) }
duel-say-ticks = Позначки: { $list }
duel-say-ticks-of = { $name } — { $rows }
duel-say-tick-wins = { arms } → { spell }
duel-say-ticks-none = немає
duel-signed = { SIGNED($points) }

## Map and spellbook

duel-map-of = Карта: { $name }, { points }
duel-empty-square = порожня клітинка { $x }, { $y }
duel-square = { $what }, клітинка { $x }, { $y }
duel-castle-square = замок, клітинка 0, 0
duel-square-connects = { $where }: сюди підходить
duel-square-cross = { $where }: ще один хрестик дасть { duel-gain }
duel-gain = { $points ->
    [0] без очок
    [one] { SIGNED($points) } очко
    [few] { SIGNED($points) } очки
   *[many] { SIGNED($points) } очок
}
duel-spellbook = Сувій
duel-one-left = ще 1
duel-row = { arms }: { $own }, { $other }
duel-row-of = { $name } { $ticks } з { $length }
duel-row-won = { $name }
duel-spell-ready = готово
duel-spell-next = з наступного раунду
duel-spell-used = використано

## Powers

duel-powers = Чари і замок
duel-power-castle = Замок
duel-power-free = Свобода
duel-power-split = Поділ
duel-power-turn = Поворот
duel-power-pair = Пара: одразу два
duel-power-does = { $power ->
    [castle] ще один хрестик на одному з ваших кубиків; позначки за нього не буде
    [free] { spell-free-does }
    [split] { spell-split-does }
    [turn] { spell-turn-does }
   *[pair] { spell-pair-does }
}
duel-power-helps = З ними тайл поміститься

## Why not, in one short line

duel-not-connected = Не торкається ні замку, ні свого герба з минулих раундів
duel-half-not-connected = Половина не торкається ні замку, ні свого герба
duel-must-draw = Тайл підходить — отже, малюємо
duel-ready-next = Готово з наступного раунду
duel-not-won = Цих чар у вас немає
duel-spell-spent = Ці чари вже використано
duel-same-face = Ця грань і так зверху
duel-castle-spent = Замок уже використано
duel-cannot-draw = Так тайл нікуди не поміститься
duel-occupied = Цю клітинку зайнято
duel-die-gone = Цей кубик уже взято
duel-needs-die = Спершу виберіть кубик
duel-needs-dice = Спершу виберіть два кубики
duel-needs-square = Спершу торкніться клітинки
duel-needs-arms = Спершу виберіть герб
duel-cross-needs-arms = Хрестик ставлять на намальовану клітинку
duel-pass-too-late = Спершу скасуйте чари, потім пропускайте

## What happens

duel-news-rolled = { $name } кидає: { $dice }
duel-news-takes = { $name } бере: { $dice }
duel-news-takes-some = { $count ->
    [one] { $name } бере кубик
    [few] { $name } бере два кубики
   *[many] { $name } бере два кубики
}
duel-news-pair = { $name } застосовує чари «{ spell-pair }» і бере: { $dice }
duel-news-gets = { $name } отримує: { $dice }
duel-news-gets-some = { $count ->
    [one] { $name } отримує останній кубик
    [few] { $name } отримує решту два кубики
   *[many] { $name } отримує решту два кубики
}
duel-news-turns = { $name } повертає кубик: { $face }
duel-news-castle = { $name } застосовує замок: на хрестик більше
duel-news-names = { $name } називає герб джокера: { arms }
duel-news-announces = { $name } застосовує чари «{ spell }»
duel-news-draws = { $name } малює ({ $dice }): { duel-gain }
duel-news-passes = { $name } пропускає хід
duel-news-ticks = { $name } позначає ({ arms }): { $ticks } з { $length }
duel-news-wins = { $name } отримує чари «{ spell }»
duel-news-domains = { $name } називає для чар «{ spell-domains }»: { arms }
duel-news-cross = { $name } додає хрестик: { duel-gain }
duel-news-round = Раунд { $round }, гравець А — { $name }

## What a screen reader hears

duel-voice-take = { $name }, ви гравець А. Візьміть один кубик: { $dice }
duel-voice-pair = { $name }, візьміть одразу два кубики: { $dice }
duel-voice-share = { $name }, ви гравець Б. Візьміть два кубики: { $dice }
duel-voice-draw = { $name }, намалюйте тайл: { $dice }
duel-voice-half = { $name }, намалюйте половину: { $die }
duel-voice-pass = { $name }, тайл нікуди малювати: { $dice }. Застосуйте чари або пропустіть хід
duel-voice-domains = { $name }, назвіть герб для чар «{ spell-domains }»: { $arms }
duel-voice-cross = { $name }, виберіть намальовану клітинку для ще одного хрестика
duel-voice-take-now = { $name }, беріть: { $dice }
duel-voice-draw-now = { $name }, малюйте
duel-voice-end-now = { $name }, завершіть хід
duel-voice-chosen = Вибрано { $die }
duel-voice-die = { $die }, { $tick }
duel-voice-undone = Скасовано
duel-voice-laid = Намальовано: { duel-gain }
duel-voice-half-laid = Одна половина на { $x }, { $y }
duel-voice-named = Джокер: { arms }
duel-voice-passing = Пропуск ходу
duel-voice-turned = Повернуто: { $face }
duel-voice-castle = Хрестик замку: { $die }
duel-voice-power = Чари: { spell }
duel-voice-half-at = { $half } на { $x }, { $y }
duel-voice-fits = { $where }: підходить, { duel-gain }
duel-voice-fits-not = { $where }: не підходить
duel-voice-arms = { arms }: { duel-say-domains-now }
duel-voice-map-row = Рядок { $y } від −3: { $squares }
duel-voice-empty = { $count ->
    [one] { $count } порожня
    [few] { $count } порожні
   *[many] { $count } порожніх
}
duel-voice-nothing-rolled = Кубики ще не кинуто

duel-keys =
    Стрілки: рухати тайл або вказівник
    1–6: вибрати кубик, назвати герб
    R: повернути над цією клітинкою
    F: поміняти половини місцями
    N: наступне місце, куди підходить
    C: замок, на один кубик, на інший, зняти
    T: поворот, грань за гранню
    V: свобода
    B: поділ
    P: пара, одразу два кубики
    Enter: далі, завершити хід
    U: скасувати
    H: підказка
    I: що це за фішка (або утримувати її)
    W: чий хід і що робити
    D: кубики
    K: моя карта, рядок за рядком
    O: карта суперника, рядок за рядком
    Q: сувій
    S: рахунок
    M: останній хід
    /: записати хід
    ?: ці клавіші

## How far it is, and the end

duel-progress = Раунд { $round }
duel-progress-last = Раунд { $round }, останній
duel-edition = { $spellbook ->
    [always] Позначають усі, навіть після пропуску ходу.
   *[drawn] Хто пропустив хід, не позначає.
}
duel-domain = { arms }: { $squares } × { $crosses } = { $points }
duel-named-domain = { arms }, названо: +{ $points }
duel-no-domain = Немає володінь із хрестиком
duel-points-both = { $mine }:{ $theirs }
duel-tie-largest = Очок порівну, вирішує найбільше володіння.
duel-tie-shared = Порівну і очок, і в найбільшому володінні: перемога спільна.
duel-largest = Найбільше володіння

## The score pad and the empty sheet

duel-pad-about = Для гри за справжнім столом: перенесіть обидві карти, і ми порахуємо очки.
duel-pad-board = Карта: { $name }
duel-pad-tool = Малювати
duel-pad-tool-name = { $tool ->
    [cross] хрестик
   *[erase] нічого
}
duel-pad-hint = Виберіть герб і торкайтеся клітинок. Ще один дотик додасть хрестик.
duel-pad-keys = На клавіатурі: 1–6 — герби, X — хрестик, Delete.
duel-pad-named = Названо чарами «{ spell-domains }»
duel-pad-nothing = нічого
duel-pad-print = Надрукувати порожній аркуш
duel-pad-print-about = Для тих, хто має гру, але скінчився блокнот: дві карти і сувій на одній сторінці.
duel-sheet-title = Порожній аркуш: { -duel }
duel-sheet-owners = Для власників гри. Це не офіційний аркуш.
duel-sheet-name = Ім’я
duel-sheet-castle = замок використано
duel-sheet-named = названо герб
