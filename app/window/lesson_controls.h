// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/lessons/lesson_guide.h"

class QAction;

namespace windrose
{

class FrontTable;
class GameDocument;
class MainMenus;

/// The lessons of the window: their menu, their games, and their stored progress. A lesson can be left and taken up at
/// any moment, also after the program ended.
class LessonControls final : public QObject
{
    Q_OBJECT

public:
    struct Parts {
        MainMenus& menus;
        GameSession& session;
        TableView& table;
        ComputerSeats& computers;
        GameDocument& document;
        FrontTable& front;
    };
    LessonControls(const Parts& parts, QObject* parent);

    /// Begins a lesson, or goes on where it was left. The previous game goes to Earlier Games; a box asks first when
    /// that interrupts a game.
    void open(LessonId id);
    /// Goes on with a lesson whose game the program has opened at its start.
    void resume();

    LessonGuide& guide() { return m_guide; }

    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    bool interruptsGame(LessonId id) const;
    void goTo(LessonId id);
    void start(LessonId id);
    void lay(const Record& game);
    void keep();
    void finish(LessonId id);
    void retranslate();

    Parts m_parts;
    LessonGuide m_guide;
    QList<QAction*> m_actions; ///< in the order of the lessons
};

} // namespace windrose
