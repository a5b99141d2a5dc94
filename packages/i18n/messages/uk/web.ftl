### Гра в браузері

## Дім

web-name = Crownhold
web-tagline = Королівства за одним столом
web-title = Crownhold: { -kingdomino } у браузері
web-description = { -kingdomino } у браузері: проти ботів або разом на одному пристрої, безкоштовно й без реєстрації.
web-noscript = Для Crownhold потрібен JavaScript. Увімкніть його та перезавантажте сторінку.
web-play-now = Грати
web-friends = З друзями
web-join-by-code = Увійти за кодом
web-choose = Вибрати…
web-by-message = У листуванні
web-continue = Продовжити
web-about-game = { $game ->
    [kingdomino] З’єднуйте землі, збирайте корони. 2⁠–⁠4 гравці.
    [duel] Чотири кубики, дві карти, сувій заклять. 2 гравці.
   *[colours] Киньте кубики, розфарбуйте карту. 1⁠–⁠4 гравці.
}
web-rulebook = Правила
web-learn = Перша партія з підказками
web-my-games = Мої партії
web-settings = Налаштування
web-to-first = На головну
web-you = ви
web-about = Неофіційно
web-family = Тут уже грали
web-family-forget = Забути ці імена

## До початку

web-new-game = Нова партія
web-new-game-of = { game }: нова партія
web-dice-coming = Кубики вже в дорозі… { $percent } %
web-dice-failed = Кубики не завантажилися. Чи є зв’язок? Вони потрібні один раз, а потім лишаться на цьому пристрої.
web-try-again = Ще раз
web-seats = Скільки гравців?
web-seat = Місце { $number }
web-who = Хто грає
web-name-of-seat = Ім’я
web-person = Людина
web-player = Гравець { $number }
web-banner = { $seat ->
    [0] рожевий прапор
    [1] жовтий прапор
    [2] зелений прапор
   *[other] синій прапор
}
web-only-bots = Грають самі боти: можна просто дивитися.
web-variants = Варіанти
web-variant-about = { $variant ->
    [dynasty] Три партії поспіль, очки додаються.
    [middle-kingdom] +10 очок, якщо замок точно в центрі.
    [harmony] +5 очок тому, хто нічого не скинув.
   *[mighty-duel] Усі 48 тайлів і королівства 7×7 клітинок.
}
web-only-two = Для двох гравців.
web-tiebreak = Якщо очок порівну
web-tiebreak-name = { $tiebreak ->
    [crowns] Лише корони
   *[territory-then-crowns] Найбільша область, потім корони
}
web-tiebreak-about = { $tiebreak ->
    [crowns] Як у пам’ятці видання для двох.
   *[territory-then-crowns] Як у правилах із коробки.
}
web-rule = правило { $rule }
web-start = Почати

## Before a Duel

web-spellbook-legend = Хто позначає у сувої
web-spellbook-name = { $spellbook ->
    [always] Позначають усі
   *[drawn] Хто пропустив хід, не позначає
}
web-spellbook-about = { $spellbook ->
    [always] Як у болгарському виданні.
   *[drawn] Як у російському виданні.
}
web-first-player = Хто починає
web-first-by-lot = За жеребом

## Налаштування

web-settings-kept = Зберігаються лише на цьому пристрої.
web-language = Мова
web-language-auto = Як у браузері
web-theme = Кольори
web-theme-name = { $theme ->
    [light] Папір
    [dark] Ніч
    [contrast] Високий контраст
   *[auto] Як у системі
}
web-motion = Анімація
web-motion-name = { $motion ->
    [less] Менше
    [full] Уся
   *[auto] Як у системі
}
web-pace = Темп
web-pace-name = { $pace ->
    [calm] Спокійний
    [quick] Швидкий
   *[normal] Звичайний
}
web-help-out = Зручність
web-sound = Звук
web-sound-about = Тихі звуки дерева й паперу.
web-sound-on = Звук увімкнено
web-sound-off = Звук вимкнено
web-patterns = Візерунки
web-patterns-about = Крім кольору, усе має свій візерунок.
web-confirm-turn = Підтверджувати кінець ходу
web-confirm-turn-about = До цього все можна скасувати.
web-letter-keys = Гарячі клавіші
web-letter-keys-about = Вимкніть, якщо керуєте пристроєм голосом.

