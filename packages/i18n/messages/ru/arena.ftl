### Боты друг против друга

help-arena = свести ботов друг с другом и измерить, кто сильнее
help-arena-about = Сводит ботов друг с другом. Каждая раздача играется по разу для каждого сдвига мест, с теми же тайлами и бросками, в стольких потоках, сколько ядер. Показывает очки, отрыв, первые места и рейтинг Эло с 95-процентными доверительными интервалами, а также процессорное время хода.
help-arena-bot = бот: его имя, например fg, mce-fg:50ms или mce-fg:2000n, либо командная строка другой программы; можно указать несколько раз, последний займёт все оставшиеся места
help-arena-seats = сколько мест; если не указано, столько же, сколько ботов; 1: каждый бот играет те же раздачи в одиночку
help-arena-games = сколько партий, целыми раздачами
help-arena-seed = начальное число для случайностей
help-arena-movetime = миллисекунд на ход для ботов без собственной настройки; если не указано, 100
help-arena-nodes = позиций на ход вместо времени: результат всегда тот же
help-arena-threads = сколько потоков; если не указано, столько же, сколько ядер
help-arena-grace = сколько миллисекунд программа может думать сверх своего времени; после этого партия ей засчитывается как проигранная
help-arena-strict = закончить при первом техническом поражении, с кодом возврата 1
help-arena-sprt = две разницы Эло, например 0 10: играть, пока одна из них не опровергнута (последовательный критерий, ошибки по 5 %), но не больше --games
help-arena-pairing = боты парами вместо одного стола: каждый с каждым (round-robin) или первый с каждым из остальных (gauntlet)
help-arena-file = записывать каждую сыгранную раздачу в этот файл и продолжать с того, что в нём есть
help-arena-save = сохранять запись каждой партии в эту папку, не больше { $max }
help-arena-json = показатели одной строкой JSON

arena-no-bots = Кому играть? Назовите ботов через --bot: первый против всех остальных.
arena-unknown-bot = В этой игре нет бота «{ $bot }», а программе нужен путь или аргументы.
arena-too-many-bots = Для ботов есть только { $seats ->
    [one] { $seats } место
    [few] { $seats } места
   *[many] { $seats } мест
}.
arena-file-strange = Строка { $line } файла { $file } — не из состязания.
arena-file-other = { $file } — от другого состязания: { $what ->
    [game] другая игра или другая версия её правил
    [options] другие настройки игры
    [seed] другое начальное число
   *[bots] другие боты, другие пределы или другой порядок
}.
arena-nothing = Ни одна раздача не доиграна.
arena-breakdown = { $bot } не может продолжать: { $reason }
arena-bot-not-started = не запускается: { $problem }
arena-bot-died = программа завершилась ({ $how })
arena-bot-silent = нет ответа { $seconds ->
    [one] { $seconds } секунду
    [few] { $seconds } секунды
   *[many] { $seconds } секунд
}
arena-bot-nonsense = непонятный ответ «{ $line }»
arena-bot-illegal = ход «{ $turn }» против правил: { $reason }
arena-bot-closed = программу закрыли
arena-forfeit = { $bot }: техническое поражение, раздача { $deal }, сдвиг { $rotation }, место { $seat }: { $reason }
arena-forfeits-left = { $count ->
    [one] … и ещё { $count } техническое поражение
    [few] … и ещё { $count } технических поражения
   *[many] … и ещё { $count } технических поражений
}
arena-note-forfeit = Техническое поражение считается проигрышем; очки такой партии не учитываются.
arena-log = Что боты писали в стандартный поток ошибок: { $file }

arena-progress = { $games } из { $total ->
    [one] { $total } партии
    [few] { $total } партий
   *[many] { $total } партий
}
arena-left = { $seconds ->
    [one] осталась { $seconds } секунда
    [few] осталось { $seconds } секунды
   *[many] осталось { $seconds } секунд
}

arena-head = { $setting }, начальное число { $seed }
arena-games = { $games ->
    [one] { $games } партия
    [few] { $games } партии
   *[many] { $games } партий
}
arena-deals = { $deals ->
    [one] { $deals } раздача при каждой рассадке
    [few] { $deals } раздачи, каждая при каждой рассадке
   *[many] { $deals } раздач, каждая при каждой рассадке
}
arena-interrupted = Прервано: показано то, что успели сыграть.
arena-table-bot = бот
arena-table-seats = мест
arena-table-points = очки
arena-table-median = медиана
arena-table-margin = отрыв
arena-table-firsts = первые места
arena-table-fair = при равенстве
arena-table-decided = из решённых
arena-table-time = мс на ход
arena-table-forfeits = тех. поражения
arena-table-rivals = соперники
arena-table-ahead = выше них
arena-elo = { $one } выше, чем { $other }, в { $ahead }: Эло { SIGNED($elo) }
arena-elo-range = { $one } выше, чем { $other }, в { $ahead }: Эло { SIGNED($elo) }, от { SIGNED($low) } до { SIGNED($high) }
arena-sprt-bots = Последовательный критерий сравнивает ровно двух ботов.
arena-sprt-high = Последовательный критерий: не меньше { SIGNED($high) } Эло (логарифм отношения правдоподобия { $ratio }, граница { $bound })
arena-sprt-low = Последовательный критерий: не больше { SIGNED($low) } Эло (логарифм отношения правдоподобия { $ratio }, граница −{ $bound })
arena-sprt-open = Последовательный критерий: между { SIGNED($low) } и { SIGNED($high) } Эло не решено (логарифм отношения правдоподобия { $ratio }, границы ±{ $bound })
arena-note = Указаны 95-процентные доверительные интервалы по раздачам. Отрыв — от лучшего из остальных.
arena-note-clock = *: по обычным часам; всё остальное — процессорное время.
arena-time = { $seconds ->
    [one] { $seconds } секунда
    [few] { $seconds } секунды
   *[many] { $seconds } секунд
}, { $threads ->
    [one] { $threads } поток
    [few] { $threads } потока
   *[many] { $threads } потоков
}
