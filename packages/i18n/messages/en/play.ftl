### The game in the terminal

play-player = Player { $number }

## The turn

play-turn-of = { $name } to play
play-put = Place your domino { $number }
play-take = Choose a domino from the next line
play-take-first = Choose a domino
play-discard = Domino { $number } fits nowhere: Enter discards it
play-refusal-taken = Domino { $domino } already has a king on it: { $name }
play-confirm = Enter ends your turn · U takes it back
play-undone = Taken back
play-nothing-to-undo = There is nothing to take back
play-thinking = { $name } is thinking…
play-bot-failed = { $name } cannot continue: { $reason }

## The table

play-gain = { $points ->
    [0] no points
    [one] { SIGNED($points) } point
   *[other] { SIGNED($points) } points
}
play-score = { points }
play-round = Round { $round } of { $rounds }
play-last-round = Last round
play-game-of = Game { $game } of { $games }
play-current-line = Current line
play-next-line = Next line
play-first-line = First line
play-left = { $count ->
    [0] no dominoes left
    [one] { $count } domino left
   *[other] { $count } dominoes left
}

## Keys

play-keys-put = arrows move · R rotate · F other half · Enter place
play-keys-take = arrows choose · Enter take
play-keys-common = U undo · ? rules · S save · L load · Q quit
play-back = Any key goes back
play-next-page = Any key turns the page
play-again = N new game
play-next-game = N begins the next game
play-keys-end = ? rules · S save · L load · Q quit

## Files

play-save-as = Save as:
play-saved = Saved in { $file }
play-not-saved = Not saved: { $reason }
play-load-from = Load which record:
play-loaded = Loaded { $file }
play-not-loaded = Not loaded: { $reason }
play-unsealed = The seals of this game were made elsewhere: it continues, but its record can no longer be verified
play-quit = The game is kept in { $file }. Continue with: { $command }

## The end

play-over = The game is over
play-winner = { $name } wins!
play-shared-win = { $names } share the victory
play-place = { place }

## Rules

play-rules-title = Kingdomino in short
play-rules-body =
    K8   The kings play along the current line, from the lowest number up.
         Each time, place the domino under your king, then put the king
         on a free domino of the next line.
    K12  Both halves go on empty squares. At least one half shares a side
         with the castle or with a square of its own terrain.
         Corners do not count.
    K13  The kingdom with its castle fits into 5×5 squares.
    K14  A domino that fits must be placed.
         One that fits nowhere is discarded.
    K16  A territory is squares of one terrain joined by their sides.
         It scores its squares times its crowns: no crown, no points.
    K17  Most points win. In a tie the largest territory decides,
         then the number of crowns.
    K18  Middle Kingdom: +10 points for a castle in the centre.
    K19  Harmony: +5 points if you discarded nothing.

## The window

play-too-small = Please make the window larger: at least { $columns }×{ $rows } characters

## Help of the verbs

help-play = play a game in this terminal, with people and bots
help-play-game = kingdomino, duel or colours; without it a menu asks
help-play-players = names of the people, separated by commas
help-play-bot = a bot plays too: page, shepherd, miller, mason, knight or queen, or the number of one; or the command line of another program; may be given several times
help-play-load = continue a saved game
help-play-seed = random seed; the same seed draws the same dominoes
help-play-ascii = draw with plain letters only
help-engine = speak the line protocol with another program

## Before the game

play-menu-title = Crownhold
play-menu-game = Game
play-menu-people = People
play-menu-bots = Bots
play-menu-level = Strength of the bots
play-menu-yes = yes
play-menu-no = no
play-menu-keys = arrows change · Enter begins · L load · Q quit
play-menu-continue = C continues your last game
play-game-over = Game { $game } of { $games } is over

## A bot that cannot go on

play-bot-not-started = "{ $command }" could not be started: { $problem } · Enter tries again
play-bot-died = it has ended ({ $how }) · Enter starts it again
play-bot-silent = no answer for { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
} · Enter asks again
play-bot-nonsense = it says "{ $line }" · Enter asks again
play-bot-illegal = its turn is against the rules: { $turn } · Enter asks again
play-bot-closed = it was closed · Enter asks again

