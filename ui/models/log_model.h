// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/players/reasons.h"
#include "table_model.h"

namespace windrose
{

/// The log: a line for each notable event, with a header line (`HeaderRole`) at the start of each round.
/// `EventRole` is the number of the order that caused the line, -1 before the first; the moment after that order is
/// one more.
class LogModel final : public TableModel
{
    Q_OBJECT

public:
    /// bool: the line gives the reason for a computer player's order
    static constexpr int kReasonRole = Qt::UserRole + 100;
    /// bool: the order is not yet written to disk
    static constexpr int kUnsavedRole = kReasonRole + 1;

    explicit LogModel(const Tabletop& table, QObject* parent = nullptr);

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;

    /// Whether the log gives reasons for computer players' orders, and can use all points for them. Off by default.
    void setReasons(bool shows, bool knowsPoints);

    /// The whole log as plain text: a line for each of its lines, and a blank one before each round.
    QString asText() const;

    /// The last row of the moment after `orders` orders, or of the moments before it.
    int rowOfMoment(int orders) const;

    void retranslate() override;

protected:
    QString nothingAt(const QModelIndex& place) const override;
    void sessionChanged(const Change& change) override;
    void followPosition() override {} // lines are of orders, not of positions
    /// Lines of events never change, and changed reasons are signaled by `renewReasonOf`.
    QList<int> shownRoles(const QModelIndex&) const override { return {}; }

private:
    struct Line {
        int order = -1;
        int round = 1;
        bool isHeader = false;
        Event event;
        OrderReason reason;     ///< for lines that give a reason
        mutable QString text{}; ///< kept, because a list asks for the text of every line at each layout
    };

    void reload();
    std::optional<Line> reasonOf(int order, int round) const;
    void append(int from, int to);
    void renewReasonOf(int order);
    void removeFrom(int order);
    void notifyOnDisk();
    std::vector<Line> linesOf(int order, const std::vector<Event>& events) const;
    const QString& text(const Line& line) const;
    QString composed(const Line& line) const;

    std::vector<Line> m_lines;
    int m_ordersOnDisk = 0; ///< orders shown as saved at the last notification
    bool m_showsReasons = false;
    bool m_knowsPoints = false;
};

} // namespace windrose
