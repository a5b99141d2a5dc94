### Цветные королевства на странице: стол

## О чём просят

colours-ask-throw = Бросьте кубики
colours-ask-take = Возьмите кубик
colours-ask-from = Из какого он королевства?
colours-ask-white = Какого цвета белый?
colours-ask-colour = { $left ->
    [one] Ещё { $left } · { colour } · { kingdom }
    [few] Ещё { $left } · { colour } · { kingdom }
   *[many] Ещё { $left } · { colour } · { kingdom }
}
colours-ask-used = Все капли закончились
colours-ask-stuck = Больше ничего не подходит
colours-ask-brush = { $brush ->
    [blend] Смешанная капля, { colour }: куда?
   *[tower] Капля башни, { colour }: куда?
}
colours-ask-cast = { $spell ->
    [move] Перенос: выберите королевство
    [split] Разделение: выберите соседнее
   *[blend] Смешение: выберите цвет
}
colours-ask-match = Потратить «{ magic-match }»?
colours-ask-choose = Выберите цвет новой капли
colours-ask-leave = Закончить с каплями?
colours-ask-strike = Зачеркните число
colours-last-ask = Последний раунд: { $ask }

## Кнопки

colours-throw = Бросить
colours-take = Взять
colours-done = Готово
colours-done-blot = Готово, клякса
colours-colour-on = Красить дальше
colours-strike-out = Зачеркнуть
colours-use-match = «{ magic-match }»
colours-no = Нет
colours-show = Показать
colours-next = Дальше
colours-tracks = Достижения
colours-whole-map = Вся карта
colours-see-throw = Показать бросок
colours-same-throws = Те же броски

## Один телефон на всех

colours-who-first = Кто красит первым?
colours-hand-to = Передайте телефон: { $name }. Остальные не смотрят.
colours-i-am = Я { $name }
colours-all-done = Все закончили. Положите телефон посередине.
colours-sheets-open = Раунд { $round }: открываем листы

## Кубики, заклинания, капли

colours-players = Игроки
colours-dice = Кубики
colours-powers = Заклинания и капли
colours-drops = { $drops ->
    [one] { $drops } капля
    [few] { $drops } капли
   *[many] { $drops } капель
}
colours-die-lies = { die }, { colours-drops }, { $kingdoms }
colours-fits = войдёт { $fit } из { $drops }
colours-white-not-yet = не первым
colours-from = королевство: { kingdom }
colours-has = { die }, { colours-drops }, { kingdom }
colours-doing = { $doing ->
    [takes] выбирает
    [colours] красит
   *[done] всё готово
}
colours-spell-count = { -magic } { $number }, { magic }: { $count }
colours-drop-count = { $count ->
    [one] { $count } капля, { colour }
    [few] { $count } капли, { colour }
   *[many] { $count } капель, { colour }
}
colours-gained = ещё { $count } со следующего раунда
colours-next-round = след. раунд
colours-all-drops = Все капли башен
colours-blot-count = кляксы: { $count } из { $most }
colours-blots = Кляксы

## Строка о том, что принёс ход

colours-say-fits = Войдёт { $fit } из { $drops }
colours-say-choose = Башня даёт каплю любого составного цвета
colours-say-match = Соседняя область уже такого цвета: { colour }
colours-say-leave = { $fit ->
    [one] Осталось: { colours-drops }, ещё { $fit } подойдёт. Будет клякса
    [few] Осталось: { colours-drops }, ещё { $fit } подойдут. Будет клякса
   *[many] Осталось: { colours-drops }, ещё { $fit } подойдут. Будет клякса
}
colours-say-strike = { $row }: { $number } больше не получить
colours-say-strike-free = { $row }: { $number } зачёркивается даром
colours-fact-built = столица построена { SIGNED($points) }
colours-fact-lost = столица потеряна
colours-fact-tamed = { $monster }: приручение { SIGNED($points) }
colours-fact-beaten = { $monster }: победа, 0
colours-fact-spell = заклинание { $number }, со следующего раунда
colours-fact-drop = капля, { colour }, со следующего раунда
colours-fact-colour = новый цвет +1
colours-fact-complete = { $row }: закрашено целиком

## Карта

colours-sheet-of = Лист: { $name }, { points }
colours-sheet-name = Лист: { $name }
colours-as-it-was = как в начале раунда
colours-tower = { -tower }
colours-area = { kingdom }, { $number }
colours-sign-capital = столица, её цвет: { colour }
colours-sign-monster = { $monster }, нужный цвет: { colour }
colours-sign-spell = { -magic } { $number }, { magic }
colours-painted = закрашено, { colour }
colours-beside = рядом { $colours }
colours-beside-none = закрашенных соседей нет
colours-tower-with = { -tower } на границе: { $area }

## Почему нельзя, одной строкой

colours-out-of-reach = Капли кубика не достают до этого королевства
colours-same-colour = Соседняя область уже такого цвета: { colour }
colours-already-painted = Эта область закрашена
colours-no-drop-left = Капли кубика закончились
colours-white-first = Белый не берут первым
colours-no-spell = Заклинания «{ magic }» нет; новое — со следующего раунда
colours-no-tower-drop = Такой капли нет; новая — со следующего раунда
colours-two-drops = Нужны две капли
colours-same-kingdom = Кубик и так лежит там
colours-not-a-neighbour = Только соседнее с кубиком королевство
colours-split-already = Капли и так достают до этого королевства
colours-match-not-needed = Здесь заклинание не нужно
colours-needs-die = Сначала выберите кубик
colours-needs-number = Сначала выберите число в кружке
colours-needs-colour = Сначала выберите цвет новой капли

## Достижения

