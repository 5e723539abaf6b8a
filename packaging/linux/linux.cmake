# The standard folders of Linux desktops, and the packages of Debian and of systems with RPM.
set(here ${CMAKE_CURRENT_SOURCE_DIR}/linux)
set(made ${CMAKE_CURRENT_BINARY_DIR}/linux)
file(MAKE_DIRECTORY ${made})

windrose_ask(WINDROSE_RELEASES ${Python3_EXECUTABLE} ${changes} appstream ${PROJECT_VERSION})
# The texts of a file in all languages, and then its variables.
function(windrose_write_texts template output)
    windrose_ask(nothing ${Python3_EXECUTABLE} ${here}/texts.py ${here}/${template} ${made}/${template})
    configure_file(${made}/${template} ${made}/${output} @ONLY)
    set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${here}/${template})
endfunction()
file(GLOB texts CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/translations/windrose_*.ts)
set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${here}/texts.cpp ${here}/texts.py ${texts})
windrose_write_texts(metainfo.xml.in io.github.windrose_game.Windrose.metainfo.xml)
windrose_write_texts(windrose.desktop.in windrose.desktop)
windrose_write_texts(windrose-mime.xml.in windrose.xml)
install(FILES ${made}/io.github.windrose_game.Windrose.metainfo.xml DESTINATION ${CMAKE_INSTALL_DATADIR}/metainfo)
install(FILES ${made}/windrose.desktop DESTINATION ${CMAKE_INSTALL_DATADIR}/applications)
install(FILES ${made}/windrose.xml DESTINATION ${CMAKE_INSTALL_DATADIR}/mime/packages)

# The program's icon and those of its two kinds of files.
set(icons)
set(theme ${CMAKE_INSTALL_DATADIR}/icons/hicolor)
option(WINDROSE_PNG_ICONS "Install icons as pictures too, for desktops that take no drawings (needs rsvg-convert)" ON)
function(windrose_install_icon drawing folder name)
    install(FILES ${drawing} DESTINATION ${theme}/scalable/${folder} RENAME ${name}.svg)
    if(NOT WINDROSE_PNG_ICONS)
        return()
    endif()
    foreach(size ${ARGN})
        set(file ${made}/${name}-${size}.png)
        windrose_make_icon(png ${drawing} ${file} ${size})
        install(FILES ${file} DESTINATION ${theme}/${size}x${size}/${folder} RENAME ${name}.png)
        list(APPEND icons ${file})
    endforeach()
    set(icons ${icons} PARENT_SCOPE)
endfunction()
windrose_install_icon(${PROJECT_SOURCE_DIR}/resources/drawings/windrose.svg apps windrose 16 22 24 32 48 64 128 256 512)
windrose_install_icon(${CMAKE_CURRENT_SOURCE_DIR}/icons/record.svg mimetypes application-x-windrose-record 16 32 48 64 128 256)
windrose_install_icon(${CMAKE_CURRENT_SOURCE_DIR}/icons/position.svg mimetypes application-x-windrose-position 16 32 48 64 128 256)
add_custom_target(windrose_icons ALL DEPENDS ${icons})

# Omits name and time, so that the output of gzip depends only on the text.
function(windrose_install_packed text name folder)
    execute_process(COMMAND gzip -9n -c ${text} OUTPUT_FILE ${made}/${name}.gz COMMAND_ERROR_IS_FATAL ANY)
    install(FILES ${made}/${name}.gz DESTINATION ${folder})
endfunction()
foreach(page windrose windrose-cli)
    configure_file(${here}/${page}.6.in ${made}/${page}.6 @ONLY)
    windrose_install_packed(${made}/${page}.6 ${page}.6 ${CMAKE_INSTALL_MANDIR}/man6)
    file(MAKE_DIRECTORY ${made}/de)
    configure_file(${here}/de/${page}.6.in ${made}/de/${page}.6 @ONLY)
    windrose_install_packed(${made}/de/${page}.6 de/${page}.6 ${CMAKE_INSTALL_MANDIR}/de/man6)
endforeach()
windrose_ask(changelog ${Python3_EXECUTABLE} ${changes} debian ${PROJECT_VERSION} ${WINDROSE_PACKAGE_VERSION})
file(WRITE ${made}/changelog "${changelog}\n")
windrose_install_packed(${made}/changelog changelog ${CMAKE_INSTALL_DATADIR}/doc/windrose)
set(bill ${CMAKE_CURRENT_SOURCE_DIR}/licenses/bill.py)
windrose_ask(nothing ${Python3_EXECUTABLE} ${bill} copyright ${made}/copyright)
install(FILES ${made}/copyright DESTINATION ${CMAKE_INSTALL_DATADIR}/doc/windrose)
windrose_ask(nothing ${Python3_EXECUTABLE} ${bill} licenses ${made} ${WINDROSE_PACKAGE_VERSION} ${compiled_in})
install(DIRECTORY ${made}/licenses DESTINATION ${CMAKE_INSTALL_DATADIR}/doc/windrose)

