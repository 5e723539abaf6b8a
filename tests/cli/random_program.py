#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""A player for any table that speaks the protocol of core/text/PROTOCOL.md: random legal orders.

    random_program.py WINDROSE_CLI      provides the legal orders
"""
import random
import subprocess
import sys


def say(line):
    print(line, flush=True)


def main():
    windrose = sys.argv[1]
    dice = random.Random(0)
    position = None
    for line in sys.stdin:
        word, _, rest = line.strip().partition(" ")
        if word == "hello":
            say("name Random orders in Python\nauthor anybody\nprotocol 1\nhello")
        elif word == "isready":
            say("ready")
        elif word == "newgame":
            dice = random.Random(rest)
            position = None
        elif word == "position":
            position = rest
        elif word == "go":
            legal = subprocess.run([windrose, "legal"], input=position, capture_output=True, text=True, check=True)
            say(f"bestorder {dice.choice(legal.stdout.splitlines())}")
        elif word == "quit":
            break


if __name__ == "__main__":
    main()
