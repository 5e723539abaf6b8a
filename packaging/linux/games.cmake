# SPDX-License-Identifier: GPL-3.0-or-later
# Run by cpack before packing: only Debian has a separate folder for the programs of games.
if(CPACK_GENERATOR STREQUAL "DEB")
    file(RENAME ${CPACK_TEMPORARY_INSTALL_DIRECTORY}/usr/bin ${CPACK_TEMPORARY_INSTALL_DIRECTORY}/usr/games)
endif()
