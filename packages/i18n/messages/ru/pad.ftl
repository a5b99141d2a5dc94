### Подсчёт очков для игры за настоящим столом

pad-title = Подсчёт очков
pad-about = Для игры за настоящим столом: перенесите королевства, а очки посчитаются сами.
pad-rules = Игроки и варианты
pad-players = { $count ->
    [one] { $count } игрок
    [few] { $count } игрока
   *[many] { $count } игроков
}
pad-whose = Чьё королевство
pad-which-game = Какая партия
pad-game = Партия { $game }
pad-board = { $name }: королевство
pad-tool = Что поставить
pad-tool-name = { $tool ->
    [castle] замок
    [crown] корона
    [next] с каждым касанием следующий ландшафт
   *[erase] ничего
}
pad-hint = Выберите ландшафт и коснитесь его клеток. Ещё одно касание добавит корону.
pad-keys = На клавиатуре: W, F, L, G, S, M — ландшафты, C — замок, 0–3 — короны, Delete.
pad-square = { $what }, строка { $row }, столбец { $column }
pad-empty = пусто
pad-clear = Новый лист
pad-cleared = Лист пуст
pad-points = Очки
pad-place = Место
pad-player = Игрок
pad-largest = Самая большая область
pad-crowns = Короны
pad-result = Итог
pad-blank = Здесь пока ничего нет
pad-so-far = Пока так. { $reason }
pad-share = Поделиться картинкой
pad-save = Сохранить картинку
pad-picture = Картинка с итогом. { $result }
pad-picture-failed = Здесь картинку сделать не получилось.
pad-kept = Лист хранится на этом устройстве и работает без сети.
pad-not-kept = Устройство не хранит лист: он сохранится только до закрытия страницы.
