// Written by `npm run messages` from messages/*/*.ftl: change those.
export const terms = `-kingdomino = Доміношне королівство
-duel = Доміношне королівство: Дуель
-colours = Кольорові королівства
-castle = { $case ->
   *[nominative] замок
    [genitive] замку
}
-king = { $case ->
   *[nominative] король
    [genitive-plural] королів
}
-crown = { $case ->
   *[nominative] корона
    [genitive] корони
}
-domino = { $case ->
   *[nominative] тайл
    [locative] тайлі
}
-kingdom = королівство
-territory = область
-line = { $case ->
   *[nominative] ряд
    [locative] ряду
}
-wheat = { $case ->
   *[nominative] пшеничне поле
    [genitive] пшеничного поля
}
-forest = { $case ->
   *[nominative] ліс
    [genitive] лісу
}
-lake = { $case ->
   *[nominative] озеро
    [genitive] озера
}
-grass = { $case ->
   *[nominative] лука
    [genitive] луки
}
-swamp = { $case ->
   *[nominative] болото
    [genitive] болота
}
-mine = { $case ->
   *[nominative] шахта
    [genitive] шахти
}
-arms = { $case ->
   *[nominative] герб
    [genitive] герба
}
-cross = хрестик
-domain = володіння
-joker = { $case ->
   *[nominative] джокер
    [genitive] джокера
}
-spellbook = { $case ->
   *[nominative] сувій заклять
    [genitive] сувою заклять
}
-spell = { $case ->
   *[nominative] чари
    [genitive] чар
}
-magic = закляття
-dot = крапка
-stripe = смуга
-double-dot = подвійна крапка
-double-stripe = подвійна смуга
-black = чорний
-quarters = чверті
-area = { $case ->
   *[nominative] ділянка
    [genitive] ділянки
    [accusative] ділянку
}
-drop = { $case ->
   *[nominative] крапля
    [genitive] краплі
    [instrumental] краплею
}
-tower = { $case ->
   *[nominative] сторожова вежа
    [genitive] сторожової вежі
}
-griffin = грифон
-hydra = гідра
-unicorn = єдиноріг
-dragon = дракон
-blue = { $case ->
   *[nominative] синій
    [feminine] синьої
}
-green = { $case ->
   *[nominative] зелений
    [feminine] зеленої
}
-yellow = { $case ->
   *[nominative] жовтий
    [feminine] жовтої
}
-violet = { $case ->
   *[nominative] фіолетовий
    [feminine] фіолетової
}
-red = { $case ->
   *[nominative] червоний
    [feminine] червоної
}
-brown = { $case ->
   *[nominative] коричневий
    [feminine] коричневої
}
-white = білий
-kingdom-blue = { $case ->
   *[nominative] Синьоріччя
    [locative] Синьоріччі
}
-kingdom-green = { $case ->
   *[nominative] Зеленолісся
    [locative] Зеленоліссі
}
-kingdom-yellow = { $case ->
   *[nominative] Жовтоводдя
    [locative] Жовтоводді
}
-kingdom-violet = { $case ->
   *[nominative] Лілопілля
    [locative] Лілопіллі
}
-kingdom-red = { $case ->
   *[nominative] Червоногір’я
    [locative] Червоногір’ї
}
-kingdom-brown = { $case ->
   *[nominative] Бурозем’я
    [locative] Бурозем’ї
}
-dynasty = Династія
-middle-kingdom = Серединне королівство
-harmony = Гармонія
-mighty-duel = Велика дуель
castle = { -castle }
terrain-wheat = { -wheat }
terrain-forest = { -forest }
terrain-lake = { -lake }
terrain-grass = { -grass }
terrain-swamp = { -swamp }
terrain-mine = { -mine }
variant-dynasty = { -dynasty }
variant-middle-kingdom = { -middle-kingdom }
variant-harmony = { -harmony }
variant-mighty-duel = { -mighty-duel }
arms-dot = { -dot }
arms-stripe = { -stripe }
arms-double-dot = { -double-dot }
arms-double-stripe = { -double-stripe }
arms-black = { -black }
arms-quarters = { -quarters }
spell-free = свобода
spell-split = поділ
spell-pair = пара
spell-turn = поворот
spell-domains = володіння
spell-cross = { -cross }
spell-free-does = малюйте на будь-яких двох сусідніх порожніх клітинках; торкатися нічого не треба
spell-split-does = малюйте половини на будь-яких двох порожніх клітинках; кожна має прилягати сама
spell-pair-does = якщо кубики кидали ви, візьміть одразу два
spell-turn-does = поверніть один із двох своїх кубиків іншою гранню
spell-domains-does = одразу: назвіть { -arms }; кожне його { -domain } дасть наприкінці ще 3 очки
spell-cross-does = одразу: ще один { -cross } на намальованій клітинці свого королівства
colour-blue = { -blue }
colour-green = { -green }
colour-yellow = { -yellow }
colour-violet = { -violet }
colour-red = { -red }
colour-brown = { -brown }
colour-letter-blue = С
colour-letter-green = З
colour-letter-yellow = Ж
colour-letter-violet = Л
colour-letter-red = Ч
colour-letter-brown = Б
kingdom-blue = { -kingdom-blue }
kingdom-green = { -kingdom-green }
kingdom-yellow = { -kingdom-yellow }
kingdom-violet = { -kingdom-violet }
kingdom-red = { -kingdom-red }
kingdom-brown = { -kingdom-brown }
die-blue = { -blue } кубик
die-red = { -red } кубик
die-yellow = { -yellow } кубик
die-white = { -white } кубик
monster-griffin = { -griffin }
monster-hydra = { -hydra }
monster-unicorn = { -unicorn }
monster-dragon = { -dragon }
achievement-three = три королівства
achievement-griffin = грифони
achievement-hydra = гідри
achievement-unicorn = єдинороги
achievement-dragon = дракони
magic-move = перенесення
magic-match = збіг
magic-split = поділ
magic-blend = змішування
magic-move-does = до першої { -drop(case: "genitive") } ходу: усі краплі кубика йдуть до іншого королівства
magic-match-does = однією { -drop(case: "instrumental") } можна зафарбувати { -area(case: "accusative") } поруч із таким самим кольором
magic-split-does = краплі кубика можуть піти ще й до одного сусіднього королівства
magic-blend-does = дві краплі кубика стають однією складеного кольору: { -green }, { -violet } або { -brown }
grade-0 = спробуйте ще раз
grade-1 = непогано, але можна краще
grade-2 = дуже добре
grade-3 = блискуче
points = { $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[many] { $points } очок
}
squares = { $squares ->
    [one] { $squares } клітинка
    [few] { $squares } клітинки
   *[many] { $squares } клітинок
}
crowns = { $crowns ->
    [one] { $crowns } корона
    [few] { $crowns } корони
   *[many] { $crowns } корон
}
with-crowns = { $crowns ->
    [0] без корон
    [one] з { $crowns } короною
    [few] з { $crowns } коронами
   *[many] з { $crowns } коронами
}
crosses = { $crosses ->
    [one] { $crosses } хрестик
    [few] { $crosses } хрестики
   *[many] { $crosses } хрестиків
}
players = { $players ->
    [one] { $players } гравець
    [few] { $players } гравці
   *[many] { $players } гравців
}
steps = { $steps ->
    [one] { $steps } крок
    [few] { $steps } кроки
   *[many] { $steps } кроків
}
place = { $place ->
    [1] 1-ше місце
    [2] 2-ге місце
    [3] 3-тє місце
    [7] 7-ме місце
    [8] 8-ме місце
   *[other] { $place }-те місце
}
terrain = { $terrain ->
    [wheat] { -wheat }
    [forest] { -forest }
    [lake] { -lake }
    [grass] { -grass }
    [swamp] { -swamp }
   *[mine] { -mine }
}
terrain-of = { $terrain ->
    [wheat] { -wheat(case: "genitive") }
    [forest] { -forest(case: "genitive") }
    [lake] { -lake(case: "genitive") }
    [grass] { -grass(case: "genitive") }
    [swamp] { -swamp(case: "genitive") }
   *[mine] { -mine(case: "genitive") }
}
arms = { $arms ->
    [dot] { -dot }
    [stripe] { -stripe }
    [double-dot] { -double-dot }
    [double-stripe] { -double-stripe }
    [black] { -black }
   *[quarters] { -quarters }
}
spell = { $spell ->
    [free] { spell-free }
    [split] { spell-split }
    [pair] { spell-pair }
    [turn] { spell-turn }
    [domains] { spell-domains }
   *[cross] { spell-cross }
}
colour = { $colour ->
    [blue] { -blue }
    [green] { -green }
    [yellow] { -yellow }
    [violet] { -violet }
    [red] { -red }
   *[brown] { -brown }
}
colour-of = { $colour ->
    [blue] { -blue(case: "feminine") }
    [green] { -green(case: "feminine") }
    [yellow] { -yellow(case: "feminine") }
    [violet] { -violet(case: "feminine") }
    [red] { -red(case: "feminine") }
   *[brown] { -brown(case: "feminine") }
}
kingdom = { $kingdom ->
    [blue] { -kingdom-blue }
    [green] { -kingdom-green }
    [yellow] { -kingdom-yellow }
    [violet] { -kingdom-violet }
    [red] { -kingdom-red }
   *[brown] { -kingdom-brown }
}
die = { $die ->
    [blue] { die-blue }
    [red] { die-red }
    [yellow] { die-yellow }
   *[white] { die-white }
}
magic = { $spell ->
    [move] { magic-move }
    [match] { magic-match }
    [split] { magic-split }
   *[blend] { magic-blend }
}
variant = { $variant ->
    [dynasty] { -dynasty }
    [middle-kingdom] { -middle-kingdom }
    [harmony] { -harmony }
    [mighty-duel] { -mighty-duel }
   *[other] { $variant }
}
game = { $game ->
    [kingdomino] { -kingdomino }
    [duel] { -duel }
    [colours] { -colours }
   *[other] { $game }
}
bot-name = { $bot ->
    [page] Паж
    [shepherd] Пастух
    [miller] Мірошник
    [mason] Муляр
    [knight] Лицар
    [queen] Королева
    [random] Випадковий бот
    [greedy] Жадібний бот
   *[other] { $bot }
}
bot-level = { $number } · { bot-name }
bot-about = { $bot ->
    [page] Лише вчиться: половини добрих ходів не помічає.
    [shepherd] Бере, що сподобалося, і часто помиляється.
    [miller] Грає тямуще, та часом щось проґавить.
    [mason] Зважує все, що можна зробити за хід.
    [knight] Перед ходом розігрує подумки кілька партій.
    [queen] Перед ходом розігрує подумки тисячі партій.
    [random] Ходить як завгодно, аби за правилами.
    [greedy] Бере якнайбільше очок просто зараз.
   *[other] { $bot }
}
`;
export const cli = `help-about = настільні ігри з точними правилами просто в терміналі.
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
world-keyboard = Читаю з клавіатури; Ctrl-D в окремому рядку завершить введення.
world-output = Не вдалося вивести відповідь: { $problem }.
world-bug = це помилка в програмі; повідомте про неї й про те, що до неї призвело:
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
help-print = записати аркуш, дно коробки й пам’ятку, щоб грати на папері
help-print-about = Записує все, що потрібно «Кольоровим королівствам» на папері, одним файлом HTML: аркуш гравця, дно коробки для кидків і як обійтися звичайними кубиками. Для «Дуелі» — порожній аркуш, для власників гри: дві карти й сувій. Відкрийте файл у браузері й надрукуйте в масштабі 100 % на A4 або Letter. Відповідь — самі сторінки, тому --json немає.
help-print-game = colours, duel
help-print-out = записати в цей файл, а не у стандартний вивід
help-two-names = Ганна,Лев
help-one-name = Ганна
`;
export const refusals = `sentence-plain = { $reason }.
sentence-cited = { $reason } (правило { $rule }).
refusal-not-json = Це не JSON
refusal-not-an-object = Запис — це об’єкт JSON, а тут щось інше
refusal-not-a-record = Це не запис партії: у полі «format» має бути «{ $format }»
refusal-unknown-version = Тут відома лише версія { $version } формату запису
refusal-missing-field = У записі бракує поля «{ $field }»
refusal-unknown-field = У записі є зайве поле «{ $field }»
refusal-duplicate-field = Поле «{ $field }» стоїть у записі двічі
refusal-bad-field = У полі «{ $field }» значення не того виду
refusal-unknown-game = Гри «{ $game }» тут немає; є { $known }
refusal-unknown-rules-version = Партію грали за правилами версії { $rulesVersion }, а вони тут невідомі
refusal-after-the-end = Партія закінчилася раніше за цей крок
refusal-no-such-step = Кроку { $at } немає: у записі { $steps ->
    [one] { $steps } крок
    [few] { $steps } кроки
   *[many] { $steps } кроків
}
refusal-name-too-long = В імені не більше { $most } знаків
refusal-name-empty = В імені потрібен хоча б один видимий знак
refusal-name-unprintable = В імені не може бути керівних символів і знаків, що змінюють напрямок тексту
refusal-no-such-actor = Тут можуть діяти кілька гравців, тож крок починається з номера одного з них, наприклад «1> »
refusal-unreadable = Такого ходу в грі немає
refusal-turn-complete = Хід уже завершено, кроків у ньому більше не буде
refusal-turn-unfinished = Хід не закінчено: потрібні ще кроки
refusal-options-not-an-object = Налаштування мають бути об’єктом JSON
refusal-unknown-option = Гра не має налаштування «{ $option }»
refusal-bad-seats = Ця гра — для { $min }–{ $max } гравців
refusal-variants-not-a-list = Варіанти мають бути списком
refusal-unknown-variant = Гра не має варіанта «{ $variant }»; є { $known }
refusal-variant-twice = Варіант «{ $variant }» названо двічі
refusal-mighty-duel-seats = «{ -mighty-duel }» — гра для двох, а гравців { $seats }
refusal-unknown-tiebreak = Способу «{ $tiebreak }» розв’язати нічию немає; є { $known }
refusal-two-players = «{ -duel }» — гра рівно для двох
refusal-unknown-spellbook = Правила «{ $spellbook }» для { -spellbook(case: "genitive") } немає; є { $known }
refusal-unknown-first = Вибору «{ $first }» для першого гравця немає; є { $known }
refusal-unknown-map = Карти «{ $map }» немає; є { $known }
refusal-game-over = Партію закінчено
refusal-not-your-turn = Зараз ходить інший гравець
refusal-wrong-step = Зараз не час для цього: наступний крок — «{ $expected }»
refusal-no-such-seat = Гравця { $seat } за столом немає
refusal-occupied = Клітинку { $x },{ $y } вже зайнято
refusal-not-side-by-side = Половини мають лягти на дві клітинки зі спільною стороною
refusal-halves-exchanged = Половини однакові, тож першою називають меншу клітинку
refusal-no-such-domino = Тайла { $domino } не буває: номери йдуть від 1 до 48
refusal-already-drawn = Тайл { $domino } вже витягли
refusal-no-king-left = Усіх { -king(case: "genitive-plural") } гравця { $seat } вже витягнуто
refusal-not-in-line = Тайла { $domino } немає в { -line(case: "locative") }
refusal-taken = На { -domino(case: "locative") } { $domino } вже стоїть { -king } гравця { $seat }
refusal-must-place = Тайл { $domino } вміщується в { -kingdom }, тож його треба покласти
refusal-outside-grid = З клітинкою { $x },{ $y } { -kingdom } не вміститься в { $size }×{ $size } клітинок
refusal-no-match =
    Жодна половина не торкається ні { -castle(case: "genitive") }, ні свого ландшафту: поруч із першою немає { $first ->
        [wheat] { -wheat(case: "genitive") }
        [forest] { -forest(case: "genitive") }
        [lake] { -lake(case: "genitive") }
        [grass] { -grass(case: "genitive") }
        [swamp] { -swamp(case: "genitive") }
       *[mine] { -mine(case: "genitive") }
    }, поруч із другою немає { $second ->
        [wheat] { -wheat(case: "genitive") }
        [forest] { -forest(case: "genitive") }
        [lake] { -lake(case: "genitive") }
        [grass] { -grass(case: "genitive") }
        [swamp] { -swamp(case: "genitive") }
       *[mine] { -mine(case: "genitive") }
    }
refusal-wrong-die = Кубики кидають по черзі: зараз кубик { $expected }, а не { $die }
refusal-no-such-face = На кубику { $die } немає грані «{ $face }»
refusal-one-die = Зараз беруть рівно один кубик; два — лише за допомогою { -spell(case: "genitive") } «{ spell-pair }»
refusal-two-dice = Зараз беруть рівно два кубики
refusal-die-taken = Кубик { $die } вже взято
refusal-not-your-die = Кубик { $die } — в іншого гравця
refusal-spell-not-won = У цього гравця немає { -spell(case: "genitive") } «{ spell }»
refusal-spell-fresh = Чари «{ spell }» щойно здобуто: вони діють з наступного раунду
refusal-spell-used = Чари «{ spell }» вже використано: вони діють один раз за партію
refusal-castle-used = Замок уже використано: він діє один раз за партію
refusal-wrong-order =
    У цьому ході вже пізно для { $power ->
        [turn] { -spell(case: "genitive") } «{ spell-turn }»
        [castle] { -castle(case: "genitive") }
       *[free] { -spell(case: "genitive") } «{ spell-free }»
    }: порядок — { spell-turn }, { -castle }, ім’я { -joker(case: "genitive") }, { spell-free }, { spell-split }
refusal-same-face = Кубик { $die } вже показує таку грань: потрібна інша
refusal-cannot-draw = Після цього кроку { -domino } нікуди буде намалювати
refusal-no-joker = На кубику { $die } немає { -joker(case: "genitive") }
refusal-already-named = Герб { -joker(case: "genitive") } на кубику { $die } вже названо
refusal-lower-joker-first = Спочатку менший номер: назвіть { -arms } { -joker(case: "genitive") } на кубику { $die }
refusal-joker-unnamed = Спочатку назвіть { -arms } { -joker(case: "genitive") } на кубику { $die }
refusal-off-map = Такої клітинки на карті немає: клітинки йдуть від -3,-2 до 3,2
refusal-same-square = Половинам потрібні дві різні клітинки
refusal-half-unconnected = Кожна половина має прилягати сама: поруч із клітинкою { $x },{ $y } немає ні { -castle(case: "genitive") }, ні { -arms(case: "genitive") } «{ arms }» з минулих раундів
refusal-no-connection =
    Жодна половина не торкається ні { -castle(case: "genitive") }, ні свого { -arms(case: "genitive") } з минулих раундів: поруч із першою немає { -arms(case: "genitive") } «{ $first ->
        [dot] { -dot }
        [stripe] { -stripe }
        [double-dot] { -double-dot }
        [double-stripe] { -double-stripe }
        [black] { -black }
       *[quarters] { -quarters }
    }», поруч із другою немає { -arms(case: "genitive") } «{ $second ->
        [dot] { -dot }
        [stripe] { -stripe }
        [double-dot] { -double-dot }
        [double-stripe] { -double-stripe }
        [black] { -black }
       *[quarters] { -quarters }
    }»
refusal-pass-after-power = Хід уже почато: тепер { -domino } треба намалювати
refusal-must-draw = Тайл уміщується на карту, тож його треба намалювати
refusal-nothing-drawn = На клітинці { $x },{ $y } немає { -arms(case: "genitive") }, а { -cross } додають лише до намальованого
refusal-die-order =
    Кубики лягають по черзі: зараз { $expected ->
        [blue] { -blue }
        [red] { -red }
        [yellow] { -yellow }
       *[white] { -white }
    }, а не { $die ->
        [blue] { -blue }
        [red] { -red }
        [yellow] { -yellow }
       *[white] { -white }
    }
refusal-no-such-landing = В усіх цих королівствах одразу кубик лежати не може: { $kingdoms }
refusal-die-gone = У цьому кидку { die } уже взято
refusal-white-first = Білий кубик ніколи не беруть першим: його колір — це колір кубика, якого в коробці вже немає
refusal-not-in-kingdom =
    У { $kingdom ->
        [blue] { -kingdom-blue(case: "locative") }
        [green] { -kingdom-green(case: "locative") }
        [yellow] { -kingdom-yellow(case: "locative") }
        [violet] { -kingdom-violet(case: "locative") }
        [red] { -kingdom-red(case: "locative") }
       *[brown] { -kingdom-brown(case: "locative") }
    } { die } не лежить
refusal-colour-in-box = Білий кубик не може стати цього кольору: { colour } кубик ще в коробці
refusal-no-spell = Готового { -magic } «{ magic }» немає; здобуте в цьому раунді діє з наступного
refusal-moved-already = У цьому ході краплі вже перенесено
refusal-move-too-late = Для { -magic } «{ magic-move }» вже пізно: воно діє лише до першої { -drop(case: "genitive") } ходу й до { -magic } «{ magic-split }»
refusal-same-kingdom = Кубик і так у цьому королівстві: назвіть інше
refusal-no-drop-left = У кубика не залишилося жодної { -drop(case: "genitive") }
refusal-not-a-neighbour = { kingdom } не межує з королівством кубика
refusal-split-already = { kingdom } в цьому ході вже названо
refusal-two-drops = Для { -magic } «{ magic-blend }» потрібні дві краплі кубика, а залишилося менше
refusal-no-tower-drop = Готової { colour-of } { -drop(case: "genitive") } зі { -tower(case: "genitive") } немає; здобуту в цьому раунді витрачають з наступного
refusal-painted = Ділянку { $area } вже зафарбовано
refusal-out-of-reach = Краплі кубика не дістають до { -area(case: "genitive") } { $area }: вона в іншому королівстві
refusal-same-colour = Ділянка { $area } торкається { colour-of }, тож мати той самий колір не може
refusal-match-not-needed = Для { -area(case: "genitive") } { $area } { -magic } «{ magic-match }» не потрібне: сусідніх такого кольору в неї немає
refusal-no-such-number = У цьому рядку немає числа { $number }: у королівств 4 і 2, у чудовиськ 3 і 1
refusal-circled = Число { $number } в цьому рядку обведено: його вже здобуто
refusal-struck = Число { $number } в цьому рядку вже закреслено
refusal-higher-first = Поки можна закреслити 4 або 3, числа 2 і 1 не чіпають
refusal-no-castle = Немає { -castle(case: "genitive") }: одна клітинка має бути C
refusal-second-castle = Замків тут { $count }, а в королівстві він один
refusal-unreadable-square = «{ $text }» — не клітинка: напишіть літеру ландшафту та число корон (w, f1, m3), C для { -castle(case: "genitive") }, крапку для порожнього місця
refusal-too-large = Королівство займає { $width }×{ $height } клітинок, а має вміститися в { $size }×{ $size }
refusal-odd-squares = Тайли вкривають парну кількість клітинок, а тут крім { -castle(case: "genitive") } непарна: { $squares }
refusal-too-many-squares =
    { $inBox ->
        [0] У коробці немає клітинок { terrain-of } { with-crowns }
        [one] У коробці лише { $inBox } клітинка { terrain-of } { with-crowns }, а тут їх більше
        [few] У коробці лише { $inBox } клітинки { terrain-of } { with-crowns }, а тут їх більше
       *[many] У коробці лише { $inBox } клітинок { terrain-of } { with-crowns }, а тут їх більше
    }
refusal-not-connected = Клітинку { $x },{ $y } відрізано: жодні клітинки не з’єднують її із замком
refusal-bad-kingdom = Королівство в JSON — це об’єкт або з «kingdom» (рядками клітинок), або зі «squares»; ще в ньому можуть бути «variants»
refusal-bad-rows = У «kingdom» має бути список рядків на кшталт «w1 C f»
refusal-bad-squares = У «squares» має бути список об’єктів з «x», «y», «terrain» і «crowns»
refusal-bad-square =
    У полі «{ $field }» клітинки { $index } має стояти { $field ->
        [terrain] одне зі слів wheat, forest, lake, grass, swamp, mine
        [crowns] ціле число від 0 до 3
       *[other] ціле число
    }
refusal-variants-differ = В одній партії варіанти в усіх однакові, а тут названо різні
refusal-single-games-only = «{ -dynasty }» — це три партії: порахуйте королівства кожної окремо й додайте очки
refusal-wrong-size = На карті має бути 5 рядів по 7 клітинок; порожню клітинку пишуть крапкою
refusal-castle-not-middle = Замок має стояти посередині карти: на четвертій клітинці третього ряду
refusal-too-many-crosses = На клітинці { $x },{ $y } — { crosses }, а більше ніж 4 на одній не буває
refusal-unreadable-arms = «{ $text }» — не клітинка: напишіть літеру герба та число хрестиків (d, D1, q2), C для { -castle(case: "genitive") }, крапку для порожнього місця; літери: d — { arms-dot }, s — { arms-stripe }, D — { arms-double-dot }, S — { arms-double-stripe }, b — { arms-black }, q — { arms-quarters }
refusal-no-such-file = Файл { $file } не знайдено
refusal-file-is-folder = Тут потрібен файл, а { $file } — тека
refusal-file-forbidden = Немає доступу до { $file }
refusal-file-in-path = На шляху до { $file } лежить файл там, де має бути тека
refusal-disk-full = На диску немає місця
refusal-file-trouble = Не вийшло: { $problem }
refusal-unreadable-kingdom = «{ $text }» — не рядок аркуша: напишіть літеру королівства, кожну один раз (b, g, y, v, r, n), і дев’ять знаків — літеру фарби або крапку
refusal-kingdom-missing = Бракує рядка королівства «{ $letter }»
refusal-bad-blots = Рядок «blots» буває один, із цілим числом не більше { $most }
refusal-bad-place = «{ $text }» — не місце: у королівств 4 і 2, у чудовиськ і в «three» 3 і 1, кожне один раз
refusal-place-incomplete = Вказано місце за «{ $achievement }», а на цьому аркуші його не завершено
refusal-input-too-large = Тут більше ніж { $megabytes } МБ, а стільки не читається
refusal-bad-table-link = Це не посилання на стіл: { $link }
refusal-server-unreachable = Сервер { $origin } недоступний: { $problem }
refusal-server-refused = { $code ->
    [unknown-table] Такого столу немає
    [not-playing] Партія ще не закінчена або не почалася
    [seat-refused] Місце зайняте, або запрошення не до нього
    [bad-options] Такий стіл сервер створити не може
    [too-many] Сервер перевантажений, спробуйте за хвилину
    [unavailable] Зараз не виходить, спробуйте трохи пізніше
    [no-session] Сервер більше не знає цей комп’ютер
    [wrong-origin] За цією адресою сервер не відповідає
   *[other] Сервер відмовив: { $code }
}
`;
export const play = `play-player = Гравець { $number }
play-turn-of = Ходить { $name }
play-put = Покладіть тайл { $number }
play-take = Виберіть тайл із наступного ряду
play-take-first = Виберіть тайл
play-discard = Тайл { $number } нікуди покласти: Enter — скинути
play-refusal-taken = На тайлі { $domino } вже стоїть король: { $name }
play-confirm = Enter — закінчити хід · U — скасувати
play-undone = Хід скасовано
play-nothing-to-undo = Нема чого скасовувати
play-thinking = { $name } думає…
play-bot-failed = { $name } не може продовжити: { $reason }
play-gain = { $points ->
    [0] без очок
    [one] { SIGNED($points) } очко
    [few] { SIGNED($points) } очки
   *[many] { SIGNED($points) } очок
}
play-score = { points }
play-round = Раунд { $round } з { $rounds }
play-last-round = Останній раунд
play-game-of = Партія { $game } з { $games }
play-current-line = Поточний ряд
play-next-line = Наступний ряд
play-first-line = Перший ряд
play-left = { $count ->
    [0] тайлів більше немає
    [one] залишився { $count } тайл
    [few] залишилося { $count } тайли
   *[many] залишилося { $count } тайлів
}
play-keys-put = стрілки — рухати · R — повернути · F — інша половина · Enter — покласти
play-keys-take = стрілки — вибрати · Enter — взяти
play-keys-common = U — скасувати · ? — правила · S — зберегти · L — завантажити · Q — вийти
play-back = Будь-яка клавіша — назад
play-next-page = Будь-яка клавіша — далі
play-again = N — нова партія
play-next-game = N — почати наступну партію
play-keys-end = ? — правила · S — зберегти · L — завантажити · Q — вийти
play-save-as = Зберегти як:
play-saved = Збережено в { $file }
play-not-saved = Не збережено: { $reason }
play-load-from = Який запис завантажити:
play-loaded = Завантажено: { $file }
play-not-loaded = Не завантажено: { $reason }
play-unsealed = Печатки цієї партії поставлено не тут: вона триває, але перевірити її запис уже не можна
play-quit = Партію збережено в { $file }. Продовжити: { $command }
play-over = Партію закінчено
play-winner = Перемагає { $name }!
play-shared-win = Перемогу ділять { $names }
play-place = { place }
play-rules-title = Правила коротко
play-rules-body =
    K8   Королі ходять уздовж поточного ряду, починаючи з меншого номера.
         Покладіть тайл з-під свого короля, потім поставте короля
         на вільний тайл наступного ряду.
    K12  Обидві половини лягають на порожні клітинки. Хоча б одна
         торкається стороною замку або клітинки свого ландшафту.
         Кути не рахуються.
    K13  Королівство разом із замком уміщується в 5×5 клітинок.
    K14  Тайл, для якого є місце, треба покласти.
         Якщо місця немає, його скидають.
    K16  Область — клітинки одного ландшафту, з’єднані сторонами.
         Її очки — клітинки, помножені на корони: без корон немає очок.
    K17  Перемагає той, у кого більше очок. За рівності вирішує
         найбільша область, потім кількість корон.
    K18  Серединне королівство: +10 очок за замок у центрі.
    K19  Гармонія: +5 очок, якщо нічого не скинуто.
play-too-small = Збільште вікно: потрібно щонайменше { $columns }×{ $rows } знаків
help-play = зіграти просто тут, з людьми й ботами
help-play-game = kingdomino, duel або colours; без нього запитає меню
help-play-players = імена людей через кому
help-play-bot = додати бота: page, shepherd, miller, mason, knight, queen або його номер; або команду іншої програми; можна вказати кілька разів
help-play-load = продовжити збережену партію
help-play-seed = початкове число для випадковостей: з тим самим числом випадуть ті самі тайли
help-play-ascii = малювати лише простими знаками
help-engine = обмінюватися рядками з іншою програмою
play-menu-title = Crownhold
play-menu-game = Гра
play-menu-people = Люди
play-menu-bots = Боти
play-menu-level = Сила ботів
play-menu-yes = так
play-menu-no = ні
play-menu-keys = стрілки — змінити · Enter — почати · L — завантажити · Q — вийти
play-menu-continue = C — продовжити минулу партію
play-game-over = Партію { $game } з { $games } закінчено
play-bot-not-started = «{ $command }» не запускається: { $problem } · Enter — спробувати ще раз
play-bot-died = він завершився ({ $how }) · Enter — запустити знову
play-bot-silent = немає відповіді { $seconds ->
    [one] { $seconds } секунду
    [few] { $seconds } секунди
   *[many] { $seconds } секунд
} · Enter — запитати знову
play-bot-nonsense = він каже «{ $line }» · Enter — запитати знову
play-bot-illegal = його хід проти правил: { $turn } · Enter — запитати знову
play-bot-closed = програму закрили · Enter — запитати знову
play-duel-round = Раунд { $round } · кидає { $name }
play-duel-spellbook = Сувій
play-duel-ready = готово
play-duel-used = використано
play-duel-pass-row = пропуск
play-duel-joker = { -joker }
play-duel-take-one = Візьміть кубик
play-duel-take-two = Візьміть два кубики
play-duel-take-other = Візьміть ще один кубик
play-duel-take-pair = Візьміть одразу два кубики
play-duel-can-pair = P — витратити { -spell } «{ spell-pair }»: взяти одразу два кубики
play-duel-name = Намалюйте тайл · 1–6 — { -arms } { -joker(case: "genitive") } на кубику { $die }: { arms }
play-duel-domains = Назвіть { -arms } для { -spell(case: "genitive") } «{ spell-domains }»: { arms }
play-duel-draw = Намалюйте тайл
play-duel-half = Намалюйте половину з кубика { $die }
play-duel-cross = Виберіть клітинку, де додати { -cross }
play-duel-pass = Тайл нікуди намалювати: Enter — пропустити хід
play-duel-turn = Повернути кубик { $die }: { $face }
play-duel-castle = Замок: ще один { -cross } на кубику { $die }
play-duel-use = Застосувати { -spell } «{ spell }»
play-duel-passing = Пропустити хід
play-duel-castle-does = ще один { -cross } на одному з ваших кубиків; позначки за нього не буде
play-duel-pass-does = нічого не малювати; лише якщо без чар і замку { -domino } не вміщується
play-duel-keys-take = стрілки або 1–4 — вибрати · Enter — взяти
play-duel-keys-arms = стрілки — вибрати · Enter — назвати
play-duel-keys-draw = стрілки — рухати · R — повернути · F — обміняти · Enter — малювати · P — чари
play-duel-keys-half = стрілки — рухати · Tab — далі · Enter — малювати
play-duel-keys-cross = стрілки — рухати · Tab — далі · Enter — додати
play-duel-keys-pass = Enter — пропустити хід · P — чари
play-duel-keys-power = угору, вниз — вибрати · Enter — застосувати · P — назад
play-duel-keys-power-choice = угору, вниз — вибір · вліво, вправо — як · Enter — застосувати · P — назад
play-duel-domain = { arms }: { $sum } = { points }
play-duel-bonus = { spell-domains } ({ arms }): { $count } × 3 = { points }
play-duel-largest = найбільше { -domain }: { squares }
play-duel-tiebreak = Очок порівну, вирішує найбільше { -domain }.
play-duel-menu-spellbook = Кубики позначаються
play-duel-menu-drawn = у того, хто малював (російське видання)
play-duel-menu-always = завжди (болгарське видання)
play-duel-menu-first = Перший гравець
play-duel-menu-lot = за жеребом
play-duel-menu-seat = гравець { $number }
play-duel-row = { spell } ({ arms }, { squares })
play-duel-rules-title = «Дуель» коротко
play-duel-rules-body =
    D6   А кидає кубики й бере один, Б бере два, А отримує останній.
         Після раунду Б стає А.
    D7   Два ваші кубики — тайл на дві сусідні порожні клітинки.
         Джокер — будь-який герб, який ви назвете.
    D8   Хоча б одна половина торкається стороною замку або свого герба
         з минулих раундів. Хрестики переносяться на карту.
    D9   Тайл, для якого є місце, треба намалювати.
         Якщо місця немає, застосуйте чари чи замок або пропустіть хід.
    D11  { $spellbook ->
            [always] Кожен ваш кубик без хрестиків позначає клітинку у ряді свого герба, навіть якщо ви пропустили хід.
           *[drawn] Якщо ви малювали, кожен ваш кубик без хрестиків позначає клітинку у ряді свого герба.
         } Джокер не позначає нічого.
    D13  Хто першим завершить ряд, отримує його чари;
         ряд суперника закреслюється.
    D14  Чари діють один раз, починаючи з наступного раунду;
         «володіння» і «хрестик» застосовують одразу.
    D18  Партія закінчується, коли карту заповнено або ніхто не малював.
    D19  Володіння — клітинки одного герба, з’єднані сторонами.
         Його очки — клітинки, помножені на хрестики: без них немає очок.
    D21  Перемагає той, у кого більше очок. За рівності вирішує
         найбільше володіння.
play-hand-over = Передайте клавіатуру: { $name } · Enter — далі
play-hand-over-why = Кожен зафарбовує таємно: іншим дивитися не можна.
play-keys-choose = стрілки — вибрати · Enter — підтвердити
play-colours-round = Раунд { $round }
play-colours-drops = { $drops ->
    [one] { $drops } крапля
    [few] { $drops } краплі
   *[many] { $drops } крапель
}
play-colours-drops-row = вежі
play-colours-blots = ляпки
play-colours-plain = нічого особливого
play-colours-capital = столиця
play-colours-spell = { -magic } { $number } ({ $spell })
play-colours-painted = колір: { colour }
play-colours-neighbours = сусіди { $areas }
play-colours-towers = { -tower } на межі з { $areas }
play-colours-take = Візьміть { die }: { play-colours-drops }, { kingdom }
play-colours-take-white = Візьміть { die } як { colour }: { play-colours-drops }, { kingdom }
play-colours-paint = Зафарбуйте { -area(case: "accusative") }, колір { colour }: у запасі { play-colours-drops }
play-colours-blend = Змішайте дві краплі в одну: { colour }
play-colours-tower = Крапля зі { -tower(case: "genitive") }: { colour }
play-colours-used-up = Усі краплі витрачено: Enter — закінчити
play-colours-nothing-fits = Крапель більше нікуди розміщувати (у запасі { play-colours-drops }): Enter — закінчити
play-colours-can-match = Поруч той самий колір: M — витратити { -magic } «{ magic-match }»
play-colours-choose = Вежа дає краплю, виберіть колір: { $colours }
play-colours-move = Куди перенести краплі: { $kingdoms }
play-colours-split = Краплі можуть піти й сюди: { $kingdoms }
play-colours-strike = Закресліть число: { $row }
play-colours-strike-does = Закреслене число вже не можна здобути
play-colours-leave = Не витрачено: { play-colours-drops }. За це зафарбують ляпку
play-colours-others = Аркуш гравця { $number }, яким він був на початку раунду
play-colours-keys-take = стрілки або 1–4 — вибрати · Enter — взяти · O — інші аркуші
play-colours-keys-colour = стрілки, Tab · Enter — колір · VMXBT — закляття, вежі · D — все · O — аркуші
play-colours-keys-spell = стрілки — вибрати · Enter — застосувати · Esc — назад
play-colours-keys-leave = Enter — закінчити · інша клавіша — назад
play-colours-keys-others = O — наступний аркуш · інша клавіша — назад
play-colours-total = усього
play-colours-lost = утрачено
play-colours-tiebreak = Очок порівну; менше втрачено на ляпках і незафарбованих чудовиськах.
play-colours-rules-title = «Кольорові королівства» стисло
play-colours-rules-round =
    C18  По черзі кожен бере кубик і таємно зафарбовує ним ділянки. Один
         або двоє витрачають один кидок, доки коробка не спорожніє.
    C21  Хто бере кубик із межі, називає його королівство; хто бере білий —
         його колір: колір кубика, якого в коробці вже немає.
    C23  На кубику — краплі: кожна зафарбовує одну незафарбовану ділянку
         його королівства кольором кубика.
    C24  Ділянка не може отримати колір зафарбованого сусіда,
         навіть з іншого королівства.
    C25  Хід можна закінчити будь-коли. За невитрачені краплі
         зафарбовують одну ляпку, скільки б тих крапель не було.
    C22  Доки не закінчать усі, ваш хід прихований від інших.
play-colours-rules-signs =
    C26  Столиця (замок) свого кольору дає 2 очки, зелена, фіолетова
         або коричнева — 3. В іншому кольорі її втрачено.
    C27  Чудовисько свого кольору дає 1 очко, дракон 2. Незафарбоване
         наприкінці забирає 1 очко. G грифон, H гідра, U єдиноріг, D дракон.
    C29  Зафарбовано обидві ділянки вежі — отримайте краплю суміші на
         наступні раунди: червоний і синій дають фіолетовий, синій і жовтий —
         зелений, жовтий і червоний — коричневий; зі складеним — будь-який
         складений.
    C28  Ділянка із зіркою дає закляття, готове з наступного раунду:
play-colours-rules-points =
    C36  Ціле королівство: 4 очки, потім 2. Усі чудовиська одного виду: 3,
         потім 1. Три королівства: 3, потім 1. Рівні в раунді ділять місце.
    C37  Після трьох королівств грають ще один раунд.
    C38  Партія закінчується й тоді, коли в усіх зафарбовано всі ляпки.
    C39  Королівство приносить очки за місце, столицю й по очку за кожен
         колір у ньому.
    C41  Кожна ляпка забирає очко. Зайві краплі та закляття нічого не дають.
    C42  За рівності перемагає той, хто менше втратив на ляпках
         і чудовиськах.
    C43  Наодинці після кожного раунду закреслюють число, спершу більші;
         коли всі закреслено, грають ще один раунд.
    C46  Наодинці: менше 50 очок — { grade-0 }; від 50 — { grade-1 };
         від 60 — { grade-2 }; від 70 — { grade-3 }.
play-quit-unsaved = Не збережено: { $reason } Ще раз Q — вийти і втратити партію · S — зберегти в іншому місці
play-not-kept = Партію НЕ збережено: { $reason }
play-duel-edition = { $spellbook ->
    [always] болгарське видання
   *[drawn] російське видання
}
`;
export const online = `online-bad-server = Це не адреса сервера: { $server }
online-no-seat = За цим столом у вас немає місця. Подивитися гру: { $command }
online-hosted = Стіл готовий: { $setting }
online-invitation =
    Надішліть це посилання: { $link }
    Або продиктуйте код: { $code }
online-here-only = Це посилання відкриє лише цей комп’ютер. Щоб його відкрили інші, нехай сервер слухає вашу мережу, або задайте PUBLIC_URL.
online-host-next =
    Ваше місце: { $join }
    Подивитися гру: { $watch }
online-left = Ви вийшли з-за столу. Місце лишається за вами: { $command }
online-record = Партію збережено в { $file }. Перевірити її: { $command }
online-keys = U — скасувати · ? — правила · : — стіл · Q — вийти
online-keys-end = ? — правила · : — стіл · Q — вийти
online-seating = Чекаємо, доки займуть усі місця
online-sealing = Пристрої гравців запечатують кубики
online-stopped = За цим столом не можна грати далі
online-link-down = Немає зв’язку. Нічого не втрачено, пробуємо знову…
online-bot-plays = За вас грає бот. Натисніть будь-яку клавішу, щоб повернутися.
online-hurried = Сервер завантажений: боти думають менше, ніж зазвичай, і грають трохи слабше.
online-turn-refused = { $code ->
    [too-late] Пізно: ваш час вийшов
    [bot-plays] Цей хід робить бот
    [stale] Цей хід уже зроблено
    [gone] Столу більше немає
   *[other] Сервер не прийняв хід: { $code }
}
online-trouble = { $trouble ->
    [other-version] У сервера інша версія. Оновіть те, що старіше.
    [no-session] Сервер більше не знає цей комп’ютер
    [gone] Такого столу більше немає
   *[not-your-seat] Це місце належить іншому
}
online-proof-checked = Кубики: перевірено
online-proof-to-check = { $count ->
    [one] Кубики: ще не перевірено { $count } подію
    [few] Кубики: ще не перевірено { $count } події
   *[many] Кубики: ще не перевірено { $count } подій
}
online-proof-wrong = Кубики НЕ сходяться: { $code }
online-choices = За столом: натисніть літеру або Esc
online-resign-sure = Здатися? Ще раз { $letter }: здатися, будь-яка інша клавіша: ні
online-reopened = Сервер відновлено зі старішої копії: ходів після цього більше немає. Гра йде далі з новими печатками.
online-claim = { $name } приходить з іншого пристрою. Натисніть : щоб впустити.
online-resigned = Здалися, останнє місце: { $names }.
online-rematch-waits = Чекаємо, чи захочуть інші зіграти ще.
online-rematch-wanted = { $name } пропонує зіграти ще: натисніть :
online-rematch-ready = Наступна гра: { $join }
online-until = до { $time }
online-left-time = лишилося { $time }
deed-let-in = Впустити з іншого пристрою: { $name }
deed-bot = Нехай за гравця { $name } грає бот
deed-rematch = Зіграти ще
deed-resign = Здатися за { $name }
deed-reaction = { $reaction ->
    [clap] Браво!
    [wow] Ого!
    [oh-no] О ні!
    [think] Думаю…
    [hurry] Швидше?
   *[thanks] Дякую!
}
tables-none = У вас немає столів на цьому сервері
tables-mine = Ваші столи:
tables-public-none = Зараз жоден стіл ні на кого не чекає
tables-public = Столи, що чекають на будь-кого:
tables-line = { $state } · { $game } · { $names } · { $link }
tables-state = { $state ->
    [turn] Ваш хід
    [seating] Чекає на людей
    [over] Закінчена
    [stopped] Грати не можна
   *[playing] Ходять інші
}
tables-free = { $count ->
    [one] { $count } вільне місце
    [few] { $count } вільні місця
   *[many] { $count } вільних місць
}
help-group-online = Гра на сервері
help-word-link = посилання
help-word-name = ім’я
help-word-program = програма
help-word-address = адреса
help-serve = запустити сервер: сторінку і столи
help-serve-about = Запускає сервер, як npm start, зі сторінкою останньої збірки. Змінні описано в docs/operate.md.
help-serve-port = на якому порту слухати
help-serve-host = на якій адресі слухати
help-serve-site = інша тека зі сторінкою
help-worker = запустити виконавця: тут думають боти сервера з PostgreSQL
help-worker-about = Запускає виконавця на будь-якому комп’ютері: тут думають боти всіх серверів зі спільною PostgreSQL із DATABASE_URL. Портів він не відкриває. Змінні описано в docs/operate.md.
help-host = створити стіл на сервері й надрукувати запрошення
help-host-about = Створює стіл на сервері. Перше місце ваше; інші приходять за посиланням, за його QR-кодом або за шістьма літерами, які можна продиктувати телефоном.
help-host-server = адреса сервера
help-host-bot = бот сервера, за ім’ям або номером; по разу на кожного
help-host-clock = секунд на хід; без цього годинника немає
help-host-public = показати стіл усім у спільному списку, якщо він є на сервері
help-host-json = стіл, посилання і код одним рядком JSON
help-join = сісти за стіл і грати в терміналі
help-join-about = Сідає за запрошенням чи кодом або продовжує з вашого місця і грає в терміналі. Ключі, свідчення і ходи без відповіді зберігаються на цьому комп’ютері.
help-join-link = посилання на стіл або його код
help-join-server = сервер, чий це код
help-join-name = ваше ім’я за столом
help-tables = показати ваші столи на сервері й ті, що чекають на будь-кого
help-tables-about = Показує ваші столи (першими ті, де ваш хід) і спільний список, якщо він є на сервері. Щоб сісти, дайте посилання команді crownhold join.
help-tables-json = обидва списки одним рядком JSON
help-watch = стежити за партією на сервері рядок за рядком
help-watch-about = Розповідає про партію те, що можна знати всім, від початку до кінця, і перевіряє кубики.
help-watch-link = посилання на стіл
help-watch-json = рядок JSON на кожен хід
help-bot = посадити за стіл програму
help-bot-about = Сідає за запрошенням і дає грати програмі протоколу рушія (docs/engine.md).
help-bot-program = програма та її аргументи, після --
help-bot-movetime = мілісекунд на хід
`;
export const operate = `token-made =
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
`;
export const arena = `help-arena = звести ботів між собою й виміряти, хто сильніший
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
`;
export const server = `server-open = Crownhold відкрито: { $address }
server-open-house = Crownhold відкрито: { $address } — з телефона в тій самій мережі: { $house }
server-usage = Запуск: npm start -- [--port ЧИСЛО] [--host АДРЕСА]
server-port-bad = Порт — ціле число від 0 до 65535, а «{ $port }» — ні.
server-variable-bad =
    { $name } не може бути «{ $value }». { $kind ->
        [port] Це порт: ціле число від 0 до 65535.
        [origin] Це адреса, яку вводять гравці, без шляху: https://example.org
        [addresses] Це список адрес або мереж: 10.0.0.1 192.168.0.0/16
        [level] Підходить одне зі слів: debug, info, warn, error, silent.
        [threads] Це ціле число від 1 до 64.
        [origins] Це список адрес push-служб: https://push.example.org
        [contact] Це адреса пошти або сторінки: https://example.org/about
        [database] Це адреса PostgreSQL: postgres://USER@HOST/DATABASE
        [redis] Це адреса Redis: redis://HOST
        [bots] Підходить here, а з DATABASE_URL ще jobs або workers.
       *[switch] Підходить on або off.
    }
server-port-taken = Порт { $port } зайнято: можливо, Crownhold уже запущено. Виберіть інший: npm start -- --port { $other }
server-port-denied = Для порту { $port } потрібні права адміністратора. Виберіть інший: npm start -- --port { $other }
server-deaf = Crownhold не можна відкрити за адресою { $host }, порт { $port }: { $reason }
server-worker-open = Тут думають боти серверів із базою { $database }
server-worker-database-missing = Виконавцю потрібна змінна DATABASE_URL: спільна PostgreSQL серверів.
server-build-missing = Сторінку ще не зібрано: npm run build
server-data-locked =
    Текою даних { $folder } користується інший Crownhold{ $address ->
        [none] .
       *[other] : { $address }
    }
server-data-damaged = Базу даних { $file } пошкоджено: { $reason }. Нічого не змінено.
server-data-newer = Теку даних { $folder } записав новіший Crownhold. Нічого не змінено.
server-data-full = Для теки даних { $folder } не лишилося місця.
server-data-unusable = Текою даних { $folder } не можна користуватися: { $reason }
server-database-newer = Базу даних { $database } змінив новіший Crownhold. Зараз нічого не змінено.
server-database-unusable = Базою даних { $database } не можна користуватися: { $reason }
server-nothing = Тут нічого немає.
server-failed = Щось пішло не так. Спробуйте ще раз.
server-back = До ігор
server-backup-done = Резервна копія у файлі { $file }. У ній секрети поточних партій і хеші всіх сесій: зберігайте її так само, як теку даних.
server-restore-done = { $count ->
    [0] Відновлено. Поточних партій не було.
    [one] Відновлено. { $count } поточна партія триватиме з новими печатками, і гравці це побачать.
    [few] Відновлено. { $count } поточні партії триватимуть з новими печатками, і гравці це побачать.
   *[many] Відновлено. { $count } поточних партій триватимуть з новими печатками, і гравці це побачать.
}
server-restore-occupied = У теці даних { $folder } вже є база. Спершу приберіть її.
server-migrate-done = Готово. Тепер у базі { $tables ->
    [one] { $tables } стіл
    [few] { $tables } столи
   *[many] { $tables } столів
}. Звірено кожен рядок: { $rows }.
server-migrate-differs = У базі вже є інші рядки ({ $part }). Візьміть порожню базу або ту, з якою почали.
server-admin-usage = Запуск: crownhold backup ФАЙЛ · restore ФАЙЛ · migrate ФАЙЛ DATABASE_URL · admin list · admin export|close|delete СТІЛ · admin ban СЕСІЯ
server-admin-unknown = { $kind ->
    [session] Такої сесії немає, або їх кілька: { $what }
   *[table] Такого столу немає: { $what }
}
server-admin-done = Готово.
server-kept = Що зберігається
server-kept-session = У вашому браузері лежить ключ: він отримав його, коли ви вперше сіли за стіл. Сервер зберігає лише відбиток ключа і за ним упізнає ваші місця.
server-kept-name = Ім’я, яким ви назвалися за столом. Воно лежить поруч із партією, а не в ній.
server-kept-list = На цьому сервері є спільний список: стіл, який господар туди поставив, бачать усі, разом з іменем господаря, доки гра не почалася.
server-kept-games = Партії: кожен хід, кожен кидок і те, що доводить чесність кубиків.
server-kept-push = Якщо ви просили повідомляти про ваш хід — адреса вашого браузера в його push-службі. Якщо ви створили токени для програм — їхні відбитки.
server-kept-not = Не зберігається: ні пошта, ні пароль, ні адреса вашого комп’ютера, ні список того, що ви дивилися.
server-kept-forget = «Забути мене» видаляє ваші ключі та імена. Партії лишаються, без вашого імені.
server-kept-contact = Цей сервер веде:
server-kept-nobody = Хто веде цей сервер, не вказано.
server-invited = { $name } кличе вас грати: { game }
server-invited-unnamed = Вас кличуть грати: { game }
server-invited-about = Відкрийте посилання, напишіть ім’я й сідайте за стіл. Безкоштовно й без реєстрації.
`;
export const web = `web-name = Crownhold
web-tagline = Королівства за одним столом
web-title = Crownhold: { -kingdomino } у браузері
web-description = { -kingdomino } у браузері: проти ботів або разом на одному пристрої, безкоштовно й без реєстрації.
web-noscript = Для Crownhold потрібен JavaScript. Увімкніть його та перезавантажте сторінку.
web-play-now = Грати
web-friends = З друзями
web-join-by-code = Увійти за кодом
web-choose = Вибрати…
web-by-message = У листуванні
web-continue = Продовжити
web-about-game = { $game ->
    [kingdomino] З’єднуйте землі, збирайте корони. 2⁠–⁠4 гравці.
    [duel] Чотири кубики, дві карти, сувій заклять. 2 гравці.
   *[colours] Киньте кубики, розфарбуйте карту. 1⁠–⁠4 гравці.
}
web-rulebook = Правила
web-learn = Перша партія з підказками
web-my-games = Мої партії
web-settings = Налаштування
web-to-first = На головну
web-you = ви
web-about = Неофіційно
web-family = Тут уже грали
web-family-forget = Забути ці імена
web-new-game = Нова партія
web-new-game-of = { game }: нова партія
web-dice-coming = Кубики вже в дорозі… { $percent } %
web-dice-failed = Кубики не завантажилися. Чи є зв’язок? Вони потрібні один раз, а потім лишаться на цьому пристрої.
web-try-again = Ще раз
web-seats = Скільки гравців?
web-seat = Місце { $number }
web-who = Хто грає
web-name-of-seat = Ім’я
web-person = Людина
web-player = Гравець { $number }
web-banner = { $seat ->
    [0] рожевий прапор
    [1] жовтий прапор
    [2] зелений прапор
   *[other] синій прапор
}
web-only-bots = Грають самі боти: можна просто дивитися.
web-variants = Варіанти
web-variant-about = { $variant ->
    [dynasty] Три партії поспіль, очки додаються.
    [middle-kingdom] +10 очок, якщо замок точно в центрі.
    [harmony] +5 очок тому, хто нічого не скинув.
   *[mighty-duel] Усі 48 тайлів і королівства 7×7 клітинок.
}
web-only-two = Для двох гравців.
web-tiebreak = Якщо очок порівну
web-tiebreak-name = { $tiebreak ->
    [crowns] Лише корони
   *[territory-then-crowns] Найбільша область, потім корони
}
web-tiebreak-about = { $tiebreak ->
    [crowns] Як у пам’ятці видання для двох.
   *[territory-then-crowns] Як у правилах із коробки.
}
web-rule = правило { $rule }
web-start = Почати
web-spellbook-legend = Хто позначає у сувої
web-spellbook-name = { $spellbook ->
    [always] Позначають усі
   *[drawn] Хто пропустив хід, не позначає
}
web-spellbook-about = { $spellbook ->
    [always] Як у болгарському виданні.
   *[drawn] Як у російському виданні.
}
web-first-player = Хто починає
web-first-by-lot = За жеребом
web-settings-kept = Зберігаються лише на цьому пристрої.
web-language = Мова
web-language-auto = Як у браузері
web-theme = Кольори
web-theme-name = { $theme ->
    [light] Папір
    [dark] Ніч
    [contrast] Високий контраст
   *[auto] Як у системі
}
web-motion = Анімація
web-motion-name = { $motion ->
    [less] Менше
    [full] Уся
   *[auto] Як у системі
}
web-pace = Темп
web-pace-name = { $pace ->
    [calm] Спокійний
    [quick] Швидкий
   *[normal] Звичайний
}
web-help-out = Зручність
web-sound = Звук
web-sound-about = Тихі звуки дерева й паперу.
web-sound-on = Звук увімкнено
web-sound-off = Звук вимкнено
web-patterns = Візерунки
web-patterns-about = Крім кольору, усе має свій візерунок.
web-confirm-turn = Підтверджувати кінець ходу
web-confirm-turn-about = До цього все можна скасувати.
web-letter-keys = Гарячі клавіші
web-letter-keys-about = Вимкніть, якщо керуєте пристроєм голосом.
web-unfinished = Незавершені
web-finished = Завершені
web-games-empty = Тут поки немає партій. На першу вистачить чверті години.
web-open = Переглянути
web-remove = Видалити
web-removed = Видалено: { $names }
web-open-record = Відкрити запис
web-open-record-about = Виберіть файл або перетягніть його сюди.
web-save-record = Зберегти запис
web-record-broken = Не вдалося відкрити цей запис. { $reason }
web-replay = Перегляд
web-fairness = Що означає чесна гра
web-back = Назад
web-lost-title = Тут нічого немає
web-lost-text = Адреса хибна, або партію на цьому пристрої видалили.
web-broken-title = Щось зламалося
web-broken-text = Або зник зв’язок, або помилка наша. Ваші партії зберігаються на цьому пристрої: завантажте сторінку знову й продовжуйте з того самого місця.
web-broken-reload = Завантажити знову
web-your-turn = Ваш хід
web-update = Є нова версія.
web-update-reload = Оновити
web-not-saved-full = На пристрої немає місця: партія збережеться лише до закриття сторінки. Видаліть непотрібні партії або збережіть запис.
web-not-saved-blocked = Браузер не дає нічого зберегти: партія збережеться лише до закриття сторінки. Щоб не втратити її, збережіть запис.
web-game-gone = Цю партію видалено в іншому вікні. Тут вона більше не зберігається.
web-ask-put = Покладіть тайл
web-ask-take = Виберіть тайл із наступного ряду
web-ask-take-first = Виберіть тайл
web-ask-discard = Тайл не підходить: скиньте
web-ask-confirm = Усе готово: закінчіть хід
web-bot-thinks = Думає…
web-to-play = Ходить
web-voice-waits-person = Чекаємо на хід: { $name }
web-plays = Ходить
web-rotate = Повернути
web-undo = Скасувати
web-confirm = Закінчити хід
web-place-here = Покласти
web-take = Узяти
web-hint = Підказка
web-discard = Скинути
web-current-line = Поточний ряд
web-next-line = Наступний ряд
web-first-line = Перший ряд
web-left = { $count ->
    [0] тайлів більше немає
    [one] залишився { $count } тайл
    [few] залишилося { $count } тайли
   *[many] залишилося { $count } тайлів
}
web-round = Раунд { $round } з { $rounds }
web-last-round = Останній раунд
web-game-of = Партія { $game } з { $games }
web-points = { points }
web-gain = { $points ->
    [0] без очок
    [one] { SIGNED($points) } очко
    [few] { SIGNED($points) } очки
   *[many] { SIGNED($points) } очок
}
web-signed = { SIGNED($points) }
web-gain-why = { SIGNED($points) }: { $reasons }
web-gain-territory = { terrain } { $squares } × { $crowns }
web-gain-own = землі { SIGNED($points) }
web-gain-centre = центр { SIGNED($points) }
web-plays-order = ваш хід { $order }-й
web-turn-placed = { $name }: { $what }, { SIGNED($points) }
web-turn-discarded = { $name }: скинуто тайл { $domino }
web-turn-took = узято { $domino }
web-turn-only-took = { $name }: узято { $domino }
web-since = Показати ще раз, що було після мого ходу
web-so-far = { $bonus }: поки що { SIGNED($points) }
web-open-points = поки { SIGNED($points) }
web-turn-of = { $name }: ваш хід
web-kingdom-of = { $name }: королівство, { points }
web-domino = Тайл { $number }
web-half = { $crowns ->
    [0] { terrain }
   *[other] { terrain }, { crowns }
}
web-castle-of = замок ({ $name })
web-king-of = король ({ $name })
web-free = вільний
web-empty-cell = порожня клітинка { $x }, { $y }
web-cell = { $what }, клітинка { $x }, { $y }
web-enlarge = Збільшити королівство: { $name }
web-close = Закрити
web-breakdown = З чого вони складаються
web-menu = Меню
web-leave = Вийти з-за столу
web-refusal-occupied = Тут уже зайнято
web-refusal-no-match = Жодна половина не торкається замку чи свого ландшафту
web-refusal-outside-grid = Королівство не вміститься в { $size }×{ $size } клітинок
web-refusal-taken = На тайлі { $domino } вже стоїть король: { $name }
web-refusal-put-first = Спершу покладіть свій тайл
web-keys-title = Клавіші
web-keys =
    Стрілки: рухати тайл
    R: повернути
    F: поміняти половини
    N: наступне придатне місце
    Enter: покласти, закінчити хід
    U: скасувати
    1–4: вибрати тайл із наступного ряду
    H: підказка
    I: що це за фішка (або утримувати її)
    W: чий хід і що треба зробити
    K: моє королівство, рядок за рядком
    L: ряди
    S: очки
    M: останній хід
    /: ввести хід
    ?: ці клавіші
web-voice-put = { $name }: покладіть тайл { $domino } ({ $halves })
web-voice-take = { $name }: виберіть тайл. Вільні: { $free }
web-voice-discard = { $name }: тайл { $domino } нікуди покласти, скиньте його
web-voice-confirm = { $name }: закінчіть хід
web-voice-waits = { $name } думає
web-voice-laid = Тайл покладено: { web-gain }
web-voice-discarded = Тайл скинуто
web-voice-discarded-cost = { web-voice-discarded }: { web-gain }
web-voice-chosen = Вибрано тайл { $domino }
web-voice-undone = Скасовано
web-voice-then-takes = { $sentence }, потім бере тайл { $domino }
web-voice-half-at = { $half } на { $x }, { $y }
web-voice-fits = { $where }: підходить, { web-gain }
web-voice-fits-not = { $where }: не підходить
web-voice-gone = використаний
web-voice-row = Рядок { $y } від { $x }: { $squares }
web-voice-empty = { $count ->
    [one] порожньо
    [few] { $count } порожні
   *[many] { $count } порожніх
}
web-voice-score = { $name }: { points }
web-voice-nothing-yet = Поки нічого не сталося
web-type-title = Ввести хід
web-type-about = Наприклад: put 1,0 2,0; take 17. Клітинки рахують від замку: праворуч, потім угору.
web-type-play = Зіграти
web-over = Партію закінчено
web-winner = Перемагає { $name }!
web-you-win = Ви перемогли!
web-winner-margin = Перемагає { $name }: на { $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[many] { $points } очок
} більше
web-look-back = Переглянути
web-winners-shared = Перемогу ділять { $names }
web-place-ranked = { place }
web-territory = { terrain }: { $squares } × { $crowns } = { $points }
web-no-territory = Жодної області з короною
web-bonus-middle = { -middle-kingdom }: замок у центрі
web-bonus-harmony = { -harmony }: нічого не скинуто
web-total = Разом: { points }
web-tie-largest = Очок порівну: вирішує найбільша область.
web-tie-crowns = Очок порівну: вирішують корони.
web-tie-shared = { $tiebreak ->
    [crowns] Порівну і очок, і корон.
   *[territory-then-crowns] Порівну все: і очки, і найбільша область, і корони.
}
web-rematch = Ще раз
web-next-game = Наступна партія
web-bot-stuck = Не може знайти хід
web-ask-again = Запитати ще раз
web-game-over = Партію { $game } з { $games } закінчено
web-earlier-games = За попередні партії: { points }
`;
export const pad = `pad-title = Підрахунок очок
pad-about = Для гри за справжнім столом: перенесіть королівства, а очки порахуються самі.
pad-rules = Гравці та варіанти
pad-players = { $count ->
    [one] { $count } гравець
    [few] { $count } гравці
   *[many] { $count } гравців
}
pad-whose = Чиє королівство
pad-which-game = Яка партія
pad-game = Партія { $game }
pad-board = { $name }: королівство
pad-tool = Що поставити
pad-tool-name = { $tool ->
    [castle] замок
    [crown] корона
    [next] з кожним дотиком наступний ландшафт
   *[erase] нічого
}
pad-hint = Виберіть ландшафт і торкніться його клітинок. Ще один дотик додасть корону.
pad-keys = На клавіатурі: W, F, L, G, S, M — ландшафти, C — замок, 0–3 — корони, Delete.
pad-square = { $what }, рядок { $row }, стовпець { $column }
pad-empty = порожньо
pad-clear = Новий аркуш
pad-cleared = Аркуш порожній
pad-points = Очки
pad-place = Місце
pad-player = Гравець
pad-largest = Найбільша область
pad-crowns = Корони
pad-result = Підсумок
pad-blank = Тут поки нічого немає
pad-so-far = Поки так. { $reason }
pad-share = Поділитися картинкою
pad-save = Зберегти картинку
pad-picture = Картинка з підсумком. { $result }
pad-picture-failed = Тут картинку зробити не вдалося.
pad-kept = Аркуш зберігається на цьому пристрої та працює без мережі.
pad-not-kept = Пристрій не зберігає аркуш: він збережеться лише до закриття сторінки.
`;
