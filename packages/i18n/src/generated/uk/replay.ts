// Written by `npm run messages` from messages/*/*.ftl: change those.
export const replay = `replay-title = Перегляд партії
replay-empty = Виберіть запис або перетягніть його сюди: партія пройде за правилами, крок за кроком.
replay-position = Крок { $step } із { $steps }
replay-slider = Крок партії
replay-first = На початок
replay-previous = Крок назад
replay-next = Крок уперед
replay-last = У кінець
replay-play = Дивитися
replay-pause = Пауза
replay-keys = ← → — крок, Home і End — до початку й до кінця, пробіл — дивитися поспіль
replay-begins = Партія починається: перший ряд на столі
replay-game-ended = Партію { $game } із { $games } закінчено
replay-ended = Партію закінчено
replay-unfinished = Тут запис закінчується; партію не дограно
replay-fault-step = Крок { $step } (рахуючи від 0), «{ $text }»:
replay-share = Поділитися
replay-link-copied = Посилання скопійовано. У ньому вся партія.
replay-link-here = Ось посилання. У ньому вся партія.
replay-link-long = Для посилання ця партія задовга: поділіться файлом запису.
replay-link-broken = Не вдалося прочитати партію з цього посилання. Можливо, частина його загубилася дорогою.
replay-play-on = Грати звідси
replay-still-played = Ця гра ще триває в листуванні. До її кінця боти в неї не втручаються.
replay-play-on-title = За кого граєте?
replay-play-on-about = Партія продовжиться з цього кроку проти ботів. Далі випадуть нові тайли, а партія, яку ви переглядаєте, лишиться як є.
replay-verify = Перевірити чесність
replay-verify-about = Розігрує все наново, просто на цьому пристрої, і порівнює.
replay-verifying = Розігрую наново…
replay-verify-failed = Перевірити не вдалося: програма перевірки не завантажилася або урвалася. Спробуйте ще раз.
replay-sound = Усе чесно: розбіжностей немає
replay-unproven = Не доведено: { $count }
replay-faulty = Із цим записом щось не так
replay-fault = { $sentence }. Нічого не доведено.
replay-fault-event = Подія { $event } протоколу (рахуючи від 0): { $sentence }. Нічого не доведено.
replay-no-proof = У посиланні лише кроки, доказу чесності в ньому немає. Він є у файлі запису.
`;
