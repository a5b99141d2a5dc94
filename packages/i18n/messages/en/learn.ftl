### Learning: the rulebook, the first game, hints

## The rulebook

learn-rules-title = { game }: the rules
learn-rules-about = Every rule has a number. If a move isn't allowed, you'll see which rule forbids it.
learn-chapter = { $chapter ->
    [material] What is in the box
    [setup] Before the first round
    [round] A round
    [placing] Placing
    [scoring] Scoring
   *[variants] Variants
}
learn-short-title = In short
learn-short =
    Build a kingdom of 5×5 squares around your castle. The most points win.
    A domino has two halves, each with a terrain. At least one half must share a side with your castle or with matching terrain.
    Some halves have crowns. A territory scores its squares times its crowns: no crown, no points.
    Your king stands on the domino you chose. On your turn, place that domino, then move the king to a free domino in the next line.
    Dominoes in a line lie in order: low numbers are worth less, but let you go first in the next round.
    A domino that fits nowhere is discarded.
learn-contents = Contents
learn-ruling = Our ruling
learn-terrains = The six terrains
learn-all-dominoes = All 48 dominoes
learn-all-rules = All rules
learn-example = An example to try

learn-title-K1 = Who plays
learn-rule-K1 =
    2, 3 or 4 people. Everybody begins with a castle, one square in size, and with kings of one colour.
    Two players have two kings each; three or four players have one each.
learn-title-K2 = The dominoes
learn-rule-K2 =
    There are 48, numbered 1 to 48. Each has two halves; each half is one terrain with 0 to 3 crowns.
    Up to number 18 there are no crowns; from 19 on every domino has at least one.
learn-title-K3 = How many are in play
learn-rule-K3 =
    All 48 with four players, 36 with three, 24 with two, picked at random.
    The Mighty Duel has numbers of its own (K21).
learn-ruling-K3 = Nobody sees which dominoes were left out.
learn-title-K4 = A line
learn-rule-K4 = A line has one domino for every king: 4 with two players, 3 with three, 4 with four.
learn-title-K5 = Laying out a line
learn-rule-K5 = Dominoes are drawn at random and laid out by number, the lowest first. Only then is the whole line turned up.
learn-ruling-K5 = The numbers may be read at any time.
learn-title-K6 = The first choice
learn-rule-K6 =
    All kings are mixed and drawn one by one, blind. The owner of the king that was drawn puts it on a free domino of the first line, before the next king is drawn.
    With two players the four kings come in any order.
learn-title-K7 = The second line
learn-rule-K7 = Once every king stands on a domino, the second line is laid out.
learn-title-K8 = A turn
learn-rule-K8 =
    Kings play in the order of the current line, the lowest number first.
    First the domino under the king goes into its owner's kingdom. Then the king moves to any free domino of the next line, even if the domino was discarded.
    With two players each king plays for itself, so the same player may go twice in a row.
learn-title-K9 = The next round
learn-rule-K9 = When all kings have played, the next line becomes the current one. A new next line is drawn as long as there are dominoes.
learn-title-K10 = The last round
learn-rule-K10 = Once the last line is the current one, there is nothing left to choose: dominoes are only placed.
learn-title-K11 = How long it takes
learn-rule-K11 = 12 rounds with three or four players, 6 with two.
learn-ruling-K11 = 12 in the Mighty Duel: 48 dominoes, four at a time.
learn-title-K12 = Where a domino fits
learn-rule-K12 =
    Both halves go on empty squares that share a side.
    At least one half must share a side with the castle, which any terrain may touch, or with a square of its own terrain that was there before.
    Corners do not count, and neither does the other half of the same domino. The other sides don't have to match.
learn-title-K13 = Five by five
learn-rule-K13 = The whole kingdom, castle included, must fit into 5×5 squares. The castle may lie anywhere in it.
learn-title-K14 = Place or discard
learn-rule-K14 =
    A domino that fits must be placed, on any legal spot you like.
    Only a domino that fits nowhere is discarded. It scores nothing.
learn-title-K15 = Placed is placed
learn-rule-K15 = A domino that was placed never moves again.
learn-ruling-K15 = The rulebooks don't say so, but we assume it.
learn-title-K16 = Territories
learn-rule-K16 =
    A territory is all squares of one terrain connected by their sides. It scores its squares times its crowns: 5 forest squares with 2 crowns score 5 × 2 = 10 points.
    Without a crown even the largest territory scores nothing: 3 lake squares without a crown score 3 × 0 = 0 points.
    Territories of the same terrain that do not touch are scored separately. The castle belongs to none and joins none.
learn-title-K17 = Who wins
learn-rule-K17 =
    Most points win, bonuses included.
    Tied? By the rules in the box, compare the largest single territories first, with or without crowns. If they are equal too, compare the crowns of the whole kingdom. If even those are equal, the victory is shared.
    The two-player leaflet uses only crowns. Choose which tie-break to use before the game.
