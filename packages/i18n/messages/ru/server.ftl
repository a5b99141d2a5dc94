### Сервер страницы

server-open = Crownhold открыт: { $address }
server-open-house = Crownhold открыт: { $address } — с телефона в той же сети: { $house }
server-usage = Запуск: npm start -- [--port ЧИСЛО] [--host АДРЕС]
server-port-bad = Порт — целое число от 0 до 65535, а «{ $port }» — нет.
server-port-taken = Порт { $port } занят: возможно, Crownhold уже запущен. Выберите другой: npm start -- --port { $other }
server-port-denied = Для порта { $port } нужны права администратора. Выберите другой: npm start -- --port { $other }
server-deaf = Crownhold нельзя открыть по адресу { $host }, порт { $port }: { $reason }
server-build-missing = Страница ещё не собрана: npm run build
server-nothing = Здесь ничего нет.
server-failed = Что-то пошло не так. Попробуйте ещё раз.
server-back = К играм
