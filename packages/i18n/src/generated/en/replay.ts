// Written by `npm run messages` from messages/*/*.ftl: change those.
export const replay = `replay-title = Replay
replay-empty = Choose a record, or drop one here: the game is played through the rules, step by step.
replay-position = Step { $step } of { $steps }
replay-slider = Step of the game
replay-first = To the beginning
replay-previous = Previous step
replay-next = Next step
replay-last = To the end
replay-play = Play
replay-pause = Pause
replay-keys = ← → a step, Home and End to either end, Space plays
replay-begins = The game begins: the first line lies on the table
replay-game-ended = Game { $game } of { $games } is over
replay-ended = The game is over
replay-unfinished = The record ends here; the game is not over
replay-fault-step = Step { $step } (counted from 0), "{ $text }":
replay-share = Share
replay-link-copied = The link is copied. It carries the whole game.
replay-link-here = Here is the link. It carries the whole game.
replay-link-long = This game is too long for a link: share the file of the record instead.
replay-link-broken = This link has no game that can be read. Perhaps part of it got lost on the way.
replay-play-on = Play on from here
replay-still-played = This game is still going on by message. Bots keep out of it until it is over.
replay-play-on-title = Who will you play as?
replay-play-on-about = The game continues from this step, against bots. The dominoes to come are drawn afresh, and the game you are viewing stays as it is.
replay-verify = Check fairness
replay-verify-about = Deals everything again, here on this device, and compares.
replay-verifying = Dealing again…
replay-verify-failed = The check could not be made: its program did not load or stopped. Try again.
replay-sound = Everything checks out
replay-unproven = Not proven: { $count }
replay-faulty = Something is wrong with this record
replay-fault = { $sentence }. Nothing is proven.
replay-fault-event = Event { $event } of the transcript (counted from 0): { $sentence }. Nothing is proven.
replay-no-proof = A link carries only the steps, not the proof of chance. The file of the record has it.
`;
