// Written by `npm run messages` from messages/*/*.ftl: change those.
export const coloursrules = `colours-rules-about = Every rule has a number. If something isn't allowed, you'll see which rule forbids it. The map is our own: we know the printed game only by its rules.
colours-chapter = { $chapter ->
    [map] The map
    [dice] Dice
    [rounds] Rounds
    [colouring] Colouring
    [spells] Spells
    [end] Achievements and points
    [solo] Alone
   *[steps] Steps
}
colours-short =
    Colour your own sheet: six kingdoms of nine areas. The most points win.
    Four dice are thrown onto the map. Everybody takes one: its colour, its drops, and the kingdom it lies in.
    Every drop colours one area of that kingdom, never beside the same colour. Unused drops cost a blot.
    Capitals and monsters want their own colour. Stars give spells, watchtowers give drops.
    Nobody sees what the others colour until the round is over.
    Whoever completes kingdoms, monsters or three kingdoms first scores most. After three kingdoms one more round is played.
colours-title-C1 = Six kingdoms
colours-rule-C1 = Six kingdoms of nine areas each, 54 in all. Each kingdom is one piece and is called by its colour.
colours-title-C2 = Neighbouring kingdoms
colours-rule-C2 = Kingdoms are neighbours if any of their areas are. Borders of kingdoms meet in threes at most, so no die lies in four kingdoms.
colours-title-C3 = Neighbouring areas
colours-rule-C3 = Areas are neighbours if they share a side, also across the border of a kingdom. A corner is not enough.
colours-title-C4 = Capitals
colours-rule-C4 = Every kingdom has a capital of its own colour. It is worth 2 in blue, red and yellow, 3 in green, violet and brown.
colours-title-C5 = Monsters
colours-rule-C5 = 18 areas have a monster: 4 griffins (red), 4 hydras (blue), 4 unicorns (yellow) and 6 dragons, two each of green, violet and brown. Three live in every kingdom.
colours-title-C6 = Stars
colours-rule-C6 = 12 areas have a star: a spell, three areas for each of the four spells, two in every kingdom. 18 areas are plain.
colours-title-C7 = Watchtowers
colours-rule-C7 = 8 watchtowers stand on borders between two areas, six of them between kingdoms.
colours-title-C8 = Blots and rows
colours-rule-C8 = A sheet has 10 blots. The row of a spell has a first cell and one for each of its areas.
colours-title-C9 = The numbers
colours-rule-C9 = How many stars, towers and blots there are is our choice, made so that solo results fit the grades.
colours-title-C10 = The box
colours-rule-C10 = Dice are thrown into a box. Its bottom shows the six kingdoms and their capitals without areas, between four walls.
colours-title-C11 = Shapes
colours-rule-C11 = Areas look drawn by hand, and every one is large enough for a finger.
colours-title-C12 = Colours and letters
colours-rule-C12 = A colour never stands alone: it has strokes and a letter of its own.
colours-title-C13 = The dice
colours-rule-C13 = Four dice: blue, red, yellow and white. Each has two sides with 2, two with 3 and two with 4 drops.
colours-title-C14 = The throw
colours-rule-C14 = All four dice are dropped over the middle of the box. If one leaves the box, lies on another or stands on an edge, all are thrown again.
colours-title-C15 = Where a die lies
colours-rule-C15 = A die lies in every kingdom that it covers, however little: in one, two or three.
colours-ruling-C15 = What counts is the square under the die. Touching a border from inside is not crossing it.
colours-title-C16 = The white die
colours-rule-C16 = White takes the colour of a blue, red or yellow die that is no longer in the box. Whoever takes it names the colour.
colours-ruling-C16 = So white is never the first die of a throw, not even alone. As the last die it may be any of the three.
colours-title-C17 = The beginning
colours-rule-C17 = In turn order the players begin with the spells 1, 2, 3 and 4, ready in the first round. Alone you begin without.
colours-ruling-C17 = Who throws first is drawn by lot.
colours-title-C18 = Three or four players
colours-rule-C18 = In every round the holder of the token throws. Clockwise everybody takes one die and colours; then the token passes on. You must take a die even if nothing fits.
colours-title-C19 = Two players
colours-rule-C19 = A throw lasts two whole rounds: the first player takes one of four dice, the second one of three; then one of two, and the last. Then token and dice pass on.
colours-title-C20 = Alone
colours-rule-C20 = You take one die a round and throw when the box is empty: every fourth round.
colours-title-C21 = Naming
colours-rule-C21 = Whoever takes a die on a border says at once which of its kingdoms it comes from. Whoever takes white names its colour.
colours-title-C22 = Hidden turns
colours-rule-C22 = Dice are taken in turn order; then everybody colours at the same time. Everybody sees dice, kingdoms, white's colour and who is done, and nothing else.
colours-ruling-C22 = All turns are shown together at the end of the round.
colours-title-C23 = Drops
colours-rule-C23 = The drops of a die colour unpainted areas of its kingdom, one after another, in its colour. Any colour may go to any kingdom.
colours-title-C24 = Never beside the same colour
colours-rule-C24 = An area can't get the colour of a painted neighbour, not even of one in another kingdom.
colours-title-C25 = Blots
colours-rule-C25 = Unused drops of the die cost one blot, however many they are.
colours-ruling-C25 = You may end your turn at any time. With no blot left it costs nothing.
colours-title-C26 = Building a capital
colours-rule-C26 = A capital in its own colour is built and scores 2 or 3. In another colour it is lost.
colours-title-C27 = Taming monsters
colours-rule-C27 = A monster in its own colour is tamed: 1 point, a dragon 2. In another colour it is beaten: 0. Unpainted at the end it costs 1.
colours-title-C28 = Gaining spells
colours-rule-C28 = A star in any colour gives its spell, ready from the next round.
colours-title-C29 = Tower drops
colours-rule-C29 =
    When both areas of a watchtower are painted, you get a drop, ready from the next round.
    Red and blue give violet, blue and yellow green, yellow and red brown. Two of one colour give that colour. With a composite colour you choose any composite.
colours-ruling-C29 = You choose at once, before anything else. One area may complete two towers.
colours-title-C30 = Using tower drops
colours-rule-C30 = Once you have your die, you may spend tower drops of earlier rounds in any kingdom. They obey C24, and cost no blot if they stay.
colours-ruling-C30 = Before, between or after the drops of the die, even without any of them.
colours-title-C31 = Spell 1: move
colours-rule-C31 = All drops of the die go to another kingdom, near or far. Only before the first drop of the turn and before a split.
colours-ruling-C31 = So it works only once in a turn.
colours-title-C32 = Spell 2: match
colours-rule-C32 = One drop may go beside its own colour, whatever the number of equal neighbours. One spell for each drop.
colours-title-C33 = Spell 3: split
colours-rule-C33 = Name a neighbour of the die's kingdom: drops of the die may go there too, even all of them.
colours-ruling-C33 = A second split names another kingdom.
colours-title-C34 = Spell 4: blend
colours-rule-C34 = Two unused drops of the die become one of a composite colour: green, violet or brown. Neither blended nor tower drops can be blended.
colours-title-C35 = Places
colours-rule-C35 = Achievements are checked at the end of a round, for all at once. Whoever completes one in the same round shares the place. The second place goes to the next round in which anybody does; later ones get nothing.
colours-title-C36 = Achievements
colours-rule-C36 = A whole kingdom: 4, then 2. All monsters of a kind, tamed or beaten: 3, then 1. Any three kingdoms: 3, then 1.
colours-title-C37 = The last round
colours-rule-C37 = After the round in which somebody first has three whole kingdoms, exactly one more round is played.
colours-title-C38 = All blots
colours-rule-C38 = If all blots of everybody are painted, the game ends with that round.
colours-ruling-C38 = Even if a last round was due. Alone too, and nothing is struck out.
colours-title-C39 = Points for kingdoms
colours-rule-C39 = A kingdom scores its place, its capital, and 1 for each different colour in it, whole or not.
colours-title-C40 = Points for monsters
colours-rule-C40 = A kind of monster scores its place, 1 for each tamed one (dragons 2), and minus 1 for each unpainted one.
colours-title-C41 = The total
colours-rule-C41 = Kingdoms, monsters and the place for three kingdoms, minus 1 for each blot. Unused spells and drops score nothing.
colours-title-C42 = Who wins
colours-rule-C42 = Most points win. Between equals whoever lost fewer points to blots and unpainted monsters; then the victory is shared.
colours-title-C43 = Striking out
colours-rule-C43 = Alone you strike out a number after every round: a 4 or 3 while there is one, then a 2 or 1.
colours-ruling-C43 = It may be the smaller number of a row whose first you have earned: that costs nothing.
colours-title-C44 = The end alone
colours-rule-C44 = One more round follows when three kingdoms are whole, or when nothing is left to strike: then the last 3 is struck.
colours-ruling-C44 = If both happen in one round, the 3 is earned and the 1 struck.
colours-title-C45 = Struck numbers
colours-rule-C45 = A struck number can't be earned. What you complete earns its highest number that is left. After the last round nothing is struck.
colours-title-C46 = Grades
colours-rule-C46 = Below 50: { grade-0 }. From 50: { grade-1 }. From 60: { grade-2 }. From 70: { grade-3 }.
colours-title-C47 = An example
colours-rule-C47 = One tamed unicorn and two unpainted ones: 1 − 2 = −1.
colours-ruling-C47 = The rulebook has a misprint here.
colours-title-C48 = Steps
colours-rule-C48 = In a record every step is one act: take, move, split, paint, blend, tower, choose, done, strike.
colours-ruling-C48 = "Match" goes with a drop exactly where C24 would forbid it. No turn runs into a dead end.
colours-try-C2 = Tap a kingdom: its neighbours stay bright.
colours-try-C3 = Tap an area: its neighbours stay bright.
colours-try-C6 = Tap a star: all stars of its spell stay bright.
colours-try-C7 = Tap an area beside a watchtower: the two areas that belong to it stay bright.
colours-try-C8 = Spells, a tower drop, and three of the ten blots.
colours-try-C12 = Tap a painted area: everything of its colour has the same strokes and letter.
colours-try-C15 = The red die lies in three kingdoms. Tap it and take it from one of them.
colours-try-C16 = The blue die is gone. Take white: which colours can it be?
colours-try-C17 = You are the first of two: spell 1 is yours from the start. Use it.
colours-try-C18 = You are the first of three: take one of the four dice.
colours-try-C19 = Two dice are left of the throw: take one, the other goes to your opponent.
colours-try-C20 = Two dice are left of the throw: take one for this round.
colours-try-C21 = A die lies on a border. Tap it and say where it comes from.
colours-try-C22 = The others still take their dice. You colour already, and nobody sees it.
colours-try-C23 = Three blue drops for Violetfield. Tap the marked areas.
colours-try-C24 = Red drops beside red? Tap an area and see why not.
colours-try-C25 = Four yellow drops for Blueriver. Colour what fits, end your turn and see what it costs.
colours-try-C26 = Blue drops in Blueriver: build the capital.
colours-try-C27 = Two red drops in Greenwood: tame the griffin.
colours-try-C28 = Colour a star to gain its spell.
colours-try-C29 = Colour the capital: the tower beside it gives you a drop.
colours-try-C30 = Tap the green drop, then any area on the map.
colours-try-C31 = Use the spell and move the drops to another kingdom.
colours-try-C32 = Tap an area with dark dots and use the spell.
colours-try-C33 = Use the spell and name a neighbour: drops may go there too.
colours-try-C34 = Use the spell: two drops become one.
colours-try-C35 = Two players completed Blueriver in the same round: both have the first place.
colours-try-C36 = Blueriver is complete: its first number is earned.
colours-try-C37 = Blueriver and Greenwood are complete. Colour the last area of Violetfield: one more round follows.
colours-try-C38 = Nine blots are painted. End your turn and see the tenth: alone, the game is over.
colours-try-C39 = Tap a kingdom to see what it scores.
colours-try-C40 = Tap a monster to see what its kind scores.
colours-try-C41 = A whole sheet, row by row.
colours-try-C43 = Every 4 and 3 is gone. Strike out a number: which one costs nothing?
colours-try-C44 = One number is left. Strike it out: then one more round is played.
colours-try-C45 = The 4 of Blueriver was struck out before it was complete: it earned 2.
colours-try-C47 = Tap a unicorn: one is tamed, one beaten, two are unpainted.
colours-neighbours = { $count ->
    [one] { $count } neighbour
   *[other] { $count } neighbours
}
colours-picture-capitals = The six capitals
colours-picture-monsters = Griffin, hydra, unicorn and dragon
colours-picture-dice = The four dice
colours-picture-map = The map
colours-lesson-take = Four dice lie on your map. Take one: its colour, its drops, the kingdom it lies in.
colours-lesson-colour = Every drop colours one area of that kingdom. Tap the areas with dots.
colours-lesson-neighbours = Never colour an area beside the same colour. Where there are no dots, nothing fits.
colours-lesson-capital = A capital wants the colour of its kingdom: 2 or 3 points. In another colour it is lost.
colours-lesson-monster = Monsters want their own colour too. One that stays white until the end costs a point.
colours-lesson-spell = A star gives you a spell, ready from the next round. They wait here.
colours-lesson-tower = Colour both areas beside a watchtower and you get a drop of the mixture for later.
colours-lesson-blot = Nothing fits any more, or you want to stop? Unused drops cost one blot.
colours-lesson-strike = Alone you strike out a number after every round. Strike what you won't complete soon.
colours-lesson-end = That is the whole game: a throw lasts four rounds, then you throw again. Play on, or begin a new game!
`;
