// SPDX-License-Identifier: GPL-3.0-or-later
#include "log_model.h"

#include "event_places.h"
#include "texts.h"

#include <algorithm>
#include <iterator>
#include <span>
#include <utility>

/* TRANSLATOR windrose::LogModel  Headings of the log. */

namespace windrose
{

namespace
{

QVariantList asVariants(const QList<Place>& places)
{
    QVariantList variants;
    for (const Place& place : places) {
        variants.append(QVariant::fromValue(place));
    }
    return variants;
}

} // namespace

LogModel::LogModel(const Tabletop& table, QObject* parent) : TableModel(table, parent)
{
    connect(&session().autosave(), &GameAutosave::onDiskChanged, this, &LogModel::notifyOnDisk);
    reload();
}

int LogModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_lines.size());
}

QVariant LogModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid()) {
        return {};
    }
    const Line& line = m_lines[static_cast<std::size_t>(index.row())];
    switch (role) {
    case Qt::DisplayRole:
        return text(line);
    case Qt::AccessibleTextRole:
        //: %1 is a line of the log, whose order does not stand on the disk yet
        return line.order < session().autosave().ordersOnDisk() ? text(line) : tr("%1 (not yet saved)").arg(text(line));
    case kUnsavedRole:
        return line.order >= session().autosave().ordersOnDisk();
    case EventRole:
        return line.order;
    case RoundRole:
        return line.round;
    case SeatRole:
        return line.isHeader ? -1 : static_cast<int>(line.event.seat);
    case HeaderRole:
        return line.isHeader;
    case kReasonRole:
        return line.reason.kind != ReasonKind::None;
    case HighlightRole:
        return line.isHeader ? QVariantList() : asVariants(placesOf(position(), line.event));
    default:
        return {};
    }
}

QString LogModel::nothingAt(const QModelIndex&) const
{
    return {};
}

const QString& LogModel::text(const Line& line) const
{
    if (line.text.isEmpty()) {
        line.text = composed(line);
    }
    return line.text;
}

QString LogModel::composed(const Line& line) const
{
    if (line.reason.kind != ReasonKind::None) {
        return texts::reason(session(), line.reason);
    }
    //: A heading in the log; %1 is the number of the round.
    return line.isHeader ? tr("Round %1").arg(line.round) : texts::logLine(session(), line.order, line.event);
}

void LogModel::retranslate()
{
    for (Line& line : m_lines) {
        line.text.clear();
    }
    TableModel::retranslate();
}

QString LogModel::asText() const
{
    QString all;
    for (const Line& line : m_lines) {
        if (line.isHeader && !all.isEmpty()) {
            all += QLatin1Char('\n');
        }
        all +=
            (line.reason.kind != ReasonKind::None ? QStringLiteral("  ") : QString()) + text(line) + QLatin1Char('\n');
    }
    return all;
}

int LogModel::rowOfMoment(int orders) const
{
    const auto after = std::upper_bound(m_lines.begin(), m_lines.end(), orders - 1,
                                        [](int order, const Line& line) { return order < line.order; });
    return std::max(0, static_cast<int>(after - m_lines.begin()) - 1);
}

std::vector<LogModel::Line> LogModel::linesOf(int order, const std::vector<Event>& events) const
{
    std::vector<Line> lines;
    int round = static_cast<int>(session().history().positionAt(order).round);
    std::optional<Line> reason = reasonOf(order, round);
    for (const Event& event : events) {
        Line line{order, round, false, event, {}};
        if (!text(line).isEmpty()) {
            lines.push_back(std::move(line));
            if (reason) { // below the line of the order
                reason->event = event;
                lines.push_back(*reason);
                reason.reset();
            }
        }
        if (event.kind == EventKind::RoundEnded) {
            lines.push_back({order, ++round, true, {}, {}});
        }
    }
    return lines;
}

