### Слова игр. Одному понятию — одно слово; их задаёт словарь проекта.
### $case — падеж или число, каких просит предложение. По-русски «домино» — сама игра, а фишка в ней — тайл.
### У цветов feminine — женский род в косвенном падеже: «нет синей капли».

-kingdomino = Лоскутное королевство
-duel = Лоскутное королевство: Дуэль гербов
-colours = Цветные королевства

-castle = { $case ->
   *[nominative] замок
    [genitive] замка
}
-king = { $case ->
   *[nominative] король
    [plural] короли
}
-crown = { $case ->
   *[nominative] корона
    [genitive] короны
}
-domino = { $case ->
   *[nominative] тайл
    [locative] тайле
}
-kingdom = королевство
-territory = область
-line = { $case ->
   *[nominative] ряд
    [locative] ряду
}

-wheat = { $case ->
   *[nominative] пшеничное поле
    [genitive] пшеничного поля
}
-forest = { $case ->
   *[nominative] лес
    [genitive] леса
}
-lake = { $case ->
   *[nominative] озеро
    [genitive] озера
}
-grass = { $case ->
   *[nominative] луг
    [genitive] луга
}
-swamp = { $case ->
   *[nominative] болото
    [genitive] болота
}
-mine = { $case ->
   *[nominative] шахта
    [genitive] шахты
}

-arms = { $case ->
   *[nominative] герб
    [genitive] герба
}
-cross = крест
-domain = владение
-joker = { $case ->
   *[nominative] джокер
    [genitive] джокера
}
-spellbook = { $case ->
   *[nominative] свиток заклинаний
    [genitive] свитка заклинаний
}
-spell = { $case ->
   *[nominative] чары
    [genitive] чар
}
-magic = { $case ->
   *[nominative] заклинание
    [genitive] заклинания
}

-dot = точка
-stripe = полоса
-double-dot = двойная точка
-double-stripe = двойная полоса
-black = чёрный
-quarters = четверти

-area = { $case ->
   *[nominative] область
    [genitive] области
}
-drop = { $case ->
   *[nominative] капля
    [genitive] капли
    [instrumental] каплей
}
-tower = { $case ->
   *[nominative] сторожевая башня
    [genitive] сторожевой башни
}

-griffin = грифон
-hydra = гидра
-unicorn = единорог
-dragon = дракон

-blue = { $case ->
   *[nominative] синий
    [feminine] синей
}
-green = { $case ->
   *[nominative] зелёный
    [feminine] зелёной
}
-yellow = { $case ->
   *[nominative] жёлтый
    [feminine] жёлтой
}
-violet = { $case ->
   *[nominative] фиолетовый
    [feminine] фиолетовой
}
-red = { $case ->
   *[nominative] красный
    [feminine] красной
}
-brown = { $case ->
   *[nominative] коричневый
    [feminine] коричневой
}
-white = белый

-kingdom-blue = Синеречье
-kingdom-green = Зеленолесье
-kingdom-yellow = Желтоводье
-kingdom-violet = Лиловополье
-kingdom-red = Красногорье
-kingdom-brown = Буроземье

-dynasty = Династия
-middle-kingdom = Срединное королевство
-harmony = Гармония
-mighty-duel = Большая дуэль

castle = { -castle }

terrain-wheat = { -wheat }
terrain-forest = { -forest }
terrain-lake = { -lake }
terrain-grass = { -grass }
terrain-swamp = { -swamp }
terrain-mine = { -mine }

variant-dynasty = { -dynasty }
variant-middle-kingdom = { -middle-kingdom }
variant-harmony = { -harmony }
variant-mighty-duel = { -mighty-duel }

arms-dot = { -dot }
arms-stripe = { -stripe }
arms-double-dot = { -double-dot }
arms-double-stripe = { -double-stripe }
arms-black = { -black }
arms-quarters = { -quarters }

spell-free = свобода
spell-split = разделение
spell-pair = пара
spell-turn = поворот
spell-domains = владения
spell-cross = { -cross }

spell-free-does = рисуйте на любых двух соседних пустых клетках; касаться ничего не нужно
spell-split-does = рисуйте половины на любых двух пустых клетках; каждая должна примыкать сама
spell-pair-does = если кубики бросали вы, возьмите сразу два
spell-turn-does = поверните один из двух своих кубиков другой гранью
spell-domains-does = сразу: назовите { -arms }; каждое его { -domain } принесёт в конце ещё 3 очка
spell-cross-does = сразу: ещё один { -cross } на нарисованной клетке своего королевства

colour-blue = { -blue }
colour-green = { -green }
colour-yellow = { -yellow }
colour-violet = { -violet }
colour-red = { -red }
colour-brown = { -brown }

# The letter of a colour on the map, as the name of its kingdom begins.
colour-letter-blue = С
colour-letter-green = З
colour-letter-yellow = Ж
colour-letter-violet = Л
colour-letter-red = К
colour-letter-brown = Б

kingdom-blue = { -kingdom-blue }
kingdom-green = { -kingdom-green }
kingdom-yellow = { -kingdom-yellow }
kingdom-violet = { -kingdom-violet }
kingdom-red = { -kingdom-red }
kingdom-brown = { -kingdom-brown }

die-blue = { -blue } кубик
die-red = { -red } кубик
die-yellow = { -yellow } кубик
die-white = { -white } кубик

