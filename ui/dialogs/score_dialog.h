// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/session/game_session.h"

#include <QColor>
#include <QDialog>
#include <QList>
#include <QTimer>

class QAction;
class QDialogButtonBox;
class QLabel;
class QPushButton;
class QStackedWidget;

namespace windrose
{

class PointsChart;
class ScoreTable;
class SumBars;

/// The score of the current game: the winner, the score table and a chart of points by round. Before the end it shows
/// the score as if the game ended now. It follows the session while it is open. At the end of a game,
/// `addUp` shows the points column by column before the places and the chart.
class ScoreDialog : public QDialog
{
    Q_OBJECT

public:
    /// `colors` are the colors of the seats.
    ScoreDialog(GameSession& session, const QList<QColor>& colors, QWidget* parent = nullptr);
    ~ScoreDialog() override;

    /// Adds up the points of a finished game, one column in each `columnTime` milliseconds; at 0 everything is shown
    /// at once. Any key or click shows everything, and does nothing else.
    void addUp(int columnTime);
    bool isAddingUp() const { return m_isAddingUp; }
    /// Adds the next column; after the last one, everything is shown.
    void addColumn();

    /// The sentence that says who has won, or before the end what kind of score it is.
    QString result() const;
    /// The score read out: a sentence for each player, and before the end first what kind of score it is.
    QStringList sentences() const;
    /// The score without the buttons of the dialog, for pictures.
    QWidget& sheet() { return *m_sheet; }

    bool eventFilter(QObject* watched, QEvent* event) override;

signals:
    /// The points of a finished game have been added up, and the whole score is shown.
    void addedUp();
    void saveRecordRequested();
    void newGameRequested();
    void courseRequested();
    /// A picture of `sheet` is wanted as a file, or on the clipboard.
    void savePictureRequested();
    void copyPictureRequested();

protected:
    void changeEvent(QEvent* event) override;

private:
    void refresh();
    void refreshSoon();
    void makePictureMenu();
    QStringList names() const;
    void showSums();
    void stopAddingUp();

    GameSession& m_session;
    QList<QColor> m_colors;
    QWidget* m_sheet = nullptr;
    QLabel* m_result = nullptr;
    ScoreTable* m_table = nullptr;
    QLabel* m_chartTitle = nullptr;
    QStackedWidget* m_charts = nullptr;
    PointsChart* m_chart = nullptr;
    SumBars* m_sums = nullptr; ///< in place of the chart while the points are added up
    QDialogButtonBox* m_buttons = nullptr;
    QPushButton* m_course = nullptr;
    QPushButton* m_save = nullptr;
    QPushButton* m_newGame = nullptr;
    QPushButton* m_picture = nullptr;
    QAction* m_savePicture = nullptr;
    QAction* m_copyPicture = nullptr;
    QTimer m_nextColumn;
    int m_columns = 0; ///< added up so far
    bool m_isAddingUp = false;
};

} // namespace windrose
