// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/players/reasons.h"
#include "table_model.h"

namespace windrose
{

/// What happened, a line for each event worth one, with a header line (`HeaderRole`) at the start of each round.
/// `EventRole` is the number of the order a line belongs to, -1 for what stands before the first; the moment after it
/// is one more.
class LogModel final : public TableModel
{
    Q_OBJECT

public:
    /// bool: the line says why a computer player gave the order
    static constexpr int kReasonRole = Qt::UserRole + 100;
    /// bool: the order does not stand on the disk yet
    static constexpr int kUnkeptRole = kReasonRole + 1;

    explicit LogModel(GameSession& session, QObject* parent = nullptr);

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QString pickUpRefusal(const QModelIndex& place) const override;

    /// Tells why computer players gave their orders; if `knowsPoints`, with what others hold. Off at first.
    void setReasons(bool tells, bool knowsPoints);

    /// The last row that speaks of the moment after `orders` orders, or of one before it.
    int rowOfMoment(int orders) const;

protected:
    void sessionChanged(const Change& change) override;
    /// Lines never change; only inserted and removed rows are notified.
    QList<int> shownRoles(const QModelIndex&) const override { return {}; }

private:
    struct Line {
        int order = -1;
        int round = 1;
        bool isHeader = false;
        Event event;
        OrderReason reason; ///< of a line that gives one
    };

    void reload();
    std::optional<Line> reasonOf(int order, int round) const;
    void append(int from, int to);
    void removeFrom(int order);
    void tellKept();
    std::vector<Line> linesOf(int order, const std::vector<Event>& events) const;
    QString text(const Line& line) const;

    std::vector<Line> m_lines;
    int m_kept = 0; ///< orders shown as kept at the last notification
    bool m_tellsReasons = false;
    bool m_knowsPoints = false;
};

} // namespace windrose
