// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QDialog>
#include <QPointer>

#include <functional>

class QMessageBox;

namespace windrose
{

class GameSession;
class ScoreDialog;

/// The score and the course of the current game. Both reveal hidden victory points, so the user is asked for
/// confirmation first.
class GameEvaluations final : public QObject
{
    Q_OBJECT

public:
    /// `colors` says, at all times, which of the five seat colors each seat has.
    GameEvaluations(QWidget& window, GameSession& session, const QList<int>& colors);
    ~GameEvaluations() override;

    void showScore();
    /// Shows the score of the game that has just finished, once its last order has been shown, and adds the points up
    /// in front of everybody, a column in each `columnTime` milliseconds.
    void showEnd(int columnTime);
    void showCourse();
    /// Closes them, because they belong to the previous game or to the previous person.
    void close();

signals:
    void saveWanted();
    void newGameWanted();
    void branchWanted(int orders);

private:
    QList<QColor> colors() const;
    void askBeforeTellingPoints(const std::function<void()>& tell);
    void tellScore();
    void tellCourse();

    QWidget& m_window;
    GameSession& m_session;
    const QList<int>& m_colors;
    QPointer<QMessageBox> m_question;
    QPointer<ScoreDialog> m_score;
    QPointer<QDialog> m_course;
};

} // namespace windrose
