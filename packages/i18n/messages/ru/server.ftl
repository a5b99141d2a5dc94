### Сервер страницы

server-open = Crownhold открыт: { $address }
server-open-house = Crownhold открыт: { $address } — с телефона в той же сети: { $house }
server-usage = Запуск: npm start -- [--port ЧИСЛО] [--host АДРЕС]
server-port-bad = Порт — целое число от 0 до 65535, а «{ $port }» — нет.
server-variable-bad =
    { $name } не может быть «{ $value }». { $kind ->
        [port] Это порт: целое число от 0 до 65535.
        [origin] Это адрес, который вводят игроки, без пути: https://example.org
        [addresses] Это список адресов или сетей: 10.0.0.1 192.168.0.0/16
        [level] Подходит одно из слов: debug, info, warn, error, silent.
        [threads] Это целое число от 1 до 64.
        [origins] Это список адресов push-служб: https://push.example.org
        [contact] Это адрес почты или страницы: https://example.org/about
        [database] Это адрес PostgreSQL: postgres://USER@HOST/DATABASE
        [redis] Это адрес Redis: redis://HOST
        [bots] Подходит here, а с DATABASE_URL ещё jobs или workers.
       *[switch] Подходит on или off.
    }
server-port-taken = Порт { $port } занят: возможно, Crownhold уже запущен. Выберите другой: npm start -- --port { $other }
server-port-denied = Для порта { $port } нужны права администратора. Выберите другой: npm start -- --port { $other }
server-deaf = Crownhold нельзя открыть по адресу { $host }, порт { $port }: { $reason }
server-worker-open = Здесь думают боты серверов с базой { $database }
server-worker-database-missing = Исполнителю нужна переменная DATABASE_URL: общая PostgreSQL серверов.
server-build-missing = Страница ещё не собрана: npm run build
server-data-locked =
    Папкой данных { $folder } пользуется другой Crownhold{ $address ->
        [none] .
       *[other] : { $address }
    }
server-data-damaged = База данных { $file } повреждена: { $reason }. Ничего не изменено.
server-data-newer = Папку данных { $folder } записал более новый Crownhold. Ничего не изменено.
server-data-full = Для папки данных { $folder } не осталось места.
server-data-unusable = Папкой данных { $folder } нельзя пользоваться: { $reason }
server-database-newer = Базу данных { $database } изменил более новый Crownhold. Сейчас ничего не изменено.
server-database-unusable = Базой данных { $database } нельзя пользоваться: { $reason }
server-nothing = Здесь ничего нет.
server-failed = Что-то пошло не так. Попробуйте ещё раз.
server-back = К играм
server-backup-done = Резервная копия в файле { $file }. В ней секреты идущих партий и хеши всех сессий: храните её так же, как папку данных.
server-restore-done = { $count ->
    [0] Восстановлено. Идущих партий не было.
    [one] Восстановлено. { $count } идущая партия продолжится с новыми печатями, и игроки это увидят.
    [few] Восстановлено. { $count } идущие партии продолжатся с новыми печатями, и игроки это увидят.
   *[many] Восстановлено. { $count } идущих партий продолжатся с новыми печатями, и игроки это увидят.
}
server-restore-occupied = В папке данных { $folder } уже есть база. Сначала уберите её.
server-migrate-done = Готово. Теперь в базе { $tables ->
    [one] { $tables } стол
    [few] { $tables } стола
   *[many] { $tables } столов
}. Сверена каждая строка: { $rows }.
server-migrate-differs = В базе уже есть другие строки ({ $part }). Возьмите пустую базу или ту, с которой начали.
server-admin-usage = Запуск: crownhold backup ФАЙЛ · restore ФАЙЛ · migrate ФАЙЛ DATABASE_URL · admin list · admin export|close|delete СТОЛ · admin ban СЕССИЯ
server-admin-unknown = { $kind ->
    [session] Такой сессии нет, или их несколько: { $what }
   *[table] Такого стола нет: { $what }
}
server-admin-done = Готово.
server-kept = Что хранится
server-kept-session = В вашем браузере лежит ключ: он получил его, когда вы впервые сели за стол. Сервер хранит только отпечаток ключа и по нему узнаёт ваши места.
server-kept-name = Имя, которым вы назвались за столом. Оно лежит рядом с партией, а не в ней.
server-kept-list = На этом сервере есть общий список: стол, который хозяин туда поставил, видят все, вместе с именем хозяина, пока игра не началась.
server-kept-games = Партии: каждый ход, каждый бросок и то, что доказывает честность кубиков.
server-kept-push = Если вы просили сообщать о вашем ходе — адрес вашего браузера в его push-службе. Если вы создали токены для программ — их отпечатки.
server-kept-not = Не хранится: ни почта, ни пароль, ни адрес вашего компьютера, ни список того, что вы смотрели.
server-kept-forget = «Забыть меня» удаляет ваши ключи и имена. Партии остаются, без вашего имени.
server-kept-contact = Этот сервер ведёт:
server-kept-nobody = Кто ведёт этот сервер, не указано.
server-invited = { $name } зовёт вас играть: { game }
server-invited-unnamed = Вас зовут играть: { game }
server-invited-about = Откройте ссылку, напишите имя и садитесь за стол. Бесплатно и без регистрации.
