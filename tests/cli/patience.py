# SPDX-License-Identifier: GPL-3.0-or-later
"""How long tests wait for a program."""

# In seconds, the time after which a test gives up waiting: a guard against hanging, and no promise.
PATIENCE = 600