set(CPACK_PACKAGING_INSTALL_PREFIX /usr)
set(CPACK_PRE_BUILD_SCRIPTS ${here}/games.cmake ${here}/sounds.cmake ${here}/times.cmake)
set(CPACK_PACKAGE_DESCRIPTION "Puerto Rico, the board game of 2002, for two to five players at one computer;
computer players of seven levels can take any seat. Pieces are moved by drag
and drop, by clicks or by the keyboard alone. There are hints, undo, replay
and readable game records, and every order is saved as it is played.
The package includes windrose-cli, which plays, checks, scores and measures
games as text. Windrose is unofficial; its drawings and texts are original.")

set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_PACKAGE_SECTION games)
set(CPACK_DEBIAN_PACKAGE_PRIORITY optional)
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
# A dependency that no library shows: the translations of Qt's dialogs.
set(CPACK_DEBIAN_PACKAGE_DEPENDS "qt6-translations-l10n")
# The module of the sounds is linked with Qt Multimedia, without which everything else works (see sounds.cmake).
set(CPACK_DEBIAN_PACKAGE_RECOMMENDS "fonts-dejavu-core | fonts-noto-core, libqt6multimedia6, qt6-wayland")
# For Japanese and Chinese, which the preferences say when they are chosen; too large to be brought along for everyone.
set(CPACK_DEBIAN_PACKAGE_SUGGESTS "fonts-noto-cjk")
set(CPACK_DEBIAN_PACKAGE_GENERATE_SHLIBS OFF)
set(CPACK_DEBIAN_COMPRESSION_TYPE xz)

set(CPACK_RPM_FILE_NAME RPM-DEFAULT)
set(CPACK_RPM_PACKAGE_LICENSE "GPL-3.0-or-later AND CC-BY-SA-4.0 AND CC0-1.0 AND MIT AND BSD-3-Clause")
set(CPACK_RPM_PACKAGE_DESCRIPTION "${CPACK_PACKAGE_DESCRIPTION}")
set(CPACK_RPM_PACKAGE_GROUP "Amusements/Games/Board/Other")
set(CPACK_RPM_PACKAGE_URL ${CPACK_PACKAGE_HOMEPAGE_URL})
set(CPACK_RPM_PACKAGE_RELEASE 1)
set(CPACK_RPM_PACKAGE_AUTOREQ ON)
set(CPACK_RPM_PACKAGE_REQUIRES "hicolor-icon-theme")
# In the names of Fedora and of openSUSE: the translations of Qt's dialogs, and Wayland.
set(CPACK_RPM_PACKAGE_RECOMMENDS "(qt6-qttranslations or qt6-translations), (qt6-qtwayland or qt6-wayland)")
set(CPACK_RPM_PACKAGE_SUGGESTS "(google-noto-sans-cjk-fonts or noto-sans-cjk-fonts)")
windrose_ask(rpm_changelog ${Python3_EXECUTABLE} ${changes} rpm ${PROJECT_VERSION} ${WINDROSE_PACKAGE_VERSION})
file(WRITE ${made}/rpm_changelog "${rpm_changelog}\n")
set(CPACK_RPM_CHANGELOG_FILE ${made}/rpm_changelog)
set(CPACK_RPM_USER_FILELIST "%license /usr/share/doc/windrose/licenses")
set(CPACK_RPM_EXCLUDE_FROM_AUTO_FILELIST_ADDITION
    /usr/share/applications /usr/share/doc /usr/share/icons /usr/share/icons/hicolor /usr/share/icons/hicolor/scalable
    /usr/share/icons/hicolor/scalable/apps /usr/share/icons/hicolor/scalable/mimetypes /usr/share/man /usr/share/man/man6
    /usr/share/man/de /usr/share/man/de/man6
    /usr/share/metainfo /usr/share/mime /usr/share/mime/packages
)
foreach(size 16 22 24 32 48 64 128 256 512)
    list(APPEND CPACK_RPM_EXCLUDE_FROM_AUTO_FILELIST_ADDITION /usr/share/icons/hicolor/${size}x${size}
        /usr/share/icons/hicolor/${size}x${size}/apps /usr/share/icons/hicolor/${size}x${size}/mimetypes)
endforeach()
# The same source gives the same bytes.
set(CPACK_RPM_SPEC_MORE_DEFINE "%define use_source_date_epoch_as_buildtime 1
%define clamp_mtime_to_source_date_epoch 1
%define _buildhost windrose
%define __provides_exclude ^libwindrose-core
%define __requires_exclude ^libwindrose-core
%define packager ${CPACK_PACKAGE_CONTACT}
%define _binary_payload w19.xzdio
%define __os_install_post %{nil}")