std::optional<LogModel::Line> LogModel::reasonOf(int order, int round) const
{
    const Position& before = session().history().positionAt(order);
    if (!m_showsReasons || !session().seats().isComputer(before.turn)) {
        return std::nullopt;
    }
    // Only the order played next shows what this one made possible.
    const int known = std::min(2, session().orderCount() - order);
    const std::vector<Order>& orders = session().history().orders();
    const OrderReason reason =
        reasonFor(before, std::span(orders).subspan(static_cast<std::size_t>(order), static_cast<std::size_t>(known)),
                  m_knowsPoints);
    // Reasons that get no line: obvious ones and private ones.
    if (reason.kind == ReasonKind::OnlyOrder || reason.kind == ReasonKind::OwnEstimate) {
        return std::nullopt;
    }
    return Line{order, round, false, {}, reason};
}

void LogModel::setReasons(bool shows, bool knowsPoints)
{
    if (shows != m_showsReasons || knowsPoints != m_knowsPoints) {
        m_showsReasons = shows;
        m_knowsPoints = knowsPoints;
        reload();
    }
}

void LogModel::reload()
{
    beginResetModel();
    m_lines = {Line{-1, static_cast<int>(session().history().positionAt(0).round), true, {}, {}}};
    for (int order = 0; order < session().orderCount(); ++order) {
        std::vector<Line> lines = linesOf(order, session().history().eventsOf(order));
        std::move(lines.begin(), lines.end(), std::back_inserter(m_lines));
    }
    endResetModel();
}

/// The reason for the last order changes when the next one is played or taken back.
void LogModel::renewReasonOf(int order)
{
    for (auto line = m_lines.rbegin(); line != m_lines.rend() && line->order >= order; ++line) {
        if (line->order == order && line->reason.kind != ReasonKind::None) {
            const std::optional<Line> renewed = reasonOf(order, line->round);
            if (renewed && renewed->reason != line->reason) {
                line->reason = renewed->reason;
                line->text.clear();
                const QModelIndex place = index(static_cast<int>(m_lines.rend() - line) - 1);
                emit dataChanged(place, place);
            }
            return;
        }
    }
}

void LogModel::append(int from, int to)
{
    renewReasonOf(from - 1);
    std::vector<Line> lines;
    for (int order = from; order < to; ++order) {
        std::vector<Line> more = linesOf(order, session().history().eventsOf(order));
        std::move(more.begin(), more.end(), std::back_inserter(lines));
    }
    if (lines.empty()) {
        return;
    }
    const int first = rowCount();
    beginInsertRows({}, first, first + static_cast<int>(lines.size()) - 1);
    m_lines.insert(m_lines.end(), lines.begin(), lines.end());
    endInsertRows();
}

void LogModel::removeFrom(int order)
{
    const auto first =
        std::find_if(m_lines.begin(), m_lines.end(), [order](const Line& line) { return line.order >= order; });
    if (first == m_lines.end()) {
        return;
    }
    beginRemoveRows({}, static_cast<int>(first - m_lines.begin()), rowCount() - 1);
    m_lines.erase(first, m_lines.end());
    endRemoveRows();
}

void LogModel::notifyOnDisk()
{
    const int onDisk = session().autosave().ordersOnDisk();
    const auto first =
        std::find_if(m_lines.begin(), m_lines.end(),
                     [from = std::min(onDisk, m_ordersOnDisk)](const Line& line) { return line.order >= from; });
    if (onDisk != m_ordersOnDisk && first != m_lines.end()) {
        emit dataChanged(index(static_cast<int>(first - m_lines.begin())), index(rowCount() - 1),
                         {kUnsavedRole, Qt::AccessibleTextRole});
    }
    m_ordersOnDisk = onDisk;
}

void LogModel::sessionChanged(const Change& change)
{
    switch (change.kind) {
    case ChangeKind::Loaded:
        reload();
        break;
    case ChangeKind::Played:
    case ChangeKind::Redone:
        append(change.from, change.to);
        break;
    case ChangeKind::Undone:
        removeFrom(change.to);
        renewReasonOf(change.to - 1);
        break;
    case ChangeKind::Viewed:
    case ChangeKind::Seated:
    case ChangeKind::Drafted:
    case ChangeKind::Uncovered:
        break; // past events do not change
    }
}

} // namespace windrose
