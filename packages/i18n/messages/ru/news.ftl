### Что происходит за столом — на странице и в терминале

news-gain = { $points ->
    [0] без очков
    [one] { SIGNED($points) } очко
    [few] { SIGNED($points) } очка
   *[many] { SIGNED($points) } очков
}
news-round = Начинается раунд { $round }
news-last-round = Начинается последний раунд
news-hurried = Боту не хватило времени: на этом устройстве он играет слабее.

## Лоскутное королевство

news-king = Вытянут король: { $name }
news-taken = { $name } берёт тайл { $domino }
news-placed = { $name } кладёт тайл { $domino }: { news-gain }
news-discarded = { $points ->
    [0] { $name } сбрасывает тайл { $domino }
   *[other] { $name } сбрасывает тайл { $domino }: { news-gain }
}
news-only-way = Здесь можно только так

## Дуэль гербов

news-duel-taken = { $name } берёт { $count ->
    [one] кубик
    [few] кубики
   *[many] кубики
} { $dice }
news-duel-left = { $name } получает { $count ->
    [one] кубик
    [few] кубики
   *[many] кубики
} { $dice }
news-duel-turned = { $name } поворачивает кубик { $die }
news-duel-castle = { $name } применяет замок: ещё один { -cross } на кубике { $die }
news-duel-named = { $name } называет { -arms } { -joker(case: "genitive") } на кубике { $die }: { arms }
news-duel-announced = { $name } применяет { -spell } «{ spell }»
news-duel-drawn = { $name } рисует: { news-gain }
news-duel-passed = { $name } пропускает ход
news-duel-ticked =
    { $name } отмечает { $count ->
        [one] { $count } клетку
        [few] { $count } клетки
       *[many] { $count } клеток
    } ({ arms }): { $ticks } из { $length }
news-duel-won = { $name } получает { -spell } «{ spell }»
news-duel-domains = { $name } называет { -arms } для { -spell(case: "genitive") } «{ spell-domains }»: { arms }
news-duel-cross = { $name } добавляет { -cross }: { news-gain }

# Выбор того же хода, который не сочетается с более поздним.
news-dropped = Больше не подходит и отменено: { $choice ->
    [die] кубик
    [pair] { -spell } «{ spell-pair }»
    [free] { -spell } «{ spell-free }»
    [split] { -spell } «{ spell-split }»
    [turn] { -spell } «{ spell-turn }»
    [domains] { -spell } «{ spell-domains }»
    [cross] { -cross }
    [castle] { -castle }
    [name] { -arms } { -joker(case: "genitive") }
    [half] половина тайла
    [pass] пропуск хода
   *[lay] { -domino }
}

## Цветные королевства

news-colours-token = Начинает { $name }
news-colours-taken = { $name } берёт { die }, { kingdom }
news-colours-done = { $name } заканчивает ход
news-colours-areas = { $areas ->
    [0] ничего не закрашено
    [one] закрашена { $areas } область
    [few] закрашены { $areas } области
   *[many] закрашено { $areas } областей
}
news-colours-revealed = { $blots ->
    [0] { $name }: { news-colours-areas }
    [one] { $name }: { news-colours-areas }, { $blots } клякса
    [few] { $name }: { news-colours-areas }, { $blots } кляксы
   *[many] { $name }: { news-colours-areas }, { $blots } клякс
}
news-colours-achieved = { $name } — достижение «{ $achievement }»: { news-gain }
news-colours-struck = Зачёркнуто: { $row } { $number }
news-colours-last = Начинается последний раунд

# Капли, которым после более позднего выбора некуда лечь.
news-drops-off = { $count ->
    [one] { $count } капля больше не подходит и убрана
    [few] { $count } капли больше не подходят и убраны
   *[many] { $count } капель больше не подходят и убраны
}
news-thrown-again = { $fault ->
    [left-box] Кубик вылетел из коробки: новый бросок
    [on-die] Кубик лёг на другой: новый бросок
    [restless] Кубики никак не успокоились: новый бросок
   *[other] Кубик встал на ребро: новый бросок
}
