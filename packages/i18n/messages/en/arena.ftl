### Bots against each other

help-arena = let bots play each other and measure who is stronger
help-arena-about = Lets bots play each other. Every deal is played once for each rotation of the seats with the same draws and rolls, in as many threads as there are cores. Shows points, margins, first places and Elo with 95 % confidence intervals, and the processor time of a turn.
help-arena-bot = a bot: its name, like fg or mce-fg:50ms or mce-fg:2000n, or the command line of another program; may be given several times, the last takes all seats that are left
help-arena-seats = how many seats; as many as bots if not given; 1: each bot plays the same deals alone
help-arena-games = how many games, in whole deals
help-arena-seed = random seed
help-arena-movetime = milliseconds for a turn, for bots without a setting of their own; 100 if not given
help-arena-nodes = positions for a turn instead of time: the same every time
help-arena-threads = how many threads; as many as cores if not given
help-arena-grace = milliseconds that a program may take beyond its time; after that it forfeits the game
help-arena-strict = end the run at the first forfeit, with exit code 1
help-arena-sprt = two differences in Elo, like 0 10: play only until one of them is refuted (sequential test, 5 % errors), at most --games
help-arena-pairing = pairs of bots instead of one table: each against every other (round-robin), or the first against each of the others (gauntlet)
help-arena-file = keep every finished deal in this file, and continue from what is there
help-arena-save = keep every game as a record in this folder, at most { $max }
help-arena-json = the figures as one line of JSON

arena-no-bots = Who is to play? Name bots by --bot, the first against all others.
arena-unknown-bot = There is no bot "{ $bot }" in this game, and a program needs a path or arguments.
arena-too-many-bots = There are only { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
} for the bots.
arena-file-strange = Line { $line } of { $file } is not of a contest.
arena-file-other = { $file } is of another contest: { $what ->
    [game] another game or another version of its rules
    [options] other options
    [seed] another seed
   *[bots] other bots, other limits or another order
}.
arena-nothing = No deal was finished.
arena-breakdown = { $bot } cannot continue: { $reason }
arena-bot-not-started = it could not be started: { $problem }
arena-bot-died = it has ended ({ $how })
arena-bot-silent = no answer for { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}
arena-bot-nonsense = it says "{ $line }"
arena-bot-illegal = illegal turn "{ $turn }": { $reason }
arena-bot-closed = it was closed
arena-forfeit = { $bot } forfeits deal { $deal }, rotation { $rotation }, seat { $seat }: { $reason }
arena-forfeits-left = { $count ->
    [one] … and { $count } more forfeit
   *[other] … and { $count } more forfeits
}
arena-note-forfeit = A forfeited game is lost; its points are not counted.
arena-log = What the bots wrote to standard error: { $file }

arena-progress = { $games } of { $total ->
    [one] { $total } game
   *[other] { $total } games
}
arena-left = { $seconds ->
    [one] { $seconds } second left
   *[other] { $seconds } seconds left
}

arena-head = { $setting }, seed { $seed }
arena-games = { $games ->
    [one] { $games } game
   *[other] { $games } games
}
arena-deals = { $deals ->
    [one] { $deals } deal in every seating
   *[other] { $deals } deals, each in every seating
}
arena-interrupted = Interrupted: these are the figures so far.
arena-table-bot = bot
arena-table-seats = seats
arena-table-points = points
arena-table-median = median
arena-table-margin = margin
arena-table-firsts = first places
arena-table-fair = if equal
arena-table-decided = of decided
arena-table-time = ms a turn
arena-table-forfeits = forfeits
arena-table-rivals = rivals
arena-table-ahead = placed before them
arena-elo = { $one } is placed before { $other } in { $ahead }: Elo { SIGNED($elo) }
arena-elo-range = { $one } is placed before { $other } in { $ahead }: Elo { SIGNED($elo) }, from { SIGNED($low) } to { SIGNED($high) }
arena-sprt-bots = A sequential test compares exactly two bots.
arena-sprt-high = Sequential test: at least { SIGNED($high) } Elo (log-likelihood ratio { $ratio }, bound { $bound })
arena-sprt-low = Sequential test: not better than { SIGNED($low) } Elo (log-likelihood ratio { $ratio }, bound −{ $bound })
arena-sprt-open = Sequential test: not decided between { SIGNED($low) } and { SIGNED($high) } Elo (log-likelihood ratio { $ratio }, bounds ±{ $bound })
arena-note = The ranges are 95 % confidence intervals, with deals as the samples. The margin is to the best of all others.
arena-note-clock = *: wall-clock time; everything else is processor time.
arena-time = { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
} in { $threads ->
    [one] { $threads } thread
   *[other] { $threads } threads
}
