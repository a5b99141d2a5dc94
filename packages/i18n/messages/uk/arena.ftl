### Боти один проти одного

help-arena = звести ботів між собою й виміряти, хто сильніший
help-arena-about = Зводить ботів між собою. Кожна роздача грається по разу для кожного зсуву місць, з тими самими тайлами й кидками, у стількох потоках, скільки ядер. Показує очки, відрив, перші місця та рейтинг Ело з 95-відсотковими довірчими інтервалами, а також процесорний час ходу.
help-arena-bot = бот: його ім’я, наприклад fg, mce-fg:50ms чи mce-fg:2000n, або командний рядок іншої програми; можна вказати кілька разів, останній займе всі місця, що лишилися
help-arena-seats = скільки місць; якщо не вказано, стільки ж, скільки ботів; 1: кожен бот грає ті самі роздачі наодинці
help-arena-games = скільки партій, цілими роздачами
help-arena-seed = початкове число для випадковостей
help-arena-movetime = мілісекунд на хід для ботів без власного налаштування; якщо не вказано, 100
help-arena-nodes = позицій на хід замість часу: результат завжди той самий
help-arena-threads = скільки потоків; якщо не вказано, стільки ж, скільки ядер
help-arena-grace = скільки мілісекунд програма може думати понад свій час; після цього партію їй зараховують як програну
help-arena-strict = закінчити за першої технічної поразки, з кодом повернення 1
help-arena-sprt = дві різниці Ело, наприклад 0 10: грати, доки одну з них не спростовано (послідовний критерій, похибки по 5 %), але не більше --games
help-arena-pairing = боти парами замість одного столу: кожен із кожним (round-robin) або перший із кожним з інших (gauntlet)
help-arena-file = записувати кожну зіграну роздачу в цей файл і продовжувати з того, що в ньому є
help-arena-save = зберігати запис кожної партії в цю теку, не більше { $max }
help-arena-json = показники одним рядком JSON

arena-no-bots = Кому грати? Назвіть ботів через --bot: перший проти всіх інших.
arena-unknown-bot = У цій грі немає бота «{ $bot }», а програмі потрібен шлях або аргументи.
arena-too-many-bots = Для ботів є лише { $seats ->
    [one] { $seats } місце
    [few] { $seats } місця
   *[many] { $seats } місць
}.
arena-file-strange = Рядок { $line } файлу { $file } — не зі змагання.
arena-file-other = { $file } — від іншого змагання: { $what ->
    [game] інша гра або інша версія її правил
    [options] інші налаштування гри
    [seed] інше початкове число
   *[bots] інші боти, інші межі або інший порядок
}.
arena-nothing = Жодної роздачі не дограно.
arena-breakdown = { $bot } не може продовжувати: { $reason }
arena-bot-not-started = не запускається: { $problem }
arena-bot-died = програма завершилася ({ $how })
arena-bot-silent = немає відповіді { $seconds ->
    [one] { $seconds } секунду
    [few] { $seconds } секунди
   *[many] { $seconds } секунд
}
arena-bot-nonsense = незрозуміла відповідь «{ $line }»
arena-bot-illegal = хід «{ $turn }» проти правил: { $reason }
arena-bot-closed = програму закрили
arena-forfeit = { $bot }: технічна поразка, роздача { $deal }, зсув { $rotation }, місце { $seat }: { $reason }
arena-forfeits-left = { $count ->
    [one] … і ще { $count } технічна поразка
    [few] … і ще { $count } технічні поразки
   *[many] … і ще { $count } технічних поразок
}
arena-note-forfeit = Технічна поразка вважається програшем; очки такої партії не враховуються.
arena-log = Що боти писали в стандартний потік помилок: { $file }

arena-progress = { $games } з { $total ->
    [one] { $total } партії
    [few] { $total } партій
   *[many] { $total } партій
}
arena-left = { $seconds ->
    [one] лишилася { $seconds } секунда
    [few] лишилося { $seconds } секунди
   *[many] лишилося { $seconds } секунд
}

arena-head = { $setting }, початкове число { $seed }
arena-games = { $games ->
    [one] { $games } партія
    [few] { $games } партії
   *[many] { $games } партій
}
arena-deals = { $deals ->
    [one] { $deals } роздача за кожного розсадження
    [few] { $deals } роздачі, кожна за кожного розсадження
   *[many] { $deals } роздач, кожна за кожного розсадження
}
arena-interrupted = Перервано: показано те, що встигли зіграти.
arena-table-bot = бот
arena-table-seats = місць
arena-table-points = очки
arena-table-median = медіана
arena-table-margin = відрив
arena-table-firsts = перші місця
arena-table-fair = за рівності
arena-table-decided = із вирішених
arena-table-time = мс на хід
arena-table-forfeits = тех. поразки
arena-table-rivals = суперники
arena-table-ahead = вище за них
arena-elo = { $one } вище, ніж { $other }, у { $ahead }: Ело { SIGNED($elo) }
arena-elo-range = { $one } вище, ніж { $other }, у { $ahead }: Ело { SIGNED($elo) }, від { SIGNED($low) } до { SIGNED($high) }
arena-sprt-bots = Послідовний критерій порівнює рівно двох ботів.
arena-sprt-high = Послідовний критерій: не менше { SIGNED($high) } Ело (логарифм відношення правдоподібності { $ratio }, межа { $bound })
arena-sprt-low = Послідовний критерій: не більше { SIGNED($low) } Ело (логарифм відношення правдоподібності { $ratio }, межа −{ $bound })
arena-sprt-open = Послідовний критерій: між { SIGNED($low) } і { SIGNED($high) } Ело не вирішено (логарифм відношення правдоподібності { $ratio }, межі ±{ $bound })
arena-note = Указано 95-відсоткові довірчі інтервали за роздачами. Відрив — від найкращого з інших.
arena-note-clock = *: за звичайним годинником; усе інше — процесорний час.
arena-time = { $seconds ->
    [one] { $seconds } секунда
    [few] { $seconds } секунди
   *[many] { $seconds } секунд
}, { $threads ->
    [one] { $threads } потік
    [few] { $threads } потоки
   *[many] { $threads } потоків
}
