// Written by `npm run messages` from messages/*/*.ftl: change those.
export const friends = `friends-invite = Приглашение
friends-your-name = Ваше имя
friends-send = Отправить ссылку
friends-copy = Скопировать ссылку
friends-copied = Скопировано
friends-link = Ссылка
friends-message = { $name } зовёт вас играть: { game }
friends-message-unnamed = Приглашение в игру: { game }
friends-code = Код
friends-qr = Ссылка картинкой для камеры
friends-here-only = Работает только в этой сети Wi‑Fi.
friends-elsewhere = Чтобы играть из другого города, нужен публичный адрес.
friends-host-help = Друзья в другом городе
friends-host-address = Сервер этой страницы работает в вашей домашней сети. Запустите его на компьютере, доступном из интернета, и укажите его адрес в PUBLIC_URL. Как это сделать, написано в файле игры:
friends-seats = Места
friends-free = свободно
friends-away = отошёл
friends-learning = учится играть
friends-you = вы
friends-host = хозяин стола
friends-add-seat = Ещё одно место
friends-remove-seat = На одно место меньше
friends-seat-taker = Кто займёт это место?
friends-wait-for-somebody = Подождать кого-нибудь
friends-send-away = Убрать из-за стола
friends-leave = Уйти
friends-start = Начать
friends-start-bots = Свободные места займут боты?
friends-start-with-bots = Начать с ботами
friends-starts-in = { $seconds ->
    [one] Начало через { $seconds } секунду
    [few] Начало через { $seconds } секунды
   *[many] Начало через { $seconds } секунд
}
friends-wait = Подождать
friends-waiting-for-host = Игру начнёт { $name }
friends-sealing = Устройства всех игроков запечатывают кубики…
friends-no-server = Чтобы играть с друзьями, за этой страницей должен стоять сервер. Его запускает хозяин страницы: «npm start».
friends-terms = Как играем
friends-rules = Правила
friends-rules-basic = Основные правила
friends-clock = Часы
friends-clock-none = Без часов
friends-clock-turn = { $time } на каждый ход
friends-clock-bank = { $time } и ещё { $more } после каждого хода
friends-who-comes = Кто может прийти
friends-comes = { $way ->
    [list] Все, стол в списке
   *[link] Только по ссылке
}
friends-one-more-here = Ещё один игрок за этим устройством
friends-second-name = Имя второго игрока
friends-invited = { $name } зовёт вас играть: { game }
friends-invited-unnamed = Вас зовут играть: { game }
friends-sit = Сесть за стол
friends-learn-first = Ещё не играли? Сначала две минуты урока
friends-code-six = Шесть букв
friends-public = Открытые столы
friends-public-none = Сейчас ни один стол никого не ждёт.
friends-free-seats = { $count ->
    [one] { $count } свободное место
    [few] { $count } свободных места
   *[many] { $count } свободных мест
}
friends-join = Войти
friends-full = Все места заняты.
friends-started = Игра уже началась.
friends-over = Эта игра окончена.
friends-watch = Смотреть
friends-open-like = Открыть такой же стол
friends-are-you = Вы один из них? Кто-нибудь за столом может вас впустить.
friends-i-am = Я { $name }
friends-asked-in = Остальных попросили вас впустить…
friends-back = На первый экран
friends-to-table = За стол
friends-kept-seat = Ваше место за столом вас ждёт
friends-line-down = Нет связи, пробуем снова…
friends-sent-later = Отправится, когда вернётся связь
friends-on-its-way = Ваш ход в пути…
friends-is-away = Нет на месте: { $name }
friends-bot-on = Пусть играет бот
friends-bot-plays = За вас играет бот
friends-take-back = Вернуться за стол
friends-claim = Кто-то говорит: «Я { $name }»
friends-let-in = Да, это { $name }
friends-refused = { $code ->
    [too-late] Поздно: ваше время вышло
    [bot-plays] Этот ход делает бот
    [stale] Этот ход сделан на другом устройстве
   *[other] Стол не принял ход
}
friends-dice-checked = Кубики: проверено
friends-dice-to-check = { $count ->
    [one] Кубики: осталось проверить { $count } бросок
    [few] Кубики: осталось проверить { $count } броска
   *[many] Кубики: осталось проверить { $count } бросков
}
friends-dice-wrong = Кубики не сходятся с обещанным
friends-dice-more = Что это значит
friends-hurried = Сервер загружен: боты думают меньше обычного и играют чуть слабее.
friends-watch-link = Ссылка для зрителей
friends-move-link = Моё место на другом устройстве
friends-resign = Сдаться
friends-resign-sure = Сдаться в этой игре?
friends-react = Знак
friends-reaction = { $reaction ->
    [clap] Браво!
    [wow] Ого!
    [oh-no] О нет!
    [think] Думаю…
    [hurry] Поторопимся?
   *[thanks] Спасибо!
}
friends-reacted = { $name }: { $sign }
friends-your-turn = Ваш ход
friends-tables = Игры с друзьями
friends-clocks = Часы
friends-until = до { $time }
friends-left = { $name }: { $time }
friends-signs-shown = Показывать знаки других
friends-find-again = Хотите потом найти эту игру? Откройте её в своём браузере.
friends-take-along = Ссылка, которая перенесёт моё место
friends-tell-me = Сообщать, когда мой ход
friends-told-here = Это устройство сообщит, когда будет ваш ход
friends-told-not = Браузер не разрешает уведомления для этой страницы
friends-kept = Что хранит этот сервер
friends-watching = Вы смотрите
friends-scan-watch = Наведите камеру, чтобы смотреть
friends-by-message = в переписке
friends-wants-again = { $name } хочет сыграть ещё
friends-waiting-for = Ждём: { $names }
friends-tally = { $name } { $wins }
friends-tally-two = { $first } { $wins } : { $others } { $second }
friends-yes = Да
friends-not-now = Не сейчас
friends-resigned = { $count ->
    [one] { $names } сдаётся и занимает последнее место
    [few] { $names } сдаются и занимают последние места
   *[many] { $names } сдаются и занимают последние места
}
friends-end-checking = Проверяем всю игру…
friends-end-checked = Вся игра проверена: всё, что выпало, сходится с запечатанным заранее
friends-end-wrong = Игра не сходится с запечатанным или с тем, что видело это устройство
friends-end-open = Вся игра здесь не проверена
friends-end-check = Проверить сейчас
friends-trouble = { $trouble ->
    [unreachable] Сервер не отвечает. Попробуйте ещё раз чуть позже.
    [wrong-link] Эта ссылка больше не ведёт к столу.
    [unknown-code] Такого кода нет. Коды действуют до начала игры.
    [unknown-table] Такого стола больше нет.
    [not-your-seat] Это место теперь у другого устройства.
    [no-session] Этот браузер потерял своё место.
    [other-version] Вышла новая версия: обновите страницу.
    [bad-name] Такое имя не подойдёт.
    [too-many] Слишком часто. Попробуйте ещё раз чуть позже.
    [has-started] Игра уже началась.
    [seat-refused] Все места заняты.
   *[other] Сервер этого не сделал. Попробуйте ещё раз.
}
friends-reload = Обновить
friends-try-again = Попробовать ещё раз
`;
