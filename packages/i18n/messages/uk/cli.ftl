### Командний рядок

## Загальна довідка

help-about = настільні ігри з точними правилами просто в терміналі.
help-usage = crownhold <команда> [параметри]
help-exit-codes = Коди завершення: 0 — успішно, 1 — непридатні дані, 2 — неправильний виклик.
help-read-more = Докладніше: { $files }
help-reference = Довідник, англійською: { $files }

help-title-usage = Виклик:
help-title-arguments = Аргументи:
help-title-options = Параметри:
help-title-global-options = Параметри всіх команд:
help-title-example = Приклад:
help-title-examples = Приклади:

help-group-play = Зіграти
help-group-look = Роздивитися партію
help-group-many = Зіграти багато партій
help-group-hood = Зазирнути всередину

help-option-json = після більшості команд: відповідь для програм
help-option-lang = мова: { $languages }
help-option-help = ця довідка; після команди — усе про неї
help-option-version = версія

help-example-play = двоє людей і бот за однією клавіатурою
help-example-replay = як минула партія або яке правило вона порушила
help-example-score = порахувати те, що лежить на столі
help-example-simulate = чого варта гра навмання

## Довідка про команду

help-help = усе про цю команду
help-options = [параметри]
help-default = { $description } (типово: { $value })

help-word-file = файл
help-word-folder = тека
help-word-lang = мова
help-word-list = список
help-word-game = гра

help-game = яка гра: kingdomino, duel або colours
help-seats = скільки гравців
help-variants = kingdomino: варіанти через кому: { $example }
help-tiebreak = kingdomino: як розв’язувати нічию: territory-then-crowns або crowns
help-spellbook = duel: чиї кубики позначаються в сувої: drawn або always
help-first = duel: хто починає: random, 0 або 1

help-replay = перевірити записи за правилами й розповісти, як минули партії
help-replay-about = Перевіряє кожен крок кожного запису за правилами й розповідає, як минула партія або на якому кроці яке правило порушено. Запис може бути й незакінченим.
help-replay-files = записи; «-» — стандартне введення
help-replay-json = по рядку JSON на файл

help-show = показати позицію після будь-якого кроку запису
help-show-about = Програє запис до вказаного кроку й показує позицію: чий хід, що має кожен гравець, і стан одним рядком, як його читає crownhold engine.
help-show-file = запис; - означає стандартне введення
help-show-at = після скількох кроків; якщо не вказано, після всіх
help-show-json = позиція одним рядком JSON, разом із тим, що видно з кожного місця

help-score = порахувати очки королівств зі справжнього столу
help-score-about = Рахує королівства так, як вони лежать на столі, область за областю, володіння за володінням.
help-score-file = королівства; «-» — стандартне введення
help-score-json = підсумок одним рядком JSON
help-score-format =
    Королівство пишуть рядками клітинок згори донизу: літера ландшафту й число
    корон, C — { -castle }, крапка — порожнє місце. Літери: w — { -wheat }, f — { -forest },
    l — { -lake }, g — { -grass }, s — { -swamp }, m — { -mine }. Порожні рядки та рядки,
    що починаються з #, не рахуються; рядок --- розділяє королівства різних
    гравців. Підійде й JSON:
      { $rows }
      { $squares }
    Карта «Дуелі» (--game duel) — п’ять рядків по сім клітинок. Літери: d — { -dot },
    s — { -stripe }, D — { -double-dot }, S — { -double-stripe }, b — { -black }, q — { -quarters },
    за ними число хрестиків; рядок «domains dot» називає { -arms } для цих { -spell(case: "genitive") }.
      { $map }
    Аркуш «Кольорових королівств» (--game colours) — шість рядків, по одному на
    королівство: його літера (b, g, y, v, r, n) і дев’ять знаків — літера фарби або
    крапка; рядок «blots 3»; рядок «places blue 4 hydra 3» — отримані очки за швидкість.
      { $sheet }

help-simulate = зіграти випадкові партії й показати статистику
help-simulate-about = Грає випадкові партії й показує очки та перемоги кожного гравця; спільна перемога ділиться порівну. З тим самим початковим числом партії будуть ті самі.
help-simulate-games = скільки партій
help-simulate-seed = початкове число для випадковостей
help-simulate-out = ще й записати кожну партію у файл, щонайбільше { $max }
help-simulate-json = один рядок JSON; усе, крім «speed», залежить лише від початкового числа

help-perft = порахувати всі продовження, щоб порівняти два рушії
help-perft-about = Рахує, скількома способами можна продовжити гру на задану кількість кроків, випадкові кроки теж ураховано: рушії, у яких ці числа збігаються, розуміють правила однаково. Партія, що закінчується раніше, не рахується.
help-perft-depth = скільки кроків
help-perft-record = рахувати від кінця запису; «-» — стандартне введення
help-perft-divide = розбити число за першим кроком
help-perft-json = числа одним рядком JSON

help-bench = виміряти швидкість правил на цій машині
help-bench-about = Вимірює, скільки випадкових партій минає за секунду, скільки коштує копія стану і чи росте пам’ять. Замір іде короткими відрізками: перешкоди майже не зсувають медіану й не можуть поліпшити найкращий результат.
help-bench-seconds = скільки секунд вимірювати
help-bench-json = числа одним рядком JSON

## Неправильний виклик

