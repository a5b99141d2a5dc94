// Written by `npm run messages` from messages/*/*.ftl: change those.
export const replay = `replay-title = Просмотр партии
replay-empty = Выберите запись или перетащите её сюда: партия пройдёт по правилам, шаг за шагом.
replay-position = Шаг { $step } из { $steps }
replay-slider = Шаг партии
replay-first = В начало
replay-previous = Шаг назад
replay-next = Шаг вперёд
replay-last = В конец
replay-play = Смотреть
replay-pause = Пауза
replay-keys = ← → — шаг, Home и End — к началу и к концу, пробел — смотреть подряд
replay-begins = Партия начинается: первый ряд на столе
replay-game-ended = Партия { $game } из { $games } окончена
replay-ended = Партия окончена
replay-unfinished = Здесь запись кончается; партия не доиграна
replay-fault-step = Шаг { $step } (считая с 0), «{ $text }»:
replay-share = Поделиться
replay-link-copied = Ссылка скопирована. В ней вся партия.
replay-link-here = Вот ссылка. В ней вся партия.
replay-link-long = Для ссылки эта партия слишком длинна: поделитесь файлом записи.
replay-link-broken = Не удалось прочитать партию по этой ссылке. Возможно, часть ссылки потерялась по дороге.
replay-play-on = Играть отсюда
replay-still-played = Эта игра ещё идёт в переписке. До её конца боты в неё не вмешиваются.
replay-play-on-title = За кого играете?
replay-play-on-about = Партия продолжится с этого шага против ботов. Дальше выпадут новые тайлы, а та партия, что вы смотрите, останется как есть.
replay-verify = Проверить честность
replay-verify-about = Разыгрывает всё заново, прямо на этом устройстве, и сравнивает.
replay-verifying = Разыгрываю заново…
replay-verify-failed = Проверить не вышло: программа проверки не загрузилась или прервалась. Попробуйте ещё раз.
replay-sound = Всё честно: расхождений нет
replay-unproven = Не доказано: { $count }
replay-faulty = С этой записью что-то не так
replay-fault = { $sentence }. Ничего не доказано.
replay-fault-event = Событие { $event } протокола (считая с 0): { $sentence }. Ничего не доказано.
replay-no-proof = В ссылке только шаги, доказательства честности в ней нет. Оно есть в файле записи.
`;
