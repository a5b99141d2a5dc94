// Written by `npm run messages` from messages/*/*.ftl: change those.
export const friends = `friends-invite = Запрошення
friends-your-name = Ваше ім’я
friends-send = Надіслати посилання
friends-copy = Скопіювати посилання
friends-copied = Скопійовано
friends-link = Посилання
friends-message = { $name } кличе вас грати: { game }
friends-message-unnamed = Запрошення до гри: { game }
friends-code = Код
friends-qr = Посилання картинкою для камери
friends-here-only = Працює лише в цій мережі Wi‑Fi.
friends-elsewhere = Щоб грати з іншого міста, потрібна публічна адреса.
friends-host-help = Друзі в іншому місті
friends-host-address = Сервер цієї сторінки працює у вашій домашній мережі. Запустіть його на комп’ютері, доступному з інтернету, і вкажіть його адресу в PUBLIC_URL. Як це зробити, написано у файлі гри:
friends-seats = Місця
friends-free = вільно
friends-away = немає на місці
friends-learning = вчиться грати
friends-you = ви
friends-host = господар столу
friends-add-seat = Ще одне місце
friends-remove-seat = На одне місце менше
friends-seat-taker = Хто займе це місце?
friends-wait-for-somebody = Зачекати на когось
friends-send-away = Прибрати з-за столу
friends-leave = Піти
friends-start = Почати
friends-start-bots = Вільні місця займуть боти?
friends-start-with-bots = Почати з ботами
friends-starts-in = { $seconds ->
    [one] Початок за { $seconds } секунду
    [few] Початок за { $seconds } секунди
   *[many] Початок за { $seconds } секунд
}
friends-wait = Зачекати
friends-waiting-for-host = Гру почне { $name }
friends-sealing = Пристрої всіх гравців запечатують кубики…
friends-no-server = Щоб грати з друзями, за цією сторінкою має стояти сервер. Його запускає господар сторінки: «npm start».
friends-terms = Як граємо
friends-rules = Правила
friends-rules-basic = Основні правила
friends-clock = Годинник
friends-clock-none = Без годинника
friends-clock-turn = { $time } на кожен хід
friends-clock-bank = { $time } і ще { $more } після кожного ходу
friends-who-comes = Хто може прийти
friends-comes = { $way ->
    [list] Усі, стіл у списку
   *[link] Лише за посиланням
}
friends-one-more-here = Ще один гравець за цим пристроєм
friends-second-name = Ім’я другого гравця
friends-invited = { $name } кличе вас грати: { game }
friends-invited-unnamed = Вас кличуть грати: { game }
friends-sit = Сісти за стіл
friends-learn-first = Ще не грали? Спершу дві хвилини уроку
friends-code-six = Шість літер
friends-public = Відкриті столи
friends-public-none = Зараз жоден стіл нікого не чекає.
friends-free-seats = { $count ->
    [one] { $count } вільне місце
    [few] { $count } вільні місця
   *[many] { $count } вільних місць
}
friends-join = Увійти
friends-full = Усі місця зайняті.
friends-started = Гра вже почалася.
friends-over = Цю гру закінчено.
friends-watch = Дивитися
friends-open-like = Відкрити такий самий стіл
friends-are-you = Ви хтось із них? Хтось за столом може вас впустити.
friends-i-am = Я { $name }
friends-asked-in = Інших попросили вас впустити…
friends-back = На перший екран
friends-to-table = До столу
friends-kept-seat = Ваше місце за столом чекає на вас
friends-line-down = Немає зв’язку, пробуємо знову…
friends-sent-later = Буде надіслано, коли повернеться зв’язок
friends-on-its-way = Ваш хід у дорозі…
friends-is-away = Немає на місці: { $name }
friends-bot-on = Хай грає бот
friends-bot-plays = За вас грає бот
friends-take-back = Повернутися за стіл
friends-claim = Хтось каже: «Я { $name }»
friends-let-in = Так, це { $name }
friends-refused = { $code ->
    [too-late] Пізно: ваш час вийшов
    [bot-plays] Цей хід робить бот
    [stale] Цей хід зроблено на іншому пристрої
   *[other] Стіл не прийняв ходу
}
friends-dice-checked = Кубики: перевірено
friends-dice-to-check = { $count ->
    [one] Кубики: лишилося перевірити { $count } кидок
    [few] Кубики: лишилося перевірити { $count } кидки
   *[many] Кубики: лишилося перевірити { $count } кидків
}
friends-dice-wrong = Кубики не сходяться з обіцяним
friends-dice-more = Що це означає
friends-hurried = Сервер завантажений: боти думають менше, ніж зазвичай, і грають трохи слабше.
friends-watch-link = Посилання для глядачів
friends-move-link = Моє місце на іншому пристрої
friends-resign = Здатися
friends-resign-sure = Здатися в цій грі?
friends-react = Знак
friends-reaction = { $reaction ->
    [clap] Браво!
    [wow] Ого!
    [oh-no] О ні!
    [think] Думаю…
    [hurry] Швидше?
   *[thanks] Дякую!
}
friends-reacted = { $name }: { $sign }
friends-your-turn = Ваш хід
friends-tables = Ігри з друзями
friends-clocks = Годинник
friends-until = до { $time }
friends-left = { $name }: { $time }
friends-signs-shown = Показувати знаки інших
friends-find-again = Хочете потім знайти цю гру? Відкрийте її у своєму браузері.
friends-take-along = Посилання, що перенесе моє місце
friends-tell-me = Сповіщати, коли мій хід
friends-told-here = Цей пристрій сповістить, коли буде ваш хід
friends-told-not = Браузер не дозволяє сповіщень для цієї сторінки
friends-kept = Що зберігає цей сервер
friends-watching = Ви дивитеся
friends-scan-watch = Наведіть камеру, щоб дивитися
friends-by-message = у листуванні
friends-wants-again = { $name } хоче зіграти ще
friends-waiting-for = Чекаємо: { $names }
friends-tally = { $name } { $wins }
friends-tally-two = { $first } { $wins } : { $others } { $second }
friends-yes = Так
friends-not-now = Не зараз
friends-resigned = { $count ->
    [one] { $names } здається й посідає останнє місце
    [few] { $names } здаються й посідають останні місця
   *[many] { $names } здаються й посідають останні місця
}
friends-end-checking = Перевіряємо всю гру…
friends-end-checked = Усю гру перевірено: усе, що випало, збігається із запечатаним заздалегідь
friends-end-wrong = Гра не збігається із запечатаним або з тим, що бачив цей пристрій
friends-end-open = Усю гру тут не перевірено
friends-end-check = Перевірити зараз
friends-trouble = { $trouble ->
    [unreachable] Сервер не відповідає. Спробуйте ще раз трохи згодом.
    [wrong-link] Це посилання більше не веде до столу.
    [unknown-code] Такого коду немає. Коди діють до початку гри.
    [unknown-table] Такого столу більше немає.
    [not-your-seat] Це місце тепер на іншому пристрої.
    [no-session] Цей браузер загубив своє місце.
    [other-version] Вийшла нова версія: оновіть сторінку.
    [bad-name] Таке ім’я не підійде.
    [too-many] Занадто часто. Спробуйте ще раз трохи згодом.
    [has-started] Гра вже почалася.
    [seat-refused] Усі місця зайняті.
   *[other] Сервер цього не зробив. Спробуйте ще раз.
}
friends-reload = Оновити
friends-try-again = Спробувати ще раз
`;
