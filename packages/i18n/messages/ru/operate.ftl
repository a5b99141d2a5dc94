### Токены, резервные копии и работа оператора, в терминале

token-made =
    { $token }
    Больше он показан не будет. Отозвать: crownhold token revoke { $id }
token-none = На этом сервере у вас нет токенов
token-revoked = Токен { $id } отозван
token-no-id = Какой токен? Их перечислит crownhold token list
token-scopes = Скажите, что токену можно: по --scope на каждое право: { $scopes }
usage-one-of = Подходит одно из слов: { $words }.
help-token = создать, перечислить и отозвать токены для программ
help-token-about = С токеном программа пользуется API сервера от вашего имени, в пределах его прав. Токены принадлежат сессии этого компьютера. API описан по адресу сервера /api.
help-token-action = что сделать
help-token-id = номер токена, который нужно отозвать
help-token-name = как вы называете токен
help-token-scope = что ему можно; по разу на каждое право: tables:read, tables:create, tables:play, games:read
help-token-json = ответ одной строкой JSON
