// SPDX-License-Identifier: GPL-3.0-or-later
#include "game_evaluations.h"

#include "course_place.h"
#include "ui/dialogs/analysis_panel.h"
#include "ui/dialogs/course_panel.h"
#include "ui/dialogs/message_box.h"
#include "ui/dialogs/score_dialog.h"
#include "ui/dialogs/settings.h"
#include "ui/pieces/theme.h"
#include "ui/session/game_session.h"
#include "ui/table/announcer.h"
#include "ui/table/placement_controller.h"
#include "ui/table/prompt_bar.h"
#include "ui/table/table_view.h"

/* TRANSLATOR windrose::GameEvaluations  The question whether the course of a running game may be shown. */

namespace windrose
{

GameEvaluations::GameEvaluations(QWidget& window, TableView& table, CoursePlace& coursePlace, GameSession& session,
                                 const QList<int>& colors)
    : m_window(window), m_table(table), m_coursePlace(coursePlace), m_session(session), m_colors(colors)
{
}

GameEvaluations::~GameEvaluations()
{
    delete m_course; // they listen to the session
    delete m_analysis;
}

QList<QColor> GameEvaluations::colors() const
{
    QList<QColor> colors;
    for (const int color : m_colors) {
        colors.append(theme().seats[static_cast<std::size_t>(color)]);
    }
    return colors;
}

void GameEvaluations::showScore()
{
    askBeforeRevealingPoints([this] {
        revealScore();
        announceScore();
    });
}

void GameEvaluations::showEnd(int columnTime)
{
    if (!m_session.gamePosition().isFinished()) {
        return; // the last order was undone meanwhile
    }
    if (m_session.story().isShowingOrder()) {
        connect(
            &m_session.story(), &Story::finished, this, [this, columnTime] { showEnd(columnTime); },
            static_cast<Qt::ConnectionType>(Qt::QueuedConnection | Qt::SingleShotConnection));
        return;
    }
    const bool isShown = m_score != nullptr && m_score->isVisible();
    revealScore();
    if (!isShown) {
        m_score->addUp(columnTime);
    }
}

void GameEvaluations::showCourse()
{
    askUnlessPublic([this] { revealCourse(); });
}

void GameEvaluations::showAnalysis()
{
    askUnlessPublic([this] { revealAnalysis(); });
}

/// With the score open, the points are public already.
void GameEvaluations::askUnlessPublic(const std::function<void()>& reveal)
{
    if (m_score != nullptr && m_score->isVisible()) {
        reveal();
    } else {
        askBeforeRevealingPoints(reveal);
    }
}

void GameEvaluations::askBeforeRevealingPoints(const std::function<void()>& reveal)
{
    delete m_question;
    if (settings::showAllPoints.value() || m_session.gamePosition().isFinished() || m_session.personAtTable() < 0) {
        reveal(); // no points are hidden
        return;
    }
    m_question = openMessageBox(
        &m_window, QMessageBox::Question,
        //: The question before hidden points are shown.
        {.text = tr("Show everyone's victory points?"),
         //: Explains the question whether to show the score or the course while points are hidden.
         .explanation = tr("The other players' points are hidden until the game is over. This would reveal them."),
         .topic = help::Part::HiddenPoints},
        //: A button of the question whether the course of the game may be shown.
        {{.role = QMessageBox::AcceptRole, .text = tr("&Show"), .chosen = reveal},
         //: A button of the question whether the course of the game may be shown.
         {.role = QMessageBox::RejectRole, .text = tr("&Keep Hidden"), .isDefault = true}});
}

void GameEvaluations::revealScore()
{
    if (m_score == nullptr) {
        auto* dialog = new ScoreDialog(m_session, colors(), &m_window);
        dialog->setAttribute(Qt::WA_DeleteOnClose);
        connect(dialog, &ScoreDialog::addedUp, this, &GameEvaluations::announceEnd);
        connect(dialog, &QObject::destroyed, this, &GameEvaluations::releaseResult);
        connect(dialog, &QDialog::finished, this, &GameEvaluations::scoreClosed);
        connect(dialog, &ScoreDialog::saveRecordRequested, this, &GameEvaluations::saveRequested);
        connect(dialog, &ScoreDialog::courseRequested, this, &GameEvaluations::showCourse);
        connect(dialog, &ScoreDialog::newGameRequested, this, &GameEvaluations::newGameRequested);
        connect(dialog, &ScoreDialog::savePictureRequested, this,
                [this, dialog] { emit savePictureRequested(&dialog->sheet()); });
        connect(dialog, &ScoreDialog::copyPictureRequested, this,
                [this, dialog] { emit copyPictureRequested(&dialog->sheet()); });
        m_score = dialog;
    }
    m_score->show();
    m_score->raise();
}

/// Announces the winner and the points.
void GameEvaluations::announceEnd()
{
    releaseResult();
    if (m_score != nullptr) {
        emit scoreAnnounced(m_score->result());
        announceScore();
    }
}

void GameEvaluations::releaseResult()
{
    m_table.prompt().holdResult(false);
    m_table.announcer().holdResult(false);
}

void GameEvaluations::announceScore()
{
    if (m_score != nullptr) {
        emit scoreAnnounced(m_score->sentences().join(QLatin1Char(' ')));
    }
}

void GameEvaluations::revealCourse()
{
    if (m_analysis != nullptr) { // they have the same place
        m_analysis->close();
        delete m_analysis; // at once, so that it leaves its room to the other
    }
    if (m_course == nullptr) {
        m_course = new CoursePanel(m_session, colors(), &m_window);
        connect(m_course, &CoursePanel::momentRequested, &m_session, &GameSession::view);
        connect(m_course, &CoursePanel::branchRequested, this, &GameEvaluations::branchRequested);
    }
    showBeside(*m_course);
}

void GameEvaluations::revealAnalysis()
{
    if (m_course != nullptr) {
        m_course->close();
        delete m_course;
    }
    if (m_analysis == nullptr) {
        m_analysis = new AnalysisPanel(m_session, colors(), &m_window);
    }
    showBeside(*m_analysis);
}

void GameEvaluations::showBeside(BesidePanel& panel)
{
    if (m_score != nullptr) {
        m_score->close(); // the moments shown would be hidden behind it
    }
    if (!panel.testAttribute(Qt::WA_DeleteOnClose)) { // it is new
        panel.setAttribute(Qt::WA_DeleteOnClose);
        KeyboardWalk& walk = m_table.controller().walk();
        connect(&panel, &BesidePanel::left, this, [this, &walk] {
            m_window.activateWindow();
            walk.restoreFocus();
        });
        connect(&panel, &BesidePanel::passed, this,
                [shown = &panel, &walk](bool next) { walk.step(shown, next, KeyboardWalk::Among::All); });
        walk.setNeighbor(&panel);
    }
    m_coursePlace.show(panel);
    panel.begin();
}

void GameEvaluations::close()
{
    for (QWidget* shown : std::initializer_list<QWidget*>{m_score.data(), m_course.data(), m_analysis.data()}) {
        if (shown != nullptr) {
            shown->close();
            shown->deleteLater(); // closing does nothing for one that is hidden
        }
    }
    m_score = nullptr;
    m_course = nullptr;
    m_analysis = nullptr;
}

} // namespace windrose
