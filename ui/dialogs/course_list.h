// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/session/game_review.h"

#include <QColor>
#include <QListWidget>

namespace windrose
{

class GameSession;
struct OrderRow;

/// The findings of a review: the turning points, numbered, and below them a sheet for each seat: how often it found the
/// best order, and its costliest mistakes.
class CourseList final : public QListWidget
{
    Q_OBJECT

public:
    /// `session` and `review` must outlive the list; `colors` are the colors of the seats.
    CourseList(const GameSession& session, const GameReview& review, const QList<QColor>& colors, QWidget* parent);

    /// Shows what the review has found by now.
    void refresh();
    /// The moment that a row is about, or -1.
    int momentOf(int row) const;
    /// The moments of the turning points, in the order of their numbers.
    QList<int> turningMoments() const;
    /// Describes a turning point or a mistake.
    QString pointText(const TurningPoint& point) const;
    /// The same in columns.
    OrderRow pointRow(const TurningPoint& point) const;
    /// Says how often a seat found the best order.
    QString sheetText(int seat) const;

private:
    void addRow(const QString& text, int moment);
    void addRow(const QString& text, const OrderRow& content, int moment);
    void addSheet(int seat);
    OrderRow sheetRow(int seat) const;
    QString explanation(const TurningPoint& point) const;
    static int foundPercent(const SeatSheet& sheet);

    const GameSession& m_session;
    const GameReview& m_review;
    QList<QColor> m_colors;
};

} // namespace windrose
