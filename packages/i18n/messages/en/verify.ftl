### Sealed dice: what a transcript proves. One sentence for every code, without its full stop.
### A fingerprint is what docs/fair.md calls a head: the hash after an event.

help-verify = check that chance was honest: every draw, roll and throw of a record
help-verify-about = Checks the transcripts of records without a network: every number against its seal, every turn against the rules, every draw, roll and throw dealt again. Says what is proven and what is not. Exit code 0 if everything in the transcript holds, 1 if something is wrong or there is no transcript.
help-verify-files = records; - is standard input
help-verify-json = one line of JSON per file
help-verify-witness = what a device kept of the game; may be given several times
help-verify-head = a fingerprint that somebody wrote down; may be given several times
usage-head = A fingerprint has 64 digits, 0 to 9 and a to f.

verify-proven = Proven
verify-unproven = Not proven
verify-player = Player { $number }
verify-head-after = Fingerprint after the last event: { $head }
# Each word stands behind its number: 13 drum
verify-words = Four words to compare with the others: { $words }
# Sealed dice: 64 words to compare across the room, in the order of their numbers. The same number is the same thing in every language.
fair-words = oak, bell, sail, bread, bridge, candle, cat, cheese, cloud, coin, deer, door, drum, eagle, egg, fire, fish, flag, flower, fox, frog, garden, goat, goose, grapes, hammer, hat, hedgehog, honey, horse, house, island, kettle, key, ladder, lamp, leaf, lion, milk, mirror, moon, mountain, mouse, mushroom, needle, onion, owl, parrot, pear, pillow, rain, ring, road, rope, salt, ship, snow, spoon, star, stone, sun, tree, wheel, wolf
verify-witness-fault = { $file }: { $sentence }
verify-fault = { $file }: { $sentence }. Nothing is proven.
verify-fault-event = { $file }, event { $event } (counted from 0): { $sentence }. Nothing is proven.

## Proven

proven-outcomes-follow =
    { $outcomes ->
        [one] { $outcomes } outcome of chance was dealt again and came out the same
       *[other] { $outcomes } outcomes of chance were dealt again and came out the same
    }: each follows from numbers that the dealer had sealed beforehand and from what players gave
proven-steps-match = The record has exactly the steps of the transcript: { steps }
proven-links-hold =
    { $events ->
        [one] { $events } event is linked
       *[other] All { $events } events are linked
    }: none can be changed, added or removed without changing the fingerprint
proven-mixed =
    { $persons ->
        [one] { $persons } player
       *[other] { $persons } players
    } mixed in { $persons ->
        [one] a number
       *[other] numbers
    } of their own { $opening ->
        [0] before the first draw
       *[other] when the table was opened again
    }: unless all of them are in league with the dealer, nobody had more than { $attempts ->
        [one] { $attempts } try
       *[other] { $attempts } tries
    } at what comes of them
proven-signed =
    { $name } signed { $turns } of { $of ->
        [one] { $of } turn
       *[other] { $of } turns
    } with a key made for this table: without that key nobody can change them
proven-contributed =
    { $name } gave a number with { $turns } of { $of ->
        [one] { $of } turn
       *[other] { $of } turns
    }, sealed in advance: without it nobody could know what chance would bring next
proven-same-person = { $name } took a new key at event { $event }, and the old key has signed it
proven-one-history =
    { $heads ->
        [one] { $heads } fingerprint that somebody kept belongs
       *[other] { $heads } fingerprints that somebody kept belong
    } to this history, the last one after event { $event }
proven-closed = The transcript is closed: the dealer has said that nothing follows

## Not proven

unproven-dealer-alone =
    Nobody but the dealer gave a number { $opening ->
        [0] before the first draw
       *[other] when the table was opened again
    }: it could have tried many secrets and kept the one it liked
unproven-retried =
    The first numbers were shown at attempt { $attempts }{ $opening ->
        [0] {""}
       *[other] {" "}when the table was opened again
    }: the dealer may have ended the earlier ones because it disliked what they would bring
unproven-shared-device =
    { $seats ->
        [one] { $seats } seat shares
       *[other] { $seats } seats share
    } a device with another, by the dealer's word: a device counts as one player
unproven-nobody-signed =
    { $turns ->
        [one] { $turns } turn was
       *[other] { $turns } turns were
    } played, and none is signed: whoever wrote the file could have changed players' moves
unproven-unsigned =
    { $name } had no key in { $turns } of { $of ->
        [one] { $of } turn
       *[other] { $of } turns
    }, as bots have none: what was played there is the dealer's word
