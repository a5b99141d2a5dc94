### Играта в терминала

play-title = { -kingdomino }
play-player = Играч { $number }
play-bot-name = { $bot ->
    [random] Случаен бот
    [greedy] Алчен бот
   *[other] { $bot }
}

## Ходът

play-turn-of = На ход е { $name }
play-put = Поставете домино { $number }
play-take = Изберете домино от следващия ред
play-discard = Домино { $number } не се побира никъде: Enter — изхвърляне
play-confirm = Enter — край на хода · U — отмяна
play-undone = Ходът е отменен
play-nothing-to-undo = Няма какво да се отмени
play-thinking = { $name } мисли…
play-bot-failed = { $name } не може да продължи: { $reason }

## Масата

play-gain = { $points ->
    [0] без точки
    [one] { SIGNED($points) } точка
   *[other] { SIGNED($points) } точки
}
play-score = { points }
play-round = Рунд { $round } от { $rounds }
play-last-round = Последен рунд
play-game-of = Игра { $game } от { $games }
play-current-line = Текущ ред
play-next-line = Следващ ред
play-left = { $count ->
    [0] няма повече домина
    [one] остава { $count } домино
   *[other] остават { $count } домина
}

## Клавиши

play-keys-put = стрелки — местене · R — завъртане · F — другата половина · Enter — поставяне
play-keys-take = стрелки — избор · Enter — вземане
play-keys-common = U — отмяна · ? — правила · S — запис · L — зареждане · Q — изход
play-back = Който и да е клавиш — назад
play-again = Enter — нова игра · Q — изход
play-next-game = Enter — следващата игра

## Файлове

play-save-as = Запис като:
play-saved = Записано в { $file }
play-not-saved = Не е записано: { $reason }
play-load-from = Кой запис да се зареди:
play-loaded = Зареден е { $file }
play-not-loaded = Не е зареден: { $reason }
play-quit = Играта е запазена в { $file }. Продължаване: { $command }

## Какво става

play-event-taken = { $name } взема домино { $domino }
play-event-placed = { $name } поставя домино { $domino }: { play-gain }
play-event-discarded = { $name } изхвърля домино { $domino }
play-event-king = Изтеглен е крал: { $name }
play-event-round = Започва рунд { $round }

## Краят

play-over = Играта свърши
play-winner = Побеждава { $name }!
play-shared-win = Победата си поделят { $names }
play-place = { place }
play-territory = { terrain }: { $squares } × { $crowns } = { points }
play-middle-kingdom = { -middle-kingdom }: замъкът е в центъра
play-harmony = { -harmony }: нищо не е изхвърлено

## Правилата

play-rules-title = Правилата накратко
play-rules-body =
    K8   Кралете действат по текущия ред, от най-малкия номер нагоре.
         Поставете доминото под своя крал, после преместете краля
         на свободно домино от следващия ред.
    K12  Двете половини лежат на празни квадрати. Поне едната допира
         със страна замъка или квадрат от своята местност.
         Ъглите не се броят.
    K13  Кралството заедно със замъка се побира в 5×5 квадрата.
    K14  Домино, за което има място, трябва да се постави.
         Ако няма място, то се изхвърля.
    K16  Областта е от квадрати на една местност, свързани със страните си.
         Точките ѝ са квадратите, умножени по короните: без корона няма точки.
    K17  Печели този с най-много точки. При равенство решава
         най-голямата област, после броят на короните.
    K18  Средно кралство: +10 точки за замък в центъра.
    K19  Хармония: +5 точки, ако нищо не е изхвърлено.

## Прозорецът

play-too-small = Увеличете прозореца: нужни са поне { $columns }×{ $rows } знака

## Помощ за командите

help-play = започва игра на Кингдомино тук, с хора и ботове
help-play-players = имената на хората, разделени със запетаи
help-play-bot = добавяне на бот: random, greedy или командата на друга програма; може да се посочи няколко пъти
help-play-variants = варианти, разделени със запетаи: harmony, middle-kingdom, dynasty, mighty-duel
help-play-load = продължава запазена игра
help-play-seed = начално число за случайността: със същото число се теглят същите домина
help-play-ascii = рисува само с прости знаци
help-engine = разменя редове с друга програма

## Преди играта

play-menu-people = Хора
play-menu-bots = Ботове
play-menu-level = Сила на ботовете
play-menu-yes = да
play-menu-no = не
play-menu-keys = стрелки — промяна · Enter — начало · L — зареждане · Q — изход
play-menu-continue = C — продължаване на последната игра
play-menu-seats = На масата сядат от двама до четирима
play-menu-duel = Големият дуел е за двама
play-game-over = Игра { $game } от { $games } свърши

## Бот не може да продължи

play-bot-not-started = „{ $command }“ не се стартира: { $problem } · Enter — нов опит
play-bot-died = той приключи ({ $how }) · Enter — стартиране отново
play-bot-silent = няма отговор { $seconds ->
    [one] { $seconds } секунда
   *[other] { $seconds } секунди
} · Enter — ново питане
play-bot-nonsense = той казва „{ $line }“ · Enter — ново питане
play-bot-illegal = ходът му е против правилата: { $turn } · Enter — ново питане
play-bot-closed = той беше освободен · Enter — ново питане
