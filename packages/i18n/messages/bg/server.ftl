### Сървърът на страницата

server-open = Crownhold е отворен на { $address }
server-open-house = Crownhold е отворен на { $address } – от телефон в същата мрежа на { $house }
server-usage = Стартиране: npm start -- [--port ЧИСЛО] [--host АДРЕС]
server-port-bad = Портът е цяло число от 0 до 65535, а „{ $port }“ не е.
server-variable-bad =
    { $name } не може да бъде „{ $value }“. { $kind ->
        [port] Това е порт: цяло число от 0 до 65535.
        [origin] Това е адресът, който хората въвеждат, без път: https://example.org
        [addresses] Това е списък от адреси или мрежи: 10.0.0.1 192.168.0.0/16
        [level] Възможни са debug, info, warn, error, silent.
        [threads] Това е цяло число от 1 до 64.
        [origins] Това е списък с адреси на push услуги: https://push.example.org
        [contact] Това е адрес на поща или на страница: https://example.org/about
        [database] Това е адресът на PostgreSQL: postgres://USER@HOST/DATABASE
        [redis] Това е адресът на Redis: redis://HOST
        [bots] Възможно е here, а с DATABASE_URL и jobs или workers.
       *[switch] Възможни са on и off.
    }
server-port-taken = Порт { $port } е зает: може би Crownhold вече работи. Изберете друг: npm start -- --port { $other }
server-port-denied = За порт { $port } са нужни права на администратор. Изберете друг: npm start -- --port { $other }
server-deaf = Crownhold не може да се отвори на { $host }, порт { $port }: { $reason }
server-worker-open = Тук мислят ботовете на сървърите с база { $database }
server-worker-database-missing = Изпълнителят се нуждае от DATABASE_URL: общата PostgreSQL на сървърите.
server-build-missing = Страницата още не е изградена: npm run build
server-data-locked =
    Папката с данни { $folder } се използва от друг Crownhold{ $address ->
        [none] .
       *[other] : { $address }
    }
server-data-damaged = Базата данни { $file } е повредена: { $reason }. Нищо не е променено.
server-data-newer = Папката с данни { $folder } е записана от по-нова версия на Crownhold. Нищо не е променено.
server-data-full = Няма място за папката с данни { $folder }.
server-data-unusable = Папката с данни { $folder } не може да се използва: { $reason }
server-database-newer = Базата данни { $database } е променена от по-нова версия на Crownhold. Сега нищо не е променено.
server-database-unusable = Базата данни { $database } не може да се използва: { $reason }
server-nothing = Тук няма нищо.
server-failed = Нещо се обърка. Опитайте отново.
server-back = Към игрите
server-backup-done = Резервното копие е в { $file }. В него са тайните на текущите игри и хешовете на всички сесии: пазете го както папката с данни.
server-restore-done = { $count ->
    [0] Възстановено. Нямаше текущи игри.
    [one] Възстановено. { $count } текуща игра продължава с нови печати и играчите ѝ го виждат.
   *[other] Възстановено. { $count } текущи игри продължават с нови печати и играчите им го виждат.
}
server-restore-occupied = В папката с данни { $folder } вече има база. Първо я преместете.
server-migrate-done = Готово. В базата вече има { $tables ->
    [one] { $tables } маса
   *[other] { $tables } маси
}. Сравнен е всеки ред: { $rows }.
server-migrate-differs = В базата вече има други редове ({ $part }). Използвайте празна база или тази, с която сте започнали.
server-admin-usage = Употреба: crownhold backup ФАЙЛ · restore ФАЙЛ · migrate ФАЙЛ DATABASE_URL · admin list · admin export|close|delete МАСА · admin ban СЕСИЯ
server-admin-unknown = { $kind ->
    [session] Няма такава сесия или са няколко: { $what }
   *[table] Няма такава маса: { $what }
}
server-admin-done = Готово.
server-kept = Какво се пази
server-kept-session = Браузърът ви държи ключ, който е получил, когато за пръв път сте седнали на маса. Сървърът пази само отпечатък на ключа и по него познава местата ви.
server-kept-name = Името, с което сте се нарекли на масата. То стои до играта, а не в нея.
server-kept-list = Този сървър има общ списък: масата, която домакинът сложи там, се вижда от всички, заедно с името на домакина, докато играта не започне.
server-kept-games = Игрите: всеки ход, всяко хвърляне и това, което доказва, че заровете са честни.
server-kept-push = Ако искате да ви се съобщава за вашия ход – адресът на браузъра ви в неговата push услуга. Ако правите токени за програми – техните отпечатъци.
server-kept-not = Не се пазят: нито поща, нито парола, нито адресът на компютъра ви, нито списък на това, което сте гледали.
server-kept-forget = „Забрави ме“ изтрива ключовете и имената ви. Игрите остават, без името ви.
server-kept-contact = Този сървър се поддържа от:
server-kept-nobody = Не е посочено кой поддържа сървъра.
server-invited = { $name } ви кани на { game }
server-invited-unnamed = Поканени сте на { game }
server-invited-about = Отворете връзката, напишете името си и седнете на масата. Безплатно и без регистрация.
