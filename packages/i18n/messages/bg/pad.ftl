### Лист за точки при игра на истинска маса

pad-title = Лист за точки
pad-about = За игра на истинска маса: пренесете кралствата и точките се броят сами.
pad-rules = Играчи и варианти
pad-players = { $count ->
    [one] { $count } играч
   *[other] { $count } играчи
}
pad-whose = Чие кралство
pad-which-game = Коя игра
pad-game = Игра { $game }
pad-board = { $name }: кралство
pad-tool = Какво да се постави
pad-tool-name = { $tool ->
    [castle] замък
    [crown] корона
    [next] с всяко докосване следващата местност
   *[erase] нищо
}
pad-hint = Изберете местност и докоснете квадратите ѝ. Още едно докосване добавя корона.
pad-keys = На клавиатурата: W, F, L, G, S, M за местностите, C за замъка, 0–3 за короните, Delete.
pad-square = { $what }, ред { $row }, колона { $column }
pad-empty = празно
pad-clear = Нов лист
pad-cleared = Листът е празен
pad-points = Точки
pad-place = Място
pad-player = Играч
pad-largest = Най-голяма област
pad-crowns = Корони
pad-result = Резултат
pad-blank = Тук още няма нищо
pad-so-far = Дотук. { $reason }
pad-share = Сподели картинката
pad-save = Запази картинката
pad-picture = Картинка на резултата. { $result }
pad-picture-failed = Тук картинката не може да се направи.
pad-kept = Листът се пази на това устройство и работи без мрежа.
pad-not-kept = Устройството не пази листа: той ще се пази само докато страницата е отворена.
