// Written by `npm run messages` from messages/*/*.ftl: change those.
export const verify = `help-verify = проверить честность случайностей: каждый тайл, каждый бросок записи
help-verify-about = Проверяет протоколы записей без сети: каждое число — по его печати, каждый ход — по правилам, каждая случайность разыгрывается заново. Говорит, что доказано и что нет. Код завершения 0 — в протоколе всё верно, 1 — что-то не так или протокола нет.
help-verify-files = записи; «-» — стандартный ввод
help-verify-json = по строке JSON на файл
verify-proven = Доказано
verify-unproven = Не доказано
verify-player = Игрок { $number }
verify-head-after = Отпечаток после последнего события: { $head }
verify-fault = { $file }: { $sentence }. Ничего не доказано.
verify-fault-event = { $file }, событие { $event } (считая с 0): { $sentence }. Ничего не доказано.
proven-outcomes-follow =
    { $outcomes ->
        [one] { $outcomes } случайность разыграна заново и совпала
        [few] { $outcomes } случайности разыграны заново и совпали
       *[many] { $outcomes } случайностей разыграно заново, и все совпали
    }: исход следует из чисел, запечатанных заранее
proven-steps-match = В записи ровно те шаги, что в протоколе: { steps }
proven-links-hold =
    { $events ->
        [one] { $events } событие связано
        [few] { $events } события связаны
       *[many] { $events } событий связаны
    } в одну цепь: ни одного нельзя изменить, вставить или убрать, не тронув остальных
proven-mixed =
    { $clients ->
        [one] Своё число подмешал { $clients } игрок
        [few] Свои числа подмешали { $clients } игрока
       *[many] Свои числа подмешали { $clients } игроков
    } { $epoch ->
        [0] перед самым началом
       *[other] при обновлении { $epoch }
    }: никто не мог выбрать то, что выпадет
proven-contributed =
    { $name }: своё число есть в { $rows } из { $of ->
        [one] { $of } хода, за которым
        [few] { $of } ходов, за которыми
       *[many] { $of } ходов, за которыми
    } была случайность: никто не знал её заранее
proven-one-history =
    { $heads ->
        [one] { $heads } сохранённый кем-то отпечаток принадлежит
        [few] { $heads } сохранённых кем-то отпечатка принадлежат
       *[many] { $heads } сохранённых кем-то отпечатков принадлежат
    } этой истории, последний — после события { $event }
proven-closed = Протокол закрыт: после него ходов не было
unproven-dealer-alone =
    { $epoch ->
        [0] Перед началом
       *[other] При обновлении { $epoch }
    } никто из игроков не дал своего числа: программа, которая вела партию, могла перебрать много тайных чисел и оставить то, что понравилось
unproven-seat-absent =
    { $name }: нет своего числа в { $rows } из { $of ->
        [one] { $of } хода, за которым
        [few] { $of } ходов, за которыми
       *[many] { $of } ходов, за которыми
    } была случайность: ведущая программа могла знать её заранее
unproven-no-witness = Сверять было не с чем: автор файла мог изменить ходы людей
unproven-tail-unwitnessed = Начиная с события { $from } никто не сохранил отпечатка: сыгранное там могли переписать
unproven-unfinished-game = Партия не окончена
unproven-open-ended = Протокол не закрыт: могли сыграть и дальше
fault-no-transcript = В записи нет протокола случайностей, проверить ничего нельзя
fault-not-an-object = В протоколе стоит не объект JSON
fault-unknown-format = Это не протокол: в поле «format» должно стоять «{ $format }»
fault-unknown-version = Здесь известна только версия { $version } протокола
fault-missing-field = В протоколе не хватает поля «{ $field }»
fault-unknown-field = В протоколе есть лишнее поле «{ $field }»
fault-bad-field = В поле «{ $field }» значение не того вида
fault-misplaced-event = Событию «{ $kind }» здесь не место
fault-broken-link = Событие не называет предыдущего: что-то изменено, вставлено или убрано
fault-wrong-head = Отпечаток в конце — не от последнего события
fault-wrong-count = Число «{ $field }» должно быть { $expected }
fault-unknown-seat = Места { $number } за столом нет
fault-wrong-element = Число ведущей программы — не то, что она запечатала для этого события
fault-wrong-contribution = { $name }: число не то, что было запечатано для этого события
fault-missing-contribution = { $name }: запечатаны новые числа, а последнее из старых не показано
fault-unknown-participant = { $name }: число есть, а запечатанных чисел нет
fault-chain-exhausted = Запечатанные числа кончились, нужны были новые
fault-early-renewal = Ведущая программа запечатала новые числа, пока не кончились старые
fault-another-game = Протокол от другой игры: «{ $game }»
fault-another-rules-version = Протокол от версии правил { $rulesVersion }, а запись или программа — от другой
fault-another-options = Протокол составлен для других настроек, чем в записи
fault-bad-options = С настройками протокола играть нельзя (правило { $rule })
fault-unknown-thrower = Кубики бросал «{ $thrower }», здесь его не знают
fault-sealed-turn = Слова хода ещё запечатаны
fault-illegal-step = Правила не позволяют «{ $text }» (правило { $rule })
fault-uncanonical-step = Этот шаг записывают иначе, чем «{ $text }»
fault-not-one-turn = С шагом «{ $text }» это не ровно один ход одного игрока
fault-wrong-outcome =
    Выпало { $expected ->
        [none] пустое место
       *[other] «{ $expected }»
    }, а в протоколе { $found ->
        [none] пустое место
       *[other] «{ $found }»
    }
fault-wrong-attachment = Кубики упали не так, как сказано в протоколе
fault-another-step = Шаг { $step } записи (считая с 0) не тот, что в протоколе
fault-two-histories = Кто-то сохранил другой отпечаток: у этой партии две истории
fault-dropped-contribution = { $name }: данного числа не хватает, хотя в нём не отказывали
`;
