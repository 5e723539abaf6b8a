// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/session/game_review.h"
#include "ui/session/game_session.h"

#include <QColor>
#include <QDialog>
#include <QList>

class QDialogButtonBox;
class QLabel;
class QListWidget;
class QProgressBar;
class QPushButton;

namespace windrose
{

class ChancesChart;

/// The game chart: each seat's chance to win at each moment, and the turning
/// points with the better orders. Computed while the dialog is open; follows the
/// game.
class CourseDialog final : public QDialog
{
    Q_OBJECT

public:
    /// `colors` are the colors of the seats.
    CourseDialog(GameSession& session, const QList<QColor>& colors, QWidget* parent = nullptr);

    const GameReview& review() const { return m_review; }
    /// Describes a turning point.
    QString pointText(const TurningPoint& point) const;

signals:
    /// Requests to show the moment after `orders` orders on the table.
    void momentWanted(int orders);
    /// Requests a new game that continues from the moment after `orders` orders.
    void branchWanted(int orders);

protected:
    void changeEvent(QEvent* event) override;
    void showEvent(QShowEvent* event) override;

private:
    void sessionChanged(const Change& change);
    void setGame();
    void refresh();
    void retranslate();
    void moveTo(int moment);

    GameSession& m_session;
    QList<QColor> m_colors;
    GameReview m_review;
    ChancesChart* m_chart;
    QProgressBar* m_progress;
    QLabel* m_moment;
    QLabel* m_pointsTitle;
    QListWidget* m_points;
    QDialogButtonBox* m_buttons;
    QPushButton* m_show;
    QPushButton* m_branch;
    bool m_isBehind = false; ///< the game changed while the dialog was hidden
};

} // namespace windrose
