### Що відбувається за столом — на сторінці й у терміналі

news-gain = { $points ->
    [0] без очок
    [one] { SIGNED($points) } очко
    [few] { SIGNED($points) } очки
   *[many] { SIGNED($points) } очок
}
news-round = Починається раунд { $round }
news-last-round = Починається останній раунд
news-hurried = Боту забракло часу: на цьому пристрої він грає слабше.

## Доміношне королівство

news-king = Витягнуто короля: { $name }
news-taken = { $name } бере тайл { $domino }
news-placed = { $name } кладе тайл { $domino }: { news-gain }
news-discarded = { $points ->
    [0] { $name } скидає тайл { $domino }
   *[other] { $name } скидає тайл { $domino }: { news-gain }
}
news-only-way = Тут можна лише так

## Доміношне королівство: Дуель

news-duel-taken = { $name } бере { $count ->
    [one] кубик
    [few] кубики
   *[many] кубики
} { $dice }
news-duel-left = { $name } отримує { $count ->
    [one] кубик
    [few] кубики
   *[many] кубики
} { $dice }
news-duel-turned = { $name } повертає кубик { $die }
news-duel-castle = { $name } застосовує замок: ще один { -cross } на кубику { $die }
news-duel-named = { $name } називає { -arms } { -joker(case: "genitive") } на кубику { $die }: { arms }
news-duel-announced = { $name } застосовує { -spell } «{ spell }»
news-duel-drawn = { $name } малює: { news-gain }
news-duel-passed = { $name } пропускає хід
news-duel-ticked =
    { $name } позначає { $count ->
        [one] { $count } клітинку
        [few] { $count } клітинки
       *[many] { $count } клітинок
    } ({ arms }): { $ticks } з { $length }
news-duel-won = { $name } отримує { -spell } «{ spell }»
news-duel-domains = { $name } називає { -arms } для { -spell(case: "genitive") } «{ spell-domains }»: { arms }
news-duel-cross = { $name } додає { -cross }: { news-gain }

# Вибір того самого ходу, що не поєднується з пізнішим.
news-dropped = Більше не підходить і скасовано: { $choice ->
    [die] кубик
    [pair] { -spell } «{ spell-pair }»
    [free] { -spell } «{ spell-free }»
    [split] { -spell } «{ spell-split }»
    [turn] { -spell } «{ spell-turn }»
    [domains] { -spell } «{ spell-domains }»
    [cross] { -cross }
    [castle] { -castle }
    [name] { -arms } { -joker(case: "genitive") }
    [half] половину тайла
    [pass] пропуск ходу
   *[lay] { -domino }
}

## Кольорові королівства

news-colours-token = Починає { $name }
news-colours-taken = { $name } бере { die }, { kingdom }
news-colours-done = { $name } закінчує хід
news-colours-areas = { $areas ->
    [0] нічого не зафарбовано
    [one] зафарбовано { $areas } ділянку
    [few] зафарбовано { $areas } ділянки
   *[many] зафарбовано { $areas } ділянок
}
news-colours-revealed = { $blots ->
    [0] { $name }: { news-colours-areas }
    [one] { $name }: { news-colours-areas }, { $blots } ляпка
    [few] { $name }: { news-colours-areas }, { $blots } ляпки
   *[many] { $name }: { news-colours-areas }, { $blots } ляпок
}
news-colours-achieved = { $name } — досягнення «{ $achievement }»: { news-gain }
news-colours-struck = Закреслено: { $row } { $number }
news-colours-last = Починається останній раунд

# Краплі, яким після пізнішого вибору нікуди лягти.
news-drops-off = { $count ->
    [one] { $count } крапля більше не підходить, її прибрано
    [few] { $count } краплі більше не підходять, їх прибрано
   *[many] { $count } крапель більше не підходять, їх прибрано
}
news-thrown-again = { $fault ->
    [left-box] Кубик вилетів із коробки: новий кидок
    [on-die] Кубик ліг на інший: новий кидок
    [restless] Кубики ніяк не вляглися: новий кидок
   *[other] Кубик став на ребро: новий кидок
}
