### Столы на сервере, в терминале

online-bad-server = Это не адрес сервера: { $server }
online-no-seat = За этим столом у вас нет места. Посмотреть игру: { $command }
online-hosted = Стол готов: { $setting }
online-invitation =
    Отправьте эту ссылку: { $link }
    Или продиктуйте код: { $code }
online-here-only = Эту ссылку откроет только этот компьютер. Чтобы её открыли другие, пусть сервер слушает вашу сеть, или задайте PUBLIC_URL.
online-host-next =
    Ваше место: { $join }
    Посмотреть игру: { $watch }
online-left = Вы вышли из-за стола. Место остаётся за вами: { $command }
online-record = Партия сохранена в { $file }. Проверить её: { $command }
online-keys = U — отменить · ? — правила · : — стол · Q — выйти
online-keys-end = ? — правила · : — стол · Q — выйти

online-seating = Ждём, пока займут все места
online-sealing = Устройства игроков запечатывают кубики
online-stopped = За этим столом нельзя играть дальше
online-link-down = Нет связи. Ничего не потеряно, пробуем снова…
online-bot-plays = За вас играет бот. Нажмите любую клавишу, чтобы вернуться.
online-hurried = Сервер загружен: боты думают меньше обычного и играют чуть слабее.
online-turn-refused = { $code ->
    [too-late] Поздно: ваше время вышло
    [bot-plays] Этот ход делает бот
    [stale] Этот ход уже сделан
    [gone] Стола больше нет
   *[other] Сервер не принял ход: { $code }
}
online-trouble = { $trouble ->
    [other-version] У сервера другая версия. Обновите то, что старше.
    [no-session] Сервер больше не знает этот компьютер
    [gone] Такого стола больше нет
   *[not-your-seat] Это место занято другим
}
online-proof-checked = Кубики: проверено
online-proof-to-check = { $count ->
    [one] Кубики: ещё не проверено { $count } событие
    [few] Кубики: ещё не проверено { $count } события
   *[many] Кубики: ещё не проверено { $count } событий
}
online-proof-wrong = Кубики НЕ сходятся: { $code }

online-choices = За столом: нажмите букву или Esc
online-resign-sure = Сдаться? Ещё раз { $letter }: сдаться, любая другая клавиша: нет
online-reopened = Сервер восстановлен из более старой копии: ходов после этого больше нет. Игра идёт дальше с новыми печатями.
online-claim = { $name } приходит с другого устройства. Нажмите : чтобы впустить.
online-resigned = Сдались, последнее место: { $names }.
online-rematch-waits = Ждём, захотят ли остальные сыграть ещё.
online-rematch-wanted = { $name } предлагает сыграть ещё: нажмите :
online-rematch-ready = Следующая игра: { $join }
online-until = до { $time }
online-left-time = осталось { $time }
deed-let-in = Впустить с другого устройства: { $name }
deed-bot = Пусть за игрока { $name } играет бот
deed-rematch = Сыграть ещё
deed-resign = Сдаться за { $name }
deed-reaction = { $reaction ->
    [clap] Браво!
    [wow] Ого!
    [oh-no] О нет!
    [think] Думаю…
    [hurry] Поторопимся?
   *[thanks] Спасибо!
}
tables-none = У вас нет столов на этом сервере
tables-mine = Ваши столы:
tables-public-none = Сейчас ни один стол никого не ждёт
tables-public = Столы, которые ждут кого угодно:
tables-line = { $state } · { $game } · { $names } · { $link }
tables-state = { $state ->
    [turn] Ваш ход
    [seating] Ждёт людей
    [over] Окончена
    [stopped] Играть нельзя
   *[playing] Ходят другие
}
tables-free = { $count ->
    [one] { $count } свободное место
    [few] { $count } свободных места
   *[many] { $count } свободных мест
}

## Справка

help-group-online = Игра на сервере
help-word-link = ссылка
help-word-name = имя
help-word-program = программа
help-word-address = адрес
help-serve = запустить сервер: страницу и столы
help-serve-about = Запускает сервер, как npm start, со страницей последней сборки. Переменные описаны в docs/operate.md.
help-serve-port = на каком порту слушать
help-serve-host = на каком адресе слушать
help-serve-site = другая папка со страницей
help-worker = запустить исполнителя: здесь думают боты сервера с PostgreSQL
help-worker-about = Запускает исполнителя на любом компьютере: здесь думают боты всех серверов с общей PostgreSQL из DATABASE_URL. Портов он не открывает. Переменные описаны в docs/operate.md.
help-host = создать стол на сервере и напечатать приглашение
help-host-about = Создаёт стол на сервере. Первое место ваше; остальные приходят по ссылке, по её QR-коду или по шести буквам, которые можно продиктовать по телефону.
help-host-server = адрес сервера
help-host-bot = бот сервера, по имени или номеру; по разу на каждого
help-host-clock = секунд на ход; без этого часов нет
help-host-public = показать стол всем в общем списке, если он есть на сервере
help-host-json = стол, ссылки и код одной строкой JSON
help-join = сесть за стол и играть в терминале
help-join-about = Садится по приглашению или по коду или продолжает с вашего места и играет в терминале. Ключи, свидетельство и ходы без ответа хранятся на этом компьютере.
help-join-link = ссылка на стол или его код
help-join-server = сервер, чей это код
help-join-name = ваше имя за столом
help-tables = показать ваши столы на сервере и те, что ждут кого угодно
help-tables-about = Показывает ваши столы (первыми те, где ваш ход) и общий список, если он есть на сервере. Чтобы сесть, дайте ссылку команде crownhold join.
help-tables-json = оба списка одной строкой JSON
help-watch = следить за партией на сервере строка за строкой
help-watch-about = Рассказывает о партии то, что можно знать всем, с начала до конца, и проверяет кубики.
help-watch-link = ссылка на стол
help-watch-json = строка JSON на каждый ход
help-bot = посадить за стол программу
help-bot-about = Садится по приглашению и даёт играть программе протокола движка (docs/engine.md).
help-bot-program = программа и её аргументы, после --
help-bot-movetime = миллисекунд на ход
