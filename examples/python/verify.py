#!/usr/bin/env python3
"""Verifies sealed dice in plain Python, written from docs/fair.md: python3 examples/python/verify.py game.json

It checks every link, commitment, element, seal and signature of a record, deals every outcome again, and compares the steps. It knows
the bags and dice of Kingdomino and Kingdomino Duel, but not the rules: that turns are legal, and that chance acts when it should, is for
`crownhold verify` to say. Thrown dice need the physics, so it leaves Colour Kingdoms alone.
"""

import hashlib
import hmac
import json
import sys

NONE = "none"


class Fault(Exception):
    """The first thing that is wrong."""


def check(holds, code):
    if not holds:
        raise Fault(code)


# Bytes: a label and parts, each behind its length in four bytes.


def join(parts):
    return b"".join(len(part).to_bytes(4, "big") + part for part in parts)


def labelled(label, parts):
    return join([b"crownhold-fair-2/" + label.encode(), *parts])


def sha(label, *parts):
    return hashlib.sha256(labelled(label, parts)).digest()


def mac(key, label, *parts):
    return hmac.new(key, labelled(label, parts), hashlib.sha256).digest()


def text(value):
    return value.encode("utf-8")


def uint(value):
    check(isinstance(value, int) and not isinstance(value, bool) and value >= 0, "bad-field")
    return value.to_bytes(8, "big")


def hexes(value, length=32):
    check(isinstance(value, str) and len(value) == 2 * length and set(value) <= set("0123456789abcdef"), "bad-field")
    return bytes.fromhex(value)


def given(value, length=32):
    return text(NONE) if value == NONE else hexes(value, length)


def listed(parts):
    return join([uint(len(parts)), *parts])


def canonical(value):
    return text(json.dumps(value, sort_keys=True, separators=(",", ":"), ensure_ascii=False))


# Ed25519, strictly: without the cofactor, keys and S in their one form, no keys of small order.

