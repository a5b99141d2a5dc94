### Столы на сервере, в терминале

online-bad-server = Это не адрес сервера: { $server }
online-no-seat = За этим столом у вас нет места. Посмотреть игру: { $command }
online-hosted = Стол готов: { $setting }
online-invitation =
    Отправьте эту ссылку: { $link }
    Или продиктуйте код: { $code }
online-host-next =
    Ваше место: { $join }
    Посмотреть игру: { $watch }
online-left = Вы вышли из-за стола. Место остаётся за вами: { $command }
online-record = Партия сохранена в { $file }. Проверить её: { $command }
online-keys = U — отменить · ? — правила · Q — выйти
online-keys-end = ? — правила · Q — выйти

online-seating = Ждём, пока займут все места
online-sealing = Устройства игроков запечатывают кубики
online-stopped = За этим столом нельзя играть дальше
online-link-down = Нет связи. Ничего не потеряно, пробуем снова…
online-bot-plays = За вас играет бот. Нажмите любую клавишу, чтобы вернуться.
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
help-host = создать стол на сервере и напечатать приглашение
help-host-about = Создаёт стол на сервере. Первое место ваше; остальные приходят по ссылке, по её QR-коду или по шести буквам, которые можно продиктовать по телефону.
help-host-server = адрес сервера
help-host-bot = бот сервера, по имени или номеру; по разу на каждого
help-host-clock = секунд на ход; без этого часов нет
help-host-json = стол, ссылки и код одной строкой JSON
help-join = сесть за стол и играть в терминале
help-join-about = Садится по приглашению или по коду или продолжает с вашего места и играет в терминале. Ключи, свидетельство и ходы без ответа хранятся на этом компьютере.
help-join-link = ссылка на стол или его код
help-join-server = сервер, чей это код
help-join-name = ваше имя за столом
help-watch = следить за партией на сервере строка за строкой
help-watch-about = Рассказывает о партии то, что можно знать всем, с начала до конца, и проверяет кубики.
help-watch-link = ссылка на стол
help-watch-json = строка JSON на каждый ход
help-bot = посадить за стол программу
help-bot-about = Садится по приглашению и даёт играть программе протокола движка (docs/engine.md).
help-bot-program = программа и её аргументы, после --
help-bot-movetime = миллисекунд на ход