monster-griffin = { -griffin }
monster-hydra = { -hydra }
monster-unicorn = { -unicorn }
monster-dragon = { -dragon }

achievement-three = три королевства
achievement-griffin = грифоны
achievement-hydra = гидры
achievement-unicorn = единороги
achievement-dragon = драконы

magic-move = перенос
magic-match = совпадение
magic-split = разделение
magic-blend = смешение

magic-move-does = до первой { -drop(case: "genitive") } хода: все капли кубика уходят в другое { -kingdom }
magic-match-does = одной { -drop(case: "instrumental") } можно закрасить { -area } рядом с таким же цветом
magic-split-does = капли кубика могут уйти и в одно соседнее { -kingdom }
magic-blend-does = две капли кубика становятся одной составного цвета: { -green }, { -violet } или { -brown }

grade-0 = попробуйте ещё раз
grade-1 = неплохо, но можно лучше
grade-2 = очень хорошо
grade-3 = великолепно

## Что считают

points = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}
squares = { $squares ->
    [one] { $squares } клетка
    [few] { $squares } клетки
   *[many] { $squares } клеток
}
crowns = { $crowns ->
    [one] { $crowns } корона
    [few] { $crowns } короны
   *[many] { $crowns } корон
}
with-crowns = { $crowns ->
    [0] без корон
    [one] с { $crowns } короной
    [few] с { $crowns } коронами
   *[many] с { $crowns } коронами
}
crosses = { $crosses ->
    [one] { $crosses } крест
    [few] { $crosses } креста
   *[many] { $crosses } крестов
}
players = { $players ->
    [one] { $players } игрок
    [few] { $players } игрока
   *[many] { $players } игроков
}
steps = { $steps ->
    [one] { $steps } шаг
    [few] { $steps } шага
   *[many] { $steps } шагов
}
place = { $place }-е место

## Одно из нескольких, по ключу

terrain = { $terrain ->
    [wheat] { -wheat }
    [forest] { -forest }
    [lake] { -lake }
    [grass] { -grass }
    [swamp] { -swamp }
   *[mine] { -mine }
}
# После счёта клеток: «3 клетки леса».
terrain-of = { $terrain ->
    [wheat] { -wheat(case: "genitive") }
    [forest] { -forest(case: "genitive") }
    [lake] { -lake(case: "genitive") }
    [grass] { -grass(case: "genitive") }
    [swamp] { -swamp(case: "genitive") }
   *[mine] { -mine(case: "genitive") }
}
arms = { $arms ->
    [dot] { -dot }
    [stripe] { -stripe }
    [double-dot] { -double-dot }
    [double-stripe] { -double-stripe }
    [black] { -black }
   *[quarters] { -quarters }
}
spell = { $spell ->
    [free] { spell-free }
    [split] { spell-split }
    [pair] { spell-pair }
    [turn] { spell-turn }
    [domains] { spell-domains }
   *[cross] { spell-cross }
}
colour = { $colour ->
    [blue] { -blue }
    [green] { -green }
    [yellow] { -yellow }
    [violet] { -violet }
    [red] { -red }
   *[brown] { -brown }
}
# О капле и об области: «нет синей капли», «граничит с синей».
colour-of = { $colour ->
    [blue] { -blue(case: "feminine") }
    [green] { -green(case: "feminine") }
    [yellow] { -yellow(case: "feminine") }
    [violet] { -violet(case: "feminine") }
    [red] { -red(case: "feminine") }
   *[brown] { -brown(case: "feminine") }
}
kingdom = { $kingdom ->
    [blue] { -kingdom-blue }
    [green] { -kingdom-green }
    [yellow] { -kingdom-yellow }
    [violet] { -kingdom-violet }
    [red] { -kingdom-red }
   *[brown] { -kingdom-brown }
}
die = { $die ->
    [blue] { die-blue }
    [red] { die-red }
    [yellow] { die-yellow }
   *[white] { die-white }
}
magic = { $spell ->
    [move] { magic-move }
    [match] { magic-match }
    [split] { magic-split }
   *[blend] { magic-blend }
}
variant = { $variant ->
    [dynasty] { -dynasty }
    [middle-kingdom] { -middle-kingdom }
    [harmony] { -harmony }
    [mighty-duel] { -mighty-duel }
   *[other] { $variant }
}
game = { $game ->
    [kingdomino] { -kingdomino }
    [duel] { -duel }
    [colours] { -colours }
   *[other] { $game }
}

## Кто играет, когда не человек

bot-name = { $bot ->
    [page] Паж
    [shepherd] Пастух
    [miller] Мельник
    [mason] Каменщик
    [knight] Рыцарь
    [queen] Королева
    [random] Случайный бот
    [greedy] Жадный бот
   *[other] { $bot }
}
bot-level = { $number } · { bot-name }
bot-about = { $bot ->
    [page] Только учится: половину хороших ходов не замечает.
    [shepherd] Берёт что приглянулось и часто ошибается.
    [miller] Играет толково, но порой что-то упускает.
    [mason] Взвешивает всё, что можно сделать за ход.
    [knight] Перед ходом разыгрывает в уме несколько партий.
    [queen] Перед ходом разыгрывает в уме тысячи партий.
    [random] Ходит как попало, лишь бы по правилам.
    [greedy] Берёт побольше очков прямо сейчас.
   *[other] { $bot }
}
