// SPDX-License-Identifier: GPL-3.0-or-later
#include "lesson_controls.h"

#include "front_table.h"
#include "game_document.h"
#include "lesson_progress.h"
#include "main_menus.h"
#include "ui/dialogs/message_box.h"
#include "ui/dialogs/new_game_choice.h"
#include "ui/session/computer_seats.h"
#include "ui/table/prompt_bar.h"
#include "ui/table/table_view.h"

#include <QAction>
#include <QEvent>
#include <QMenu>

/* TRANSLATOR windrose::LessonControls  Menu entries and questions of the guided games. */

namespace windrose
{

LessonControls::LessonControls(const Parts& parts, QObject* parent)
    : QObject(parent), m_parts(parts), m_guide(parts.session, parts.table, parts.computers)
{
    QMenu* menu = parts.menus.learnMenu();
    menu->setToolTipsVisible(true);
    for (const LessonId id : kAllLessons) {
        QAction* action = menu->addAction(QString());
        action->setObjectName(QStringLiteral("lesson_") + lessonKey(id));
        connect(action, &QAction::triggered, this, [this, id] { open(id); });
        m_actions.append(action);
    }
    retranslate();
    menu->installEventFilter(this);
    connect(&m_guide, &LessonGuide::progressed, this, &LessonControls::keep);
    connect(&m_guide, &LessonGuide::finished, this, &LessonControls::finish);
    connect(&m_guide, &LessonGuide::startRequested, this, &LessonControls::start);
    connect(&m_guide, &LessonGuide::gameReplaced, this, [] { LessonProgress::setCurrent(std::nullopt); });
    connect(&m_guide, &LessonGuide::left, this, [this] {
        LessonProgress::setCurrent(std::nullopt);
        m_parts.table.prompt().inform(
            //: After a lesson was left; "Help" and "Learn" are menus
            tr("You left the lesson, and the game goes on without it. Help, Learn takes it up again."));
    });
    // Once the window is on the screen: the table has its size then.
    QMetaObject::invokeMethod(this, &LessonControls::resume, Qt::QueuedConnection);
    connect(&parts.front, &FrontTable::changed, menu,
            [menu, &front = parts.front] { menu->setEnabled(front.isGame()); });
}

void LessonControls::retranslate()
{
    for (const LessonId id : kAllLessons) {
        QAction* action = m_actions[static_cast<int>(id)];
        action->setText(lessonName(id));
        action->setToolTip(lessonSummary(id));
    }
}

bool LessonControls::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
    }
    return QObject::eventFilter(watched, event);
}

/// Whether opening the lesson would remove an unfinished game from the table. The game of a lesson does not count,
/// because the progress of lessons is saved.
bool LessonControls::interruptsGame(LessonId id) const
{
    const GameSession& session = m_parts.session;
    const bool staysOnTable = LessonProgress::stored(id).isBegun() && lesson(id).isGame(session.record());
    return !m_guide.isOn() && !staysOnTable && session.orderCount() != 0 && !session.gamePosition().isFinished();
}

void LessonControls::open(LessonId id)
{
    if (!interruptsGame(id)) {
        goTo(id);
        return;
    }
    openMessageBox(
        m_parts.table.window(), QMessageBox::Question,
        //: The question before a lesson takes the place of the game on the table; %1 is the name of the lesson
        {.text = tr("Interrupt this game for the lesson “%1”?").arg(lessonName(id)),
         //: Explains the question whether to begin a lesson while a game is on the table.
         .explanation = tr("The game moves to Earlier Games, where you can go on with it later.")},
        {{.role = QMessageBox::AcceptRole,
          //: A button of the question before a lesson takes the place of the game on the table
          .text = tr("&Open the Lesson"),
          .chosen = [this, id] { goTo(id); },
          .isDefault = true},
         {.role = QMessageBox::RejectRole}},
        this);
}

void LessonControls::goTo(LessonId id)
{
    const LessonProgress progress = LessonProgress::stored(id);
    if (!progress.isBegun()) {
        start(id);
        return;
    }
    const bool isOnTable = lesson(id).isGame(m_parts.session.record());
    if (!isOnTable) {
        lay(*progress.game);
    }
    LessonProgress::setCurrent(id);
    m_parts.session.returnToGame();
    m_guide.begin(id, progress.done, LessonGuide::Begins::WhereItWasLeft);
    m_parts.computers.setPaused(false);
}

void LessonControls::start(LessonId id)
{
    Record game = lesson(id).start;
    game.names.front() = NewGameChoice::remembered().playerNames().value(0).trimmed().toStdString();
    if (!isSeatName(game.names.front())) {
        //: The name of the learner in a lesson, where no name was ever given
        game.names.front() = tr("Player 1").toStdString();
    }
    lay(game);
    LessonProgress::setCurrent(id);
    m_guide.begin(id, {}, LessonGuide::Begins::AtStart);
    m_parts.computers.setPaused(false);
}

void LessonControls::lay(const Record& game)
{
    m_guide.end(); // its own game is about to go
    m_parts.document.loadPaused(game);
}

void LessonControls::resume()
{
    const std::optional<LessonId> id = LessonProgress::current();
    if (!id || !lesson(*id).isGame(m_parts.session.record())) {
        return;
    }
    m_guide.begin(*id, LessonProgress::stored(*id).done, LessonGuide::Begins::WhereItWasLeft);
    m_parts.computers.setPaused(false);
}

void LessonControls::keep()
{
    if (m_guide.isOn()) {
        LessonProgress progress = LessonProgress::stored(m_guide.lesson().id);
        progress.done = m_guide.done();
        progress.game = m_parts.session.record();
        progress.keep(m_guide.lesson().id);
    }
}

void LessonControls::finish(LessonId id)
{
    LessonProgress{.done = {}, .game = {}, .isFinished = true}.keep(id);
    LessonProgress::setCurrent(std::nullopt);
}

} // namespace windrose
