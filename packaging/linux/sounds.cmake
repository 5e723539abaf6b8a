# SPDX-License-Identifier: GPL-3.0-or-later
# Run by cpack before packing: the module of the sounds is in the package for Debian alone, which only recommends Qt
# Multimedia; without that the window is silent and says so. The RPM and the archive would need Qt Multimedia and what it
# needs; for Windows, macOS and Flatpak it has not been tried. The presets and the Flatpak manifest set WINDROSE_SOUNDS, so
# that no package depends on what is installed where it is made.
if(CPACK_GENERATOR STREQUAL "DEB")
    # dpkg-shlibdeps adds nothing to the dependencies for a library of this list.
    file(WRITE ${CPACK_TEMPORARY_DIRECTORY}/debian/shlibs.local "libQt6Multimedia 6\n")
else()
    file(REMOVE_RECURSE ${CPACK_TEMPORARY_INSTALL_DIRECTORY}/usr/lib/windrose/modules)
endif()
