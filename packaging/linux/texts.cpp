
/* TRANSLATOR Packages  The desktop file, software centers and kinds of files. */
// SPDX-License-Identifier: GPL-3.0-or-later
// The texts of the desktop file, the software center and the kinds of files, for lupdate: no program contains them.
// texts.py puts them in place of @KEY@ in the files next to this one, with their translations from translations/*.ts.
#include <QtGlobal>

[[maybe_unused]] static const char* const packageTexts[][2] = {
    //: What kind of program it is, for menus of the desktop that show that in place of its name.
    {"generic_name", QT_TRANSLATE_NOOP("Packages", "Board Game")},
    //: One line about the program, shown in menus of the desktop.
    {"comment", QT_TRANSLATE_NOOP("Packages", "Play Puerto Rico with two to five players at one computer")},
    //: Words by which menus of the desktop find the program; each one ends with a semicolon.
    {"keywords", QT_TRANSLATE_NOOP("Packages", "board game;puerto rico;hot seat;strategy;")},
    //: The kind of the files with the ending .windrose, as file managers name it.
    {"record", QT_TRANSLATE_NOOP("Packages", "Windrose game record")},
    //: The kind of the files with the ending .windrose-position, as file managers name it.
    {"position", QT_TRANSLATE_NOOP("Packages", "Windrose position")},
    //: One line about the program in software centers, without a period.
    {"summary", QT_TRANSLATE_NOOP("Packages", "Play Puerto Rico at one computer")},
    //: The first paragraph about the program in software centers.
    {"about", QT_TRANSLATE_NOOP("Packages",
                                "Windrose is Puerto Rico, the board game of 2002, for two to five players at one "
                                "computer. People and computer players share the table; everything is visible at once, "
                                "pieces are moved by hand, and the program takes care of the rules.")},
    //: An item of the list about the program in software centers.
    {"rules", QT_TRANSLATE_NOOP("Packages", "All of the printed rules, for two to five players")},
    //: An item of the list about the program in software centers.
    {"computers", QT_TRANSLATE_NOOP("Packages", "Computer players of seven levels, and hints with reasons")},
    //: An item of the list about the program in software centers.
    {"hands", QT_TRANSLATE_NOOP("Packages", "Played by drag and drop, by clicks, or by keyboard alone")},
    //: An item of the list about the program in software centers.
    {"undo",
     QT_TRANSLATE_NOOP("Packages", "Undo, replay and readable game records; nothing is lost in a power failure")},
    //: The last paragraph about the program in software centers.
    {"unofficial", QT_TRANSLATE_NOOP("Packages", "Windrose is unofficial; its drawings and texts are original.")},
    //: What the picture of the program in software centers shows.
    {"caption", QT_TRANSLATE_NOOP("Packages", "Four players in the middle of a game")},
};
