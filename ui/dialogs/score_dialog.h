// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/session/game_session.h"

#include <QColor>
#include <QDialog>
#include <QList>

class QDialogButtonBox;
class QLabel;
class QPushButton;

namespace windrose
{

class PointsChart;
class ScoreTable;

/// The score of the current game: the winner, the score table and a chart of points by round. Before the end it shows
/// the score as if the game ended now. It follows the session while it is open.
class ScoreDialog : public QDialog
{
    Q_OBJECT

public:
    /// `colors` are the colors of the seats.
    ScoreDialog(GameSession& session, const QList<QColor>& colors, QWidget* parent = nullptr);

signals:
    void saveRecordWanted();
    void newGameWanted();
    void courseWanted();

protected:
    void changeEvent(QEvent* event) override;

private:
    void refresh();

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
};

} // namespace windrose
