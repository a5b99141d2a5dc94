### Играта в браузъра

## Домът

web-name = Crownhold
web-tagline = Кралства на една маса
web-title = Crownhold: { -kingdomino } в браузъра
web-description = { -kingdomino } в браузъра: срещу ботове или заедно на едно устройство, безплатно и без регистрация.
web-noscript = Crownhold има нужда от JavaScript. Включете го и презаредете страницата.
web-play-now = Играй
web-friends = С приятели
web-join-by-code = Влизане с код
web-choose = Избери…
web-by-message = Чрез съобщения
web-continue = Продължи
web-about-game = { $game ->
    [kingdomino] Свързвайте земите, събирайте корони. 2⁠–⁠4 играчи.
    [duel] Четири зара, две карти, магически свитък. 2 играчи.
   *[colours] Хвърлете заровете, оцветете картата. 1⁠–⁠4 играчи.
}
web-rulebook = Правила
web-learn = Първа игра с подсказки
web-my-games = Моите игри
web-settings = Настройки
web-to-first = Към началото
web-you = вие
web-about = Неофициално
web-family = Тук вече са играли
web-family-forget = Забрави тези имена

## Преди играта

web-new-game = Нова игра
web-new-game-of = { game }: нова игра
web-dice-coming = Заровете идват… { $percent } %
web-dice-failed = Заровете не се заредиха. Има ли връзка? Нужни са веднъж и после остават на това устройство.
web-try-again = Още веднъж
web-seats = Колко играчи?
web-seat = Място { $number }
web-who = Кой играе
web-name-of-seat = Име
web-person = Човек
web-player = Играч { $number }
web-banner = { $seat ->
    [0] розово знаме
    [1] жълто знаме
    [2] зелено знаме
   *[other] синьо знаме
}
web-only-bots = Играят само ботове: може просто да гледате.
web-variants = Варианти
web-variant-about = { $variant ->
    [dynasty] Три игри една след друга, точките се събират.
    [middle-kingdom] +10 точки за замък точно в центъра.
    [harmony] +5 точки за този, който не е изхвърлил нищо.
   *[mighty-duel] Всички 48 плочки и кралства от 7×7 квадрата.
}
web-only-two = За двама играчи.
web-tiebreak = При равни точки
web-tiebreak-name = { $tiebreak ->
    [crowns] Само короните
   *[territory-then-crowns] Най-голямата област, после короните
}
web-tiebreak-about = { $tiebreak ->
    [crowns] Както в листовката на изданието за двама.
   *[territory-then-crowns] Както в правилата от кутията.
}
web-rule = правило { $rule }
web-start = Старт

## Before a Duel

web-spellbook-legend = Кой отбелязва в свитъка
web-spellbook-name = { $spellbook ->
    [always] Отбелязват всички
   *[drawn] Който пропусне хода, не отбелязва
}
web-spellbook-about = { $spellbook ->
    [always] Както в българското издание.
   *[drawn] Както в руското издание.
}
web-first-player = Кой започва
web-first-by-lot = По жребий

## Настройки

web-settings-kept = Пазят се само на това устройство.
web-language = Език
web-language-auto = Както в браузъра
web-theme = Цветове
web-theme-name = { $theme ->
    [light] Хартия
    [dark] Нощ
    [contrast] Висок контраст
   *[auto] Както в системата
}
web-motion = Анимация
web-motion-name = { $motion ->
    [less] По-малко
    [full] Цялата
   *[auto] Както в системата
}
web-pace = Темпо
web-pace-name = { $pace ->
    [calm] Спокойно
    [quick] Бързо
   *[normal] Обичайно
}
web-help-out = Удобства
web-sound = Звук
web-sound-about = Тихи звуци на дърво и хартия.
web-sound-on = Звукът е включен
web-sound-off = Звукът е изключен
web-patterns = Шарки
web-patterns-about = Освен цвят всичко има и своя шарка.
web-confirm-turn = Потвърждаване на края на хода
web-confirm-turn-about = Дотогава всичко може да се отмени.
web-letter-keys = Клавиши за бърз достъп
web-letter-keys-about = Изключете ги, ако управлявате устройството с глас.

## Моите игри

web-unfinished = Незавършени
web-finished = Завършени
web-games-empty = Тук още няма игри. За първата стига четвърт час.
web-open = Виж
web-remove = Изтрий
web-removed = Изтрито: { $names }
web-open-record = Отвори запис
web-open-record-about = Изберете файл или го пуснете тук.
web-save-record = Запази записа
web-record-broken = Този запис не може да се отвори. { $reason }
web-replay = Преглед

## Честност

web-fairness = Какво значи честна игра
web-back = Назад

## Когато нещо не е наред

web-lost-title = Тук няма нищо
web-lost-text = Адресът е грешен или играта е изтрита от това устройство.
web-broken-title = Нещо се обърка
web-broken-text = Или връзката е прекъснала, или грешката е наша. Игрите ви се пазят на това устройство: заредете страницата отново и продължете оттам, докъдето сте стигнали.
web-broken-reload = Презареди
web-your-turn = На ход сте
web-update = Има нова версия.
web-update-reload = Обнови
web-not-saved-full = На устройството няма място: играта ще се пази само докато страницата е отворена. Изтрийте ненужни игри или запазете записа.
web-not-saved-blocked = Браузърът не позволява нищо да се запази: играта ще се пази само докато страницата е отворена. За да не я загубите, запазете записа.
web-game-gone = Тази игра е изтрита в друг прозорец. Тук тя вече не се запазва.

## Ходът