## Kingdomino Duel

play-duel-round = Round { $round } · { $name } rolls
play-duel-spellbook = Spellbook
play-duel-ready = ready
play-duel-used = used
play-duel-pass-row = pass
play-duel-joker = { -joker }

play-duel-take-one = Take a die
play-duel-take-two = Take two dice
play-duel-take-other = Take another die
play-duel-take-pair = Take two dice at once
play-duel-can-pair = P spends the { -spell } "{ spell-pair }": two dice at once
play-duel-name = Draw your { -domino } · 1–6 name the { -joker } on die { $die }: { arms }
play-duel-domains = Name arms for the { -spell } "{ spell-domains }": { arms }
play-duel-draw = Draw your { -domino }
play-duel-half = Draw the half of die { $die }
play-duel-cross = Choose a square for one more { -cross }
play-duel-pass = Your { -domino } fits nowhere: Enter passes
play-duel-turn = Turn die { $die }: { $face }
play-duel-castle = The { -castle }: one { -cross } more on die { $die }
play-duel-use = Use the { -spell } "{ spell }"
play-duel-passing = Pass
play-duel-castle-does = one { -cross } more on one of your dice; that die does not tick
play-duel-pass-does = draw nothing; only if the { -domino } does not fit without powers

play-duel-keys-take = arrows or 1–4 choose · Enter take
play-duel-keys-arms = arrows choose · Enter name
play-duel-keys-draw = arrows move · R rotate · F other half · Tab next place · Enter draw · P powers
play-duel-keys-half = arrows move · Tab next place · Enter draw
play-duel-keys-cross = arrows move · Tab next place · Enter add
play-duel-keys-pass = Enter pass · P powers
play-duel-keys-power = up, down choose · Enter use · P back
play-duel-keys-power-choice = up, down choose · left, right how · Enter use · P back

play-duel-domain = { arms }: { $sum } = { points }
play-duel-bonus = { spell-domains } ({ arms }): { $count } × 3 = { points }
play-duel-largest = largest { -domain }: { squares }
play-duel-tiebreak = Tied on points: the largest { -domain } decides.

play-duel-menu-spellbook = Dice tick
play-duel-menu-drawn = for whoever has drawn (Russian edition)
play-duel-menu-always = always (Bulgarian edition)
play-duel-menu-first = First player
play-duel-menu-lot = by lot
play-duel-menu-seat = player { $number }

play-duel-row = { spell } ({ arms }, { squares })
play-duel-rules-title = Kingdomino Duel in short
play-duel-rules-body =
    D6   A rolls the dice and takes one, B takes two, A gets the last.
         After the round B becomes A.
    D7   Your two dice are a domino for two empty squares side by side.
         A joker is whatever arms you name.
    D8   At least one half shares a side with the castle or with its own
         arms drawn in an earlier round. Crosses are copied along.
    D9   A domino that fits must be drawn. If it does not, use a power
         or pass.
    D11  { $spellbook ->
            [always] Each of your dice without a cross ticks the row of its arms, even if you have passed.
           *[drawn] If you have drawn, each of your dice without a cross ticks the row of its arms.
         } A joker never ticks.
    D13  Whoever fills a row first wins its spell; the other's row
         is struck out.
    D14  A spell works once, from the next round on; domains and cross
         are used at once.
    D18  The game ends when a map is full, or when neither player draws.
    D19  A domain is squares of one arms joined by their sides.
         It scores its squares times its crosses: no cross, no points.
    D21  Most points win. In a tie the largest domain decides.

## Handing over

play-hand-over = Hand the keyboard to { $name } · Enter goes on
play-hand-over-why = Everybody colours in secret: nobody else should look.

## Colour Kingdoms

play-keys-choose = arrows choose · Enter confirms

play-colours-round = Round { $round }
play-colours-drops = { $drops ->
    [one] { $drops } drop
   *[other] { $drops } drops
}
play-colours-drops-row = towers
play-colours-blots = blots
play-colours-plain = nothing special
play-colours-capital = capital
play-colours-spell = { -magic } { $number } ({ $spell })
play-colours-painted = colour: { colour }
play-colours-neighbours = neighbours { $areas }
play-colours-towers = { -tower } on the border with { $areas }

