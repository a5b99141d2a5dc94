// Written by `npm run messages` from messages/*/*.ftl: change those.
export const verify = `help-verify = проверява честността на случайностите: всяка плочка и всяко хвърляне от записа
help-verify-about = Проверява протоколите на записи без мрежа: всяко число по печата му, всеки ход по правилата, всяка случайност се разиграва отново. Казва какво е доказано и какво не е. Код за изход 0, ако всичко в протокола е вярно, и 1, ако нещо не е наред или няма протокол.
help-verify-files = записи; „-“ е стандартният вход
help-verify-json = по един ред JSON за всеки файл
verify-proven = Доказано
verify-unproven = Недоказано
verify-player = Играч { $number }
verify-head-after = Отпечатък след последното събитие: { $head }
verify-fault = { $file }: { $sentence }. Нищо не е доказано.
verify-fault-event = { $file }, събитие { $event } (броено от 0): { $sentence }. Нищо не е доказано.
proven-outcomes-follow =
    { $outcomes ->
        [one] { $outcomes } случайност е разиграна отново и съвпадна
       *[other] { $outcomes } случайности са разиграни отново и всички съвпаднаха
    }: изходът следва от числа, запечатани предварително
proven-steps-match = В записа са точно стъпките от протокола: { steps }
proven-links-hold =
    { $events ->
        [one] { $events } събитие е свързано
       *[other] { $events } събития са свързани
    } в една верига: нито едно не може да се промени, добави или махне, без да се засегнат другите
proven-mixed =
    { $clients ->
        [one] { $clients } играч е добавил свое число
       *[other] { $clients } играчи са добавили свои числа
    } { $epoch ->
        [0] преди самото начало
       *[other] при подновяване { $epoch }
    }: никой не е можел да избере какво ще се падне
proven-contributed =
    { $name }: има свое число в { $rows } от { $of ->
        [one] { $of } ход
       *[other] { $of } хода
    }, последвани от случайност: никой не я е знаел предварително
proven-one-history =
    { $heads ->
        [one] { $heads } отпечатък, който някой е запазил, принадлежи
       *[other] { $heads } отпечатъка, които някой е запазил, принадлежат
    } на тази история, последният е след събитие { $event }
proven-closed = Протоколът е затворен: след него няма ходове
unproven-dealer-alone =
    { $epoch ->
        [0] Преди началото
       *[other] При подновяване { $epoch }
    } никой от играчите не е дал свое число: програмата, която е водила играта, е можела да опита много тайни числа и да остави онова, което ѝ харесва
unproven-seat-absent =
    { $name }: няма свое число в { $rows } от { $of ->
        [one] { $of } ход
       *[other] { $of } хода
    }, последвани от случайност: водещата програма е можела да я знае предварително
unproven-no-witness = Нямаше с какво да се сравни: авторът на файла може да е променил ходовете на хората
unproven-tail-unwitnessed = От събитие { $from } нататък никой не е запазил отпечатък: изиграното там може да е пренаписано
unproven-unfinished-game = Играта не е завършила
unproven-open-ended = Протоколът не е затворен: може да е играно и нататък
fault-no-transcript = В записа няма протокол на случайностите и нищо не може да се провери
fault-not-an-object = В протокола стои нещо, което не е обект на JSON
fault-unknown-format = Това не е протокол: в полето „format“ трябва да стои „{ $format }“
fault-unknown-version = Тук се познава само версия { $version } на протокола
fault-missing-field = В протокола липсва полето „{ $field }“
fault-unknown-field = В протокола има излишно поле „{ $field }“
fault-bad-field = Стойността на полето „{ $field }“ не е от нужния вид
fault-misplaced-event = Събитието „{ $kind }“ не е на мястото си
fault-broken-link = Събитието не назовава предишното: нещо е променено, добавено или махнато
fault-wrong-head = Отпечатъкът накрая не е от последното събитие
fault-wrong-count = Броят на „{ $field }“ трябва да е { $expected }
fault-unknown-seat = На масата няма място { $number }
fault-wrong-element = Числото на водещата програма не е онова, което е запечатала за това събитие
fault-wrong-contribution = { $name }: числото не е онова, което е запечатано за това събитие
fault-missing-contribution = { $name }: запечатани са нови числа, без да е показано последното от старите
fault-unknown-participant = { $name }: има число, а няма запечатани
fault-chain-exhausted = Запечатаните числа са свършили и са били нужни нови
fault-early-renewal = Водещата програма е запечатала нови числа, преди да свършат старите
fault-another-game = Протоколът е от друга игра: „{ $game }“
fault-another-rules-version = Протоколът е от версия { $rulesVersion } на правилата, а записът или програмата – от друга
fault-another-options = Протоколът е за други настройки, а не за тези от записа
fault-bad-options = С настройките от протокола не може да се играе (правило { $rule })
fault-unknown-thrower = Заровете е хвърлял „{ $thrower }“, който тук не се познава
fault-sealed-turn = Думите на хода още са запечатани
fault-illegal-step = Правилата не позволяват „{ $text }“ (правило { $rule })
fault-uncanonical-step = Тази стъпка се записва другояче, а не „{ $text }“
fault-not-one-turn = Със стъпката „{ $text }“ това не е точно един ход на един играч
fault-wrong-outcome =
    Паднало се е { $expected ->
        [none] празно място
       *[other] „{ $expected }“
    }, а в протокола стои { $found ->
        [none] празно място
       *[other] „{ $found }“
    }
fault-wrong-attachment = Заровете са паднали другояче, а не както казва протоколът
fault-another-step = Стъпка { $step } от записа (броено от 0) не е тази от протокола
fault-two-histories = Някой е запазил друг отпечатък: тази игра има две истории
fault-dropped-contribution = { $name }: даденото число липсва, макар че не е било отказано
`;
