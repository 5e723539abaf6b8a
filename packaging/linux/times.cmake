# SPDX-License-Identifier: GPL-3.0-or-later
# Run by cpack before packing: rpmbuild only applies SOURCE_DATE_EPOCH to newer files, and those of the tree are as old
# as the checkout.
file(GLOB_RECURSE files LIST_DIRECTORIES FALSE ${CPACK_TEMPORARY_INSTALL_DIRECTORY}/*)
foreach(file ${files})
    file(TOUCH_NOCREATE ${file})
endforeach()
