// SPDX-License-Identifier: GPL-3.0-or-later
#include "heap.h"

#include <cstdlib>
#ifdef __GLIBC__
#include <malloc.h>
#endif

namespace windrose
{

void returnLargeBlocks()
{
#ifdef __GLIBC__
    constexpr int kLarge = 256 * 1024; // bytes; setting it at all stops the library from raising it
    ::mallopt(M_MMAP_THRESHOLD, kLarge);
#endif
}

} // namespace windrose
