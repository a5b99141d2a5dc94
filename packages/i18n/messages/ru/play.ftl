### Игра в терминале

play-title = { -kingdomino }
play-player = Игрок { $number }
play-bot-name = { $bot ->
    [random] Случайный бот
    [greedy] Жадный бот
   *[other] { $bot }
}

## Ход

play-turn-of = Ходит { $name }
play-put = Положите домино { $number }
play-take = Выберите домино из следующего ряда
play-discard = Домино { $number } некуда положить: Enter — сбросить
play-confirm = Enter — закончить ход · U — отменить
play-undone = Ход отменён
play-nothing-to-undo = Отменять нечего
play-thinking = { $name } думает…
play-bot-failed = { $name } не может продолжать: { $reason }

## Стол

play-gain = { $points ->
    [0] без очков
    [one] { SIGNED($points) } очко
    [few] { SIGNED($points) } очка
   *[many] { SIGNED($points) } очков
}
play-score = { points }
play-round = Раунд { $round } из { $rounds }
play-last-round = Последний раунд
play-game-of = Партия { $game } из { $games }
play-current-line = Текущий ряд
play-next-line = Следующий ряд
play-left = { $count ->
    [0] домино больше нет
   *[other] осталось { $count } домино
}

## Клавиши

play-keys-put = стрелки — двигать · R — повернуть · F — другая половина · Enter — положить
play-keys-take = стрелки — выбрать · Enter — взять
play-keys-common = U — отменить · ? — правила · S — сохранить · L — загрузить · Q — выйти
play-back = Любая клавиша — назад
play-again = Enter — сыграть ещё · Q — выйти
play-next-game = Enter — начать следующую партию

## Файлы

play-save-as = Сохранить как:
play-saved = Сохранено в { $file }
play-not-saved = Не сохранено: { $reason }
play-load-from = Какую запись загрузить:
play-loaded = Загружено: { $file }
play-not-loaded = Не загружено: { $reason }
play-quit = Партия сохранена в { $file }. Продолжить: { $command }

## Что происходит

play-event-taken = { $name } берёт домино { $domino }
play-event-placed = { $name } кладёт домино { $domino }: { play-gain }
play-event-discarded = { $name } сбрасывает домино { $domino }
play-event-king = Вытянут король: { $name }
play-event-round = Начинается раунд { $round }

## Конец

play-over = Партия окончена
play-winner = Побеждает { $name }!
play-shared-win = Победу делят { $names }
play-place = { place }
play-territory = { terrain }: { $squares } × { $crowns } = { points }
play-middle-kingdom = { -middle-kingdom }: замок в центре
play-harmony = { -harmony }: ничего не сброшено

## Правила

play-rules-title = Правила вкратце
play-rules-body =
    K8   Короли ходят вдоль текущего ряда, начиная с меньшего номера.
         Положите домино из-под своего короля, затем поставьте короля
         на свободное домино следующего ряда.
    K12  Обе половины ложатся на пустые клетки. Хотя бы одна касается
         стороной замка или клетки своей местности.
         Углы не считаются.
    K13  Королевство вместе с замком умещается в 5×5 клеток.
    K14  Домино, для которого есть место, надо положить.
         Если места нет, его сбрасывают.
    K16  Область — клетки одной местности, соединённые сторонами.
         Её очки — клетки, умноженные на короны: нет корон — нет очков.
    K17  Побеждает тот, у кого больше очков. При равенстве решает
         самая большая область, затем число корон.
    K18  Срединное королевство: +10 очков за замок в центре.
    K19  Гармония: +5 очков, если ничего не сброшено.

## Окно

play-too-small = Увеличьте окно: нужно хотя бы { $columns }×{ $rows } знаков

## Справка по командам

help-play = сыграть в «Лоскутное королевство» прямо здесь, с людьми и ботами
help-play-players = имена людей через запятую
help-play-bot = добавить бота: random, greedy или команду другой программы; можно указать несколько раз
help-play-variants = варианты через запятую: harmony, middle-kingdom, dynasty, mighty-duel
help-play-load = продолжить сохранённую партию
help-play-seed = начальное число для случайностей: с тем же числом выпадут те же домино
help-play-ascii = рисовать только простыми знаками
help-engine = обмениваться строками с другой программой

## До начала

play-menu-people = Люди
play-menu-bots = Боты
play-menu-level = Сила ботов
play-menu-yes = да
play-menu-no = нет
play-menu-keys = стрелки — изменить · Enter — начать · L — загрузить · Q — выйти
play-menu-continue = C — продолжить прошлую партию
play-menu-seats = За столом от двух до четырёх игроков
play-menu-duel = Большая дуэль — для двоих
play-game-over = Партия { $game } из { $games } окончена

## Бот не может продолжать

play-bot-not-started = «{ $command }» не запускается: { $problem } · Enter — попробовать ещё раз
play-bot-died = он завершился ({ $how }) · Enter — запустить снова
play-bot-silent = нет ответа { $seconds ->
    [one] { $seconds } секунду
    [few] { $seconds } секунды
   *[many] { $seconds } секунд
} · Enter — спросить снова
play-bot-nonsense = он говорит «{ $line }» · Enter — спросить снова
play-bot-illegal = его ход против правил: { $turn } · Enter — спросить снова
play-bot-closed = его отпустили · Enter — спросить снова
