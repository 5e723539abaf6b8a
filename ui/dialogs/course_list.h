// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/session/game_review.h"

#include <QListWidget>

namespace windrose
{

class GameSession;

/// The findings of a review: the turning points, numbered, and below them a sheet for each seat: how often it found the
/// best order, and its costliest mistakes.
class CourseList final : public QListWidget
{
    Q_OBJECT

public:
    /// Both must outlive the list.
    CourseList(const GameSession& session, const GameReview& review, QWidget* parent);

    /// Shows what the review has found by now.
    void refresh();
    /// The moment that a row is about, or -1.
    int momentOf(int row) const;
    /// The moments of the turning points, in the order of their numbers.
    QList<int> turningMoments() const;
    /// Describes a turning point or a mistake.
    QString pointText(const TurningPoint& point) const;
    /// Says how often a seat found the best order.
    QString sheetText(int seat) const;

private:
    void addRow(const QString& text, int moment);
    void addSheet(int seat);

    const GameSession& m_session;
    const GameReview& m_review;
};

} // namespace windrose
