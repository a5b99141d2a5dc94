### Маси на сървър, в терминала

online-bad-server = Това не е адрес на сървър: { $server }
online-no-seat = Нямате място на тази маса. За да гледате: { $command }
online-hosted = Масата е готова: { $setting }
online-invitation =
    Изпратете тази връзка: { $link }
    Или продиктувайте кода: { $code }
online-here-only = Тази връзка се отваря само от този компютър. За да я отворят и други, нека сървърът слуша във вашата мрежа или задайте PUBLIC_URL.
online-host-next =
    Вашето място: { $join }
    За да гледате: { $watch }
online-left = Напуснахте масата. Мястото остава ваше: { $command }
online-record = Играта е запазена в { $file }. За да я проверите: { $command }
online-keys = U – отмени · ? – правила · : – маса · Q – излез
online-keys-end = ? – правила · : – маса · Q – излез

online-seating = Чакаме да се заемат всички места
online-sealing = Устройствата на играчите запечатват заровете
online-stopped = На тази маса не може да се играе повече
online-link-down = Няма връзка. Нищо не е загубено, опитваме отново…
online-bot-plays = Вместо вас играе бот. Натиснете клавиш, за да се върнете.
online-hurried = Сървърът е натоварен: ботовете мислят по-малко от обикновено и играят малко по-слабо.
online-turn-refused = { $code ->
    [too-late] Късно е: времето ви изтече
    [bot-plays] Този ход го играе бот
    [stale] Този ход вече е изигран
    [gone] Масата вече я няма
   *[other] Сървърът не прие хода: { $code }
}
online-trouble = { $trouble ->
    [other-version] Сървърът е друга версия. Обновете по-старото.
    [no-session] Сървърът вече не познава този компютър
    [gone] Такава маса вече няма
   *[not-your-seat] Това място е на друг
}
online-proof-checked = Зарове: проверени
online-proof-to-check = { $count ->
    [one] Зарове: още { $count } събитие не е проверено
   *[other] Зарове: още { $count } събития не са проверени
}
online-proof-wrong = Заровете НЕ съвпадат: { $code }

online-choices = На масата: натиснете буква или Esc
online-resign-sure = Предавате ли се? Още веднъж { $letter }: да, всеки друг клавиш: не
online-reopened = Сървърът е възстановен от по-старо копие: ходовете след този ги няма. Играта продължава с нови печати.
online-claim = { $name } идва от друго устройство. Натиснете : за да пуснете.
online-resigned = Предали се, на последно място: { $names }.
online-rematch-waits = Чакаме дали и другите искат още една игра.
online-rematch-wanted = { $name } иска още една игра: натиснете :
online-rematch-ready = Следващата игра: { $join }
online-until = до { $time }
online-left-time = остават { $time }
deed-let-in = Пускане от друго устройство: { $name }
deed-bot = Бот да играе вместо { $name }
deed-rematch = Още една игра
deed-resign = Предаване като { $name }
deed-reaction = { $reaction ->
    [clap] Браво!
    [wow] Леле!
    [oh-no] О, не!
    [think] Мисля…
    [hurry] По-бързо?
   *[thanks] Благодаря!
}
tables-none = Нямате маси на този сървър
tables-mine = Вашите маси:
tables-public-none = Сега никоя маса не чака никого
tables-public = Маси, които чакат когото и да е:
tables-line = { $state } · { $game } · { $names } · { $link }
tables-state = { $state ->
    [turn] Ваш ред е
    [seating] Чака хора
    [over] Приключи
    [stopped] Не може да се играе
   *[playing] Играят други
}
tables-free = { $count ->
    [one] { $count } свободно място
   *[other] { $count } свободни места
}

## Помощ

help-group-online = Игра на сървър
help-word-link = връзка
help-word-name = име
help-word-program = програма
help-word-address = адрес
help-serve = пуска сървъра: страницата и масите
help-serve-about = Пуска сървъра, както npm start, с последно построената страница. Променливите са в docs/operate.md.
help-serve-port = на кой порт да слуша
help-serve-host = на кой адрес да слуша
help-serve-site = друга папка със страницата
help-worker = пуска изпълнител: тук мислят ботовете на сървър с PostgreSQL
help-worker-about = Пуска изпълнител на кой да е компютър: тук мислят ботовете на всички сървъри с общата PostgreSQL от DATABASE_URL. Не отваря порт. Променливите са в docs/operate.md.
help-host = прави маса на сървър и отпечатва поканата
help-host-about = Прави маса на сървър. Първото място е ваше; другите идват с връзка, с нейния QR код или с шест букви, които могат да се продиктуват по телефона.
help-host-server = адресът на сървъра
help-host-bot = бот на сървъра, по име или номер; по веднъж за всеки
help-host-clock = секунди за ход; без това няма часовник
help-host-public = показва масата на всички в общия списък, ако сървърът има такъв
help-host-json = маса, връзки и код като един ред JSON
help-join = сяда на маса и играе в терминала
help-join-about = Сяда с покана или код или продължава от вашето място и играе в терминала. Ключовете, свидетелството и ходовете без отговор се пазят на този компютър.
help-join-link = връзката към масата или нейният код
help-join-server = сървърът на кода
help-join-name = името ви на масата
help-tables = показва вашите маси на сървъра и тези, които чакат когото и да е
help-tables-about = Показва вашите маси (първо тези, на които сте на ход) и общия списък, ако сървърът има такъв. За да седнете, дайте връзката на crownhold join.
help-tables-json = двата списъка като един ред JSON
help-watch = следи игра на сървър ред по ред
help-watch-about = Разказва за играта това, което всички може да знаят, от началото до края, и проверява заровете.
help-watch-link = връзката към масата
help-watch-json = ред JSON за всеки ход
help-bot = слага програма на масата
help-bot-about = Сяда с покана и оставя да играе програма по протокола на двигателя (docs/engine.md).
help-bot-program = програмата и аргументите ѝ, след --
help-bot-movetime = милисекунди за ход
