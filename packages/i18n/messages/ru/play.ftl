### Игра в терминале

play-player = Игрок { $number }

## Ход

play-turn-of = Ходит { $name }
play-put = Положите тайл { $number }
play-take = Выберите тайл из следующего ряда
play-take-first = Выберите тайл
play-discard = Тайл { $number } некуда положить: Enter — сбросить
play-refusal-taken = На тайле { $domino } уже стоит король: { $name }
play-confirm = Enter — закончить ход · U — отменить
play-undone = Ход отменён
play-nothing-to-undo = Отменять нечего
play-thinking = { $name } думает…
play-bot-failed = { $name } не может продолжать: { $reason }

## Стол

play-gain = { $points ->
    [0] без очков
    [one] { SIGNED($points) } очко
    [few] { SIGNED($points) } очка
   *[many] { SIGNED($points) } очков
}
play-score = { points }
play-round = Раунд { $round } из { $rounds }
play-last-round = Последний раунд
play-game-of = Партия { $game } из { $games }
play-current-line = Текущий ряд
play-next-line = Следующий ряд
play-first-line = Первый ряд
play-left = { $count ->
    [0] тайлов больше нет
    [one] остался { $count } тайл
    [few] осталось { $count } тайла
   *[many] осталось { $count } тайлов
}

## Клавиши

play-keys-put = стрелки — двигать · R — повернуть · F — другая половина · Enter — положить
play-keys-take = стрелки — выбрать · Enter — взять
play-keys-common = U — отменить · ? — правила · S — сохранить · L — загрузить · Q — выйти
play-back = Любая клавиша — назад
play-next-page = Любая клавиша — дальше
play-again = N — новая партия
play-next-game = N — начать следующую партию
play-keys-end = ? — правила · S — сохранить · L — загрузить · Q — выйти

## Файлы

play-save-as = Сохранить как:
play-saved = Сохранено в { $file }
play-not-saved = Не сохранено: { $reason }
play-load-from = Какую запись загрузить:
play-loaded = Загружено: { $file }
play-not-loaded = Не загружено: { $reason }
play-unsealed = Печати этой партии поставлены не здесь: она продолжается, но проверить её запись уже нельзя
play-quit = Партия сохранена в { $file }. Продолжить: { $command }

## Конец

play-over = Партия окончена
play-winner = Побеждает { $name }!
play-shared-win = Победу делят { $names }
play-place = { place }

## Правила

play-rules-title = Правила вкратце
play-rules-body =
    K8   Короли ходят вдоль текущего ряда, начиная с меньшего номера.
         Положите тайл из-под своего короля, затем поставьте короля
         на свободный тайл следующего ряда.
    K12  Обе половины ложатся на пустые клетки. Хотя бы одна касается
         стороной замка или клетки своего ландшафта.
         Углы не считаются.
    K13  Королевство вместе с замком умещается в 5×5 клеток.
    K14  Тайл, для которого есть место, надо положить.
         Если места нет, его сбрасывают.
    K16  Область — клетки одного ландшафта, соединённые сторонами.
         Её очки — клетки, умноженные на короны: нет корон — нет очков.
    K17  Побеждает тот, у кого больше очков. При равенстве решает
         самая большая область, затем число корон.
    K18  Срединное королевство: +10 очков за замок в центре.
    K19  Гармония: +5 очков, если ничего не сброшено.

## Окно

play-too-small = Увеличьте окно: нужно хотя бы { $columns }×{ $rows } знаков

## Справка по командам

help-play = сыграть прямо здесь, с людьми и ботами
help-play-game = kingdomino, duel или colours; без него спросит меню
help-play-players = имена людей через запятую
help-play-bot = добавить бота: page, shepherd, miller, mason, knight, queen или его номер; или команду другой программы; можно указать несколько раз
help-play-load = продолжить сохранённую партию
help-play-seed = начальное число для случайностей: с тем же числом выпадут те же тайлы
help-play-ascii = рисовать только простыми знаками
help-engine = обмениваться строками с другой программой

## До начала

play-menu-title = Crownhold
play-menu-game = Игра
play-menu-people = Люди
play-menu-bots = Боты
play-menu-level = Сила ботов
play-menu-yes = да
play-menu-no = нет
play-menu-keys = стрелки — изменить · Enter — начать · L — загрузить · Q — выйти
play-menu-continue = C — продолжить прошлую партию
play-game-over = Партия { $game } из { $games } окончена

## Бот не может продолжать

play-bot-not-started = «{ $command }» не запускается: { $problem } · Enter — попробовать ещё раз
play-bot-died = он завершился ({ $how }) · Enter — запустить снова
play-bot-silent = нет ответа { $seconds ->
    [one] { $seconds } секунду
    [few] { $seconds } секунды
   *[many] { $seconds } секунд
} · Enter — спросить снова
play-bot-nonsense = он говорит «{ $line }» · Enter — спросить снова
play-bot-illegal = его ход против правил: { $turn } · Enter — спросить снова
play-bot-closed = программу закрыли · Enter — спросить снова

