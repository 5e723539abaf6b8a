// SPDX-License-Identifier: GPL-3.0-or-later
// Compiled with the headers that ui/CMakeLists.txt precompiles; a library needs a source.
