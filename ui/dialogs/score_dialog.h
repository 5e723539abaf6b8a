// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/session/game_session.h"

#include <QColor>
#include <QDialog>
#include <QList>
#include <QTimer>

class QDialogButtonBox;
class QLabel;
class QPushButton;

namespace windrose
{

class PointsChart;
class ScoreTable;

/// The score of the current game: the winner, the score table and a chart of points by round. Before the end it shows
/// the score as if the game ended now. It follows the session while it is open. The end of a game can be an event: the
/// points are added up column by column before the places and the chart are shown.
class ScoreDialog : public QDialog
{
    Q_OBJECT

public:
    /// `colors` are the colors of the seats.
    ScoreDialog(GameSession& session, const QList<QColor>& colors, QWidget* parent = nullptr);
    ~ScoreDialog() override;

    /// Adds the points of a finished game up, a column in each `columnTime` milliseconds; at 0 everything stands at
    /// once. Any key or click shows everything, and does nothing else.
    void addUp(int columnTime);
    bool isAddingUp() const { return m_isAddingUp; }
    /// Adds the next column; after the last one, everything is shown.
    void addColumn();

    bool eventFilter(QObject* watched, QEvent* event) override;

signals:
    void saveRecordWanted();
    void newGameWanted();
    void courseWanted();

protected:
    void changeEvent(QEvent* event) override;

private:
    void refresh();
    void refreshSoon();
    QStringList names() const;
    void stopAddingUp();

    GameSession& m_session;
    QList<QColor> m_colors;
    QLabel* m_result = nullptr;
    ScoreTable* m_table = nullptr;
    QLabel* m_chartTitle = nullptr;
    PointsChart* m_chart = nullptr;
    QDialogButtonBox* m_buttons = nullptr;
    QPushButton* m_course = nullptr;
    QPushButton* m_save = nullptr;
    QPushButton* m_newGame = nullptr;
    QTimer m_nextColumn;
    int m_columns = 0; ///< added up so far
    bool m_isAddingUp = false;
};

} // namespace windrose
