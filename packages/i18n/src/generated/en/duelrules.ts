// Written by `npm run messages` from messages/*/*.ftl: change those.
export const duelrules = `duel-rules-about = Every rule has a number. If a move isn't allowed, you'll see which rule forbids it. Two printed editions differ in a few points; the rules say where.
duel-chapter = { $chapter ->
    [material] What is in the box
    [dice] Dice
    [drawing] Drawing
    [spellbook] The spellbook
    [powers] Powers
   *[end] The end
}
duel-short =
    Fill your map of 7×5 squares with coats of arms, around the castle. The most points win.
    In every round four dice are rolled. A takes one, B takes two, A gets the last.
    Your two dice are a domino. Draw it so that at least one half touches the castle or its own arms from an earlier round.
    Squares of one arms that touch are a domain. It scores its squares times its crosses: no cross, no points.
    A die without a cross also ticks the spellbook. The first to fill a row wins its spell.
    The game ends when a map is full, or when nobody could draw.
duel-title-D1 = Who plays
duel-rule-D1 =
    Two players. In every round one of them is A, the other is B.
    There are six coats of arms: dot, stripe, double dot, double stripe, black and quarters. Crosses stand for dignitaries.
duel-title-D2 = The dice
duel-rule-D2 =
    Four dice, all different. A face shows arms with 0, 1 or 2 crosses, or a joker.
    Here are all their faces; some stand on a die twice.
duel-title-D3 = The map
duel-rule-D3 = Everybody has a map of 5 rows and 7 columns. The castle stands in the middle; the other 34 squares are empty shields.
duel-title-D4 = The spellbook
duel-rule-D4 =
    Both players share one spellbook. In it everybody has a row of squares for each arms: 5 for dot and stripe, 4 for the doubles, 3 for black and quarters.
    Whoever fills a row first wins its spell.
    Two spells are lightning: they work at once.
duel-ruling-D4 = The arms for "domains" need not be drawn yet. The cross may go on a square that was drawn in this round.
duel-title-D5 = Who is A first
duel-rule-D5 = By lot, as the Russian edition has it, or a seat that you choose. (The Bulgarian edition begins with the oldest player.)
duel-title-D6 = Taking dice
duel-rule-D6 =
    A rolls all four dice. A takes one, B takes two of the other three, A gets the last.
    With the spell "pair", A takes two at once.
duel-ruling-D6 = B then gets the other two without a choice. "Pair" is used before the first die is taken.
duel-title-D7 = The domino
duel-rule-D7 =
    Your two dice form a domino for two empty squares that share a side, either way round.
    A joker is whatever arms you name when you draw it. The square keeps that name.
duel-ruling-D7 = Two jokers may have two names.
duel-title-D8 = Where it connects
duel-rule-D8 =
    At least one half must share a side with the castle, or with a square of its own arms from an earlier round.
    Corners don't count. The crosses of a die are copied to the map.
duel-ruling-D8 = The other half of the same domino doesn't count either.
duel-title-D9 = Draw or pass
duel-rule-D9 = A domino that fits must be drawn. One that doesn't fit is passed.
duel-ruling-D9 = It fits if it can be drawn as the dice were shared, without any power, under some name of its jokers. If it doesn't, you may use powers to draw it, or pass. A pass spends nothing.
duel-title-D10 = Who draws first
duel-rule-D10 = Everybody draws once in a round.
duel-ruling-D10 = A draws first, then B. The editions only say who ticks first.
duel-title-D11 = Ticks
duel-rule-D11 =
    After both have drawn, A ticks the spellbook for both dice, then B does.
    A die that shows arms without a cross ticks one square in its row. A joker never ticks, whatever its name.
    Ticks in a row that is won, struck out or just filled are lost.
duel-ruling-D11 = No round brings two lightning spells: only one die shows black or quarters without a cross.
duel-title-D12 = Ticks after a pass
duel-rule-D12 =
    Russian edition: a player who passed ticks nothing.
    Bulgarian edition: everybody ticks, even after a pass. Choose before the game.
duel-ruling-D12 = The Bulgarian text contradicts itself; we follow its explicit note. The dice of a player who passed count as they were shared.
duel-title-D13 = Winning a spell
duel-rule-D13 = The first to fill a row wins its spell, and the other player's row is struck out. A's win strikes out B's row before B ticks.
duel-title-D14 = Using spells
duel-rule-D14 =
    A spell works once in a game, from the round after it was won. You need not use it.
    "Pair" is used when dice are taken and you are A. "Turn", "free" and "split" are used when you draw. "Domains" and "cross" work at once.
duel-ruling-D14 = Powers combine freely, and one may be spent without need, but only if you draw. "Free" with "split" allows any two empty squares. "Domains" and "cross" must be used, in the last round too.
duel-title-D15 = The order of powers
duel-rule-D15 = Tap powers in any order; they count in this one: turn, castle, names of jokers, free, split, then the squares.
duel-ruling-D15 = Turning needs a face that looks different. The new face counts as if it had been rolled, with its crosses and its tick.
duel-title-D16 = The castle
duel-rule-D16 = Once in a game you may add one cross to one of your two dice. That die doesn't tick in this round.
duel-ruling-D16 = It may be a joker, a turned die or a die that has crosses. Without drawing, the castle can't be used.
duel-title-D17 = The next round
duel-rule-D17 = After the round B becomes A.
duel-title-D18 = The end
duel-rule-D18 = The game ends after the spellbook of a round in which a player has filled the whole map, or in which neither player has drawn.
duel-ruling-D18 = It ends even if a player who passed had a power left. If A fills the map, B still draws.
duel-title-D19 = Domains
duel-rule-D19 =
    A domain is all squares of one arms connected by their sides; one square is a domain too.
    It scores its squares times its crosses: 4 squares with 2 crosses score 4 × 2 = 8 points, without a cross nothing.
duel-ruling-D19 = The castle belongs to no domain and connects none.
duel-title-D20 = The named arms
duel-rule-D20 = "Domains" adds 3 points for each separate domain of the arms you named, counted at the end, in your kingdom only.
duel-title-D21 = Who wins
duel-rule-D21 = Most points win. Between equals the largest single domain decides, with crosses or without; then the victory is shared.
duel-all-faces = Die { $number }
duel-try-D6 = You are A. Choose a die and see what it ticks.
duel-try-D7 = Name the joker, then choose a square.
duel-try-D8 = Choose a square for the domino; choose it again to turn it.
duel-try-D9 = This domino fits, so passing isn't allowed. Find a place.
duel-try-D11 = Which dice tick, and which don't?
duel-try-D14 = Use "split" and lay the halves apart.
duel-try-D15 = Use "turn" and the castle, in any order.
duel-try-D16 = Use the castle on one of the dice.
duel-try-D4 = Choose a square for one more cross.
duel-try-D19 = Choose a domain to see what it scores.
duel-castle-counts-not = The castle belongs to no domain.
duel-picture-map = An empty map
duel-picture-arms = The six coats of arms
duel-lesson-castle = This is your map. Fill it with coats of arms, beginning at the castle.
duel-lesson-take = Four dice. You are A: take one. Your friend takes two, you get the last.
duel-lesson-share = You are B: take two of the three dice. The last one goes to A.
duel-lesson-chosen = Under a die you see what it ticks. Now take it with this button, or tap it again.
duel-lesson-hand = Your two dice are one domino.
duel-lesson-draw = Draw it beside the castle. Choose one of the marked squares.
duel-lesson-ghost = It isn't drawn yet. Turn it if you like, then draw it with this button.
duel-lesson-match = One half must touch its own arms, or the castle. The other may touch anything.
duel-lesson-joker = A joker: choose which arms it shall be.
duel-lesson-ticks = The spellbook. Dice without a cross tick it. The first to fill a row wins its spell.
duel-lesson-points = Your points and your friend's. A domain scores squares times crosses.
duel-lesson-castle-power = The castle adds one cross to a die, once in a game. Keep it for a good moment.
duel-lesson-spell = You have won a spell! It waits here until you want it, from the next round.
duel-lesson-pass = This one fits nowhere. Use a power, or pass.
duel-lesson-jump = You know how it goes. Play on, or let a bot play for you up to the last round.
duel-lesson-last = The last round: a map is full.
duel-lesson-end = Every domain was counted: squares times crosses. That is the whole game. Now play!
duel-hint-take = Take { $dice }
duel-hint-pair = Use "{ spell-pair }" and take { $dice }
duel-hint-draw = Draw it here
duel-hint-turn = Use "{ spell-turn }": { $face }
duel-hint-castle = Use the castle
duel-hint-name = Name the joker: { arms }
duel-hint-free = Use "{ spell-free }"
duel-hint-split = Use "{ spell-split }"
duel-hint-pass = Pass
duel-hint-domains = Name { arms }
duel-hint-cross = Add the cross here
duel-hint-gain = { $points ->
    [one] { SIGNED($points) } point
   *[other] { SIGNED($points) } points
}
duel-hint-gain-most = { $points ->
    [one] { SIGNED($points) } point, more than anything else
   *[other] { SIGNED($points) } points, more than anything else
}
duel-hint-joins = It joins its own arms: { arms }, { squares }, { crosses }
duel-hint-ticks = { $missing ->
    [one] It ticks { arms }: one more and the spell is yours
   *[other] It ticks { arms }: { $missing } more to go
}
duel-hint-wins-spell = It wins you "{ spell }"
duel-hint-denies = Otherwise "{ spell }" goes to the other player
duel-hint-crosses = { crosses } on it
duel-hint-joker = A joker can be anything
duel-hint-needs-power = Without it the domino fits nowhere
duel-hint-only-way = There is no other way
duel-hint-none = It is the best there is for now
`;
