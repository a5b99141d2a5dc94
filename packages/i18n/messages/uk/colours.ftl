### Кольорові королівства на сторінці: стіл

## Про що просять

colours-ask-throw = Киньте кубики
colours-ask-take = Візьміть кубик
colours-ask-from = З якого він королівства?
colours-ask-white = Якого кольору білий?
colours-ask-colour = { $left ->
    [one] Ще { $left } · { colour } · { kingdom }
    [few] Ще { $left } · { colour } · { kingdom }
   *[many] Ще { $left } · { colour } · { kingdom }
}
colours-ask-used = Усі краплі використано
colours-ask-stuck = Більше нічого не підходить
colours-ask-brush = { $brush ->
    [blend] Змішана крапля, { colour }: куди?
   *[tower] Крапля вежі, { colour }: куди?
}
colours-ask-cast = { $spell ->
    [move] Перенесення: оберіть королівство
    [split] Розділення: оберіть сусіднє
   *[blend] Змішування: оберіть колір
}
colours-ask-match = Витратити «{ magic-match }»?
colours-ask-choose = Оберіть колір нової краплі
colours-ask-leave = Завершити з краплями?
colours-ask-strike = Закресліть число
colours-last-ask = Останній раунд: { $ask }

## Кнопки

colours-throw = Кинути
colours-take = Узяти
colours-done = Готово
colours-done-blot = Готово, ляпка
colours-colour-on = Малювати далі
colours-strike-out = Закреслити
colours-use-match = «{ magic-match }»
colours-no = Ні
colours-show = Показати
colours-next = Далі
colours-tracks = Досягнення
colours-whole-map = Уся карта
colours-see-throw = Показати кидок
colours-same-throws = Ті самі кидки

## Один телефон на всіх

colours-who-first = Хто малює першим?
colours-hand-to = Передайте телефон: { $name }. Інші не дивляться.
colours-i-am = Я { $name }
colours-all-done = Усі завершили. Покладіть телефон посередині.
colours-sheets-open = Раунд { $round }: відкриваємо аркуші

## Кубики, закляття, краплі

colours-players = Гравці
colours-dice = Кубики
colours-powers = Закляття та краплі
colours-drops = { $drops ->
    [one] { $drops } крапля
    [few] { $drops } краплі
   *[many] { $drops } крапель
}
colours-die-lies = { die }, { colours-drops }, { $kingdoms }
colours-fits = увійде { $fit } з { $drops }
colours-white-not-yet = не першим
colours-from = королівство: { kingdom }
colours-has = { die }, { colours-drops }, { kingdom }
colours-doing = { $doing ->
    [takes] обирає
    [colours] малює
   *[done] усе готово
}
colours-spell-count = { -magic } { $number }, { magic }: { $count }
colours-drop-count = { $count ->
    [one] { $count } крапля, { colour }
    [few] { $count } краплі, { colour }
   *[many] { $count } крапель, { colour }
}
colours-gained = ще { $count } з наступного раунду
colours-next-round = наст. раунд
colours-all-drops = Усі краплі веж
colours-blot-count = ляпки: { $count } з { $most }
colours-blots = Ляпки

## Рядок про те, що дав хід

colours-say-fits = Увійде { $fit } з { $drops }
colours-say-choose = Вежа дає краплю будь-якого складеного кольору
colours-say-match = Сусідня ділянка вже такого кольору: { colour }
colours-say-leave = { $fit ->
    [one] Лишилося: { colours-drops }, ще { $fit } підійде. Буде ляпка
    [few] Лишилося: { colours-drops }, ще { $fit } підійдуть. Буде ляпка
   *[many] Лишилося: { colours-drops }, ще { $fit } підійдуть. Буде ляпка
}
colours-say-strike = { $row }: { $number } більше не здобути
colours-say-strike-free = { $row }: { $number } закреслюється задарма
colours-fact-built = столицю збудовано { SIGNED($points) }
colours-fact-lost = столицю втрачено
colours-fact-tamed = { $monster }: приручено { SIGNED($points) }
colours-fact-beaten = { $monster }: переможено, 0
colours-fact-spell = закляття { $number }, з наступного раунду
colours-fact-drop = крапля, { colour }, з наступного раунду
colours-fact-colour = новий колір +1
colours-fact-complete = { $row }: зафарбовано повністю

