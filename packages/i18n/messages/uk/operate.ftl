### Токени, резервні копії та робота оператора, у терміналі

token-made =
    { $token }
    Більше його не буде показано. Відкликати: crownhold token revoke { $id }
token-none = На цьому сервері у вас немає токенів
token-revoked = Токен { $id } відкликано
token-no-id = Який токен? Їх перелічить crownhold token list
token-scopes = Скажіть, що токену можна: по --scope на кожне право: { $scopes }
usage-one-of = Підходить одне зі слів: { $words }.
help-token = створити, перелічити й відкликати токени для програм
help-token-about = З токеном програма користується API сервера від вашого імені, у межах його прав. Токени належать сесії цього комп’ютера. API описано за адресою сервера /api.
help-token-action = що зробити
help-token-id = номер токена, який треба відкликати
help-token-name = як ви називаєте токен
help-token-scope = що йому можна; по разу на кожне право: tables:read, tables:create, tables:play, games:read
help-token-json = відповідь одним рядком JSON
help-group-operate = Робота із сервером
help-backup = скопіювати дані сервера, навіть якщо він працює
help-backup-about = Записує узгоджену копію теки даних (CROWNHOLD_DATA) у новий файл, який прочитаєте лише ви. У ній є секрети.
help-restore = повернути резервну копію в порожню теку даних
help-restore-about = Кладе резервну копію в теку даних (CROWNHOLD_DATA), де не має бути бази. Поточні партії тривають з новими печатками, і гравці це бачать.
help-migrate = перенести базу з теки даних до PostgreSQL
help-migrate-about = Копіює всі столи й сесії з файлу бази до PostgreSQL і звіряє кожен рядок. Спершу зупиніть сервер. Файл не змінюється. Якщо копіювання перервалося, запустіть його знову.
help-migrate-from = файл бази: crownhold.db у теці даних
help-migrate-to = PostgreSQL; якщо не вказати, то з DATABASE_URL
help-admin = перелічити, вивантажити, закрити й видалити столи; завершити сесію
help-admin-about = Працює в теці даних (CROWNHOLD_DATA). Для list та export сервер може працювати, для решти зупиніть його. Сесію називають першими знаками, як у списку.
help-admin-action = що зробити
help-admin-what = стіл або сесія
help-admin-json = відповідь одним рядком JSON
