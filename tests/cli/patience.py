# SPDX-License-Identifier: GPL-3.0-or-later
"""How long tests wait for a program."""

# In seconds, before a test takes for granted that something will never come: a guard against hanging, and no promise.
PATIENCE = 600
