### Столи на сервері, у терміналі

online-bad-server = Це не адреса сервера: { $server }
online-no-seat = За цим столом у вас немає місця. Подивитися гру: { $command }
online-hosted = Стіл готовий: { $setting }
online-invitation =
    Надішліть це посилання: { $link }
    Або продиктуйте код: { $code }
online-host-next =
    Ваше місце: { $join }
    Подивитися гру: { $watch }
online-left = Ви вийшли з-за столу. Місце лишається за вами: { $command }
online-record = Партію збережено в { $file }. Перевірити її: { $command }
online-keys = U — скасувати · ? — правила · Q — вийти
online-keys-end = ? — правила · Q — вийти

online-seating = Чекаємо, доки займуть усі місця
online-sealing = Пристрої гравців запечатують кубики
online-stopped = За цим столом не можна грати далі
online-link-down = Немає зв’язку. Нічого не втрачено, пробуємо знову…
online-bot-plays = За вас грає бот. Натисніть будь-яку клавішу, щоб повернутися.
online-turn-refused = { $code ->
    [too-late] Пізно: ваш час вийшов
    [bot-plays] Цей хід робить бот
    [stale] Цей хід уже зроблено
    [gone] Столу більше немає
   *[other] Сервер не прийняв хід: { $code }
}
online-trouble = { $trouble ->
    [other-version] У сервера інша версія. Оновіть те, що старіше.
    [no-session] Сервер більше не знає цей комп’ютер
    [gone] Такого столу більше немає
   *[not-your-seat] Це місце належить іншому
}
online-proof-checked = Кубики: перевірено
online-proof-to-check = { $count ->
    [one] Кубики: ще не перевірено { $count } подію
    [few] Кубики: ще не перевірено { $count } події
   *[many] Кубики: ще не перевірено { $count } подій
}
online-proof-wrong = Кубики НЕ сходяться: { $code }

## Довідка

help-group-online = Гра на сервері
help-word-link = посилання
help-word-name = ім’я
help-word-program = програма
help-word-address = адреса
help-serve = запустити сервер: сторінку і столи
help-serve-about = Запускає сервер, як npm start, зі сторінкою останньої збірки. Змінні описано в docs/operate.md.
help-serve-port = на якому порту слухати
help-serve-host = на якій адресі слухати
help-serve-site = інша тека зі сторінкою
help-host = створити стіл на сервері й надрукувати запрошення
help-host-about = Створює стіл на сервері. Перше місце ваше; інші приходять за посиланням, за його QR-кодом або за шістьма літерами, які можна продиктувати телефоном.
help-host-server = адреса сервера
help-host-bot = бот сервера, за ім’ям або номером; по разу на кожного
help-host-clock = секунд на хід; без цього годинника немає
help-host-json = стіл, посилання і код одним рядком JSON
help-join = сісти за стіл і грати в терміналі
help-join-about = Сідає за запрошенням чи кодом або продовжує з вашого місця і грає в терміналі. Ключі, свідчення і ходи без відповіді зберігаються на цьому комп’ютері.
help-join-link = посилання на стіл або його код
help-join-server = сервер, чий це код
help-join-name = ваше ім’я за столом
help-watch = стежити за партією на сервері рядок за рядком
help-watch-about = Розповідає про партію те, що можна знати всім, від початку до кінця, і перевіряє кубики.
help-watch-link = посилання на стіл
help-watch-json = рядок JSON на кожен хід
help-bot = посадити за стіл програму
help-bot-about = Сідає за запрошенням і дає грати програмі протоколу рушія (docs/engine.md).
help-bot-program = програма та її аргументи, після --
help-bot-movetime = мілісекунд на хід
