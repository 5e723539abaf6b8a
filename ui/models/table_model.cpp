// SPDX-License-Identifier: GPL-3.0-or-later
#include "table_models.h"

#include "texts.h"

namespace windrose
{

TableModel::TableModel(GameSession& session, QObject* parent) : QAbstractItemModel(parent), m_session(session)
{
    connect(&session, &GameSession::changed, this, [this](const Change& change) { sessionChanged(change); });
}

std::optional<Piece> TableModel::pieceAt(const QModelIndex&) const
{
    return std::nullopt;
}

Place TableModel::placeAt(const QModelIndex&) const
{
    return {};
}

std::optional<SetupPiece> TableModel::countedAt(const QModelIndex&) const
{
    return std::nullopt;
}

QString TableModel::pickUpRefusal(const QModelIndex& place) const
{
    const auto piece = pieceAt(place);
    if (!piece) {
        return tr("There is nothing to pick up here.");
    }
    QString reason;
    return canPickUp(m_session, *piece, &reason) ? QString() : reason;
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
    if (const auto piece = pieceAt(index); piece && canPickUp(m_session, *piece)) {
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
    return piece ? mimeFor(*piece) : nullptr;
}

Qt::DropActions TableModel::supportedDropActions() const
{
    return Qt::MoveAction | Qt::CopyAction;
}

namespace
{

ExtraColonist wish(Qt::DropAction action)
{
    return action == Qt::CopyAction ? ExtraColonist::Declined : ExtraColonist::Wanted;
}

Intent dropIntent(const TableModel& model, const QMimeData* data, Qt::DropAction action, const QModelIndex& place)
{
    const auto piece = pieceFrom(data);
    if (!piece || !place.isValid() || (action & model.supportedDropActions()) == 0) {
        return {};
    }
    return intentFor(model.session(), *piece, model.placeAt(place), wish(action));
}

} // namespace

bool TableModel::canDropMimeData(const QMimeData* data, Qt::DropAction action, int row, int column,
                                 const QModelIndex& parent) const
{
    return row < 0 && column < 0 && dropIntent(*this, data, action, parent).kind != Intent::Kind::Refused;
}

bool TableModel::dropMimeData(const QMimeData* data, Qt::DropAction action, int row, int column,
                              const QModelIndex& parent)
{
    if (row >= 0 || column >= 0) {
        return false;
    }
    const Intent intent = dropIntent(*this, data, action, parent);
    return intent.kind != Intent::Kind::Refused && !carryOut(m_session, intent);
}

QString TableModel::dropRefusal(const QMimeData* data, const QModelIndex& place) const
{
    const auto piece = pieceFrom(data);
    return piece ? intentFor(m_session, *piece, placeAt(place)).reason : tr("That is no piece of this game.");
}

void TableModel::retranslate()
{
    tellAllData();
}

void TableModel::sessionChanged(const Change&)
{
    tellAllData();
}

void TableModel::tellAllData()
{
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

QString TableModel::named(const QString& name, const QStringList& states)
{
    return (QStringList{name} + states).join(QStringLiteral(", "));
}

QString TableModel::art(const char* prefix, std::string_view id)
{
    return QLatin1String(prefix) + QString::fromLatin1(id.data(), static_cast<qsizetype>(id.size()));
}

QVariant TableModel::commonData(const QModelIndex& index, int role) const
{
    switch (role) {
    case Qt::AccessibleDescriptionRole:
        return texts::plain(data(index, Qt::ToolTipRole).toString());
    case PlaceRole:
        return QVariant::fromValue(placeAt(index));
    case LegalNowRole: {
        const auto piece = pieceAt(index);
        return piece && canPickUp(m_session, *piece);
    }
    default:
        return {};
    }
}

} // namespace windrose