## Мої партії

web-unfinished = Незавершені
web-finished = Завершені
web-games-empty = Тут поки немає партій. На першу вистачить чверті години.
web-open = Переглянути
web-remove = Видалити
web-removed = Видалено: { $names }
web-open-record = Відкрити запис
web-open-record-about = Виберіть файл або перетягніть його сюди.
web-save-record = Зберегти запис
web-record-broken = Не вдалося відкрити цей запис. { $reason }
web-replay = Перегляд

## Чесність

web-fairness = Що означає чесна гра
web-back = Назад

## Коли щось не так

web-lost-title = Тут нічого немає
web-lost-text = Адреса хибна, або партію на цьому пристрої видалили.
web-broken-title = Щось зламалося
web-broken-text = Або зник зв’язок, або помилка наша. Ваші партії зберігаються на цьому пристрої: завантажте сторінку знову й продовжуйте з того самого місця.
web-broken-reload = Завантажити знову
web-your-turn = Ваш хід
web-update = Є нова версія.
web-update-reload = Оновити
web-not-saved-full = На пристрої немає місця: партія збережеться лише до закриття сторінки. Видаліть непотрібні партії або збережіть запис.
web-not-saved-blocked = Браузер не дає нічого зберегти: партія збережеться лише до закриття сторінки. Щоб не втратити її, збережіть запис.
web-game-gone = Цю партію видалено в іншому вікні. Тут вона більше не зберігається.

## Хід

web-ask-put = Покладіть тайл
web-ask-take = Виберіть тайл із наступного ряду
web-ask-take-first = Виберіть тайл
web-ask-discard = Тайл не підходить: скиньте
web-ask-confirm = Усе готово: закінчіть хід
web-bot-thinks = Думає…
web-to-play = Ходить
web-voice-waits-person = Чекаємо на хід: { $name }
web-plays = Ходить
web-rotate = Повернути
web-undo = Скасувати
web-confirm = Закінчити хід
web-place-here = Покласти
web-take = Узяти
web-hint = Підказка
web-discard = Скинути

## Стіл

web-current-line = Поточний ряд
web-next-line = Наступний ряд
web-first-line = Перший ряд
web-left = { $count ->
    [0] тайлів більше немає
    [one] залишився { $count } тайл
    [few] залишилося { $count } тайли
   *[many] залишилося { $count } тайлів
}
web-round = Раунд { $round } з { $rounds }
web-last-round = Останній раунд
web-game-of = Партія { $game } з { $games }
web-points = { points }
web-gain = { $points ->
    [0] без очок
    [one] { SIGNED($points) } очко
    [few] { SIGNED($points) } очки
   *[many] { SIGNED($points) } очок
}
web-signed = { SIGNED($points) }
web-gain-why = { SIGNED($points) }: { $reasons }
web-gain-territory = { terrain } { $squares } × { $crowns }
web-gain-own = землі { SIGNED($points) }
web-gain-centre = центр { SIGNED($points) }
web-plays-order = ваш хід { $order }-й
web-turn-placed = { $name }: { $what }, { SIGNED($points) }
web-turn-discarded = { $name }: скинуто тайл { $domino }
web-turn-took = узято { $domino }
web-turn-only-took = { $name }: узято { $domino }
web-since = Показати ще раз, що було після мого ходу
web-so-far = { $bonus }: поки що { SIGNED($points) }
web-open-points = поки { SIGNED($points) }
web-turn-of = { $name }: ваш хід
web-kingdom-of = { $name }: королівство, { points }
web-domino = Тайл { $number }
web-half = { $crowns ->
    [0] { terrain }
   *[other] { terrain }, { crowns }
}
web-castle-of = замок ({ $name })
web-king-of = король ({ $name })
web-free = вільний
web-empty-cell = порожня клітинка { $x }, { $y }
web-cell = { $what }, клітинка { $x }, { $y }
web-enlarge = Збільшити королівство: { $name }
web-close = Закрити
web-breakdown = З чого вони складаються
web-menu = Меню
web-leave = Вийти з-за столу

