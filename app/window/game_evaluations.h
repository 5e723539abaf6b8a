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

/// The score and the course of the game on the table. Both tell everybody's victory points: where those are hidden it
/// is asked first.
class GameEvaluations final : public QObject
{
    Q_OBJECT

public:
    /// `colors` says, at all times, which of the five seat colors each seat has.
    GameEvaluations(QWidget& window, GameSession& session, const QList<int>& colors);
    ~GameEvaluations() override;

    void showScore();
    void showCourse();
    /// They are about the game that was on the table, or were opened for the person who leaves it.
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
    QPointer<QDialog> m_score;
    QPointer<QDialog> m_course;
};

} // namespace windrose
