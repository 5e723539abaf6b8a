# The self-contained bundle and the disk image. app/window makes the target a bundle because its install rule depends on
# it; everything here works on the installed files. See build.sh.
set(here ${CMAKE_CURRENT_SOURCE_DIR}/macos)
set(made ${CMAKE_CURRENT_BINARY_DIR}/macos)
file(MAKE_DIRECTORY ${made})
set(bundle Windrose.app)

if(NOT CMAKE_OSX_DEPLOYMENT_TARGET)
    message(FATAL_ERROR "CMAKE_OSX_DEPLOYMENT_TARGET does not say from which macOS on it runs: use the preset macos")
endif()
list(TRANSFORM WINDROSE_LANGUAGES REPLACE "^.+$" "    <string>\\0</string>" OUTPUT_VARIABLE localizations)
list(JOIN localizations "\n" WINDROSE_LOCALIZATIONS)
configure_file(${here}/Info.plist.in ${made}/Info.plist @ONLY)
set_target_properties(windrose PROPERTIES MACOSX_BUNDLE_INFO_PLIST ${made}/Info.plist)

# Icons need a converter. Without one, this names a folder with finished icons (windrose, record and position .icns).
set(WINDROSE_ICONS "" CACHE PATH "A folder with the finished icons of the bundle")
if(WINDROSE_ICONS)
    set(icons ${WINDROSE_ICONS})
else()
    set(icons ${made})
    windrose_make_icon(icns ${PROJECT_SOURCE_DIR}/resources/drawings/windrose.svg ${made}/windrose.icns)
    windrose_make_icon(icns ${CMAKE_CURRENT_SOURCE_DIR}/icons/record.svg ${made}/record.icns)
    windrose_make_icon(icns ${CMAKE_CURRENT_SOURCE_DIR}/icons/position.svg ${made}/position.icns)
    add_custom_target(windrose_icons ALL DEPENDS ${made}/windrose.icns ${made}/record.icns ${made}/position.icns)
endif()
set(resources ${bundle}/Contents/Resources)
install(FILES ${icons}/windrose.icns ${icons}/record.icns ${icons}/position.icns DESTINATION ${resources})
# Those of Qt come from a Debian system, as the finished icons do.
if(EXISTS ${icons}/licenses)
    install(DIRECTORY ${icons}/licenses DESTINATION ${resources})
else()
    windrose_ask(nothing ${Python3_EXECUTABLE} ${CMAKE_CURRENT_SOURCE_DIR}/licenses/bill.py licenses ${made}
        ${WINDROSE_PACKAGE_VERSION} ${compiled_in})
    install(DIRECTORY ${made}/licenses DESTINATION ${resources})
endif()
# The bills of materials that come with this Qt, where it has some: they know exactly what is in it.
get_target_property(qmake Qt6::qmake IMPORTED_LOCATION)
windrose_ask(qt ${qmake} -query QT_INSTALL_PREFIX)
foreach(module qtbase qtsvg qttranslations)
    file(GLOB bills ${qt}/sbom/${module}-*.spdx)
    if(bills)
        install(FILES ${bills} DESTINATION ${resources}/licenses)
    endif()
endforeach()
# macdeployqt keeps an existing qt.conf, and does not copy translations.
install(FILES ${here}/qt.conf DESTINATION ${resources})
windrose_ask(words ${qmake} -query QT_INSTALL_TRANSLATIONS)
foreach(code ${WINDROSE_LANGUAGES})
    install(FILES ${words}/qtbase_${code}.qm DESTINATION ${resources}/translations)
endforeach()
install(TARGETS windrose_cli DESTINATION ${bundle}/Contents/MacOS)

# macdeployqt exits with 0 even on failure, and breaks the linker's signatures, without which no program starts on
# Apple's processors. A developer's signature needs a certificate; this one only shows that nothing was changed.
windrose_ask(tools ${qmake} -query QT_HOST_BINS)
install(CODE "
    set(bundle \"\$ENV{DESTDIR}\${CMAKE_INSTALL_PREFIX}/${bundle}\")
    execute_process(COMMAND ${tools}/macdeployqt \${bundle} COMMAND_ECHO STDOUT COMMAND_ERROR_IS_FATAL ANY)
    foreach(part Frameworks/QtWidgets.framework Frameworks/QtSvg.framework PlugIns/platforms/libqcocoa.dylib)
        if(NOT EXISTS \${bundle}/Contents/\${part})
            message(FATAL_ERROR \"macdeployqt did not put \${part} into the bundle\")
        endif()
    endforeach()
    execute_process(COMMAND codesign --force --deep --sign - \${bundle} COMMAND_ECHO STDOUT COMMAND_ERROR_IS_FATAL ANY)
    execute_process(COMMAND codesign --verify --deep --strict \${bundle} COMMAND_ERROR_IS_FATAL ANY)
")

set(CPACK_GENERATOR DragNDrop)
set(CPACK_PACKAGE_FILE_NAME Windrose-${WINDROSE_PACKAGE_VERSION}-macos)
set(CPACK_DMG_VOLUME_NAME "Windrose ${WINDROSE_PACKAGE_VERSION}")
include(CPack)