## Чому ні

web-refusal-occupied = Тут уже зайнято
web-refusal-no-match = Жодна половина не торкається замку чи свого ландшафту
web-refusal-outside-grid = Королівство не вміститься в { $size }×{ $size } клітинок
web-refusal-taken = На тайлі { $domino } вже стоїть король: { $name }
web-refusal-put-first = Спершу покладіть свій тайл

## Клавіші

web-keys-title = Клавіші
web-keys =
    Стрілки: рухати тайл
    R: повернути
    F: поміняти половини
    N: наступне придатне місце
    Enter: покласти, закінчити хід
    U: скасувати
    1–4: вибрати тайл із наступного ряду
    H: підказка
    I: що це за фішка (або утримувати її)
    W: чий хід і що треба зробити
    K: моє королівство, рядок за рядком
    L: ряди
    S: очки
    M: останній хід
    /: ввести хід
    ?: ці клавіші

## Що чути без екрана

web-voice-put = { $name }: покладіть тайл { $domino } ({ $halves })
web-voice-take = { $name }: виберіть тайл. Вільні: { $free }
web-voice-discard = { $name }: тайл { $domino } нікуди покласти, скиньте його
web-voice-confirm = { $name }: закінчіть хід
web-voice-waits = { $name } думає
web-voice-laid = Тайл покладено: { web-gain }
web-voice-discarded = Тайл скинуто
web-voice-discarded-cost = { web-voice-discarded }: { web-gain }
web-voice-chosen = Вибрано тайл { $domino }
web-voice-undone = Скасовано
web-voice-then-takes = { $sentence }, потім бере тайл { $domino }
web-voice-half-at = { $half } на { $x }, { $y }
web-voice-fits = { $where }: підходить, { web-gain }
web-voice-fits-not = { $where }: не підходить
web-voice-gone = використаний
web-voice-row = Рядок { $y } від { $x }: { $squares }
web-voice-empty = { $count ->
    [one] порожньо
    [few] { $count } порожні
   *[many] { $count } порожніх
}
web-voice-score = { $name }: { points }
web-voice-nothing-yet = Поки нічого не сталося

## Хід словами

web-type-title = Ввести хід
web-type-about = Наприклад: put 1,0 2,0; take 17. Клітинки рахують від замку: праворуч, потім угору.
web-type-play = Зіграти

## Кінець

web-over = Партію закінчено
web-winner = Перемагає { $name }!
web-you-win = Ви перемогли!
web-winner-margin = Перемагає { $name }: на { $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[many] { $points } очок
} більше
web-look-back = Переглянути
web-winners-shared = Перемогу ділять { $names }
web-place-ranked = { place }
web-territory = { terrain }: { $squares } × { $crowns } = { $points }
web-no-territory = Жодної області з короною
web-bonus-middle = { -middle-kingdom }: замок у центрі
web-bonus-harmony = { -harmony }: нічого не скинуто
web-total = Разом: { points }
web-tie-largest = Очок порівну: вирішує найбільша область.
web-tie-crowns = Очок порівну: вирішують корони.
web-tie-shared = { $tiebreak ->
    [crowns] Порівну і очок, і корон.
   *[territory-then-crowns] Порівну все: і очки, і найбільша область, і корони.
}
web-rematch = Ще раз
web-next-game = Наступна партія

## Партії династії та розгублений бот

web-bot-stuck = Не може знайти хід
web-ask-again = Запитати ще раз
web-game-over = Партію { $game } з { $games } закінчено
web-earlier-games = За попередні партії: { points }
