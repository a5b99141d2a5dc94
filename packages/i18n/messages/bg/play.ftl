### Играта в терминала

play-player = Играч { $number }

## Ходът

play-turn-of = На ход е { $name }
play-put = Поставете плочка { $number }
play-take = Изберете плочка от следващия ред
play-take-first = Изберете плочка
play-discard = Плочка { $number } не се побира никъде: Enter – изхвърли
play-refusal-taken = На плочка { $domino } вече стои крал: { $name }
play-confirm = Enter – завърши хода · U – отмени
play-undone = Ходът е отменен
play-nothing-to-undo = Няма какво да се отмени
play-thinking = { $name } мисли…
play-bot-failed = { $name } не може да продължи: { $reason }

## Масата

play-gain = { $points ->
    [0] без точки
    [one] { SIGNED($points) } точка
   *[other] { SIGNED($points) } точки
}
play-score = { points }
play-round = Рунд { $round } от { $rounds }
play-last-round = Последен рунд
play-game-of = Игра { $game } от { $games }
play-current-line = Текущ ред
play-next-line = Следващ ред
play-first-line = Първи ред
play-left = { $count ->
    [0] няма повече плочки
    [one] остава { $count } плочка
   *[other] остават { $count } плочки
}

## Клавиши

play-keys-put = стрелки – премести · R – завърти · F – другата половина · Enter – постави
play-keys-take = стрелки – избери · Enter – вземи
play-keys-common = U – отмени · ? – правила · S – запази · L – зареди · Q – излез
play-back = Който и да е клавиш – назад
play-next-page = Който и да е клавиш – нататък
play-again = N – нова игра
play-next-game = N – следващата игра
play-keys-end = ? – правила · S – запис · L – зареждане · Q – изход

## Файлове

play-save-as = Запази като:
play-saved = Запазено в { $file }
play-not-saved = Не е запазено: { $reason }
play-load-from = Кой запис да се зареди:
play-loaded = Зареден е { $file }
play-not-loaded = Не е зареден: { $reason }
play-unsealed = Печатите на тази игра не са поставени тук: тя продължава, но записът ѝ вече не може да се провери
play-quit = Играта е запазена в { $file }. Продължете с: { $command }

## Краят

play-over = Играта приключи
play-winner = Побеждава { $name }!
play-shared-win = Победата си поделят { $names }
play-place = { place }

## Правилата

play-rules-title = Правилата накратко
play-rules-body =
    K8   Кралете играят по текущия ред, от най-малкия номер нагоре.
         Поставете плочката под своя крал, после преместете краля
         на свободна плочка от следващия ред.
    K12  Двете половини лежат на празни квадрати. Поне едната
         се допира със страна до замъка или до квадрат от своята местност.
         Ъглите не се броят.
    K13  Кралството заедно със замъка се побира в 5×5 квадрата.
    K14  Плочка, за която има място, трябва да се постави.
         Ако няма място, тя се изхвърля.
    K16  Областта е от квадрати на една местност, свързани със страните си.
         Точките ѝ са квадратите, умножени по короните: без корона няма точки.
    K17  Печели този с най-много точки. При равенство решава
         най-голямата област, после броят на короните.
    K18  Средно кралство: +10 точки за замък в центъра.
    K19  Хармония: +5 точки, ако нищо не е изхвърлено.

## Прозорецът

play-too-small = Увеличете прозореца: нужни са поне { $columns }×{ $rows } знака

## Помощ за командите

help-play = започва игра тук, с хора и ботове
help-play-game = kingdomino, duel или colours; без нея пита менюто
help-play-players = имената на хората, разделени със запетаи
help-play-bot = добавяне на бот: page, shepherd, miller, mason, knight, queen или номера му; или командата на друга програма; може да се посочи няколко пъти
help-play-load = продължава запазена игра
help-play-seed = начално число за случайността: със същото число се теглят същите плочки
help-play-ascii = рисува само с прости знаци
help-engine = разменя редове с друга програма

## Преди играта

play-menu-title = Crownhold
play-menu-game = Игра
play-menu-people = Хора
play-menu-bots = Ботове
play-menu-level = Сила на ботовете
play-menu-yes = да
play-menu-no = не
play-menu-keys = стрелки – промени · Enter – започни · L – зареди · Q – излез
play-menu-continue = C – продължи последната игра
play-game-over = Игра { $game } от { $games } приключи

## Бот не може да продължи

play-bot-not-started = „{ $command }“ не се стартира: { $problem } · Enter – нов опит
play-bot-died = той приключи ({ $how }) · Enter – стартирай отново
play-bot-silent = няма отговор { $seconds ->
    [one] { $seconds } секунда
   *[other] { $seconds } секунди
} · Enter – нов опит
play-bot-nonsense = той казва „{ $line }“ · Enter – нов опит
play-bot-illegal = ходът му е против правилата: { $turn } · Enter – нов опит
play-bot-closed = програмата беше затворена · Enter – нов опит