## Дуэль гербов

play-duel-round = Раунд { $round } · бросает { $name }
play-duel-spellbook = Свиток
play-duel-ready = готово
play-duel-used = использовано
play-duel-pass-row = пропуск
play-duel-joker = { -joker }

play-duel-take-one = Возьмите кубик
play-duel-take-two = Возьмите два кубика
play-duel-take-other = Возьмите ещё один кубик
play-duel-take-pair = Возьмите сразу два кубика
play-duel-can-pair = P — потратить { -spell } «{ spell-pair }»: взять сразу два кубика
play-duel-name = Нарисуйте тайл · 1–6 — { -arms } { -joker(case: "genitive") } на кубике { $die }: { arms }
play-duel-domains = Назовите { -arms } для { -spell(case: "genitive") } «{ spell-domains }»: { arms }
play-duel-draw = Нарисуйте тайл
play-duel-half = Нарисуйте половину с кубика { $die }
play-duel-cross = Выберите клетку, где добавить { -cross }
play-duel-pass = Тайл некуда нарисовать: Enter — пропустить ход
play-duel-turn = Повернуть кубик { $die }: { $face }
play-duel-castle = Замок: ещё один { -cross } на кубике { $die }
play-duel-use = Применить { -spell } «{ spell }»
play-duel-passing = Пропустить ход
play-duel-castle-does = ещё один { -cross } на одном из ваших кубиков; отметки за него не будет
play-duel-pass-does = ничего не рисовать; только если без чар и замка { -domino } не помещается

play-duel-keys-take = стрелки или 1–4 — выбрать · Enter — взять
play-duel-keys-arms = стрелки — выбрать · Enter — назвать
play-duel-keys-draw = стрелки — двигать · R — повернуть · F — обменять · Enter — рисовать · P — чары
play-duel-keys-half = стрелки — двигать · Tab — дальше · Enter — рисовать
play-duel-keys-cross = стрелки — двигать · Tab — дальше · Enter — добавить
play-duel-keys-pass = Enter — пропустить ход · P — чары
play-duel-keys-power = вверх, вниз — выбрать · Enter — применить · P — назад
play-duel-keys-power-choice = вверх, вниз — выбрать · влево, вправо — как · Enter — применить · P — назад

play-duel-domain = { arms }: { $sum } = { points }
play-duel-bonus = { spell-domains } ({ arms }): { $count } × 3 = { points }
play-duel-largest = наибольшее { -domain }: { squares }
play-duel-tiebreak = Очков поровну, решает наибольшее { -domain }.

play-duel-menu-spellbook = Кубики отмечаются
play-duel-menu-drawn = у того, кто рисовал (русское издание)
play-duel-menu-always = всегда (болгарское издание)
play-duel-menu-first = Первый игрок
play-duel-menu-lot = по жребию
play-duel-menu-seat = игрок { $number }

play-duel-row = { spell } ({ arms }, { squares })
play-duel-rules-title = «Дуэль гербов» вкратце
play-duel-rules-body =
    D6   А бросает кубики и берёт один, Б берёт два, А получает последний.
         После раунда Б становится А.
    D7   Два ваших кубика — тайл на две соседние пустые клетки.
         Джокер — любой герб, какой вы назовёте.
    D8   Хотя бы одна половина касается стороной замка или своего герба
         из прошлых раундов. Кресты переносятся на карту.
    D9   Тайл, для которого есть место, надо нарисовать.
         Если места нет, примените чары или замок либо пропустите ход.
    D11  { $spellbook ->
            [always] Каждый ваш кубик без крестов отмечает клетку в ряду своего герба, даже если вы пропустили ход.
           *[drawn] Если вы рисовали, каждый ваш кубик без крестов отмечает клетку в ряду своего герба.
         } Джокер не отмечает ничего.
    D13  Кто первым завершит ряд, получает его чары;
         ряд соперника зачёркивается.
    D14  Чары действуют один раз, начиная со следующего раунда;
         «владения» и «крест» применяют сразу.
    D18  Партия кончается, когда карта заполнена или никто не рисовал.
    D19  Владение — клетки одного герба, соединённые сторонами.
         Его очки — клетки, умноженные на кресты: нет крестов — нет очков.
    D21  Побеждает тот, у кого больше очков. При равенстве решает
         наибольшее владение.

## Передача хода

play-hand-over = Передайте клавиатуру: { $name } · Enter — дальше
play-hand-over-why = Каждый закрашивает тайно: остальным смотреть нельзя.

## Цветные королевства

play-keys-choose = стрелки — выбрать · Enter — подтвердить

