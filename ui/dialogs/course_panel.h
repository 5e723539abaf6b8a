// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "beside_panel.h"
#include "ui/session/game_review.h"
#include "ui/session/game_session.h"

#include <QColor>
#include <QList>

class QBoxLayout;
class QLabel;
class QProgressBar;
class QPushButton;

namespace windrose
{

class ChancesChart;
class CourseList;

/// The game chart: each seat's chance to win at each moment, the turning points
/// with the better orders, and how well each seat played. Computed while the panel is open; follows the
/// game.
class CoursePanel final : public BesidePanel
{
    Q_OBJECT

public:
    /// `colors` are the colors of the seats.
    CoursePanel(GameSession& session, const QList<QColor>& colors, QWidget* parent = nullptr);

    const GameReview& review() const { return m_review; }
    QSize sizeHint() const override { return {400, 600}; }
    /// Wide enough for the widest button.
    QSize minimumSizeHint() const override;

signals:
    /// Requests to show the moment after `orders` orders on the table.
    void momentRequested(int orders);
    /// Requests a new game that continues from the moment after `orders` orders.
    void branchRequested(int orders);

protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void showEvent(QShowEvent* event) override;

private:
    static constexpr QSize kSmallest{236, 300};

    void layOut();
    void arrange();
    void connectParts();
    void sessionChanged(const Change& change);
    void setGame();
    void describeGame();
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
    CourseList* m_points;
    QPushButton* m_show;
    QPushButton* m_branch;
    QPushButton* m_close;
    QBoxLayout* m_halves;  ///< the chart and the turning points
    QBoxLayout* m_buttons; ///< in a row, or below each other in a narrow panel
};

} // namespace windrose