P = 2**255 - 19
L = 2**252 + 27742317777372353535851937790883648493
D = -121665 * pow(121666, P - 2, P) % P
ROOT = pow(2, (P - 1) // 4, P)
BASE_Y = 4 * pow(5, P - 2, P) % P
Y8 = 0x05FC536D880238B13933C6D305ACDFD5F098EFF289F4C345B027B2C28F95E826
SMALL = {0, 1, P - 1, Y8, P - Y8}


def recover_x(y, sign):
    square = (y * y - 1) * pow(D * y * y + 1, P - 2, P) % P
    x = pow(square, (P + 3) // 8, P)
    if (x * x - square) % P:
        x = x * ROOT % P
    if (x * x - square) % P:
        return None
    return P - x if x % 2 != sign else x


def add(a, b):
    left, right = (a[1] - a[0]) * (b[1] - b[0]) % P, (a[1] + a[0]) * (b[1] + b[0]) % P
    c, d = 2 * a[3] * b[3] * D % P, 2 * a[2] * b[2] % P
    e, f, g, h = right - left, d - c, d + c, right + left
    return e * f % P, g * h % P, f * g % P, e * h % P


def times(scalar, point):
    result = (0, 1, 1, 0)
    while scalar:
        if scalar & 1:
            result = add(result, point)
        point = add(point, point)
        scalar >>= 1
    return result


BASE_X = recover_x(BASE_Y, 0)
BASE = (BASE_X, BASE_Y, 1, BASE_X * BASE_Y % P)


def is_signed(key, message, signature):
    number = int.from_bytes(key, "little")
    y, sign, s = number % 2**255, number >> 255, int.from_bytes(signature[32:], "little")
    if y >= P or y in SMALL or s >= L:
        return False
    x = recover_x(y, sign)
    if x is None:
        return False
    k = int.from_bytes(hashlib.sha512(signature[:32] + key + message).digest(), "little") % L
    minus = (P - x, y, 1, (P - x) * y % P)
    point = add(times(s, BASE), times(k, minus))
    inverse = pow(point[2], P - 2, P)
    x, y = point[0] * inverse % P, point[1] * inverse % P
    return (y | (x & 1) << 255).to_bytes(32, "little") == signature[:32]


# Outcomes.


def uniform(digest, bound):
    limit = 2**48 - 2**48 % bound
    while True:
        for word in range(5):
            number = int.from_bytes(digest[6 * word : 6 * word + 6], "big")
            if number < limit:
                return number % bound
        digest = sha("again", digest)


def pick(digest, choices):
    """One of (step, weight), by weight."""
    left = uniform(digest, sum(weight for _, weight in choices))
    for step, weight in choices:
        if left < weight:
            return step
        left -= weight


class Kingdomino:
    """Dominoes that are not drawn yet, and kings that are still in the bag."""

    def __init__(self, options):
        self.seats = options["seats"]
        is_mighty = "mighty-duel" in options.get("variants", [])
        self.used = 48 if is_mighty else 12 * self.seats
        self.drawn, self.kings = set(), {}

    def choices(self, step):
        kind = step.split(" ")[0]
        if kind == "draw":
            if len(self.drawn) == self.used:  # the next game of a Dynasty
                self.drawn, self.kings = set(), {}
            return [(f"draw {n}", 1) for n in range(1, 49) if n not in self.drawn]
        check(kind == "king", "wrong-outcome")
        if not self.kings:
            self.kings = {seat: 2 if self.seats == 2 else 1 for seat in range(self.seats)}
        return [(f"king {seat}", count) for seat, count in sorted(self.kings.items()) if count]

    def play(self, step):
        kind, number = step.split(" ")
        if kind == "draw":
            self.drawn.add(int(number))
        else:
            self.kings[int(number)] -= 1


class Duel:
    """Four dice, rolled one after the other."""

    ARMS = ["?", "dot", "stripe", "double-dot", "double-stripe", "black", "quarters"]
    DICE = [
        "? dot dot stripe double-dot+1 double-stripe+1",
        "dot stripe double-dot+1 double-stripe+1 black quarters",
        "dot stripe double-dot double-stripe black+2 quarters+2",
        "? dot+1 stripe stripe+1 double-dot double-stripe",
    ]

    def __init__(self, options):
        self.die = 0

    def choices(self, step):
        if step.startswith("first "):
            return [("first 0", 1), ("first 1", 1)]
        sides = self.DICE[self.die].split(" ")
        faces = sorted(set(sides), key=lambda face: (self.ARMS.index(face.split("+")[0]), face))
        return [(f"roll {self.die + 1} {face}", sides.count(face)) for face in faces]

    def play(self, step):
        if step.startswith("roll "):
            self.die = (self.die + 1) % 4


GAMES = {"kingdomino": Kingdomino, "duel": Duel}

FIELDS = {
    "open": {"table", "game", "rulesVersion", "options", "seats", "length", "thrower", "commitment"},
    "commit": {"clients"},
    "retry": {"missing"},
    "reveal": {"element", "elements"},
    "row": {"turn", "opened", "element", "chance", "attachments"},
    "enrol": {"seat", "client", "old"},
    "reopen": {"commitment"},
    "close": {"element", "opened"},
}
OPTIONAL = {"row": {"turn", "opened", "element", "attachments"}, "close": {"opened"}}


class Client:
    def __init__(self, client, counts):
        self.key = hexes(client["key"])
        self.position, self.element = 0, hexes(client["commitment"])
        self.device, self.counts = client["device"], counts


class Verifier:
    """Judges one event after the other."""

    def __init__(self):
        self.heads, self.stage, self.steps = [], "open", []
        self.outcomes = self.signatures = 0
        self.clients, self.given, self.sealed = {}, [], []
        self.turns, self.seen_from, self.dealings, self.is_dealt = {}, {}, 0, False
        self.revealed = None

    # Chains.

    def below(self, base, party, position, element, known):
        while position > known:
            element = sha("link", base, text(party), uint(position), element)
            position -= 1
        return element

    def dealer_shows(self, position, element):
        check(position <= self.length, "chain-exhausted")
        before = self.below(self.dealer_base, "dealer", position, element, self.dealer[0])
        check(position > self.dealer[0] and before == self.dealer[1], "wrong-element")
        self.dealer = (position, element)

    def client_shows(self, seat, position, element):
        client = self.clients[seat]
        check(position <= self.length, "chain-exhausted")
        before = self.below(self.opening, f"seat {seat}", position, element, client.position)
        check(position > client.position and before == client.element, "wrong-contribution")
        client.position, client.element = position, element

    # Parts of events.

    def signed_by(self, key, signature, label, *parts):
        self.signatures += 1
        check(is_signed(key, labelled(label, parts), hexes(signature, 64)), "wrong-signature")

    def client_part(self, client):
        if client == NONE:
            return text(NONE)
        check(set(client) == {"key", "commitment", "device", "signature"}, "bad-field")
        parts = [hexes(client["key"]), hexes(client["commitment"]), uint(client["device"])]
        return join([*parts, hexes(client["signature"], 64)])

    def seal(self, opening):
        check(isinstance(opening["steps"], list) and opening["steps"], "bad-field")
        return sha("turn", hexes(opening["blind"]), listed([text(step) for step in opening["steps"]]))

    def opening_part(self, opening):
        steps = listed([text(step) for step in opening["steps"]])
        return join([uint(opening["event"]), hexes(opening["blind"]), steps])

    def turn_seal(self, turn):
        return self.seal(turn) if "steps" in turn else hexes(turn["seal"])

    def turn_part(self, turn):
        if turn is None:
            return b""
        signed = turn.get("signed")
        part = b""
        if signed is not None:
            check(set(signed) == {"element", "seen", "signature"}, "bad-field")
            part = join([hexes(signed["element"]), uint(signed["seen"]), hexes(signed["signature"], 64)])
        return join([uint(turn["seat"]), self.turn_seal(turn), part])

    def terms(self, event):
        parts = [text(event["table"]), text(event["game"]), uint(event["rulesVersion"]), canonical(event["options"])]
        return [*parts, uint(event["seats"]), uint(event["length"]), text(event["thrower"])]

    def fields(self, event, index):
        kind = event["kind"]
        if kind == "open":
            return [*self.terms(event), hexes(event["commitment"])]
        if kind == "commit":
            return [listed([self.client_part(client) for client in event["clients"]])]
        if kind == "retry":
            return [listed([uint(seat) for seat in event["missing"]])]
        if kind == "reveal":
            return [hexes(event["element"]), listed([given(element) for element in event["elements"]])]
        if kind == "enrol":
            return [uint(event["seat"]), self.client_part(event["client"]), given(event["old"], 64)]
        if kind == "reopen":
            return [hexes(event["commitment"])]
        openings = list(event.get("opened", []))
        if kind == "close":
            return [hexes(event["element"]), listed([self.opening_part(opening) for opening in openings])]
        turn = event.get("turn")
        if turn is not None and "steps" in turn:
            openings.append({"event": index, "steps": turn["steps"], "blind": turn["blind"]})
        digests = event.get("attachments", [NONE] * len(event["chance"]))
        chance = [join([text(step), given(digest)]) for step, digest in zip(event["chance"], digests, strict=True)]
        parts = [self.turn_part(turn), listed([self.opening_part(opening) for opening in openings])]
        return [*parts, given(event.get("element", NONE)), listed(chance)]

    # Events.

    def hear(self, event):
        kind, index = event["kind"], len(self.heads)
        check(kind in FIELDS, "bad-field")
        names = set(event) - {"kind", "previous"}
        check(names <= FIELDS[kind] and FIELDS[kind] - OPTIONAL.get(kind, set()) <= names, "bad-field")
        check(event["previous"] == (self.heads[-1].hex() if self.heads else ""), "broken-link")
        stages = {"open": ["open"], "commit": ["commit"], "retry": ["reveal"], "reveal": ["reveal"]}
        stages["reopen"] = ["commit", "reveal", "rows"]
        check(self.stage in stages.get(kind, ["rows"]), "misplaced-event")
        previous = self.heads[-1] if self.heads else b""
        head = sha("event", uint(index), previous, text(kind), *self.fields(event, index))
        getattr(self, "hear_" + kind)(event, index, head)
        self.heads.append(head)

    def hear_open(self, event, index, head):
        check(event["game"] in GAMES and event["thrower"] == "", "unknown-game")
        self.seats, self.length = event["seats"], event["length"]
        check(1 <= self.seats <= 8 and 10 <= self.length <= 4096, "bad-field")
        self.table, self.game, self.options = event["table"], event["game"], event["options"]
        self.chance = GAMES[self.game](self.options)
        self.dealer_base = sha("terms", *self.terms(event))
        self.dealer = (0, hexes(event["commitment"]))
        self.opening, self.attempt, self.stage = head, 1, "commit"

    def hear_reopen(self, event, index, head):
        self.dealer_base, self.dealer = self.heads[-1], (0, hexes(event["commitment"]))
        self.opening, self.attempt, self.stage = head, 1, "commit"
        self.clients, self.given = {}, []

    def enrol(self, seat, client, counts):
        key, commitment = hexes(client["key"]), hexes(client["commitment"])
        self.signed_by(key, client["signature"], "sign-enrolment", self.opening, uint(seat), key, commitment)
        self.clients[seat] = Client(client, counts)

    def hear_commit(self, event, index, head):
        check(len(event["clients"]) == self.seats, "wrong-count")
        for seat, client in enumerate(event["clients"]):
            if client != NONE:
                self.enrol(seat, client, True)
        self.stage = "reveal"

    def hear_retry(self, event, index, head):
        missing = event["missing"]
        check(missing and missing == sorted(set(missing)), "bad-field")
        for seat in missing:
            check(seat in self.clients, "unknown-participant")
            del self.clients[seat]
        self.attempt += 1

    def hear_reveal(self, event, index, head):
        element, elements = hexes(event["element"]), event["elements"]
        check(len(elements) == self.seats, "wrong-count")
        self.dealer_shows(self.attempt, element)
        for seat, shown in enumerate(elements):
            check((seat in self.clients) == (shown != NONE), "missing-contribution")
            if shown != NONE:
                self.client_shows(seat, self.attempt, hexes(shown))
        gifts = listed([given(shown) for shown in elements])
        self.rolling = sha("joint", self.opening, uint(self.attempt), element, gifts)
        self.seen_from = {seat: index for seat in range(self.seats)}
        self.revealed, self.stage = head, "rows"

    def hear_enrol(self, event, index, head):
        seat, client = event["seat"], event["client"]
        check(seat < self.seats, "unknown-seat")
        former = self.clients.get(seat)
        if event["old"] != NONE:
            check(former is not None, "unknown-participant")
            parts = [self.opening, uint(seat), former.key, hexes(client["key"]), hexes(client["commitment"])]
            self.signed_by(former.key, event["old"], "sign-successor", *parts)
        others = [other for at, other in self.clients.items() if at != seat and other.counts]
        self.enrol(seat, client, not any(other.device != client["device"] for other in others))
        self.seen_from[seat] = index

    def hear_row(self, event, index, head):
        turn, chance = event.get("turn"), event["chance"]
        check((turn is None) != self.is_dealt, "misplaced-event")
        self.is_dealt = True
        if turn is not None:
            self.hear_turn(turn, index)
        check(not (chance and turn is not None and "seal" in turn), "sealed-turn")
        self.open_turns(event.get("opened", []), bool(chance))
        if turn is not None:
            # In these games nothing is hidden, so every turn is shown.
            self.steps += turn["steps"]
        self.deal(event)
        self.steps += chance

    def hear_turn(self, turn, index):
        seat, signed = turn["seat"], turn.get("signed")
        check(set(turn) - {"signed"} in ({"seat", "steps", "blind"}, {"seat", "seal"}), "bad-field")
        check(seat < self.seats, "unknown-seat")
        number = self.turns[seat] = self.turns.get(seat, 0) + 1
        if signed is not None:
            check(seat in self.clients, "unknown-participant")
            client, element, seen = self.clients[seat], hexes(signed["element"]), signed["seen"]
            self.client_shows(seat, self.seats + 1 + number, element)
            check(self.seen_from[seat] <= seen < index, "wrong-seen")
            parts = [uint(seat), client.key, uint(number), self.heads[seen], self.turn_seal(turn), element]
            self.signed_by(client.key, signed["signature"], "sign-turn", self.opening, *parts)
            if client.counts:
                self.given.append((seat, number, element))
                for other in self.clients.values():
                    other.counts = other.counts or other.device != client.device
        self.seen_from[seat] = index
        if "seal" in turn:
            self.sealed.append((index, hexes(turn["seal"])))

    def open_turns(self, opened, is_chance):
        check([opening["event"] for opening in opened] == [at for at, _ in self.sealed if is_chance], "sealed-turn")
        for opening, (_, seal) in zip(opened, self.sealed):
            check(self.seal(opening) == seal, "wrong-seal")
        if is_chance:
            self.sealed = []

    def deal(self, event):
        entropy, k = None, 0
        if "element" in event:
            self.dealings += 1
            element = hexes(event["element"])
            self.dealer_shows(self.seats + 1 + self.dealings, element)
            gifts = listed([join([uint(seat), uint(number), gift]) for seat, number, gift in sorted(self.given)])
            self.rolling, self.given = sha("roll", self.rolling, uint(self.dealings), gifts), []
            entropy = element
        for step in event["chance"]:
            choices = self.chance.choices(step)
            expected = choices[0][0]
            if len(choices) > 1:
                check(entropy is not None, "missing-element")
                digest = mac(entropy, "outcome", self.opening, uint(self.dealings), uint(k), self.rolling)
                expected, k = pick(digest, choices), k + 1
            check(step == expected, "wrong-outcome")
            self.chance.play(step)
        check(entropy is None or k > 0, "needless-element")
        self.outcomes += k

    def hear_close(self, event, index, head):
        self.dealer_shows(self.seats + 1 + self.dealings + 1, hexes(event["element"]))
        self.open_turns(event.get("opened", []), True)
        self.stage = "closed"


def unique(pairs):
    check(len(dict(pairs)) == len(pairs), "duplicate-field")
    return dict(pairs)


def verify(record):
    transcript = record.get("fairness")
    check(isinstance(transcript, dict), "no-transcript")
    check(transcript["format"] == "crownhold-fairness" and transcript["version"] == 2, "unknown-version")
    check(len(transcript["events"]) <= 2048, "too-long")
    verifier = Verifier()
    for event in transcript["events"]:
        verifier.hear(event)
    check(verifier.heads and verifier.heads[-1].hex() == transcript["head"], "wrong-head")
    words = verifier.revealed and [1 + byte % 64 for byte in sha("words", verifier.revealed)[:4]]
    check(words == transcript.get("words"), "wrong-words")
    check(record["game"] == verifier.game, "another-game")
    check(record["steps"] == verifier.steps, "another-step")
    return verifier, words


def main(files):
    code = 0
    for file in files:
        try:
            with open(file, encoding="utf-8") as source:
                verifier, words = verify(json.load(source, object_pairs_hook=unique))
        except Fault as fault:
            print(f"{file}: {fault}")
            code = 1
        except (KeyError, TypeError, ValueError, AttributeError):
            print(f"{file}: bad-field")
            code = 1
        else:
            counted = f"{verifier.outcomes} outcomes, {verifier.signatures} signatures"
            print(f"{file}: sound, {counted}, head {verifier.heads[-1].hex()}, words {words}")
    return code


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
