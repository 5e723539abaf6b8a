// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace windrose
{

/// Lets large blocks go back to the system as soon as they are freed. Call it before the first allocation that matters,
/// in `main`.
///
/// The GNU C library raises the size from which it asks the system for a block of its own to that of the largest block
/// freed so far, up to 32 MiB. After the first thought of a computer player its trees would come from the heap, where
/// small blocks that are still in use keep the freed memory from going back to the system: the program would grow with
/// each game.
/// Does nothing with other C libraries.
void returnLargeBlocks();

} // namespace windrose
