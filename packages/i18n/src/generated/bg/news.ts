// Written by `npm run messages` from messages/*/*.ftl: change those.
export const news = `news-gain = { $points ->
    [0] без точки
    [one] { SIGNED($points) } точка
   *[other] { SIGNED($points) } точки
}
news-round = Започва рунд { $round }
news-last-round = Започва последният рунд
news-hurried = Времето не стигна на бота: на това устройство той играе по-слабо.
news-king = Изтеглен е крал: { $name }
news-taken = { $name } взема плочка { $domino }
news-placed = { $name } поставя плочка { $domino }: { news-gain }
news-discarded = { $points ->
    [0] { $name } изхвърля плочка { $domino }
   *[other] { $name } изхвърля плочка { $domino }: { news-gain }
}
news-only-way = Тук може само така
news-duel-taken = { $name } взема { $count ->
    [one] зар
   *[other] зарове
} { $dice }
news-duel-left = { $name } получава { $count ->
    [one] зар
   *[other] зарове
} { $dice }
news-duel-turned = { $name } обръща зар { $die }
news-duel-castle = { $name } използва { -castle(form: "definite") }: още едно { -cross } на зар { $die }
news-duel-named = { $name } назовава { -joker(form: "definite") } на зар { $die }: { arms }
news-duel-announced = { $name } използва { -spell(form: "definite") } „{ spell }“
news-duel-drawn = { $name } рисува: { news-gain }
news-duel-passed = { $name } пропуска хода
news-duel-ticked =
    { $name } отбелязва { $count ->
        [one] { $count } квадрат
       *[other] { $count } квадрата
    } ({ arms }): { $ticks } от { $length }
news-duel-won = { $name } печели { -spell(form: "definite") } „{ spell }“
news-duel-domains = { $name } назовава { -arms } за { -spell(form: "definite") } „{ spell-domains }“: { arms }
news-duel-cross = { $name } добавя { -cross }: { news-gain }
news-dropped = Вече не става и е отменено: { $choice ->
    [die] зарът
    [pair] { -spell(form: "definite") } „{ spell-pair }“
    [free] { -spell(form: "definite") } „{ spell-free }“
    [split] { -spell(form: "definite") } „{ spell-split }“
    [turn] { -spell(form: "definite") } „{ spell-turn }“
    [domains] { -spell(form: "definite") } „{ spell-domains }“
    [cross] { -cross }
    [castle] { -castle(form: "definite") }
    [name] името на { -joker(form: "definite") }
    [half] половината плочка
    [pass] пропускането на хода
   *[lay] плочката
}
news-colours-token = Започва { $name }
news-colours-taken = { $name } взема { die }, { kingdom }
news-colours-done = { $name } завършва хода
news-colours-areas = { $areas ->
    [0] нищо не е оцветено
    [one] оцветена е { $areas } област
   *[other] оцветени са { $areas } области
}
news-colours-revealed = { $blots ->
    [0] { $name }: { news-colours-areas }
    [one] { $name }: { news-colours-areas }, { $blots } петно
   *[other] { $name }: { news-colours-areas }, { $blots } петна
}
news-colours-achieved = { $name } – постижение „{ $achievement }“: { news-gain }
news-colours-struck = Задраскано: { $row } { $number }
news-colours-last = Започва последният рунд
news-drops-off = { $count ->
    [one] { $count } капка вече не става и е махната
   *[other] { $count } капки вече не стават и са махнати
}
news-thrown-again = { $fault ->
    [left-box] Зар излетя от кутията: хвърля се отново
    [on-die] Зар легна върху друг: хвърля се отново
    [restless] Заровете не се успокоиха: хвърля се отново
   *[other] Зар застана на ръб: хвърля се отново
}
`;