## Кингдомино Дуел

play-duel-round = Рунд { $round } · хвърля { $name }
play-duel-spellbook = Свитък
play-duel-ready = готово
play-duel-used = използвано
play-duel-pass-row = пропуск
play-duel-joker = { -joker }

play-duel-take-one = Вземете зар
play-duel-take-two = Вземете два зара
play-duel-take-other = Вземете още един зар
play-duel-take-pair = Вземете два зара наведнъж
play-duel-can-pair = P – използвай { -spell(form: "definite") } „{ spell-pair }“: два зара наведнъж
play-duel-name = Нарисувайте доминото · 1–6 – { -joker } на зар { $die }: { arms }
play-duel-domains = Назовете { -arms } за { -spell(form: "definite") } „{ spell-domains }“: { arms }
play-duel-draw = Нарисувайте доминото
play-duel-half = Нарисувайте половината от зар { $die }
play-duel-cross = Изберете квадрат за още едно { -cross }
play-duel-pass = Доминото не се побира никъде: Enter – пропусни хода
play-duel-turn = Обърни зар { $die }: { $face }
play-duel-castle = Замъкът: още едно { -cross } на зар { $die }
play-duel-use = Използвай { -spell(form: "definite") } „{ spell }“
play-duel-passing = Пропусни хода
play-duel-castle-does = още едно { -cross } на един от вашите зарове; той не отбелязва в свитъка
play-duel-pass-does = не рисувате нищо; само ако доминото не се побира без умения

play-duel-keys-take = стрелки или 1–4 – избери · Enter – вземи
play-duel-keys-arms = стрелки – избери · Enter – назови
play-duel-keys-draw = стрелки – премести · R – завърти · F – размени · Enter – рисувай · P – умения
play-duel-keys-half = стрелки – премести · Tab – нататък · Enter – рисувай
play-duel-keys-cross = стрелки – премести · Tab – нататък · Enter – добави
play-duel-keys-pass = Enter – пропусни хода · P – умения
play-duel-keys-power = нагоре, надолу – избери · Enter – използвай · P – назад
play-duel-keys-power-choice = нагоре, надолу – избери · наляво, надясно – как · Enter – ползвай · P – назад

play-duel-domain = { arms }: { $sum } = { points }
play-duel-bonus = { spell-domains } ({ arms }): { $count } × 3 = { points }
play-duel-largest = най-голямо { -domain }: { squares }
play-duel-tiebreak = Точките са равни, решава най-голямото { -domain }.

play-duel-menu-spellbook = Заровете отбелязват
play-duel-menu-drawn = за този, който е рисувал (руско издание)
play-duel-menu-always = винаги (българско издание)
play-duel-menu-first = Първи играч
play-duel-menu-lot = по жребий
play-duel-menu-seat = играч { $number }

play-duel-row = { spell } ({ arms }, { squares })
play-duel-rules-title = „Кингдомино Дуел“ накратко
play-duel-rules-body =
    D6   А хвърля заровете и взема един, Б взема два, А получава последния.
         След рунда Б става А.
    D7   Двата ви зара са домино за два съседни празни квадрата.
         Универсалният герб е този, който назовете.
    D8   Поне едната половина се допира със страна до замъка или до своя
         герб от предишен рунд. Хиксчетата се пренасят на картата.
    D9   Домино, за което има място, трябва да се нарисува.
         Ако няма място, използвайте умение или пропуснете хода.
    D11  { $spellbook ->
            [always] Всеки ваш зар без хиксчета отбелязва квадрат в линията на своя герб, дори ако сте пропуснали хода.
           *[drawn] Ако сте рисували, всеки ваш зар без хиксчета отбелязва квадрат в линията на своя герб.
         } Универсалният герб не отбелязва нищо.
    D13  Който пръв запълни линия, печели заклинанието ѝ;
         линията на другия се задрасква.
    D14  Заклинанието действа веднъж, от следващия рунд нататък;
         „владения“ и „хиксче“ се използват веднага.
    D18  Играта свършва, когато карта е пълна или никой не е рисувал.
    D19  Владението е от квадрати с един герб, свързани със страните си.
         Точките му са квадратите, умножени по хиксчетата.
    D21  Печели този с най-много точки. При равенство решава
         най-голямото владение.

## Предаване на хода

play-hand-over = Предайте клавиатурата: { $name } · Enter – нататък
play-hand-over-why = Всеки оцветява тайно: другите да не гледат.

## Цветни кралства

play-keys-choose = стрелки – избери · Enter – потвърди