play-colours-round = Раунд { $round }
play-colours-drops = { $drops ->
    [one] { $drops } капля
    [few] { $drops } капли
   *[many] { $drops } капель
}
play-colours-drops-row = башни
play-colours-blots = кляксы
play-colours-plain = ничего особенного
play-colours-capital = столица
play-colours-spell = { -magic } { $number } ({ $spell })
play-colours-painted = цвет: { colour }
play-colours-neighbours = соседи { $areas }
play-colours-towers = { -tower } на границе с { $areas }

play-colours-take = Возьмите { die }: { play-colours-drops }, { kingdom }
play-colours-take-white = Возьмите { die } как { colour }: { play-colours-drops }, { kingdom }
play-colours-paint = Закрасьте { -area }, цвет { colour }: в запасе { play-colours-drops }
play-colours-blend = Смешайте две капли в одну: { colour }
play-colours-tower = Капля со { -tower(case: "genitive") }: { colour }
play-colours-used-up = Все капли потрачены: Enter — закончить
play-colours-nothing-fits = Капли больше некуда размещать (в запасе { play-colours-drops }): Enter — закончить
play-colours-can-match = Рядом тот же цвет: M — потратить { -magic } «{ magic-match }»
play-colours-choose = Башня даёт каплю, выберите цвет: { $colours }
play-colours-move = Куда перенести капли: { $kingdoms }
play-colours-split = Капли могут уйти и сюда: { $kingdoms }
play-colours-strike = Зачеркните число: { $row }
play-colours-strike-does = Зачёркнутое число уже не получить
play-colours-leave = Не потрачено: { play-colours-drops }. За это закрасят кляксу
play-colours-others = Лист игрока { $number }, каким он был в начале раунда

play-colours-keys-take = стрелки или 1–4 — выбрать · Enter — взять · O — другие листы
play-colours-keys-colour = стрелки, Tab · Enter — цвет · VMXBT — заклинания, башни · D — всё · O — листы
play-colours-keys-spell = стрелки — выбрать · Enter — применить · Esc — назад
play-colours-keys-leave = Enter — закончить · другая клавиша — назад
play-colours-keys-others = O — следующий лист · другая клавиша — назад

play-colours-total = всего
play-colours-lost = потеряно
play-colours-tiebreak = Очков поровну; меньше потеряно на кляксах и незакрашенных чудовищах.

play-colours-rules-title = «Цветные королевства» вкратце
play-colours-rules-round =
    C18  По очереди каждый берёт кубик и тайно закрашивает им области. Один
         или двое тратят один бросок, пока коробка не опустеет.
    C21  Кто берёт кубик с границы, называет его королевство; кто берёт
         белый — его цвет: цвет кубика, которого в коробке уже нет.
    C23  На кубике — капли: каждая закрашивает одну незакрашенную область
         его королевства цветом кубика.
    C24  Область не может получить цвет закрашенного соседа,
         даже из другого королевства.
    C25  Ход можно закончить когда угодно. За непотраченные капли
         закрашивают одну кляксу, сколько бы этих капель ни было.
    C22  Пока не закончат все, ваш ход скрыт от других.
play-colours-rules-signs =
    C26  Столица (замок) своего цвета даёт 2 очка, зелёная, фиолетовая
         или коричневая — 3. В другом цвете она потеряна.
    C27  Чудовище своего цвета даёт 1 очко, дракон 2. Незакрашенное в конце
         отнимает 1 очко. G грифон, H гидра, U единорог, D дракон.
    C29  Закрашены обе области башни — получите каплю смеси на следующие
         раунды: красный и синий дают фиолетовый, синий и жёлтый — зелёный,
         жёлтый и красный — коричневый; с составным — любой составной.
    C28  Область со звездой даёт заклинание, готовое со следующего раунда:

play-colours-rules-points =
    C36  Королевство целиком: 4 очка, потом 2. Все чудовища одного вида: 3,
         потом 1. Три королевства: 3, потом 1. Равные в раунде делят место.
    C37  После трёх королевств играют ещё один раунд.
    C38  Партия кончается и тогда, когда у всех закрашены все кляксы.
    C39  Королевство приносит очки за место, столицу и по очку за каждый
         цвет в нём.
    C41  Каждая клякса отнимает очко. Лишние капли и заклинания ничего не дают.
    C42  При равенстве побеждает тот, кто меньше потерял на кляксах
         и чудовищах.
    C43  В одиночку после каждого раунда зачёркивают число, сначала
         большие; когда все зачёркнуты, играют ещё один раунд.
    C46  В одиночку: меньше 50 очков — { grade-0 }; от 50 — { grade-1 };
         от 60 — { grade-2 }; от 70 — { grade-3 }.

## A game that cannot be kept

play-quit-unsaved = Не сохранено: { $reason } Ещё раз Q — выйти и потерять партию · S — сохранить в другом месте
play-not-kept = Партия НЕ сохранена: { $reason }

## More of the Duel

play-duel-edition = { $spellbook ->
    [always] болгарское издание
   *[drawn] русское издание
}
