# SPDX-License-Identifier: GPL-3.0-or-later
# Run by cpack before packing: Debian has a separate folder for games' programs, other systems do not.
if(CPACK_GENERATOR STREQUAL "DEB")
    file(RENAME ${CPACK_TEMPORARY_INSTALL_DIRECTORY}/usr/bin ${CPACK_TEMPORARY_INSTALL_DIRECTORY}/usr/games)
endif()
