### Гра в терміналі

play-player = Гравець { $number }

## Хід

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

## Стіл

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

## Клавіші

play-keys-put = стрілки — рухати · R — повернути · F — інша половина · Enter — покласти
play-keys-take = стрілки — вибрати · Enter — взяти
play-keys-common = U — скасувати · ? — правила · S — зберегти · L — завантажити · Q — вийти
play-back = Будь-яка клавіша — назад
play-next-page = Будь-яка клавіша — далі
play-again = N — нова партія
play-next-game = N — почати наступну партію
play-keys-end = ? — правила · S — зберегти · L — завантажити · Q — вийти

## Файли

play-save-as = Зберегти як:
play-saved = Збережено в { $file }
play-not-saved = Не збережено: { $reason }
play-load-from = Який запис завантажити:
play-loaded = Завантажено: { $file }
play-not-loaded = Не завантажено: { $reason }
play-unsealed = Печатки цієї партії поставлено не тут: вона триває, але перевірити її запис уже не можна
play-quit = Партію збережено в { $file }. Продовжити: { $command }

## Кінець

play-over = Партію закінчено
play-winner = Перемагає { $name }!
play-shared-win = Перемогу ділять { $names }
play-place = { place }

## Правила

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

## Вікно

play-too-small = Збільште вікно: потрібно щонайменше { $columns }×{ $rows } знаків

## Довідка про команди

help-play = зіграти просто тут, з людьми й ботами
help-play-game = kingdomino, duel або colours; без нього запитає меню
help-play-players = імена людей через кому
help-play-bot = додати бота: page, shepherd, miller, mason, knight, queen або його номер; або команду іншої програми; можна вказати кілька разів
help-play-load = продовжити збережену партію
help-play-seed = початкове число для випадковостей: з тим самим числом випадуть ті самі тайли
help-play-ascii = малювати лише простими знаками
help-engine = обмінюватися рядками з іншою програмою

## До початку

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

## Бот не може продовжувати

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

## Дуель

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

## Передача ходу

play-hand-over = Передайте клавіатуру: { $name } · Enter — далі
play-hand-over-why = Кожен зафарбовує таємно: іншим дивитися не можна.

## Кольорові королівства

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

## A game that cannot be kept

play-quit-unsaved = Не збережено: { $reason } Ще раз Q — вийти і втратити партію · S — зберегти в іншому місці
play-not-kept = Партію НЕ збережено: { $reason }

## More of the Duel

play-duel-edition = { $spellbook ->
    [always] болгарське видання
   *[drawn] російське видання
}
