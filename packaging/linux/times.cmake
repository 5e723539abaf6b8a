# SPDX-License-Identifier: GPL-3.0-or-later
# Run by cpack before it packs: rpmbuild gives files the time of SOURCE_DATE_EPOCH only where they are newer, and those of
# the tree are as old as the checkout.
file(GLOB_RECURSE files LIST_DIRECTORIES FALSE ${CPACK_TEMPORARY_INSTALL_DIRECTORY}/*)
foreach(file ${files})
    file(TOUCH_NOCREATE ${file})
endforeach()
