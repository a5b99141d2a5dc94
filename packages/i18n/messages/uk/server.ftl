### Сервер сторінки

server-open = Crownhold відкрито: { $address }
server-open-house = Crownhold відкрито: { $address } — з телефона в тій самій мережі: { $house }
server-usage = Запуск: npm start -- [--port ЧИСЛО] [--host АДРЕСА]
server-port-bad = Порт — ціле число від 0 до 65535, а «{ $port }» — ні.
server-variable-bad =
    { $name } не може бути «{ $value }». { $kind ->
        [port] Це порт: ціле число від 0 до 65535.
        [origin] Це адреса, яку вводять гравці, без шляху: https://example.org
        [addresses] Це список адрес або мереж: 10.0.0.1 192.168.0.0/16
        [level] Підходить одне зі слів: debug, info, warn, error, silent.
        [threads] Це ціле число від 1 до 64.
        [origins] Це список адрес push-служб: https://push.example.org
        [contact] Це адреса пошти або сторінки: https://example.org/about
        [database] Це адреса PostgreSQL: postgres://USER@HOST/DATABASE
        [redis] Це адреса Redis: redis://HOST
        [bots] Підходить here, а з DATABASE_URL ще jobs або workers.
       *[switch] Підходить on або off.
    }
server-port-taken = Порт { $port } зайнято: можливо, Crownhold уже запущено. Виберіть інший: npm start -- --port { $other }
server-port-denied = Для порту { $port } потрібні права адміністратора. Виберіть інший: npm start -- --port { $other }
server-deaf = Crownhold не можна відкрити за адресою { $host }, порт { $port }: { $reason }
server-worker-open = Тут думають боти серверів із базою { $database }
server-worker-database-missing = Виконавцю потрібна змінна DATABASE_URL: спільна PostgreSQL серверів.
server-build-missing = Сторінку ще не зібрано: npm run build
server-data-locked =
    Текою даних { $folder } користується інший Crownhold{ $address ->
        [none] .
       *[other] : { $address }
    }
server-data-damaged = Базу даних { $file } пошкоджено: { $reason }. Нічого не змінено.
server-data-newer = Теку даних { $folder } записав новіший Crownhold. Нічого не змінено.
server-data-full = Для теки даних { $folder } не лишилося місця.
server-data-unusable = Текою даних { $folder } не можна користуватися: { $reason }
server-database-newer = Базу даних { $database } змінив новіший Crownhold. Зараз нічого не змінено.
server-database-unusable = Базою даних { $database } не можна користуватися: { $reason }
server-nothing = Тут нічого немає.
server-failed = Щось пішло не так. Спробуйте ще раз.
server-back = До ігор
server-backup-done = Резервна копія у файлі { $file }. У ній секрети поточних партій і хеші всіх сесій: зберігайте її так само, як теку даних.
server-restore-done = { $count ->
    [0] Відновлено. Поточних партій не було.
    [one] Відновлено. { $count } поточна партія триватиме з новими печатками, і гравці це побачать.
    [few] Відновлено. { $count } поточні партії триватимуть з новими печатками, і гравці це побачать.
   *[many] Відновлено. { $count } поточних партій триватимуть з новими печатками, і гравці це побачать.
}
server-restore-occupied = У теці даних { $folder } вже є база. Спершу приберіть її.
server-migrate-done = Готово. Тепер у базі { $tables ->
    [one] { $tables } стіл
    [few] { $tables } столи
   *[many] { $tables } столів
}. Звірено кожен рядок: { $rows }.
server-migrate-differs = У базі вже є інші рядки ({ $part }). Візьміть порожню базу або ту, з якою почали.
server-admin-usage = Запуск: crownhold backup ФАЙЛ · restore ФАЙЛ · migrate ФАЙЛ DATABASE_URL · admin list · admin export|close|delete СТІЛ · admin ban СЕСІЯ
server-admin-unknown = { $kind ->
    [session] Такої сесії немає, або їх кілька: { $what }
   *[table] Такого столу немає: { $what }
}
server-admin-done = Готово.
server-kept = Що зберігається
server-kept-session = У вашому браузері лежить ключ: він отримав його, коли ви вперше сіли за стіл. Сервер зберігає лише відбиток ключа і за ним упізнає ваші місця.
server-kept-name = Ім’я, яким ви назвалися за столом. Воно лежить поруч із партією, а не в ній.
server-kept-list = На цьому сервері є спільний список: стіл, який господар туди поставив, бачать усі, разом з іменем господаря, доки гра не почалася.
server-kept-games = Партії: кожен хід, кожен кидок і те, що доводить чесність кубиків.
server-kept-push = Якщо ви просили повідомляти про ваш хід — адреса вашого браузера в його push-службі. Якщо ви створили токени для програм — їхні відбитки.
server-kept-not = Не зберігається: ні пошта, ні пароль, ні адреса вашого комп’ютера, ні список того, що ви дивилися.
server-kept-forget = «Забути мене» видаляє ваші ключі та імена. Партії лишаються, без вашого імені.
server-kept-contact = Цей сервер веде:
server-kept-nobody = Хто веде цей сервер, не вказано.
server-invited = { $name } кличе вас грати: { game }
server-invited-unnamed = Вас кличуть грати: { game }
server-invited-about = Відкрийте посилання, напишіть ім’я й сідайте за стіл. Безкоштовно й без реєстрації.