unproven-timed-out =
    { $name } had a key, but { $turns } of { $of ->
        [one] { $of } turn
       *[other] { $of } turns
    } { $turns ->
        [one] is
       *[other] are
    } not signed: by the dealer's word nobody came in time. The dealer may have had the turn and dropped it, which gave it two results to choose from
unproven-foreseen =
    Before { $dealings } of { $of ->
        [one] { $of } dealing
       *[other] { $of } dealings
    } no player had given a new number: the dealer could know { $dealings ->
        [one] it
       *[other] them
    } early, at most { $run } in a row
unproven-dealer-sees-turns =
    { $turns ->
        [one] { $turns } hidden turn was
       *[other] { $turns } hidden turns were
    } hidden from players, not from the dealer
unproven-views-unproven = Whether the dealer's own bots saw more than players may see is written nowhere
unproven-late-key = { $name } took a new key at event { $event } by the dealer's word: that it is the same person is not proven
unproven-late-chain = The new numbers of { $name } (event { $event }) count once another player has given one: the dealer and these two together could choose what comes
unproven-unguarded-key = When { $name } took a key at event { $event }, no other player was giving numbers: dealer and newcomer together could choose what comes
unproven-reopened =
    { $times ->
        [one] The table was opened again once
       *[other] The table was opened again { $times } times
    } from a backup: what had been played after the backup is undone, and the dealer may have wanted that
unproven-replaced-history =
    { $events ->
        [one] { $events } event that somebody had seen was
       *[other] { $events } events that somebody had seen were
    } replaced when the table was opened again
unproven-dropped =
    { $times ->
        [one] Once the device of { $name } gave
       *[other] { $times } times the device of { $name } gave
    } something that the transcript lacks: so says the device, and cannot prove it
unproven-unsealed-fields = Names, date, result, clocks and comments in the record are sealed by nothing: anybody could have written them
unproven-signatures-unchecked =
    { $signatures ->
        [one] { $signatures } signature
       *[other] { $signatures } signatures
    } could not be checked here
unproven-throws-unchecked =
    { $throws ->
        [one] { $throws } throw is
       *[other] { $throws } throws are
    } still to be checked: number and landing are right, whether the dice fall like that is not computed yet
unproven-none-thrown = No dice were thrown: they were dealt by weights
unproven-repeated = These are the throws of an earlier game, by the record's own word: whoever played knew them beforehand
unproven-still-sealed =
    { $turns ->
        [one] { $turns } turn is
       *[other] { $turns } turns are
    } still hidden, and nothing about { $turns ->
        [one] it
       *[other] them
    } is checked but the seal
unproven-no-witness = No fingerprints to compare with: whether anybody saw this history is not known
unproven-tail-unwitnessed = From event { $from } on nobody kept a fingerprint: turns there that are not signed could have been rewritten
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
fault-too-long = The list "{ $field }" is longer than any game needs: more than { $most }

## Events do not hang together

fault-misplaced-event = An event "{ $kind }" does not belong here
fault-broken-link = It does not name the event before it: something was changed, added or left out
fault-wrong-head = The fingerprint at the end is not that of the last event
fault-wrong-count = The number of "{ $field }" should be { $expected }
fault-unknown-seat = Nobody sits at seat { $number }
fault-wrong-element = The dealer's number is not the one it had sealed for this event
fault-wrong-contribution = The number of { $name } is not the one that was sealed for this event
fault-wrong-words = The four words are not those of this game
fault-missing-element = Chance acted, and the dealer showed no number for it
fault-needless-element = The dealer showed a number although chance had nothing to decide
fault-missing-contribution = { $name } had sealed numbers, and none of them was shown together with those of the others
fault-unknown-participant = { $name } gives a number or a signature and has no key
fault-wrong-seen = { $name } signed a fingerprint that is not one they could have seen last
fault-wrong-signature = The signature of { $name } is not right
fault-wrong-seal = The words of a turn do not fit its seal
fault-sealed-turn = Chance acted while the words of a turn were sealed
fault-chain-exhausted = The sealed numbers are used up

## The game was not played so

fault-another-game = The transcript is of another game: "{ $game }"
fault-another-rules-version = The transcript is of version { $rulesVersion } of the rules, but the record or this program is of another
fault-another-options = The transcript was made for other options than those of the record
fault-bad-options = The game cannot be played with the options of the transcript (rule { $rule })
fault-unknown-thrower = The dice were thrown by "{ $thrower }", which is not known here
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
fault-another-table = The fingerprints are of another table: "{ $table }"
