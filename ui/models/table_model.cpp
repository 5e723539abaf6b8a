// SPDX-License-Identifier: GPL-3.0-or-later
#include "table_model.h"

#include "texts.h"

#include <QMetaMethod>

/* TRANSLATOR windrose::TableModel  Things on the table, read out. */

namespace windrose
{

TableModel::TableModel(const Tabletop& table, QObject* parent)
    : QAbstractItemModel(parent),
      m_table(table),
      m_shownRows(*this, [this](const QModelIndex& index) { return shown(index); })
{
    connect(&session(), &GameSession::changed, this, [this](const Change& change) { sessionChanged(change); });
    connect(&session().story(), &Story::stepped, this, [this] { followPosition(); });
}

std::optional<Piece> TableModel::pieceAt(const QModelIndex& place) const
{
    const std::optional<Piece> piece = lyingAt(place);
    return piece && handling().offers(*piece) ? piece : std::nullopt;
}

Place TableModel::placeAt(const QModelIndex& place) const
{
    const Place target = targetAt(place);
    return handling().takes(target) ? target : Place{};
}

std::optional<SetupPiece> TableModel::countedAt(const QModelIndex& place) const
{
    return handling().movesFreely() ? countableAt(place) : std::nullopt;
}

QString TableModel::pickUpRefusal(const QModelIndex& place) const
{
    if (QString rule = handling().movesFreely() ? QString() : ruleAgainst(place); !rule.isEmpty()) {
        return rule;
    }
    const auto piece = pieceAt(place);
    if (!piece) {
        return nothingAt(place);
    }
    QString reason;
    return canPickUp(m_table, *piece, &reason) ? QString() : reason;
}

std::optional<Piece> TableModel::lyingAt(const QModelIndex&) const
{
    return std::nullopt;
}

Place TableModel::targetAt(const QModelIndex&) const
{
    return {};
}

std::optional<SetupPiece> TableModel::countableAt(const QModelIndex&) const
{
    return std::nullopt;
}

QString TableModel::ruleAgainst(const QModelIndex&) const
{
    return {};
}

QString TableModel::nothingAt(const QModelIndex&) const
{
    //: Why nothing can be picked up, in the prompt line.
    return tr("There is nothing to pick up here.");
}

QModelIndex TableModel::index(int row, int column, const QModelIndex& parent) const
{
    return hasIndex(row, column, parent) ? createIndex(row, column) : QModelIndex();
}

QModelIndex TableModel::parent(const QModelIndex&) const
{
    return {};
}

int TableModel::columnCount(const QModelIndex&) const
{
    return 1;
}

Qt::ItemFlags TableModel::flags(const QModelIndex& index) const
{
    if (!index.isValid()) {
        return Qt::NoItemFlags;
    }
    Qt::ItemFlags flags = Qt::ItemIsEnabled | Qt::ItemIsSelectable;
    if (const auto piece = pieceAt(index); piece && canPickUp(m_table, *piece)) {
        flags |= Qt::ItemIsDragEnabled;
    }
    if (placeAt(index).kind != PlaceKind::Elsewhere) {
        flags |= Qt::ItemIsDropEnabled;
    }
    return flags;
}

QStringList TableModel::mimeTypes() const
{
    return {QLatin1String(kPieceMimeType)};
}

QMimeData* TableModel::mimeData(const QModelIndexList& indexes) const
{
    if (indexes.size() != 1) {
        return nullptr;
    }
    const auto piece = pieceAt(indexes.front());
    return piece ? new PieceData(*piece) : nullptr;
}

Qt::DropActions TableModel::supportedDropActions() const
{
    return Qt::MoveAction | Qt::CopyAction;
}

namespace
{

ExtraColonist extraColonistFor(Qt::DropAction action)
{
    return action == Qt::CopyAction ? ExtraColonist::Declined : ExtraColonist::Accepted;
}

Intent dropIntent(const TableModel& model, const QMimeData* data, Qt::DropAction action, const QModelIndex& place)
{
    const auto piece = PieceData::pieceIn(data);
    if (!piece || (action & model.supportedDropActions()) == 0) {
        return {};
    }
    return model.dropIntent(*piece, place, extraColonistFor(action));
}

} // namespace

bool TableModel::canDropMimeData(const QMimeData* data, Qt::DropAction action, int row, int column,
                                 const QModelIndex& parent) const
{
    return row < 0 && column < 0 && windrose::dropIntent(*this, data, action, parent).kind != Intent::Kind::Refused;
}

bool TableModel::dropMimeData(const QMimeData* data, Qt::DropAction action, int row, int column,
                              const QModelIndex& parent)
{
    if (row >= 0 || column >= 0) {
        return false;
    }
    const Intent intent = windrose::dropIntent(*this, data, action, parent);
    return intent.kind != Intent::Kind::Refused && !carryOut(m_table, intent);
}

Intent TableModel::dropIntent(const Piece& piece, const QModelIndex& place, ExtraColonist colonist) const
{
    return place.isValid() ? intentFor(m_table, piece, placeAt(place), colonist) : Intent{};
}

bool TableModel::canDrop(const Piece& piece, const QModelIndex& place) const
{
    return dropIntent(piece, place).kind != Intent::Kind::Refused;
}

QString TableModel::dropRefusal(const Piece& piece, const QModelIndex& place) const
{
    return dropIntent(piece, place).reason;
}

void TableModel::retranslate()
{
    storeShownData();
    const int rows = rowCount();
    if (rows == 0) {
        return;
    }
    emit dataChanged(index(0), index(rows - 1));
    for (int row = 0; row < rows; ++row) {
        const QModelIndex above = index(row);
        if (const int children = rowCount(above); children != 0) {
            emit dataChanged(index(0, 0, above), index(children - 1, 0, above));
        }
    }
}

void TableModel::sessionChanged(const Change&)
{
    followPosition();
}

void TableModel::followPosition()
{
    notifyChanges();
}

QList<int> TableModel::shownRoles(const QModelIndex&) const
{
    return {Qt::AccessibleTextRole, NameRole, PieceRole, CountRole, CapacityRole, OccupiedRole, VisibleRole};
}

QVariantList TableModel::shown(const QModelIndex& index) const
{
    QVariantList values;
    for (const int role : shownRoles(index)) {
        values.append(data(index, role));
    }
    return values;
}

void TableModel::connectNotify(const QMetaMethod& signal)
{
    if (signal == QMetaMethod::fromSignal(&QAbstractItemModel::dataChanged)) {
        m_shownRows.follow();
    }
}

QString TableModel::named(const QString& name, const QStringList& states)
{
    return (QStringList{name} + states).join(QStringLiteral(", "));
}

QString TableModel::onBoard(const QString& name, int seat) const
{
    if (seat < 0 || seat >= session().players() || seat == session().reader()) {
        return name;
    }
    //: %1 is a place on a board such as "City space 1", %2 the player whose board it is
    return tr("%1 of %2").arg(name, session().seatName(seat));
}

QString TableModel::art(const char* prefix, std::string_view id)
{
    return QLatin1String(prefix) + QString::fromLatin1(id.data(), static_cast<qsizetype>(id.size()));
}

QVariant TableModel::commonData(const QModelIndex& index, int role) const
{
    switch (role) {
    case Qt::DisplayRole:
        return data(index, Qt::AccessibleTextRole);
    case Qt::AccessibleDescriptionRole:
        return texts::plain(data(index, Qt::ToolTipRole).toString());
    case PlaceRole:
        return QVariant::fromValue(placeAt(index));
    case LegalNowRole: {
        const auto piece = pieceAt(index);
        return piece && !session().story().isShowingOrder() && canPickUp(m_table, *piece);
    }
    default:
        return {};
    }
}

} // namespace windrose
