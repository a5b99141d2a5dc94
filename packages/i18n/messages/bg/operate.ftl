### Токени, резервни копия и работата на оператора, в терминала

token-made =
    { $token }
    Показва се само веднъж. За да го отмените: crownhold token revoke { $id }
token-none = Нямате токени на този сървър
token-revoked = Токенът { $id } е отменен
token-no-id = Кой токен? Изброява ги crownhold token list
token-scopes = Кажете какво може токенът: по едно --scope за всяко право: { $scopes }
usage-one-of = Подхожда една от думите: { $words }.
help-token = прави, изброява и отменя токени за програми
help-token-about = С токен една програма ползва API на сървъра от ваше име, в рамките на правата му. Токените са на сесията на този компютър. API е описан на адреса на сървъра /api.
help-token-action = какво да се направи
help-token-id = номерът на токена за отменяне
help-token-name = как наричате токена
help-token-scope = какво може; по веднъж за всяко право: tables:read, tables:create, tables:play, games:read
help-token-json = отговорът като един ред JSON