learn-ruling-K17 = Other places are decided the same way. Tied players share a place, and the next place is skipped: 1, 1, 3.
learn-title-K18 = Middle Kingdom
learn-rule-K18 = +10 points if the castle is in the exact centre of the kingdom.
learn-ruling-K18 = The kingdom has as many squares to the left of the castle as to the right, and as many above as below: count from the castle to the farthest square. Gaps do not matter, and the kingdom need not reach the edge of the grid.
learn-title-K19 = Harmony
learn-rule-K19 = +5 points for a player who has discarded nothing by the end of the game. The grid is then full: 25 squares.
learn-title-K20 = Dynasty
learn-rule-K20 = Three whole games in a row, each set up anew from all 48 dominoes. Points add up, bonuses of every game included; the most in total wins.
learn-ruling-K20 = Ties go by K17, with the largest territories and the crowns of all three games added up.
learn-title-K21 = Mighty Duel
learn-rule-K21 = For two players: all 48 dominoes, kingdoms of 7×7 squares, 12 rounds.
learn-ruling-K21 = Middle Kingdom and Harmony then apply to the 7×7 grid.

## Examples to try

learn-try-K12 = Choose a square for the domino; choose it again to turn it.
learn-try-K13 = This kingdom is five squares wide already. Where can it still grow?
learn-try-K14 = There is just one place left for this domino, so it must go there. Find it.
learn-try-K16 = Choose a territory to see what it scores.
learn-fits = { $points ->
    [0] It fits here, and brings no points yet.
    [one] It fits here and brings { $points } point.
   *[other] It fits here and brings { $points } points.
}
learn-castle-counts-not = The castle belongs to no territory.
learn-picture-castle = A castle and kings of two colours
learn-picture-line = A line, the lowest number first
learn-picture-kings = A line with kings: pink plays first and last, yellow in between
learn-picture-middle = A kingdom with its castle in the exact centre
learn-picture-mighty = A castle on a grid of 7×7 squares

## The first game

learn-lesson-castle = This is your castle. You will build a kingdom of dominoes around it.
learn-lesson-choose = These dominoes are free. Choose one: your king will stand on it.
learn-lesson-chosen = { $why ->
    [crown] A crown: that is where points come from. Now end your turn.
    [first] The lowest number: you will go first. Now end your turn.
   *[plain] A good start. Now end your turn.
}
learn-lesson-second = Two players have two kings each, so choose once more. Low numbers go early, high ones have crowns.
learn-lesson-order = Kings play from the lowest number to the highest: the lower the number, the earlier the turn.
learn-lesson-put = Place the domino of your king beside the castle. Any terrain may touch the castle.
learn-lesson-hover = It isn't placed yet. Rotate it if you like, then place it with this button.
learn-lesson-not-there = Not there: the reason is shown at the top. The dotted squares show where it fits.
learn-lesson-move-on = Now your king moves on: choose what you will place in the next round.
learn-lesson-match = One half must touch its own terrain, or the castle. The other may touch anything.
learn-lesson-points = Your points. For example { terrain }: { $squares } × { $crowns } = { $points }, squares times crowns.
learn-lesson-no-points = Your points. A territory scores squares × crowns: no crown, no points.
learn-lesson-frame = All of the kingdom must fit into 5×5 squares. The board shows how far it can still go.
learn-lesson-discard = This one fits nowhere. It happens: it is discarded and scores nothing.
learn-lesson-jump = You know how it goes. Play on, or let a bot play for you up to the last round.
learn-lesson-last = The last round: place what you have, there is nothing more to choose. What fits nowhere is discarded.
learn-lesson-end = Every territory was counted: squares times crowns. That is the whole game. Now play!
learn-lesson = First game
learn-good = Got it
learn-show = Show me
learn-go-on = Play on
learn-jump = To the last round
learn-now-play = Now play

## Hints

learn-hint-put = Place it here
learn-hint-take = Take domino { $domino }
learn-hint-discard = It fits nowhere: discard it
learn-hint-none = No hint for now
learn-hint-gain = { $points ->
    [one] { SIGNED($points) } point at once
   *[other] { SIGNED($points) } points at once
}
learn-hint-gain-most = { $points ->
    [one] { SIGNED($points) } point at once, more than anywhere else
   *[other] { SIGNED($points) } points at once, more than anywhere else
}
learn-hint-joins = It joins matching terrain: { terrain }, { squares }, { crowns }
learn-hint-could-join = It can join matching terrain: { terrain }, { squares }, { crowns }
learn-hint-prepares = After that, domino { $domino } can bring you { points }
learn-hint-no-hole = It leaves no lone square that could never be filled
learn-hint-room = It keeps a place for domino { $domino }, which is yours already
learn-hint-can-centre = Your castle can still end up in the centre
learn-hint-compact = { $sides ->
    [one] It touches one square: the kingdom stays together
   *[other] It touches { $sides } squares: the kingdom stays together
}
learn-hint-even = No place brings more for now
learn-hint-worth = { $points ->
    [one] It can bring you { $points } point
   *[other] It can bring you { $points } points
}
learn-hint-crowns = { crowns } on it
learn-hint-denies = { $points ->
    [one] { $name } would gain most from it: { $points } point
   *[other] { $name } would gain most from it: { $points } points
}
learn-hint-first = The lowest number: you go first in the next round
learn-hint-earlier = The lowest number that is free: you go earlier in the next round
learn-hint-places = { $count ->
    [0] It fits nowhere yet, but nothing better is free
    [one] It fits your kingdom in one place
   *[other] It fits your kingdom in { $count } places
}

## The card of a piece

learn-card-fits = { $count ->
    [0] Fits nowhere in your kingdom now
    [one] Fits in { $count } way, { SIGNED($points) } at best
   *[other] Fits in { $count } ways, { SIGNED($points) } at best
}