colours-number = { SIGNED($number) }
colours-number-earned = { $number }: { $names }
colours-number-mine = { $number }: получено
colours-number-struck = { $number }: зачёркнуто
colours-number-free = { $number }: свободно
colours-costs-nothing = даром
colours-ribbon = { $row }, { $place ->
    [first] первое место
   *[second] второе место
}: { $names } { SIGNED($points) }
colours-ribbon-alone = { $row } { SIGNED($points) }
colours-last-round = Последний раунд!

## Конец

colours-progress = Раунд { $round }
colours-progress-last = Раунд { $round }, последний
colours-parts-kingdom = скорость { $speed }, столица { $capital }, цвета { $colours }
colours-parts-monster = скорость { $speed }, приручены { $tamed }, не закрашены −{ $unpainted }
colours-tie-lost = Очков поровну: решает, кто меньше потерял на кляксах и чудовищах.
colours-tie-shared = Поровну и очков, и потерь: победа общая.
colours-verdict = { points }: { $grade }
colours-grade-limits = { $grade ->
    [lowest] меньше 50 очков
    [low] от 50 до 59 очков
    [high] от 60 до 69 очков
   *[highest] 70 очков и больше
}
colours-to-next = { $points ->
    [one] До следующей оценки { $points } очко. Проще всего было:
    [few] До следующей оценки { $points } очка. Проще всего было:
   *[many] До следующей оценки { $points } очков. Проще всего было:
}
colours-missed-monster = { $monster }, { kingdom }: { SIGNED($points) }
colours-missed-capital = столица, { kingdom }: { SIGNED($points) }
colours-missed-row = целиком: { $row }, { SIGNED($points) }
colours-missed-colour = ещё один цвет, { kingdom }: { SIGNED($points) }
colours-missed-blot = одной кляксой меньше: { SIGNED($points) }
colours-best = Ваш рекорд: { $points }
colours-best-now = Это ваш рекорд!

## Для тех, кто слушает

colours-voice-take = { $name }, возьмите кубик: { $dice }
colours-voice-thrown = Кубики лежат: { $dice }
colours-voice-taken = { $die }, откуда: { kingdom }
colours-voice-colour = { $areas ->
    [one] { $name }, осталось капель: { $left }, { colour }, { kingdom }. Открыта { $areas } область
    [few] { $name }, осталось капель: { $left }, { colour }, { kingdom }. Открыты { $areas } области
   *[many] { $name }, осталось капель: { $left }, { colour }, { kingdom }. Открыто { $areas } областей
}
colours-voice-used = { $name }, капли закончились: Enter завершает ход
colours-voice-stuck = { $left ->
    [one] { $name }, осталась { $left } капля, места для неё нет: Enter завершает ход
    [few] { $name }, остались { $left } капли, места для них нет: Enter завершает ход
   *[many] { $name }, осталось { $left } капель, места для них нет: Enter завершает ход
}
colours-voice-choose = { $name }, выберите цвет новой капли: { $colours }
colours-voice-strike = { $name }, зачеркните число: стрелки ведут от одного к другому
colours-voice-ready = { $name }, Enter завершает ход
colours-voice-cast = { magic }: { kingdom }
colours-voice-casting = { magic }: { $does }. { $names }
colours-voice-undone = Отменено
colours-voice-fits = { $where }, подходит
colours-voice-match = { $where }, только заклинанием «{ magic-match }»
colours-voice-clash = { $where }, рядом такой же цвет: { colour }
colours-voice-nowhere = Открытых областей нет
colours-voice-no-dice = Коробка пуста
colours-voice-no-others = Больше никто не играет
colours-voice-kingdom = { kingdom }, не закрашено { $free }: { $areas }
colours-kingdom-painted = { kingdom } { $painted } из 9

## Подсказки

colours-hint-take = Возьмите { die }: { kingdom }
colours-hint-paint = Закрасьте: { $area }
colours-hint-drop = { $brush ->
    [blend] Смешайте две капли, { colour }: { $area }
   *[tower] Капля башни, { colour }: { $area }
}
colours-hint-cast = «{ magic }»: { kingdom }
colours-hint-choose = Выберите цвет: { colour }
colours-hint-strike = Зачеркните: { $row }, { $number }
colours-hint-done = Завершите ход
colours-why-fits = войдёт { $fit } из { $drops }
colours-why-fits-most = войдёт { $fit } из { $drops }, больше, чем у других кубиков
colours-why-wanted = { $count ->
    [one] { $count } столица или чудовище там ждёт этого цвета
    [few] { $count } столицы и чудовища там ждут этого цвета
   *[many] { $count } столиц и чудовищ там ждут этого цвета
}
colours-why-gain = принесёт { points }
colours-why-gain-most = принесёт { points }, больше, чем в других местах
colours-why-spell = даст заклинание «{ magic }»
colours-why-left = { $drops ->
    [0] все капли использованы
   *[other] больше ничего не подходит
}
colours-why-kingdom = { kingdom }: войдёт капель { $fit }

## Клавиши

colours-keys =
    Стрелки: по карте или по списку
    N, P: следующая и предыдущая открытая область
    1–4: кубик или заклинание с этим номером
    T: капли башен, цвет за цветом
    F: закончить красить
    Enter: сделать, дальше, завершить ход
    U: отменить
    H: подсказка
    W: чей ход и что делать
    D: кубики
    A: где можно красить
    E: эта область и её соседи
    I: что это (или удерживать)
    K: моя карта, королевство за королевством
    O: листы других
    Q: мои заклинания, капли и кляксы
    R: достижения
    S: счёт
    M: последний ход
    /: записать ход
    ?: эти клавиши

## The replay

colours-replay-sheet = Лист: { $name }, { points }
colours-replay-step = { $name }: { $what }
colours-replay-blot = клякса
