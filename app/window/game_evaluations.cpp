// SPDX-License-Identifier: GPL-3.0-or-later
#include "game_evaluations.h"

#include "ui/dialogs/course_dialog.h"
#include "ui/dialogs/message_box.h"
#include "ui/dialogs/score_dialog.h"
#include "ui/dialogs/settings.h"
#include "ui/pieces/theme.h"
#include "ui/session/game_session.h"

namespace windrose
{

GameEvaluations::GameEvaluations(QWidget& window, GameSession& session, const QList<int>& colors)
    : m_window(window), m_session(session), m_colors(colors)
{
}

GameEvaluations::~GameEvaluations()
{
    delete m_course; // it listens to the session
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
    askBeforeTellingPoints([this] { tellScore(); });
}

void GameEvaluations::showEnd(int columnTime)
{
    if (!m_session.gamePosition().isFinished()) {
        return; // the last order was undone meanwhile
    }
    if (m_session.story().isTelling()) {
        connect(
            &m_session.story(), &Story::finished, this, [this, columnTime] { showEnd(columnTime); },
            static_cast<Qt::ConnectionType>(Qt::QueuedConnection | Qt::SingleShotConnection));
        return;
    }
    const bool isShown = m_score != nullptr && m_score->isVisible();
    tellScore();
    if (!isShown) {
        m_score->addUp(columnTime);
    }
}

void GameEvaluations::showCourse()
{
    if (m_score != nullptr && m_score->isVisible()) {
        tellCourse(); // points are told already
    } else {
        askBeforeTellingPoints([this] { tellCourse(); });
    }
}

void GameEvaluations::askBeforeTellingPoints(const std::function<void()>& tell)
{
    delete m_question;
    if (settings::showAllPoints.value() || m_session.gamePosition().isFinished() || m_session.personAtTable() < 0) {
        tell(); // nothing is hidden
        return;
    }
    m_question = openMessageBox(
        &m_window, QMessageBox::Question,
        {.text = tr("Show everyone's victory points?"),
         .explanation = tr("The other players' points are hidden until the game is over. This would reveal them.")},
        {{.role = QMessageBox::AcceptRole, .text = tr("&Show"), .chosen = tell},
         {.role = QMessageBox::RejectRole, .text = tr("&Keep Hidden"), .isDefault = true}});
}

void GameEvaluations::tellScore()
{
    if (m_score == nullptr) {
        auto* dialog = new ScoreDialog(m_session, colors(), &m_window);
        dialog->setAttribute(Qt::WA_DeleteOnClose);
        connect(dialog, &ScoreDialog::saveRecordWanted, this, &GameEvaluations::saveWanted);
        connect(dialog, &ScoreDialog::courseWanted, this, &GameEvaluations::showCourse);
        connect(dialog, &ScoreDialog::newGameWanted, this, &GameEvaluations::newGameWanted);
        m_score = dialog;
    }
    m_score->show();
    m_score->raise();
}

void GameEvaluations::tellCourse()
{
    if (m_course == nullptr) {
        auto* dialog = new CourseDialog(m_session, colors(), &m_window);
        dialog->setAttribute(Qt::WA_DeleteOnClose);
        connect(dialog, &CourseDialog::momentWanted, &m_session, &GameSession::view);
        connect(dialog, &CourseDialog::branchWanted, this, &GameEvaluations::branchWanted);
        m_course = dialog;
    }
    if (m_score != nullptr) {
        m_score->close(); // the moments shown would be hidden behind it
    }
    m_course->show();
    m_course->raise();
}

void GameEvaluations::close()
{
    for (QDialog* dialog : std::initializer_list<QDialog*>{m_score.data(), m_course.data()}) {
        if (dialog != nullptr) {
            dialog->close();
            dialog->deleteLater(); // closing does nothing for one that is hidden
        }
    }
    m_score = nullptr;
    m_course = nullptr;
}

} // namespace windrose
