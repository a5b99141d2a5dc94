### Игра в браузере

## Дом

web-name = Crownhold
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

## До начала

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

## Before a Duel

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

## Настройки

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

## Мои партии

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

## Честность

web-fairness = Что значит честная игра
web-back = Назад

## Когда что-то не так

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

## Ход

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

## Стол

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

## Почему нет

web-refusal-occupied = Здесь уже занято
web-refusal-no-match = Ни одна половина не касается замка или своего ландшафта
web-refusal-outside-grid = Королевство не уместится в { $size }×{ $size } клеток
web-refusal-taken = На тайле { $domino } уже стоит король: { $name }
web-refusal-put-first = Сначала положите свой тайл

## Клавиши

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

## Что слышно без экрана

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

## Ход словами

web-type-title = Ввести ход
web-type-about = Например: put 1,0 2,0; take 17. Клетки считаются от замка: вправо, затем вверх.
web-type-play = Сыграть

## Конец

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

## Партии династии и растерянный бот

web-bot-stuck = Не может найти ход
web-ask-again = Спросить ещё раз
web-game-over = Партия { $game } из { $games } окончена
web-earlier-games = За прошлые партии: { points }