## Карта

colours-sheet-of = Аркуш: { $name }, { points }
colours-sheet-name = Аркуш: { $name }
colours-as-it-was = як на початку раунду
colours-tower = { -tower }
colours-area = { kingdom }, { $number }
colours-sign-capital = столиця, її колір: { colour }
colours-sign-monster = { $monster }, потрібний колір: { colour }
colours-sign-spell = { -magic } { $number }, { magic }
colours-painted = зафарбовано, { colour }
colours-beside = поруч { $colours }
colours-beside-none = зафарбованих сусідів немає
colours-tower-with = { -tower } на межі: { $area }

## Чому не можна, одним рядком

colours-out-of-reach = Краплі кубика не дістають до цього королівства
colours-same-colour = Сусідня ділянка вже такого кольору: { colour }
colours-already-painted = Цю ділянку зафарбовано
colours-no-drop-left = Краплі кубика використано
colours-white-first = Білий не беруть першим
colours-no-spell = Закляття «{ magic }» немає; нове — з наступного раунду
colours-no-tower-drop = Такої краплі немає; нова — з наступного раунду
colours-two-drops = Потрібні дві краплі
colours-same-kingdom = Кубик і так лежить там
colours-not-a-neighbour = Лише сусіднє з кубиком королівство
colours-split-already = Краплі й так дістають до цього королівства
colours-match-not-needed = Тут закляття не потрібне
colours-needs-die = Спершу оберіть кубик
colours-needs-number = Спершу оберіть число в кружку
colours-needs-colour = Спершу оберіть колір нової краплі

## Досягнення

colours-number = { SIGNED($number) }
colours-number-earned = { $number }: { $names }
colours-number-mine = { $number }: здобуто
colours-number-struck = { $number }: закреслено
colours-number-free = { $number }: вільне
colours-costs-nothing = задарма
colours-ribbon = { $row }, { $place ->
    [first] перше місце
   *[second] друге місце
}: { $names } { SIGNED($points) }
colours-ribbon-alone = { $row } { SIGNED($points) }
colours-last-round = Останній раунд!

## Кінець

colours-progress = Раунд { $round }
colours-progress-last = Раунд { $round }, останній
colours-parts-kingdom = швидкість { $speed }, столиця { $capital }, кольори { $colours }
colours-parts-monster = швидкість { $speed }, приручені { $tamed }, не зафарбовані −{ $unpainted }
colours-tie-lost = Очок порівну: вирішує, хто менше втратив на ляпках і чудовиськах.
colours-tie-shared = Порівну й очок, і втрат: перемога спільна.
colours-verdict = { points }: { $grade }
colours-grade-limits = { $grade ->
    [lowest] менше 50 очок
    [low] від 50 до 59 очок
    [high] від 60 до 69 очок
   *[highest] 70 очок і більше
}
colours-to-next = { $points ->
    [one] До наступної оцінки { $points } очко. Найпростіше було:
    [few] До наступної оцінки { $points } очки. Найпростіше було:
   *[many] До наступної оцінки { $points } очок. Найпростіше було:
}
colours-missed-monster = { $monster }, { kingdom }: { SIGNED($points) }
colours-missed-capital = столиця, { kingdom }: { SIGNED($points) }
colours-missed-row = повністю: { $row }, { SIGNED($points) }
colours-missed-colour = ще один колір, { kingdom }: { SIGNED($points) }
colours-missed-blot = на одну ляпку менше: { SIGNED($points) }
colours-best = Ваш рекорд: { $points }
colours-best-now = Це ваш рекорд!

## Для тих, хто слухає

