"""Plays random turns at an online table over plain HTTP: python3 http_bot.py LINK
No rules, no packages: every line of the stream lists the legal first steps, and the server tells which ones may follow."""
import json
import random
import re
import sys
import time
import urllib.error
import urllib.request
import uuid

LINK = re.fullmatch(r"(https?://[^/]+)/table/(\w+)(?:\?from=[\w-]+)?#invite=([\w-]+)", sys.argv[1])
if not LINK:
    sys.exit("usage: python3 http_bot.py LINK (an invitation, as crownhold host prints it)")
ORIGIN, TABLE, INVITE = LINK.groups()
cookie = ""


def ask(path, body=None):
    headers = {"Cookie": cookie, "Content-Type": "application/json"}
    data = None if body is None else json.dumps(body).encode()
    return urllib.request.urlopen(urllib.request.Request(f"{ORIGIN}/api{path}", data, headers), timeout=60)


def whole_turn(steps):
    """One legal step after the other until the turn is complete."""
    turn = []
    while steps:
        turn.append(random.choice(steps))
        query = {"kind": "steps", "request": str(uuid.uuid4()), "table": TABLE, "seat": SEAT, "prefix": "; ".join(turn)}
        steps = json.load(ask(f"/tables/{TABLE}/steps", query))["steps"]
    return "; ".join(turn)


def play():
    """Follows the stream until it ends; returns whether the game is over."""
    for line in ask(f"/tables/{TABLE}/stream?viewer={SEAT}"):
        view = json.loads(line)["view"] if line.strip() else {"status": "heartbeat"}
        if view["status"] == "over":
            return True
        for asked in view.get("asked", []):
            if asked["seat"] == SEAT:
                turn = whole_turn(view["legal"])
                names = {"table": TABLE, "commandId": str(uuid.uuid4()), "seat": SEAT}
                ask(f"/tables/{TABLE}/commands", {"kind": "submit", **names, "since": asked["since"], "turn": turn})
    return False


cookie = ask("/session", {}).headers["Set-Cookie"].split(";")[0]
SEAT = json.load(ask(f"/tables/{TABLE}/sit", {"invite": INVITE, "name": "Python"}))["seat"]
is_over = False
while not is_over:
    try:
        is_over = play()
    except (urllib.error.URLError, OSError):  # a turn that came twice, a server that starts again
        time.sleep(1)
print("The game is over.")
