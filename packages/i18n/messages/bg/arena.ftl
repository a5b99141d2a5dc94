### Ботове един срещу друг

help-arena = пуска ботове един срещу друг и мери кой е по-силен
help-arena-about = Пуска ботове един срещу друг. Всяко раздаване се играе по веднъж за всяко завъртане на местата, със същите тегления и хвърляния, в толкова нишки, колкото са ядрата. Показва точки, преднина, първи места и Ело с 95-процентни доверителни интервали, както и процесорното време за ход.
help-arena-bot = бот: името му, например fg, mce-fg:50ms или mce-fg:2000n, или командният ред на друга програма; може да се посочи няколко пъти, последният заема всички останали места
help-arena-seats = колко места; ако не е посочено, колкото са ботовете; 1: всеки бот играе същите раздавания сам
help-arena-games = колко игри, на цели раздавания
help-arena-seed = начално число за случайността
help-arena-movetime = милисекунди за ход за ботове без собствена настройка; ако не е посочено, 100
help-arena-nodes = позиции за ход вместо време: резултатът винаги е същият
help-arena-threads = колко нишки; ако не е посочено, колкото са ядрата
help-arena-grace = колко милисекунди програмата може да мисли над времето си; след това губи играта служебно
help-arena-strict = спира при първата служебна загуба, с код за изход 1
help-arena-sprt = две разлики по Ело, например 0 10: играе се, докато едната бъде опровергана (последователен тест, грешки по 5 %), най-много --games
help-arena-pairing = ботове по двойки вместо на една маса: всеки срещу всеки (round-robin) или първият срещу всеки от другите (gauntlet)
help-arena-file = записва всяко изиграно раздаване в този файл и продължава от това, което е в него
help-arena-save = запазва запис на всяка игра в тази папка, най-много { $max }
help-arena-json = показателите като един ред JSON

arena-no-bots = Кой ще играе? Посочете ботове с --bot: първият срещу всички останали.
arena-unknown-bot = В тази игра няма бот „{ $bot }“, а за програма е нужен път или аргументи.
arena-too-many-bots = За ботовете има само { $seats ->
    [one] { $seats } място
   *[other] { $seats } места
}.
arena-file-strange = Ред { $line } на { $file } не е от състезание.
arena-file-other = { $file } е от друго състезание: { $what ->
    [game] друга игра или друга версия на правилата ѝ
    [options] други настройки на играта
    [seed] друго начално число
   *[bots] други ботове, други ограничения или друг ред
}.
arena-nothing = Нито едно раздаване не е довършено.
arena-breakdown = { $bot } не може да продължи: { $reason }
arena-bot-not-started = не може да се пусне: { $problem }
arena-bot-died = програмата завърши ({ $how })
arena-bot-silent = няма отговор от { $seconds ->
    [one] { $seconds } секунда
   *[other] { $seconds } секунди
}
arena-bot-nonsense = неразбираем отговор „{ $line }“
arena-bot-illegal = ходът „{ $turn }“ е против правилата: { $reason }
arena-bot-closed = програмата беше затворена
arena-forfeit = { $bot }: служебна загуба, раздаване { $deal }, завъртане { $rotation }, място { $seat }: { $reason }
arena-forfeits-left = { $count ->
    [one] … и още { $count } служебна загуба
   *[other] … и още { $count } служебни загуби
}
arena-note-forfeit = Служебната загуба се брои за загубена игра; точките от нея не се отчитат.
arena-log = Какво са писали ботовете в стандартния поток за грешки: { $file }

arena-progress = { $games } от { $total ->
    [one] { $total } игра
   *[other] { $total } игри
}
arena-left = { $seconds ->
    [one] остава { $seconds } секунда
   *[other] остават { $seconds } секунди
}

arena-head = { $setting }, начално число { $seed }
arena-games = { $games ->
    [one] { $games } игра
   *[other] { $games } игри
}
arena-deals = { $deals ->
    [one] { $deals } раздаване при всяко разместване
   *[other] { $deals } раздавания, всяко при всяко разместване
}
arena-interrupted = Прекъснато: показано е изиграното досега.
arena-table-bot = бот
arena-table-seats = места
arena-table-points = точки
arena-table-median = медиана
arena-table-margin = преднина
arena-table-firsts = първи места
arena-table-fair = при равенство
arena-table-decided = от решените
arena-table-time = мс за ход
arena-table-forfeits = служебни загуби
arena-table-rivals = съперници
arena-table-ahead = преди тях
arena-elo = { $one } е преди { $other } в { $ahead }: Ело { SIGNED($elo) }
arena-elo-range = { $one } е преди { $other } в { $ahead }: Ело { SIGNED($elo) }, от { SIGNED($low) } до { SIGNED($high) }
arena-sprt-bots = Последователният тест сравнява точно два бота.
arena-sprt-high = Последователен тест: поне { SIGNED($high) } Ело (логаритъм на отношението на правдоподобие { $ratio }, граница { $bound })
arena-sprt-low = Последователен тест: не повече от { SIGNED($low) } Ело (логаритъм на отношението на правдоподобие { $ratio }, граница −{ $bound })
arena-sprt-open = Последователен тест: не е решено между { SIGNED($low) } и { SIGNED($high) } Ело (логаритъм на отношението на правдоподобие { $ratio }, граници ±{ $bound })
arena-note = Посочени са 95-процентни доверителни интервали по раздавания. Преднината е пред най-добрия от останалите.
arena-note-clock = *: по обикновения часовник; всичко друго е процесорно време.
arena-time = { $seconds ->
    [one] { $seconds } секунда
   *[other] { $seconds } секунди
}, { $threads ->
    [one] { $threads } нишка
   *[other] { $threads } нишки
}
