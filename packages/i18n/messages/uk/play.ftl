### Гра в терміналі

play-title = { -kingdomino }
play-player = Гравець { $number }
play-bot-name = { $bot ->
    [random] Випадковий бот
    [greedy] Жадібний бот
   *[other] { $bot }
}

## Хід

play-turn-of = Ходить { $name }
play-put = Покладіть доміно { $number }
play-take = Виберіть доміно з наступного ряду
play-discard = Доміно { $number } нікуди покласти: Enter — скинути
play-confirm = Enter — закінчити хід · U — скасувати
play-undone = Хід скасовано
play-nothing-to-undo = Скасовувати нічого
play-thinking = { $name } думає…
play-bot-failed = { $name } не може продовжити: { $reason }

## Стіл

play-gain = { $points ->
    [0] без очок
    [one] { SIGNED($points) } очко
    [few] { SIGNED($points) } очки
   *[many] { SIGNED($points) } очок
}
play-score = { points }
play-round = Раунд { $round } з { $rounds }
play-last-round = Останній раунд
play-game-of = Партія { $game } з { $games }
play-current-line = Поточний ряд
play-next-line = Наступний ряд
play-left = { $count ->
    [0] доміно більше немає
   *[other] залишилося { $count } доміно
}

## Клавіші

play-keys-put = стрілки — рухати · R — повернути · F — інша половина · Enter — покласти
play-keys-take = стрілки — вибрати · Enter — взяти
play-keys-common = U — скасувати · ? — правила · S — зберегти · L — завантажити · Q — вийти
play-back = Будь-яка клавіша — назад
play-again = Enter — зіграти ще · Q — вийти
play-next-game = Enter — почати наступну партію

## Файли

play-save-as = Зберегти як:
play-saved = Збережено в { $file }
play-not-saved = Не збережено: { $reason }
play-load-from = Який запис завантажити:
play-loaded = Завантажено: { $file }
play-not-loaded = Не завантажено: { $reason }
play-quit = Партію збережено в { $file }. Продовжити: { $command }

## Що відбувається

play-event-taken = { $name } бере доміно { $domino }
play-event-placed = { $name } кладе доміно { $domino }: { play-gain }
play-event-discarded = { $name } скидає доміно { $domino }
play-event-king = Витягнуто короля: { $name }
play-event-round = Починається раунд { $round }

## Кінець

play-over = Партію закінчено
play-winner = Перемагає { $name }!
play-shared-win = Перемогу ділять { $names }
play-place = { place }
play-territory = { terrain }: { $squares } × { $crowns } = { points }
play-middle-kingdom = { -middle-kingdom }: замок у центрі
play-harmony = { -harmony }: нічого не скинуто

## Правила

play-rules-title = Правила коротко
play-rules-body =
    K8   Королі ходять уздовж поточного ряду, починаючи з меншого номера.
         Покладіть доміно з-під свого короля, потім поставте короля
         на вільне доміно наступного ряду.
    K12  Обидві половини лягають на порожні клітинки. Хоча б одна
         торкається стороною замку або клітинки своєї місцевості.
         Кути не рахуються.
    K13  Королівство разом із замком уміщується в 5×5 клітинок.
    K14  Доміно, для якого є місце, треба покласти.
         Якщо місця немає, його скидають.
    K16  Область — клітинки однієї місцевості, з'єднані сторонами.
         Її очки — клітинки, помножені на корони: без корон немає очок.
    K17  Перемагає той, у кого більше очок. За рівності вирішує
         найбільша область, потім кількість корон.
    K18  Серединне королівство: +10 очок за замок у центрі.
    K19  Гармонія: +5 очок, якщо нічого не скинуто.

## Вікно

play-too-small = Збільште вікно: потрібно щонайменше { $columns }×{ $rows } знаків

## Довідка про команди

help-play = зіграти в «Доміношне королівство» просто тут, з людьми й ботами
help-play-players = імена людей через кому
help-play-bot = додати бота: random, greedy або команду іншої програми; можна вказати кілька разів
help-play-variants = варіанти через кому: harmony, middle-kingdom, dynasty, mighty-duel
help-play-load = продовжити збережену партію
help-play-seed = початкове число для випадковостей: з тим самим числом випадуть ті самі доміно
help-play-ascii = малювати лише простими знаками
help-engine = обмінюватися рядками з іншою програмою

## До початку

play-menu-people = Люди
play-menu-bots = Боти
play-menu-level = Сила ботів
play-menu-yes = так
play-menu-no = ні
play-menu-keys = стрілки — змінити · Enter — почати · L — завантажити · Q — вийти
play-menu-continue = C — продовжити минулу партію
play-menu-seats = За столом від двох до чотирьох гравців
play-menu-duel = Велика дуель — для двох
play-game-over = Партію { $game } з { $games } закінчено

## Бот не може продовжувати

play-bot-not-started = «{ $command }» не запускається: { $problem } · Enter — спробувати ще раз
play-bot-died = він завершився ({ $how }) · Enter — запустити знову
play-bot-silent = немає відповіді { $seconds ->
    [one] { $seconds } секунду
    [few] { $seconds } секунди
   *[many] { $seconds } секунд
} · Enter — запитати знову
play-bot-nonsense = він каже «{ $line }» · Enter — запитати знову
play-bot-illegal = його хід проти правил: { $turn } · Enter — запитати знову
play-bot-closed = його відпустили · Enter — запитати знову