play-colours-take = Take the { die }: { play-colours-drops }, { kingdom }
play-colours-take-white = Take the { die } as { colour }: { play-colours-drops }, { kingdom }
play-colours-paint = Colour an { -area } { colour }: { play-colours-drops } left
play-colours-blend = Blend two drops into one: { colour }
play-colours-tower = A { -drop } from a { -tower }: { colour }
play-colours-used-up = All drops are used: Enter ends colouring
play-colours-nothing-fits = No { -drop } fits any more ({ play-colours-drops } left): Enter ends colouring
play-colours-can-match = Beside its own colour: M spends the { -magic } "{ magic-match }"
play-colours-choose = The { -tower } gives a { -drop }, choose its colour: { $colours }
play-colours-move = Move the drops to: { $kingdoms }
play-colours-split = The drops may also go to: { $kingdoms }
play-colours-strike = Strike out a number: { $row }
play-colours-strike-does = A number struck out can no longer be earned
play-colours-leave = { play-colours-drops } unused: that costs a blot
play-colours-others = The sheet of player { $number }, as it was when the round began

play-colours-keys-take = arrows or 1–4 choose · Enter take · O other sheets
play-colours-keys-colour = arrows, Tab area · Enter colour · V M X B T spells, towers · D done · O sheets
play-colours-keys-spell = arrows choose · Enter use · Esc back
play-colours-keys-leave = Enter ends colouring · any other key goes back
play-colours-keys-others = O next sheet · any other key goes back

play-colours-total = total
play-colours-lost = lost
play-colours-tiebreak = Tied on points: fewer were lost to blots and unpainted monsters.

play-colours-rules-title = Colour Kingdoms in short
play-colours-rules-round =
    C18  In turn order everybody takes a die and colours with it, secretly.
         With one or two players a throw is used until the box is empty.
    C21  Whoever takes a die on a border names its kingdom, whoever takes
         white its colour: that of a die which is no longer in the box.
    C23  A die shows its drops: each colours one unpainted area of its
         kingdom in the colour of the die.
    C24  No area may get the colour of a painted neighbour,
         not even one in another kingdom.
    C25  A turn may be ended at any time. Unused drops of the die cost
         one blot, however many they are.
    C22  What you do is hidden from the others until all are done.
play-colours-rules-signs =
    C26  A capital (castle) in its own colour scores 2, a green, violet or
         brown one 3. In another colour it is lost.
    C27  A monster in its own colour scores 1, a dragon 2. One that is left
         unpainted costs 1 at the end. G griffin, H hydra, U unicorn, D dragon.
    C29  When both areas of a watchtower are painted you get a drop of the
         mixture for later rounds: red and blue give violet, blue and yellow
         green, yellow and red brown; with a composite, any composite.
    C28  An area with a star gives a spell, ready from the next round:

play-colours-rules-points =
    C36  Complete a kingdom: 4 points, then 2. All monsters of a kind: 3,
         then 1. Three kingdoms: 3, then 1. Equals in a round share a place.
    C37  After three complete kingdoms one more round is played.
    C38  The game also ends when all blots of everybody are painted.
    C39  A kingdom scores its place, its capital, and one point for each
         different colour in it.
    C41  Every blot costs a point. Unused drops and spells are worth nothing.
    C42  In a tie whoever lost fewer points to blots and monsters wins.
    C43  Alone a number is struck out after every round, high ones first;
         when none is left one more round is played.
    C46  Alone: below 50 points { grade-0 }; from 50 { grade-1 };
         from 60 { grade-2 }; from 70 { grade-3 }.

## A game that cannot be kept

play-quit-unsaved = Not saved: { $reason } Q once more leaves and loses it · S saves elsewhere
play-not-kept = The game is NOT kept: { $reason }

## More of the Duel

play-duel-edition = { $spellbook ->
    [always] Bulgarian edition
   *[drawn] Russian edition
}
