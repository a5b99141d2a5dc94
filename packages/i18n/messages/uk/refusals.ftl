### Чому не можна: по реченню на кожен код відмови, без крапки в кінці.

sentence-plain = { $reason }.
sentence-cited = { $reason } (правило { $rule }).

## Записи й кроки

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

## Налаштування

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

## Ходи кількох ігор

refusal-game-over = Партію закінчено
refusal-not-your-turn = Зараз ходить інший гравець
refusal-wrong-step = Зараз не час для цього: наступний крок — «{ $expected }»
refusal-no-such-seat = Гравця { $seat } за столом немає
refusal-occupied = Клітинку { $x },{ $y } вже зайнято
refusal-not-side-by-side = Половини мають лягти на дві клітинки зі спільною стороною
refusal-halves-exchanged = Половини однакові, тож першою називають меншу клітинку

## Доміношне королівство

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

## Дуель

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

## Кольорові королівства

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

## Королівство, переписане зі столу

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

## Карта «Дуелі», переписана зі столу

refusal-wrong-size = На карті має бути 5 рядів по 7 клітинок; порожню клітинку пишуть крапкою
refusal-castle-not-middle = Замок має стояти посередині карти: на четвертій клітинці третього ряду
refusal-too-many-crosses = На клітинці { $x },{ $y } — { crosses }, а більше ніж 4 на одній не буває
refusal-unreadable-arms = «{ $text }» — не клітинка: напишіть літеру герба та число хрестиків (d, D1, q2), C для { -castle(case: "genitive") }, крапку для порожнього місця; літери: d — { arms-dot }, s — { arms-stripe }, D — { arms-double-dot }, S — { arms-double-stripe }, b — { arms-black }, q — { arms-quarters }

## Світ довкола

refusal-no-such-file = Файл { $file } не знайдено
refusal-file-is-folder = Тут потрібен файл, а { $file } — тека
refusal-file-forbidden = Немає доступу до { $file }
refusal-file-in-path = На шляху до { $file } лежить файл там, де має бути тека
refusal-disk-full = На диску немає місця
refusal-file-trouble = Не вийшло: { $problem }

## Аркуш «Кольорових королівств», переписаний зі столу

refusal-unreadable-kingdom = «{ $text }» — не рядок аркуша: напишіть літеру королівства, кожну один раз (b, g, y, v, r, n), і дев’ять знаків — літеру фарби або крапку
refusal-kingdom-missing = Бракує рядка королівства «{ $letter }»
refusal-bad-blots = Рядок «blots» буває один, із цілим числом не більше { $most }
refusal-bad-place = «{ $text }» — не місце: у королівств 4 і 2, у чудовиськ і в «three» 3 і 1, кожне один раз
refusal-place-incomplete = Вказано місце за «{ $achievement }», а на цьому аркуші його не завершено

## Input without end

refusal-input-too-large = Тут більше ніж { $megabytes } МБ, а стільки не читається

## Сервери

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
