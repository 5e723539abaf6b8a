# SPDX-License-Identifier: GPL-3.0-or-later
# Run by cpack before packing: the module of the sounds is in the package for Debian alone, which only recommends Qt
# Multimedia. Other packages would need it.
if(CPACK_GENERATOR STREQUAL "DEB")
    # dpkg-shlibdeps adds nothing to the dependencies for a library of this list.
    file(WRITE ${CPACK_TEMPORARY_DIRECTORY}/debian/shlibs.local "libQt6Multimedia 6\n")
else()
    file(REMOVE_RECURSE ${CPACK_TEMPORARY_INSTALL_DIRECTORY}/usr/lib/windrose)
endif()
