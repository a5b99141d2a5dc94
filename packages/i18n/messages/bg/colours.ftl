### Цветни кралства на страницата: масата

## Какво се иска

colours-ask-throw = Хвърлете заровете
colours-ask-take = Вземете зар
colours-ask-from = От кое кралство е?
colours-ask-white = Какъв цвят е белият?
colours-ask-colour = { $left ->
    [one] Още { $left } · { colour } · { kingdom }
   *[other] Още { $left } · { colour } · { kingdom }
}
colours-ask-used = Всички капки са използвани
colours-ask-stuck = Вече нищо не пасва
colours-ask-brush = { $brush ->
    [blend] Смесена капка, { colour }: къде?
   *[tower] Капка от кула, { colour }: къде?
}
colours-ask-cast = { $spell ->
    [move] Преместване: изберете кралство
    [split] Разделяне: изберете съседно
   *[blend] Смесване: изберете цвят
}
colours-ask-match = Да се използва ли „{ magic-match }“?
colours-ask-choose = Изберете цвета на новата капка
colours-ask-leave = Край с останали капки?
colours-ask-strike = Задраскайте число
colours-last-ask = Последен рунд: { $ask }

## Бутони

colours-throw = Хвърляне
colours-take = Вземане
colours-done = Готово
colours-done-blot = Готово, петно
colours-colour-on = Още оцветяване
colours-strike-out = Задраскване
colours-use-match = „{ magic-match }“
colours-no = Не
colours-show = Покажи
colours-next = Напред
colours-tracks = Постижения
colours-whole-map = Цялата карта
colours-see-throw = Покажи хвърлянето
colours-same-throws = Същите хвърляния

## Един телефон за всички

colours-who-first = Кой оцветява пръв?
colours-hand-to = Дайте телефона: { $name }. Другите не гледат.
colours-i-am = Аз съм { $name }
colours-all-done = Всички са готови. Сложете телефона в средата.
colours-sheets-open = Рунд { $round }: листовете се отварят

## Зарове, заклинания, капки

colours-players = Играчи
colours-dice = Зарове
colours-powers = Заклинания и капки
colours-drops = { $drops ->
    [one] { $drops } капка
   *[other] { $drops } капки
}
colours-die-lies = { die }, { colours-drops }, { $kingdoms }
colours-fits = пасват { $fit } от { $drops }
colours-white-not-yet = не пръв
colours-from = кралство: { kingdom }
colours-has = { die }, { colours-drops }, { kingdom }
colours-doing = { $doing ->
    [takes] избира
    [colours] оцветява
   *[done] всичко е готово
}
colours-spell-count = { -magic } { $number }, { magic }: { $count }
colours-drop-count = { $count ->
    [one] { $count } капка, { colour }
   *[other] { $count } капки, { colour }
}
colours-gained = още { $count } от следващия рунд
colours-next-round = след рунда
colours-all-drops = Всички капки от кули
colours-blot-count = петна: { $count } от { $most }
colours-blots = Петна

## Редът за това какво носи ходът

colours-say-fits = Пасват { $fit } от { colours-drops }
colours-say-choose = Кулата дава капка от който и да е смесен цвят
colours-say-match = Съседна област вече е в този цвят: { colour }
colours-say-leave = { $fit ->
    [one] Остават { colours-drops }, още { $fit } би паснала: петно
   *[other] Остават { colours-drops }, още { $fit } биха паснали: петно
}
colours-say-strike = { $row }: { $number } вече не може да се спечели
colours-say-strike-free = { $row }: { $number } се задрасква без загуба
colours-fact-built = столицата е построена { SIGNED($points) }
colours-fact-lost = столицата е загубена
colours-fact-tamed = { $monster }: опитомяване { SIGNED($points) }
colours-fact-beaten = { $monster }: победа, 0
colours-fact-spell = заклинание { $number }, от следващия рунд
colours-fact-drop = капка, { colour }, от следващия рунд
colours-fact-colour = нов цвят +1
colours-fact-complete = { $row }: всичко е оцветено

## Карта

colours-sheet-of = Лист: { $name }, { points }
colours-sheet-name = Лист: { $name }
colours-as-it-was = както в началото на рунда
colours-tower = { -tower }
colours-area = { kingdom }, { $number }
colours-sign-capital = столица, иска { colour }
colours-sign-monster = { $monster }, иска { colour }
colours-sign-spell = { -magic } { $number }, { magic }
colours-painted = оцветено, { colour }
colours-beside = до { $colours }
colours-beside-none = няма оцветени съседи
colours-tower-with = { -tower } на границата: { $area }

## Защо не, в един ред

colours-out-of-reach = Капките на зара не стигат до това кралство
colours-same-colour = Съседна област вече е в този цвят: { colour }
colours-already-painted = Тази област е оцветена
colours-no-drop-left = Капките на зара са използвани
colours-white-first = Белият никога не е пръв
colours-no-spell = Няма готово „{ magic }“; новото е за следващия рунд
colours-no-tower-drop = Няма такава капка; новата е за следващия рунд
colours-two-drops = Трябват две капки
colours-same-kingdom = Зарът и така лежи там
colours-not-a-neighbour = Само съседно на зара кралство
colours-split-already = Капките и така стигат до това кралство
colours-match-not-needed = Тук заклинанието не е нужно
colours-needs-die = Първо изберете зар
colours-needs-number = Първо изберете число в кръгче
colours-needs-colour = Първо изберете цвета на новата капка

