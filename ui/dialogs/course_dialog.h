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

/// The course of the game on the table: how likely each seat was to win at each moment, and the orders that gave most
/// of a chance away, with what would have been better. It is thought about while the dialog is open, and follows the
/// game.
class CourseDialog final : public QDialog
{
    Q_OBJECT

public:
    /// `colors` are those of the seats of this game.
    CourseDialog(GameSession& session, const QList<QColor>& colors, QWidget* parent = nullptr);

    const GameReview& review() const { return m_review; }
    /// What is said of a turning point.
    QString pointText(const TurningPoint& point) const;

signals:
    /// The table shall show the moment after `orders` orders.
    void momentWanted(int orders);
    /// A new game shall go on from the moment after `orders` orders.
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
    bool m_isBehind = false; ///< the game went on while nobody looked
};

} // namespace windrose
