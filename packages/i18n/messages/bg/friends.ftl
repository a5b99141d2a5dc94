### С приятели: маси на сървър, в браузъра

## Покана

friends-invite = Покана
friends-your-name = Вашето име
friends-send = Изпрати връзката
friends-copy = Копирай връзката
friends-copied = Копирано
friends-link = Връзката
friends-message = { $name } ви кани на { game }
friends-message-unnamed = Покана за { game }
friends-code = Код
friends-qr = Връзката като картинка за камера
friends-here-only = Работи само в тази Wi‑Fi мрежа.
friends-elsewhere = За друг град е нужен публичен адрес.
friends-host-help = Приятели в друг град
friends-host-address = Сървърът на тази страница работи в домашната ви мрежа. Пуснете го на компютър, достъпен от интернет, и задайте адреса му в PUBLIC_URL. Как става, пише във файла на играта:
friends-seats = Места
friends-free = свободно
friends-away = отсъства
friends-learning = учи се да играе
friends-you = вие
friends-host = домакин
friends-add-seat = Още едно място
friends-remove-seat = Едно място по-малко
friends-seat-taker = Кой ще заеме това място?
friends-wait-for-somebody = Изчакай някого
friends-send-away = Вдигни от масата
friends-leave = Тръгвам си
friends-start = Начало
friends-start-bots = Ботове да заемат свободните места?
friends-start-with-bots = Начало с ботове
friends-starts-in = { $seconds ->
    [one] Начало след { $seconds } секунда
   *[other] Начало след { $seconds } секунди
}
friends-wait = Изчакай
friends-waiting-for-host = { $name } ще започне играта
friends-sealing = Устройствата на всички играчи запечатват заровете…
friends-no-server = За игра с приятели зад тази страница трябва да има сървър. Пуска го домакинът ѝ: „npm start“.
friends-terms = Как играем
friends-rules = Правила
friends-rules-basic = Основни правила
friends-clock = Часовник
friends-clock-none = Без часовник
friends-clock-turn = { $time } за всеки ход
friends-clock-bank = { $time } и още { $more } след всеки ход
friends-who-comes = Кой може да дойде
friends-comes = { $way ->
    [list] Всички, масата е в списъка
   *[link] Само с връзка
}
friends-one-more-here = Още един играч на това устройство
friends-second-name = Име на другия играч

## На масата

friends-invited = { $name } ви кани на { game }
friends-invited-unnamed = Поканени сте на { game }
friends-sit = Сядам
friends-learn-first = Не сте играли? Първо две минути урок
friends-code-six = Шест букви
friends-public = Отворени маси
friends-public-none = В момента никоя маса не чака никого.
friends-free-seats = { $count ->
    [one] { $count } свободно място
   *[other] { $count } свободни места
}
friends-join = Влизам
friends-full = Всички места са заети.
friends-started = Играта вече започна.
friends-over = Тази игра свърши.
friends-watch = Гледам
friends-open-like = Отвори такава маса
friends-are-you = Вие сте някой от тях? Някой на масата може да ви пусне.
friends-i-am = Аз съм { $name }
friends-asked-in = Помолихме другите да ви пуснат…
friends-back = Към първия екран
friends-to-table = Към масата
friends-kept-seat = Мястото ви на масата ви чака

## По време на играта

friends-line-down = Няма връзка, опитваме пак…
friends-sent-later = Ще се изпрати, когато има връзка
friends-on-its-way = Ходът ви пътува…
friends-is-away = Отсъства: { $name }
friends-bot-on = Нека играе бот
friends-bot-plays = Вместо вас играе бот
friends-take-back = Връщам се на мястото си
friends-claim = Някой казва: „Аз съм { $name }“
friends-let-in = Да, това е { $name }
friends-refused = { $code ->
    [too-late] Късно: времето ви изтече
    [bot-plays] Този ход играе бот
    [stale] Този ход е изигран на друго устройство
   *[other] Масата не прие хода
}
friends-dice-checked = Зарове: проверени
friends-dice-to-check = { $count ->
    [one] Зарове: остава да се провери { $count } хвърляне
   *[other] Зарове: остава да се проверят { $count } хвърляния
}
friends-dice-wrong = Заровете не съвпадат с обещаното
friends-dice-more = Какво значи това
friends-hurried = Сървърът е натоварен: ботовете мислят по-малко от обикновено и играят малко по-слабо.
friends-watch-link = Връзка за зрители
friends-move-link = Моето място на друго устройство
friends-resign = Предавам се
friends-resign-sure = Да се предадете в тази игра?
friends-react = Знак
friends-reaction = { $reaction ->
    [clap] Браво!
    [wow] Леле!
    [oh-no] О, не!
    [think] Мисля…
    [hurry] По-бързо?
   *[thanks] Благодаря!
}
friends-reacted = { $name }: { $sign }
friends-your-turn = Ваш ред е
friends-tables = Игри с приятели
friends-clocks = Часовник
friends-until = до { $time }
friends-left = { $name }: { $time }
friends-signs-shown = Показвай знаците на другите
friends-find-again = Искате ли да намерите тази игра по-късно? Отворете я в браузъра си.
friends-take-along = Връзка, която пренася мястото ми
friends-tell-me = Кажи ми, когато съм на ход
friends-told-here = Това устройство ще ви каже, когато сте на ход
friends-told-not = Браузърът не позволява известия за тази страница
friends-kept = Какво пази този сървър
friends-watching = Вие гледате
friends-scan-watch = Насочете камерата, за да гледате
friends-by-message = чрез съобщения

## След играта

friends-wants-again = { $name } иска още една игра
friends-waiting-for = Чакаме: { $names }
friends-tally = { $name } { $wins }
friends-tally-two = { $first } { $wins } : { $others } { $second }
friends-yes = Да
friends-not-now = Не сега
friends-resigned = { $count ->
    [one] { $names } се предава и заема последното място
   *[other] { $names } се предават и заемат последните места
}
friends-end-checking = Проверяваме цялата игра…
friends-end-checked = Цялата игра е проверена: всичко паднало съвпада със запечатаното предварително
friends-end-wrong = Играта не съвпада със запечатаното или с видяното от това устройство
friends-end-open = Цялата игра не е проверена тук
friends-end-check = Провери сега

## Ако нещо се обърка

friends-trouble = { $trouble ->
    [unreachable] Сървърът не отговаря. Опитайте пак след малко.
    [wrong-link] Тази връзка вече не води до маса.
    [unknown-code] Няма такъв код. Кодовете важат до началото на играта.
    [unknown-table] Такава маса вече няма.
    [not-your-seat] Това място вече е на друго устройство.
    [no-session] Този браузър изгуби мястото си.
    [other-version] Има нова версия: презаредете страницата.
    [bad-name] Това не може да е име.
    [too-many] Твърде често. Опитайте пак след малко.
    [has-started] Играта вече започна.
    [seat-refused] Всички места са заети.
   *[other] Сървърът не го направи. Опитайте пак.
}
friends-reload = Презареди
friends-try-again = Опитай пак
