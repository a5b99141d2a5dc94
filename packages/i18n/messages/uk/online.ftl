### Столи на сервері, у терміналі

online-bad-server = Це не адреса сервера: { $server }
online-no-seat = За цим столом у вас немає місця. Подивитися гру: { $command }
online-hosted = Стіл готовий: { $setting }
online-invitation =
    Надішліть це посилання: { $link }
    Або продиктуйте код: { $code }
online-here-only = Це посилання відкриє лише цей комп’ютер. Щоб його відкрили інші, нехай сервер слухає вашу мережу, або задайте PUBLIC_URL.
online-host-next =
    Ваше місце: { $join }
    Подивитися гру: { $watch }
online-left = Ви вийшли з-за столу. Місце лишається за вами: { $command }
online-record = Партію збережено в { $file }. Перевірити її: { $command }
online-keys = U — скасувати · ? — правила · : — стіл · Q — вийти
online-keys-end = ? — правила · : — стіл · Q — вийти

online-seating = Чекаємо, доки займуть усі місця
online-sealing = Пристрої гравців запечатують кубики
online-stopped = За цим столом не можна грати далі
online-link-down = Немає зв’язку. Нічого не втрачено, пробуємо знову…
online-bot-plays = За вас грає бот. Натисніть будь-яку клавішу, щоб повернутися.
online-hurried = Сервер завантажений: боти думають менше, ніж зазвичай, і грають трохи слабше.
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

online-choices = За столом: натисніть літеру або Esc
online-resign-sure = Здатися? Ще раз { $letter }: здатися, будь-яка інша клавіша: ні
online-reopened = Сервер відновлено зі старішої копії: ходів після цього більше немає. Гра йде далі з новими печатками.
online-claim = { $name } приходить з іншого пристрою. Натисніть : щоб впустити.
online-resigned = Здалися, останнє місце: { $names }.
online-rematch-waits = Чекаємо, чи захочуть інші зіграти ще.
online-rematch-wanted = { $name } пропонує зіграти ще: натисніть :
online-rematch-ready = Наступна гра: { $join }
online-until = до { $time }
online-left-time = лишилося { $time }
deed-let-in = Впустити з іншого пристрою: { $name }
deed-bot = Нехай за гравця { $name } грає бот
deed-rematch = Зіграти ще
deed-resign = Здатися за { $name }
deed-reaction = { $reaction ->
    [clap] Браво!
    [wow] Ого!
    [oh-no] О ні!
    [think] Думаю…
    [hurry] Швидше?
   *[thanks] Дякую!
}
tables-none = У вас немає столів на цьому сервері
tables-mine = Ваші столи:
tables-public-none = Зараз жоден стіл ні на кого не чекає
tables-public = Столи, що чекають на будь-кого:
tables-line = { $state } · { $game } · { $names } · { $link }
tables-state = { $state ->
    [turn] Ваш хід
    [seating] Чекає на людей
    [over] Закінчена
    [stopped] Грати не можна
   *[playing] Ходять інші
}
tables-free = { $count ->
    [one] { $count } вільне місце
    [few] { $count } вільні місця
   *[many] { $count } вільних місць
}

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
help-worker = запустити виконавця: тут думають боти сервера з PostgreSQL
help-worker-about = Запускає виконавця на будь-якому комп’ютері: тут думають боти всіх серверів зі спільною PostgreSQL із DATABASE_URL. Портів він не відкриває. Змінні описано в docs/operate.md.
help-host = створити стіл на сервері й надрукувати запрошення
help-host-about = Створює стіл на сервері. Перше місце ваше; інші приходять за посиланням, за його QR-кодом або за шістьма літерами, які можна продиктувати телефоном.
help-host-server = адреса сервера
help-host-bot = бот сервера, за ім’ям або номером; по разу на кожного
help-host-clock = секунд на хід; без цього годинника немає
help-host-public = показати стіл усім у спільному списку, якщо він є на сервері
help-host-json = стіл, посилання і код одним рядком JSON
help-join = сісти за стіл і грати в терміналі
help-join-about = Сідає за запрошенням чи кодом або продовжує з вашого місця і грає в терміналі. Ключі, свідчення і ходи без відповіді зберігаються на цьому комп’ютері.
help-join-link = посилання на стіл або його код
help-join-server = сервер, чий це код
help-join-name = ваше ім’я за столом
help-tables = показати ваші столи на сервері й ті, що чекають на будь-кого
help-tables-about = Показує ваші столи (першими ті, де ваш хід) і спільний список, якщо він є на сервері. Щоб сісти, дайте посилання команді crownhold join.
help-tables-json = обидва списки одним рядком JSON
help-watch = стежити за партією на сервері рядок за рядком
help-watch-about = Розповідає про партію те, що можна знати всім, від початку до кінця, і перевіряє кубики.
help-watch-link = посилання на стіл
help-watch-json = рядок JSON на кожен хід
help-bot = посадити за стіл програму
help-bot-about = Сідає за запрошенням і дає грати програмі протоколу рушія (docs/engine.md).
help-bot-program = програма та її аргументи, після --
help-bot-movetime = мілісекунд на хід
