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
