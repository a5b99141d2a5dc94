// Written by `npm run messages` from messages/*/*.ftl: change those.
export const verify = `help-verify = перевірити чесність випадковостей: кожен тайл, кожен кидок запису
help-verify-about = Перевіряє протоколи записів без мережі: кожне число — за його печаткою, кожен хід — за правилами, кожну випадковість розігрує заново. Каже, що доведено, а що ні. Код завершення 0 — у протоколі все правильно, 1 — щось не так або протоколу немає.
help-verify-files = записи; «-» — стандартне введення
help-verify-json = по рядку JSON на файл
verify-proven = Доведено
verify-unproven = Не доведено
verify-player = Гравець { $number }
verify-head-after = Відбиток після останньої події: { $head }
verify-fault = { $file }: { $sentence }. Нічого не доведено.
verify-fault-event = { $file }, подія { $event } (рахуючи від 0): { $sentence }. Нічого не доведено.
proven-outcomes-follow =
    { $outcomes ->
        [one] { $outcomes } випадковість розіграно заново, і вона збіглася
        [few] { $outcomes } випадковості розіграно заново, і всі збіглися
       *[many] { $outcomes } випадковостей розіграно заново, і всі збіглися
    }: наслідок випливає з чисел, запечатаних заздалегідь
proven-steps-match = У записі рівно ті кроки, що в протоколі: { steps }
proven-links-hold =
    { $events ->
        [one] { $events } подія зв’язана
        [few] { $events } події зв’язані
       *[many] { $events } подій зв’язані
    } в один ланцюг: жодної не можна змінити, вставити чи прибрати, не зачепивши решти
proven-mixed =
    { $clients ->
        [one] Своє число додав { $clients } гравець
        [few] Свої числа додали { $clients } гравці
       *[many] Свої числа додали { $clients } гравців
    } { $epoch ->
        [0] перед самим початком
       *[other] під час оновлення { $epoch }
    }: ніхто не міг вибрати те, що випаде
proven-contributed =
    { $name }: є своє число в { $rows } з { $of ->
        [one] { $of } ходу, за яким
        [few] { $of } ходів, за якими
       *[many] { $of } ходів, за якими
    } була випадковість: ніхто не знав її заздалегідь
proven-one-history =
    { $heads ->
        [one] { $heads } збережений кимось відбиток належить
        [few] { $heads } збережені кимось відбитки належать
       *[many] { $heads } збережених кимось відбитків належать
    } до цієї історії, останній — після події { $event }
proven-closed = Протокол закрито: далі ходів не було
unproven-dealer-alone =
    { $epoch ->
        [0] Перед початком
       *[other] Під час оновлення { $epoch }
    } ніхто з гравців не дав свого числа: програма, що вела партію, могла перебрати багато таємних чисел і залишити те, що сподобалося
unproven-seat-absent =
    { $name }: немає свого числа в { $rows } з { $of ->
        [one] { $of } ходу, за яким
        [few] { $of } ходів, за якими
       *[many] { $of } ходів, за якими
    } була випадковість: ведуча програма могла знати її заздалегідь
unproven-no-witness = Не було з чим звірити: автор файлу міг змінити ходи людей
unproven-tail-unwitnessed = Від події { $from } ніхто не зберіг відбитка: зігране там могли переписати
unproven-unfinished-game = Партію не закінчено
unproven-open-ended = Протокол не закрито: могли зіграти й далі
fault-no-transcript = У записі немає протоколу випадковостей, перевірити нічого не можна
fault-not-an-object = У протоколі стоїть не об’єкт JSON
fault-unknown-format = Це не протокол: у полі «format» має бути «{ $format }»
fault-unknown-version = Тут відома лише версія { $version } протоколу
fault-missing-field = У протоколі бракує поля «{ $field }»
fault-unknown-field = У протоколі є зайве поле «{ $field }»
fault-bad-field = У полі «{ $field }» значення не того виду
fault-misplaced-event = Події «{ $kind }» тут не місце
fault-broken-link = Подія не називає попередньої: щось змінено, вставлено або прибрано
fault-wrong-head = Відбиток наприкінці — не від останньої події
fault-wrong-count = Число «{ $field }» має бути { $expected }
fault-unknown-seat = Місця { $number } за столом немає
fault-wrong-element = Число ведучої програми — не те, яке вона запечатала для цієї події
fault-wrong-contribution = { $name }: число не те, що було запечатане для цієї події
fault-missing-contribution = { $name }: запечатано нові числа, а останнє зі старих не показано
fault-unknown-participant = { $name }: число є, а запечатаних чисел немає
fault-chain-exhausted = Запечатані числа скінчилися, потрібні були нові
fault-early-renewal = Ведуча програма запечатала нові числа, поки не скінчилися старі
fault-another-game = Протокол від іншої гри: «{ $game }»
fault-another-rules-version = Протокол від версії правил { $rulesVersion }, а запис або програма — від іншої
fault-another-options = Протокол складено для інших налаштувань, ніж у записі
fault-bad-options = З налаштуваннями протоколу грати не можна (правило { $rule })
fault-unknown-thrower = Кубики кидав «{ $thrower }», тут його не знають
fault-sealed-turn = Слова ходу ще запечатані
fault-illegal-step = Правила не дозволяють «{ $text }» (правило { $rule })
fault-uncanonical-step = Цей крок записують інакше, ніж «{ $text }»
fault-not-one-turn = З кроком «{ $text }» це не рівно один хід одного гравця
fault-wrong-outcome =
    Випало { $expected ->
        [none] порожнє місце
       *[other] «{ $expected }»
    }, а в протоколі { $found ->
        [none] порожнє місце
       *[other] «{ $found }»
    }
fault-wrong-attachment = Кубики впали не так, як сказано в протоколі
fault-another-step = Крок { $step } запису (рахуючи від 0) не той, що в протоколі
fault-two-histories = Хтось зберіг інший відбиток: у цієї партії дві історії
fault-dropped-contribution = { $name }: даного числа бракує, хоча в ньому не відмовляли
`;