colours-voice-take = { $name }, візьміть кубик: { $dice }
colours-voice-thrown = Кубики лежать: { $dice }
colours-voice-taken = { $die }, звідки: { kingdom }
colours-voice-colour = { $areas ->
    [one] { $name }, лишилося крапель: { $left }, { colour }, { kingdom }. Відкрита { $areas } ділянка
    [few] { $name }, лишилося крапель: { $left }, { colour }, { kingdom }. Відкриті { $areas } ділянки
   *[many] { $name }, лишилося крапель: { $left }, { colour }, { kingdom }. Відкрито { $areas } ділянок
}
colours-voice-used = { $name }, краплі використано: Enter завершує хід
colours-voice-stuck = { $left ->
    [one] { $name }, лишилася { $left } крапля, місця для неї немає: Enter завершує хід
    [few] { $name }, лишилися { $left } краплі, місця для них немає: Enter завершує хід
   *[many] { $name }, лишилося { $left } крапель, місця для них немає: Enter завершує хід
}
colours-voice-choose = { $name }, оберіть колір нової краплі: { $colours }
colours-voice-strike = { $name }, закресліть число: стрілки ведуть від одного до іншого
colours-voice-ready = { $name }, Enter завершує хід
colours-voice-cast = { magic }: { kingdom }
colours-voice-casting = { magic }: { $does }. { $names }
colours-voice-undone = Скасовано
colours-voice-fits = { $where }, підходить
colours-voice-match = { $where }, лише закляттям «{ magic-match }»
colours-voice-clash = { $where }, поруч такий самий колір: { colour }
colours-voice-nowhere = Відкритих ділянок немає
colours-voice-no-dice = Коробка порожня
colours-voice-no-others = Більше ніхто не грає
colours-voice-kingdom = { kingdom }, не зафарбовано { $free }: { $areas }
colours-kingdom-painted = { kingdom } { $painted } з 9

## Підказки

colours-hint-take = Візьміть { die }: { kingdom }
colours-hint-paint = Зафарбуйте: { $area }
colours-hint-drop = { $brush ->
    [blend] Змішайте дві краплі, { colour }: { $area }
   *[tower] Крапля вежі, { colour }: { $area }
}
colours-hint-cast = «{ magic }»: { kingdom }
colours-hint-choose = Оберіть колір: { colour }
colours-hint-strike = Закресліть: { $row }, { $number }
colours-hint-done = Завершіть хід
colours-why-fits = увійде { $fit } з { $drops }
colours-why-fits-most = увійде { $fit } з { $drops }, більше, ніж в інших кубиків
colours-why-wanted = { $count ->
    [one] { $count } столиця чи чудовисько там чекає на цей колір
    [few] { $count } столиці й чудовиська там чекають на цей колір
   *[many] { $count } столиць і чудовиськ там чекають на цей колір
}
colours-why-gain = принесе { points }
colours-why-gain-most = принесе { points }, більше, ніж деінде
colours-why-spell = дасть закляття «{ magic }»
colours-why-left = { $drops ->
    [0] усі краплі використано
   *[other] більше нічого не підходить
}
colours-why-kingdom = { kingdom }: увійде крапель { $fit }

## Клавіші

colours-keys =
    Стрілки: по карті або по списку
    N, P: наступна й попередня відкрита ділянка
    1–4: кубик або закляття з цим номером
    T: краплі веж, колір за кольором
    F: завершити малювання
    Enter: зробити, далі, завершити хід
    U: скасувати
    H: підказка
    W: чий хід і що робити
    D: кубики
    A: де можна малювати
    E: ця ділянка та її сусіди
    I: що це (або утримувати)
    K: моя карта, королівство за королівством
    O: аркуші інших
    Q: мої закляття, краплі та ляпки
    R: досягнення
    S: рахунок
    M: останній хід
    /: записати хід
    ?: ці клавіші

## The replay

colours-replay-sheet = Аркуш: { $name }, { points }
colours-replay-step = { $name }: { $what }
colours-replay-blot = ляпка