play-colours-round = Рунд { $round }
play-colours-drops = { $drops ->
    [one] { $drops } капка
   *[other] { $drops } капки
}
play-colours-drops-row = кули
play-colours-blots = петна
play-colours-plain = нищо особено
play-colours-capital = столица
play-colours-spell = { -magic } { $number } ({ $spell })
play-colours-painted = цвят: { colour }
play-colours-neighbours = съседи { $areas }
play-colours-towers = { -tower } на границата с { $areas }

play-colours-take = Вземете { die }: { play-colours-drops }, { kingdom }
play-colours-take-white = Вземете { die } като { colour }: { play-colours-drops }, { kingdom }
play-colours-paint = Оцветете { -area } (цвят: { colour }), оставащи: { play-colours-drops }
play-colours-blend = Смесете две капки в една: { colour }
play-colours-tower = Капка от { -tower }: { colour }
play-colours-used-up = Всички капки са използвани: Enter – край
play-colours-nothing-fits = Няма място за капка (оставащи: { play-colours-drops }): Enter – край
play-colours-can-match = До същия цвят: M – използвай { -magic(form: "definite") } „{ magic-match }“
play-colours-choose = Кулата дава { -drop }, изберете цвета: { $colours }
play-colours-move = Къде да отидат капките: { $kingdoms }
play-colours-split = Капките могат да отидат и тук: { $kingdoms }
play-colours-strike = Задраскайте число: { $row }
play-colours-strike-does = Задраскано число вече не може да се спечели
play-colours-leave = Неизползвани: { play-colours-drops }. За това се оцветява едно петно
play-colours-others = Листът на играч { $number }, какъвто беше в началото на рунда

play-colours-keys-take = стрелки или 1–4 – избери · Enter – вземи · O – други листове
play-colours-keys-colour = стрелки, Tab · Enter – цвят · VMXBT – заклинания, кули · D – край · O – други
play-colours-keys-spell = стрелки – избери · Enter – използвай · Esc – назад
play-colours-keys-leave = Enter – край · друг клавиш – назад
play-colours-keys-others = O – следващ лист · друг клавиш – назад

play-colours-total = общо
play-colours-lost = загубени
play-colours-tiebreak = Точките са равни; по-малко са загубени от петна и неоцветени чудовища.

play-colours-rules-title = „Цветни кралства“ накратко
play-colours-rules-round =
    C18  По ред всеки взема зар и тайно оцветява с него. При един
         или двама играчи едно хвърляне стига, докато кутията се изпразни.
    C21  Който взема зар от граница, назовава кралството му; който взема
         белия – цвета му: на зар, който вече не е в кутията.
    C23  Зарът показва капки: всяка оцветява една неоцветена област от
         кралството му в цвета на зара.
    C24  Област не може да получи цвета на оцветен съсед,
         дори от друго кралство.
    C25  Ходът може да свърши по всяко време. За неизползваните капки
         се оцветява едно петно, колкото и да са.
    C22  Докато не свършат всички, ходът ви е скрит от другите.
play-colours-rules-signs =
    C26  Столица (замък) в своя цвят носи 2 точки, зелена, виолетова или
         кафява – 3. В друг цвят е загубена.
    C27  Чудовище в своя цвят носи 1, дракон 2. Неоцветено накрая отнема
         1 точка. G грифон, H хидра, U еднорог, D дракон.
    C29  Оцветени ли са и двете области на кула, получавате капка от сместа
         за следващите рундове: червено и синьо дават виолетово, синьо и жълто
         зелено, жълто и червено кафяво; със съставен цвят – какъвто и да е
         съставен.
    C28  Област със звезда дава заклинание, готово от следващия рунд:

play-colours-rules-points =
    C36  Цяло кралство: 4 точки, после 2. Всички чудовища от един вид: 3,
         после 1. Три кралства: 3, после 1. Равните в рунда делят мястото.
    C37  След три цели кралства се играе още един рунд.
    C38  Играта свършва и когато всички петна на всички са оцветени.
    C39  Кралството носи точки за мястото, за столицата и по една за всеки
         различен цвят в него.
    C41  Всяко петно отнема точка. Излишни капки и заклинания не носят нищо.
    C42  При равенство печели този, който е загубил по-малко от петна
         и чудовища.
    C43  Сам след всеки рунд задрасквате число, първо големите;
         когато няма повече, се играе още един рунд.
    C46  Сам: под 50 точки – { grade-0 }; от 50 – { grade-1 };
         от 60 – { grade-2 }; от 70 – { grade-3 }.

## A game that cannot be kept

play-quit-unsaved = Не е записано: { $reason } Още веднъж Q – изход и загуба на играта · S – запис на друго място
play-not-kept = Играта НЕ е запазена: { $reason }

## More of the Duel

play-duel-edition = { $spellbook ->
    [always] българско издание
   *[drawn] руско издание
}
