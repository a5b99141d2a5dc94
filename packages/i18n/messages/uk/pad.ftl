### Підрахунок очок для гри за справжнім столом

pad-title = Підрахунок очок
pad-about = Для гри за справжнім столом: перенесіть королівства, а очки порахуються самі.
pad-rules = Гравці та варіанти
pad-players = { $count ->
    [one] { $count } гравець
    [few] { $count } гравці
   *[many] { $count } гравців
}
pad-whose = Чиє королівство
pad-which-game = Яка партія
pad-game = Партія { $game }
pad-board = { $name }: королівство
pad-tool = Що поставити
pad-tool-name = { $tool ->
    [castle] замок
    [crown] корона
    [next] з кожним дотиком наступний ландшафт
   *[erase] нічого
}
pad-hint = Виберіть ландшафт і торкніться його клітинок. Ще один дотик додасть корону.
pad-keys = На клавіатурі: W, F, L, G, S, M — ландшафти, C — замок, 0–3 — корони, Delete.
pad-square = { $what }, рядок { $row }, стовпець { $column }
pad-empty = порожньо
pad-clear = Новий аркуш
pad-cleared = Аркуш порожній
pad-points = Очки
pad-place = Місце
pad-player = Гравець
pad-largest = Найбільша область
pad-crowns = Корони
pad-result = Підсумок
pad-blank = Тут поки нічого немає
pad-so-far = Поки так. { $reason }
pad-share = Поділитися картинкою
pad-save = Зберегти картинку
pad-picture = Картинка з підсумком. { $result }
pad-picture-failed = Тут картинку зробити не вдалося.
pad-kept = Аркуш зберігається на цьому пристрої та працює без мережі.
pad-not-kept = Пристрій не зберігає аркуш: він збережеться лише до закриття сторінки.
