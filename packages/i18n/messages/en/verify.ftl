### Sealed dice: what a transcript proves. One sentence for every code, without its full stop.
### A fingerprint is what docs/fair.md calls a head: the hash after an event.

help-verify = check that chance was honest: every draw, roll and throw of a record
help-verify-about = Checks the transcripts of records without a network: every number against its seal, every turn against the rules, every draw, roll and throw dealt again. Says what is proven and what is not. Exit code 0 if everything in the transcript holds, 1 if something is wrong or there is no transcript.
help-verify-files = records; - is standard input
help-verify-json = one line of JSON per file

verify-proven = Proven
verify-unproven = Not proven
verify-player = Player { $number }
verify-head-after = Fingerprint after the last event: { $head }
verify-fault = { $file }: { $sentence }. Nothing is proven.
verify-fault-event = { $file }, event { $event } (counted from 0): { $sentence }. Nothing is proven.

## Proven

proven-outcomes-follow =
    { $outcomes ->
        [one] { $outcomes } outcome of chance was dealt again and came out the same
       *[other] { $outcomes } outcomes of chance were dealt again and came out the same
    }: each follows from numbers that were sealed before it
proven-steps-match = The record has exactly the steps of the transcript: { steps }
proven-links-hold =
    { $events ->
        [one] { $events } event is linked
       *[other] All { $events } events are linked
    }: none can be changed, added or removed without breaking the rest
proven-mixed =
    { $clients ->
        [one] { $clients } player
       *[other] { $clients } players
    } mixed in { $clients ->
        [one] a number
       *[other] numbers
    } of their own { $epoch ->
        [0] before the first draw
       *[other] at renewal { $epoch }
    }: nobody could choose what comes
proven-contributed =
    { $name } gave a number in { $rows } of { $of ->
        [one] { $of } turn
       *[other] { $of } turns
    } followed by chance: nobody knew the result in advance
proven-one-history =
    { $heads ->
        [one] { $heads } fingerprint that somebody kept belongs
       *[other] { $heads } fingerprints that somebody kept belong
    } to this history, the last one after event { $event }
proven-closed = The transcript is closed: no moves followed

## Not proven

unproven-dealer-alone =
    Nobody but the dealer gave a number { $epoch ->
        [0] before the first draw
       *[other] at renewal { $epoch }
    }: it could have tried many secrets and kept the one it liked
unproven-seat-absent =
    { $name } gave no number in { $rows } of { $of ->
        [one] { $of } turn
       *[other] { $of } turns
    } followed by chance: the dealer could know the result in advance
unproven-no-witness = No fingerprints to compare with: whoever wrote the file could have changed players' moves
unproven-tail-unwitnessed = From event { $from } on nobody kept a fingerprint: what people played there could have been rewritten
unproven-unfinished-game = The game is not over
unproven-open-ended = The transcript is not closed: more may have been played

## It cannot be read

fault-no-transcript = The record has no transcript of its chance, so nothing can be checked
fault-not-an-object = The transcript holds something that is not a JSON object
fault-unknown-format = This is not a transcript: its "format" should be "{ $format }"
fault-unknown-version = Only version { $version } of transcripts is known here
fault-missing-field = The transcript has no "{ $field }"
fault-unknown-field = The transcript has a field "{ $field }", which none has
fault-bad-field = The field "{ $field }" holds something of the wrong kind

## Events do not hang together

fault-misplaced-event = An event "{ $kind }" does not belong here
fault-broken-link = It does not name the event before it: something was changed, added or left out
fault-wrong-head = The fingerprint at the end is not that of the last event
fault-wrong-count = The number of "{ $field }" should be { $expected }
fault-unknown-seat = Nobody sits at seat { $number }
fault-wrong-element = The dealer's number is not the one it had sealed for this event
fault-wrong-contribution = The number of { $name } is not the one that was sealed for this event
fault-missing-contribution = { $name } has sealed new numbers without showing the last of the old ones
fault-unknown-participant = { $name } gives a number and has sealed none
fault-chain-exhausted = The sealed numbers were used up, and new ones were due
fault-early-renewal = The dealer sealed new numbers before the old ones were used up

## The game was not played so

fault-another-game = The transcript is of another game: "{ $game }"
fault-another-rules-version = The transcript is of version { $rulesVersion } of the rules, but the record or this program is of another
fault-another-options = The transcript was made for other options than those of the record
fault-bad-options = The game cannot be played with the options of the transcript (rule { $rule })
fault-unknown-thrower = The dice were thrown by "{ $thrower }", which is not known here
fault-sealed-turn = The words of the turn are still sealed
fault-illegal-step = The rules do not allow "{ $text }" (rule { $rule })
fault-uncanonical-step = A record does not write this step as "{ $text }"
fault-not-one-turn = With "{ $text }" this is not exactly one turn of one seat
fault-wrong-outcome =
    Chance brought { $expected ->
        [none] nothing
       *[other] "{ $expected }"
    }, but the transcript says { $found ->
        [none] nothing
       *[other] "{ $found }"
    }
fault-wrong-attachment = The dice fell in another way than the transcript says
fault-another-step = Step { $step } of the record (counted from 0) is not that of the transcript

## Somebody remembers it otherwise

fault-two-histories = Somebody has kept another fingerprint: this game has two histories
fault-dropped-contribution = What { $name } gave is missing, and nobody had refused it