usage-hint = Довідка: crownhold --help або crownhold <команда> --help
usage-unknown-verb = Команди «{ $verb }» немає.
usage-unknown-option = Параметра «{ $option }» немає.
usage-did-you-mean = Можливо, { $words }?
usage-missing-argument = Бракує аргументу: <{ $argument }>.
usage-missing-option = Бракує параметра «{ $option }».
usage-missing-value = Параметру «{ $option }» потрібне значення.
usage-too-many-arguments = Забагато аргументів: { $received }, а треба щонайбільше { $expected }.
usage-conflict = Параметри «{ $option }» і «{ $other }» не можна вказати разом.
usage-bad-option-value = Параметру «{ $option }» не підходить значення «{ $value }». { $reason }
usage-bad-argument-value = Аргументу <{ $argument }> не підходить значення «{ $value }». { $reason }
usage-whole-number = Потрібне ціле число від { $min } до { $max }.
usage-number = Потрібне число від { $min } до { $max }.
usage-language = Доступні мови: { $languages }.
usage-too-many-files = Разом із --out можна зіграти щонайбільше { $max } партій.
usage-too-many-saved = Разом із --save можна зіграти не більше { $max } партій.
usage-sprt = Для --sprt потрібні дві різниці Ело від −1000 до 1000, спершу менша, наприклад --sprt 0 10.

## Світ довкола

world-keyboard = Читаю з клавіатури; Ctrl-D в окремому рядку завершить введення.
world-output = Не вдалося вивести відповідь: { $problem }.
world-bug = це помилка в програмі; повідомте про неї й про те, що до неї призвело:

## Записи

record-fault = { $file }: { $sentence }
record-fault-step = { $file }, крок { $step } (рахуючи від 0): { $sentence }
record-fault-text = { $file }, крок { $step } (рахуючи від 0) «{ $text }»: { $sentence }

replay-head =
    { $file }: { $setting }; { steps }, { $end ->
        [finished] партію закінчено
       *[unfinished] партію не закінчено
    }
replay-game = Партія { $game }
replay-all-games = Усі партії
replay-throws = Куди впали кубики: краплі, ділянка, королівства, якщо їх кілька
replay-attempts = { $attempts ->
    [one] кинуто { $attempts } раз
    [few] кинуто { $attempts } рази
   *[many] кинуто { $attempts } разів
}
show-head =
    { $file }: { $setting }; після { $at } з { $steps ->
        [one] { $steps } кроку
        [few] { $steps } кроків
       *[many] { $steps } кроків
    }
show-acting =
    { $who ->
        [chance] Далі вирішує випадок.
       *[over] Партію закінчено.
    }
show-seats =
    { $count ->
        [one] Ходить гравець { $seats }.
        [few] Ходять гравці { $seats }.
       *[many] Ходять гравці { $seats }.
    }
show-next = Наступний крок запису: { $step }
seat-points = гравець { $seat }: { points }
seat-result = гравець { $seat }: { points }, { place }

## Королівства

kingdom-points = королівство { $number }: { points }
kingdom-result = королівство { $number }: { points }, { place }
kingdom-fault = королівство { $number }: { $sentence }
kingdom-nothing-scores = очок немає
kingdom-no-crown = без { -crown(case: "genitive") }:
kingdom-discarded = скинуто: { $count }
map-no-cross = без хрестика:
map-domains = { spell-domains } ({ arms })
map-summary = найбільше { -domain }: { squares }
kingdom-summary = найбільша { -territory }: { $largest }, корон усього: { $crowns }

## Таблиці

table-seat = гравець
table-mean = середнє
table-deviation = відхилення
table-min = мін.
table-max = макс.
table-wins = перемоги
table-median = медіана
table-best = найкраще

simulate-head =
    { $setting }: { $games ->
        [one] { $games } випадкова партія
        [few] { $games } випадкові партії
       *[many] { $games } випадкових партій
    }, початкове число { $seed }
simulate-per-game =
    { $what ->
        [rounds] раундів
        [empty] залишилося порожніх клітинок
        [unpainted] залишилося незафарбованих ділянок
        [blots] зафарбовано ляпок
       *[discarded] скинуто тайлів
    } за партію: { $count }
simulate-speed = { $games ->
    [one] { $games } партія за секунду
    [few] { $games } партії за секунду
   *[many] { $games } партій за секунду
}
perft-total =
    { $setting }: { $nodes ->
        [one] { $nodes } вузол
        [few] { $nodes } вузли
       *[many] { $nodes } вузлів
    } на глибині { $depth }
bench-head = { $setting }, на Node { $version }
bench-listing = партій/с через legalMoves
bench-sampling = партій/с через sample
bench-copy = нс на копію
bench-state = { $bytes ->
    [one] стан: { $bytes } байт
    [few] стан: { $bytes } байти
   *[many] стан: { $bytes } байтів
}
bench-heap = купа: { NUMBER($mebibytes, minimumFractionDigits: 1, maximumFractionDigits: 1) } МіБ, за прогін { SIGNED($kibibytes) } КіБ

## Аркуш на папері

help-print = записати аркуш, дно коробки й пам’ятку, щоб грати на папері
help-print-about = Записує все, що потрібно «Кольоровим королівствам» на папері, одним файлом HTML: аркуш гравця, дно коробки для кидків і як обійтися звичайними кубиками. Для «Дуелі» — порожній аркуш, для власників гри: дві карти й сувій. Відкрийте файл у браузері й надрукуйте в масштабі 100 % на A4 або Letter. Відповідь — самі сторінки, тому --json немає.
help-print-game = colours, duel
help-print-out = записати в цей файл, а не у стандартний вивід

## Names in examples

help-two-names = Ганна,Лев
help-one-name = Ганна
