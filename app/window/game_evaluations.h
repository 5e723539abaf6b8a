// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QDialog>
#include <QPointer>

#include <functional>

class QMessageBox;

namespace windrose
{

class AnalysisPanel;
class BesidePanel;
class CoursePanel;
class CoursePlace;
class GameSession;
class ScoreDialog;
class TableView;

/// The score, the course and the analysis of the current game. They reveal hidden victory points, so the user is asked
/// for confirmation first.
class GameEvaluations final : public QObject
{
    Q_OBJECT

public:
    /// `coursePlace` is where the course and the analysis are shown, one at a time; the keyboard goes from `table` to
    /// it and back. `colors` says, at all times, which of the five seat colors each seat has.
    GameEvaluations(QWidget& window, TableView& table, CoursePlace& coursePlace, GameSession& session,
                    const QList<int>& colors);
    ~GameEvaluations() override;

    void showScore();
    /// Shows the score of the game that has just finished, once its last order has been shown, and adds the points up
    /// in front of everybody, a column in each `columnTime` milliseconds.
    void showEnd(int columnTime);
    void showCourse();
    void showAnalysis();
    /// Closes them, because they belong to the previous game or to the previous person.
    void close();

signals:
    /// A score was opened, or the points of a finished game have been added up: the score read out.
    void scoreAnnounced(const QString& sentences);
    /// The score was closed.
    void scoreClosed();
    void saveRequested();
    void newGameRequested();
    void branchRequested(int orders);
    /// A picture of the score is wanted as a file, or on the clipboard.
    void savePictureRequested(QWidget* score);
    void copyPictureRequested(QWidget* score);

private:
    QList<QColor> colors() const;
    void askBeforeRevealingPoints(const std::function<void()>& reveal);
    void revealScore();
    void announceEnd();
    void releaseResult();
    void announceScore();
    void revealCourse();
    void revealAnalysis();
    void askUnlessPublic(const std::function<void()>& reveal);
    void showBeside(BesidePanel& panel);

    QWidget& m_window;
    TableView& m_table;
    CoursePlace& m_coursePlace;
    GameSession& m_session;
    const QList<int>& m_colors;
    QPointer<QMessageBox> m_question;
    QPointer<ScoreDialog> m_score;
    QPointer<CoursePanel> m_course;
    QPointer<AnalysisPanel> m_analysis;
};

} // namespace windrose
