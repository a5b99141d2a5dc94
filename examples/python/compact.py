#!/usr/bin/env python3
"""A bot for Crownhold in plain Python: takes the domino with the highest number and builds close to its castle.

It speaks the line protocol of docs/engine.md. It is given the legal turns, so it needs no rules.
Try it:  crownhold play --bot "python3 examples/python/compact.py"
"""

import re
import sys


def say(line):
    # Without flush the answer would wait in a buffer, and so would the game.
    print(line, flush=True)


def rate(turn):
    """How good a turn is, such as `put 1,0 2,0; take 17`: Python compares tuples from the left."""
    take = re.search(r"take (\d+)", turn)
    cells = re.findall(r"(-?\d+),(-?\d+)", turn)
    # High numbers have crowns. In the last round there is nothing left to take.
    number = int(take[1]) if take else 0
    # The castle stands at 0,0: squares close to it leave room on every side.
    distance = sum(int(x) ** 2 + int(y) ** 2 for x, y in cells)
    return number, -distance


def main():
    turns = []
    for line in sys.stdin:
        command, _, rest = line.strip().partition(" ")
        if command == "hello":
            say("compact 1.0 protocol 1")
            say("ready")
        elif command == "turns":
            turns = []
        elif command == "turn":
            turns.append(rest)
        elif command == "go":
            say("best " + max(turns, key=rate))
        elif command == "ping":
            say("pong")
        elif command == "quit":
            break
        # game, view, seat, end and stop tell more than this bot wants to know.


main()
