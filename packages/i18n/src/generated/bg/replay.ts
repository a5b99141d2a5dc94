// Written by `npm run messages` from messages/*/*.ftl: change those.
export const replay = `replay-title = Преглед на игра
replay-empty = Изберете запис или го пуснете тук: играта минава по правилата, стъпка по стъпка.
replay-position = Стъпка { $step } от { $steps }
replay-slider = Стъпка от играта
replay-first = Към началото
replay-previous = Стъпка назад
replay-next = Стъпка напред
replay-last = Към края
replay-play = Пусни
replay-pause = Пауза
replay-keys = ← → за стъпка, Home и End за двата края, интервал за пускане
replay-begins = Играта започва: първият ред е на масата
replay-game-ended = Игра { $game } от { $games } приключи
replay-ended = Играта приключи
replay-unfinished = Тук записът свършва; играта не е завършена
replay-fault-step = Стъпка { $step } (броено от 0), „{ $text }“:
replay-share = Сподели
replay-link-copied = Връзката е копирана. В нея е цялата игра.
replay-link-here = Ето връзката. В нея е цялата игра.
replay-link-long = Играта е твърде дълга за връзка: споделете файла на записа.
replay-link-broken = Играта от тази връзка не може да се прочете. Може би част от връзката се е изгубила по пътя.
replay-play-on = Играй оттук нататък
replay-still-played = Тази игра още върви чрез съобщения. До края ѝ ботовете не се намесват.
replay-play-on-title = За кого играете?
replay-play-on-about = Играта продължава от тази стъпка срещу ботове. Следващите плочки се теглят наново, а играта, която гледате, остава както е.
replay-verify = Провери честността
replay-verify-about = Разиграва всичко отново, тук на това устройство, и сравнява.
replay-verifying = Разиграване отново…
replay-verify-failed = Проверката не стана: програмата ѝ не се зареди или прекъсна. Опитайте пак.
replay-sound = Всичко е честно: няма разминавания
replay-unproven = Недоказано: { $count }
replay-faulty = В този запис нещо не е наред
replay-fault = { $sentence }. Нищо не е доказано.
replay-fault-event = Събитие { $event } от протокола (броено от 0): { $sentence }. Нищо не е доказано.
replay-no-proof = Във връзката са само стъпките, без доказателството за честност. То е във файла на записа.
`;
