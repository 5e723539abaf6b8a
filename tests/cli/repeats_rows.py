# SPDX-License-Identifier: GPL-3.0-or-later
"""What tests/repeats_rows.h says, for tests in Python."""
import os

REPEATS_ROWS = "WINDROSE_FEWER_ROWS" not in os.environ  # a plain tests/run.sh leaves repetitions out