web-ask-put = Поставете плочката си
web-ask-take = Изберете плочка от следващия ред
web-ask-take-first = Изберете плочка
web-ask-discard = Не се побира: изхвърлете я
web-ask-confirm = Всичко е готово: завършете хода
web-bot-thinks = Мисли…
web-to-play = На ход
web-voice-waits-person = Чакаме хода на { $name }
web-plays = На ход
web-rotate = Завърти
web-undo = Отмени
web-confirm = Завърши хода
web-place-here = Постави
web-take = Вземи
web-hint = Подсказка
web-discard = Изхвърли

## Масата

web-current-line = Текущ ред
web-next-line = Следващ ред
web-first-line = Първи ред
web-left = { $count ->
    [0] няма повече плочки
    [one] остава { $count } плочка
   *[other] остават { $count } плочки
}
web-round = Рунд { $round } от { $rounds }
web-last-round = Последен рунд
web-game-of = Игра { $game } от { $games }
web-points = { points }
web-gain = { $points ->
    [0] без точки
    [one] { SIGNED($points) } точка
   *[other] { SIGNED($points) } точки
}
web-signed = { SIGNED($points) }
web-gain-why = { SIGNED($points) }: { $reasons }
web-gain-territory = { terrain } { $squares } × { $crowns }
web-gain-own = земи { SIGNED($points) }
web-gain-centre = център { SIGNED($points) }
web-plays-order = { $order ->
    [1] вие сте 1-ви
    [2] вие сте 2-ри
   *[other] вие сте { $order }-ти
}
web-turn-placed = { $name }: { $what }, { SIGNED($points) }
web-turn-discarded = { $name }: изхвърлена плочка { $domino }
web-turn-took = взета { $domino }
web-turn-only-took = { $name }: взета { $domino }
web-since = Покажи пак какво стана след моя ход
web-so-far = { $bonus }: засега { SIGNED($points) }
web-open-points = засега { SIGNED($points) }
web-turn-of = { $name }: ваш ред е
web-kingdom-of = { $name }: кралство, { points }
web-domino = Плочка { $number }
web-half = { $crowns ->
    [0] { terrain }
   *[other] { terrain }, { crowns }
}
web-castle-of = замък ({ $name })
web-king-of = крал ({ $name })
web-free = свободна
web-empty-cell = празен квадрат { $x }, { $y }
web-cell = { $what }, квадрат { $x }, { $y }
web-enlarge = Увеличи кралството: { $name }
web-close = Затвори
web-breakdown = От какво се състоят
web-menu = Меню
web-leave = Напусни масата

## Защо не

web-refusal-occupied = Тук вече е заето
web-refusal-no-match = Никоя половина не опира до замъка или своята местност
web-refusal-outside-grid = Кралството няма да се побере в { $size }×{ $size } квадрата
web-refusal-taken = На плочка { $domino } вече стои крал: { $name }
web-refusal-put-first = Първо поставете своята плочка

## Клавиши

web-keys-title = Клавиши
web-keys =
    Стрелки: премести плочката
    R: завърти я
    F: размени половините
    N: следващо подходящо място
    Enter: постави, завърши хода
    U: отмени
    1–4: избери плочка от следващия ред
    H: подсказка
    I: каква е тази фигура (или я задръжте)
    W: чий е ходът и какво се иска
    K: моето кралство, ред по ред
    L: редовете с плочки
    S: точките
    M: последният ход
    /: въведи ход
    ?: тези клавиши

## Какво се чува без екран

web-voice-put = { $name }, поставете плочка { $domino }: { $halves }
web-voice-take = { $name }, изберете плочка: { $free }
web-voice-discard = { $name }, плочка { $domino } не се побира никъде: изхвърлете я
web-voice-confirm = { $name }, завършете хода
web-voice-waits = { $name } мисли
web-voice-laid = Плочката е поставена: { web-gain }
web-voice-discarded = Плочката е изхвърлена
web-voice-discarded-cost = { web-voice-discarded }: { web-gain }
web-voice-chosen = Избрана е плочка { $domino }
web-voice-undone = Отменено
web-voice-then-takes = { $sentence }, после взема плочка { $domino }
web-voice-half-at = { $half } на { $x }, { $y }
web-voice-fits = { $where }: пасва, { web-gain }
web-voice-fits-not = { $where }: не пасва
web-voice-gone = използвана
web-voice-row = Ред { $y } от { $x }: { $squares }
web-voice-empty = { $count ->
    [one] празно
   *[other] { $count } празни
}
web-voice-score = { $name }: { points }
web-voice-nothing-yet = Още нищо не се е случило

## Ход с думи

web-type-title = Въвеждане на ход
web-type-about = Например: put 1,0 2,0; take 17. Квадратите се броят от замъка: надясно, после нагоре.
web-type-play = Изиграй

## Краят

web-over = Играта приключи
web-winner = Побеждава { $name }!
web-you-win = Победихте!
web-winner-margin = Побеждава { $name }: с { points } повече
web-look-back = Преглед на играта
web-winners-shared = Победата си поделят { $names }
web-place-ranked = { place }
web-territory = { terrain }: { $squares } × { $crowns } = { $points }
web-no-territory = Няма област с корона
web-bonus-middle = { -middle-kingdom }: замъкът е в центъра
web-bonus-harmony = { -harmony }: нищо не е изхвърлено
web-total = Общо: { points }
web-tie-largest = Точките са равни: решава най-голямата област.
web-tie-crowns = Точките са равни: решават короните.
web-tie-shared = { $tiebreak ->
    [crowns] Равни са и точките, и короните.
   *[territory-then-crowns] Равно е всичко: и точките, и най-голямата област, и короните.
}
web-rematch = Отново
web-next-game = Следваща игра

## Игрите на династията и объркан бот

web-bot-stuck = Не намира ход
web-ask-again = Нов опит
web-game-over = Игра { $game } от { $games } приключи
web-earlier-games = От предишни игри: { points }