## Постижения

colours-number = { SIGNED($number) }
colours-number-earned = { $number }: { $names }
colours-number-mine = { $number }: спечелено
colours-number-struck = { $number }: задраскано
colours-number-free = { $number }: свободно
colours-costs-nothing = без загуба
colours-ribbon = { $row }, { $place ->
    [first] първо място
   *[second] второ място
}: { $names } { SIGNED($points) }
colours-ribbon-alone = { $row } { SIGNED($points) }
colours-last-round = Последен рунд!

## Край

colours-progress = Рунд { $round }
colours-progress-last = Рунд { $round }, последният
colours-parts-kingdom = бързина { $speed }, столица { $capital }, цветове { $colours }
colours-parts-monster = бързина { $speed }, опитомени { $tamed }, неоцветени −{ $unpainted }
colours-tie-lost = Равни точки: решава кой е загубил по-малко от петна и чудовища.
colours-tie-shared = Равни точки и равни загуби: победата е обща.
colours-verdict = { points }: { $grade }
colours-grade-limits = { $grade ->
    [lowest] под 50 точки
    [low] от 50 до 59 точки
    [high] от 60 до 69 точки
   *[highest] 70 точки и повече
}
colours-to-next = { $points ->
    [one] { $points } точка до следващата оценка. Най-лесно беше:
   *[other] { $points } точки до следващата оценка. Най-лесно беше:
}
colours-missed-monster = { $monster }, { kingdom }: { SIGNED($points) }
colours-missed-capital = столица, { kingdom }: { SIGNED($points) }
colours-missed-row = докрай: { $row }, { SIGNED($points) }
colours-missed-colour = още един цвят, { kingdom }: { SIGNED($points) }
colours-missed-blot = с едно петно по-малко: { SIGNED($points) }
colours-best = Вашият рекорд: { $points }
colours-best-now = Това е вашият рекорд!

## За тези, които слушат

colours-voice-take = { $name }, вземете зар: { $dice }
colours-voice-thrown = Заровете лежат: { $dice }
colours-voice-taken = { $die }, от { kingdom }
colours-voice-colour = { $areas ->
    [one] { $name }, оставащи капки: { $left }, { colour }, { kingdom }. { $areas } област е отворена
   *[other] { $name }, оставащи капки: { $left }, { colour }, { kingdom }. { $areas } области са отворени
}
colours-voice-used = { $name }, всички капки са използвани: Enter завършва хода
colours-voice-stuck = { $left ->
    [one] { $name }, остава { $left } капка и не пасва никъде: Enter завършва хода
   *[other] { $name }, остават { $left } капки и не пасват никъде: Enter завършва хода
}
colours-voice-choose = { $name }, изберете цвета на новата капка: { $colours }
colours-voice-strike = { $name }, задраскайте число: стрелките водят от едно към друго
colours-voice-ready = { $name }, Enter завършва хода
colours-voice-cast = { magic }: { kingdom }
colours-voice-casting = { magic }: { $does }. { $names }
colours-voice-undone = Отменено
colours-voice-fits = { $where }, пасва
colours-voice-match = { $where }, само със заклинанието „{ magic-match }“
colours-voice-clash = { $where }, до същия цвят: { colour }
colours-voice-nowhere = Няма отворени области
colours-voice-no-dice = Кутията е празна
colours-voice-no-others = Никой друг не играе
colours-voice-kingdom = { kingdom }, неоцветени { $free }: { $areas }
colours-kingdom-painted = { kingdom } { $painted } от 9

## Подсказки

colours-hint-take = Вземете { die }: { kingdom }
colours-hint-paint = Оцветете: { $area }
colours-hint-drop = { $brush ->
    [blend] Смесете две капки, { colour }: { $area }
   *[tower] Капка от кула, { colour }: { $area }
}
colours-hint-cast = „{ magic }“: { kingdom }
colours-hint-choose = Изберете цвят: { colour }
colours-hint-strike = Задраскайте: { $row }, { $number }
colours-hint-done = Завършете хода
colours-why-fits = пасват { $fit } от { $drops }
colours-why-fits-most = пасват { $fit } от { $drops }, повече от всеки друг зар
colours-why-wanted = { $count ->
    [one] { $count } столица или чудовище там иска този цвят
   *[other] { $count } столици и чудовища там искат този цвят
}
colours-why-gain = носи { points }
colours-why-gain-most = носи { points }, повече отколкото другаде
colours-why-spell = дава заклинанието „{ magic }“
colours-why-left = { $drops ->
    [0] всички капки са използвани
   *[other] вече нищо не пасва
}
colours-why-kingdom = { kingdom }: пасват капки { $fit }

## Клавиши

colours-keys =
    Стрелки: по картата или по списък
    N, P: следваща и предишна отворена област
    1–4: зар или заклинание с този номер
    T: капки от кули, цвят по цвят
    F: край на оцветяването
    Enter: направи, напред, край на хода
    U: отмяна
    H: подсказка
    W: чий ред е и какво да се прави
    D: заровете
    A: къде може да се оцветява
    E: тази област и съседите ѝ
    I: какво е това (или задръжте)
    K: моята карта, кралство по кралство
    O: другите листове
    Q: моите заклинания, капки и петна
    R: постижения
    S: резултатът
    M: последният ход
    /: запис на ход
    ?: тези клавиши

## The replay

colours-replay-sheet = Лист: { $name }, { points }
colours-replay-step = { $name }: { $what }
colours-replay-blot = петно
