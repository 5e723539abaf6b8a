#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""A player that fails in one of many ways, to test how the table handles it.

    wrong_program.py BEHAVIOR [FILE]      FILE takes the number of a process it starts itself
"""
import os
import subprocess
import sys
import time

BEHAVIOR = sys.argv[1]


def say(line):
    sys.stdout.write(line + "\n")
    sys.stdout.flush()


def hang():
    while True:
        time.sleep(60)  # no promise: it never answers


def answer_go():
    if BEHAVIOR == "hangs":
        hang()
    elif BEHAVIOR == "leaves_a_child":
        with subprocess.Popen(["sleep", "99999"]) as child:
            with open(sys.argv[2], "w", encoding="utf-8") as file:
                file.write(str(child.pid))
            hang()
    elif BEHAVIOR == "rubbish":
        say("I would take the corn, I think")
    elif BEHAVIOR == "bytes":
        sys.stdout.buffer.write(b"bestorder \0\xff\n")
        sys.stdout.flush()
    elif BEHAVIOR == "malformed":
        say("bestorder role king")
    elif BEHAVIOR == "illegal":
        say("bestorder sell corn")
    elif BEHAVIOR == "floods_lines":
        while True:
            say("\n".join(["info text and so on and so on"] * 20))
            time.sleep(0.001)  # no promise: faster than anybody looks at the time, and leaves the processor to others
    elif BEHAVIOR == "floods_a_line":
        while True:
            sys.stdout.write("x" * 4096)
    elif BEHAVIOR == "dies":
        os._exit(7)
    elif BEHAVIOR == "complains":
        say("error I do not feel like it")
    elif BEHAVIOR == "closes_output":
        os.close(1)
        hang()
    elif BEHAVIOR == "closes_input":
        os.close(0)
        say("bestorder role settler")
        hang()


def main():
    if BEHAVIOR == "exits_at_once":
        sys.exit(4)
    if BEHAVIOR == "never_greets":
        hang()
    for line in sys.stdin:
        word = line.split(" ", 1)[0].strip()
        if word == "hello":
            say("name Wrong\nprotocol " + ("9" if BEHAVIOR == "other_version" else "1") + "\nhello")
        elif word == "go":
            answer_go()
        elif word == "quit" and BEHAVIOR == "never_quits":
            hang()


if __name__ == "__main__":
    main()
