// Written by `npm run messages` from messages/*/*.ftl: change those.
export const colourspad = `print-player = Player
print-turn = A turn
print-race = Achievements
print-spells = Spells
print-drops = Tower drops
print-blots = Blots
print-place = place
print-colours = different colours
print-tamed = tamed
print-unpainted = unpainted, −1 each
print-sum = sum
print-legend-take = Take a die in turn order and name the { -kingdom } it lies in; white stands for the colour of a die that has left the box.
print-legend-colour = Each { -drop } of the die colours one empty { -area } of that { -kingdom } in its colour, never beside the same colour. Unused drops: one blot.
print-legend-signs = Capital in its own colour: 2 points, in green, violet or brown 3. Monster in its own colour: 1, { -dragon } 2; unpainted at the end: −1. Star: the { -magic } of that number, ready from the next round.
print-legend-towers = Both areas of a { -tower } painted: a { -drop } of the mixture for a later round; of one colour that colour, with a composite any composite.
print-legend-race = Circle your place at the end of a round: all nine areas of a { -kingdom }, all monsters of a kind, any three kingdoms. Whoever completes it in the same round shares the place.
print-legend-end = When somebody has three kingdoms, one more round. The game also ends when all blots of everybody are painted. Points: places, capitals, 1 for each different colour in a { -kingdom }, monsters, minus blots.
print-legend-alone = Alone: a throw lasts four rounds. After every round strike out a number, 4 and 3 before 2 and 1. When nothing can be struck, strike the last 3 and play one more round. Below 50 points: { grade-0 }. From 50: { grade-1 }. From 60: { grade-2 }. From 70: { grade-3 }.
print-box = The bottom of the box: throw the dice here. Print this page at 100 %, then dice of 16 mm have the right size.
print-need-title = What you need
print-need = For each player one copy of the first page and six crayons: { -blue }, { -green }, { -yellow }, { -violet }, { -red } and { -brown }. For all together the page with the box, and four dice.
print-need-box = Lay the box on the table, or into a lid, and books around it as walls.
print-dice-title = Dice
print-dice = The game has four dice: a blue, a red, a yellow and a white one. Each has two sides with 2, two with 3 and two with 4 drops. Ordinary dice will do:
print-dice-mark = Take dice of these colours, or mark them with stickers, or write down which of yours is which:
print-start-title = Before the first round
print-start = Draw lots for who begins. In turn order the players begin with spell 1, 2, 3 and 4: tick the first cell of its row. Alone you begin without a spell.
print-throw-title = A throw
print-throw = Drop all four dice at once, from both hands, about 10 cm above the walls. If one leaves the box, lies on another or leans on its edge, throw all of them again.
print-throw-where = A die lies in every kingdom that it covers, however little. Whoever takes it names one of them.
print-throw-when = Three or four players: a new throw every round; the thrower takes first, then the others clockwise, and the next one throws. Two players: a throw lasts two rounds. Alone: four.
colourspad-about = For a game on paper: copy the sheets by taps and we'll add up the points.
colourspad-players = Players
colourspad-whose = Whose sheet
colourspad-map = Sheet of { $name }
colourspad-area = { $kingdom }, area { $number }
colourspad-capital = capital
colourspad-spell = spell { $number }
colourspad-tower = watchtower
colourspad-crayon = Crayon
colourspad-erase = eraser
colourspad-hint = Choose a crayon and tap the areas. One more tap takes the colour off.
colourspad-keys = On the keyboard: arrows lead from area to area, 1–6 colour, Delete takes the colour off.
colourspad-places = Places: tap what was earned
colourspad-place = { $what }: { $points ->
    [0] no points
    [one] { $points } point
   *[other] { $points } points
}
colourspad-blots = Blots
colourspad-more = One more blot
colourspad-less = One blot less
colourspad-kingdom = { $kingdom }: place { $speed } + capital { $capital } + colours { $colours } = { $points }
colourspad-monster = { $monsters }: place { $speed } + tamed { $tamed } − unpainted { $unpainted } = { $points }
colourspad-three = Three kingdoms: { $points }
colourspad-minus = Blots: { $points }
colourspad-lost = Lost
colourspad-tie = A tie on points is won by those who lost fewer to blots and unpainted monsters.
colourspad-grade = Alone: { $grade }
colourspad-print = Print a sheet
colourspad-print-about = The sheet of a player, and the bottom of the box to throw on, for A4 or Letter. Print it at 100 %.
colourspad-whole-map = Whole map
`;
