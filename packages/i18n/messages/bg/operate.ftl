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
help-group-operate = Поддръжка на сървър
help-backup = копира данните на сървър, дори докато работи
help-backup-about = Записва съгласувано копие на папката с данни (CROWNHOLD_DATA) в нов файл, който само вие можете да четете. В него има тайни.
help-restore = връща резервно копие в празна папка с данни
help-restore-about = Слага резервно копие в папката с данни (CROWNHOLD_DATA), в която не бива да има база. Текущите игри продължават с нови печати и играчите го виждат.
help-migrate = прехвърля базата от папката с данни в PostgreSQL
help-migrate-about = Копира всички маси и сесии от файла на базата в PostgreSQL и сравнява всеки ред. Първо спрете сървъра. Файлът не се променя. Ако копирането прекъсне, пуснете го отново.
help-migrate-from = файлът на базата: crownhold.db в папката с данни
help-migrate-to = PostgreSQL; ако не е посочен, този от DATABASE_URL
help-admin = изброява, изнася, затваря и изтрива маси; прекратява сесия
help-admin-about = Работи в папката с данни (CROWNHOLD_DATA). За list и export сървърът може да работи, за останалото го спрете. Сесията се назовава с първите ѝ знаци, както са в списъка.
help-admin-action = какво да се направи
help-admin-what = маса или сесия
help-admin-json = отговорът като един ред JSON
