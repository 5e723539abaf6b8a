# SPDX-License-Identifier: GPL-3.0-or-later
"""Signals as a program finds them that is started from a terminal."""
import signal


def restore():
    """Ends that signals are ignored: a script in the background and `nohup` pass that on, and our programs respect it."""
    for number in (signal.SIGHUP, signal.SIGINT, signal.SIGQUIT, signal.SIGTERM):
        signal.signal(number, signal.SIG_DFL)
