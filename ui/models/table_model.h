// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "piece_data.h"
#include "table_roles.h"

#include <QAbstractItemModel>

namespace windrose
{

/// The common base of the table's models: rows over a session, flags, MIME data and drops. A subclass describes a row
/// by `pieceAt` (the piece to pick up) and `placeAt` (the target of a drop).
class TableModel : public QAbstractItemModel
{
    Q_OBJECT

public:
    explicit TableModel(GameSession& session, QObject* parent = nullptr);

    GameSession& session() const { return m_session; }

    /// The piece that can be picked up here, if any.
    virtual std::optional<Piece> pieceAt(const QModelIndex& place) const;
    /// The place as the target of a drop.
    virtual Place placeAt(const QModelIndex& place) const;
    /// While a position is set up: the kind of piece that is counted here, if any.
    virtual std::optional<SetupPiece> countedAt(const QModelIndex& place) const;
    /// Why nothing can be picked up here now, as a sentence; empty when something can.
    virtual QString pickUpRefusal(const QModelIndex& place) const;

    // Flat by default: one column, no children.
    QModelIndex index(int row, int column = 0, const QModelIndex& parent = {}) const override;
    QModelIndex parent(const QModelIndex& child) const override;
    int columnCount(const QModelIndex& parent = {}) const override;

    Qt::ItemFlags flags(const QModelIndex& index) const override;
    QStringList mimeTypes() const override;
    /// The piece at a single index, else null; the caller owns it.
    QMimeData* mimeData(const QModelIndexList& indexes) const override;
    /// `Qt::MoveAction` is the plain drop; `Qt::CopyAction` (a modifier held) declines the colonist it would bring.
    Qt::DropActions supportedDropActions() const override;
    /// Dropping "on" an item: row and column are -1 and `parent` is the item.
    bool canDropMimeData(const QMimeData* data, Qt::DropAction action, int row, int column,
                         const QModelIndex& parent) const override;
    bool dropMimeData(const QMimeData* data, Qt::DropAction action, int row, int column,
                      const QModelIndex& parent) override;
    /// The meaning of dropping a piece on an item; used by the MIME functions above.
    Intent dropIntent(const Piece& piece, const QModelIndex& place,
                      ExtraColonist colonist = ExtraColonist::Wanted) const;
    bool canDrop(const Piece& piece, const QModelIndex& place) const;
    /// Why a drop here would be refused, as a sentence; empty when it is allowed.
    QString dropRefusal(const Piece& piece, const QModelIndex& place) const;

    /// Notifies that all texts changed, after a change of language.
    void retranslate();

protected:
    /// Called for every change of the session; the default calls `followPosition`.
    virtual void sessionChanged(const Change& change);
    /// Called whenever the position to draw may have changed; the default calls `notifyChanges`, which suffices while
    /// rows are constant.
    virtual void followPosition();
    /// The roles that an item draws: `dataChanged` is emitted when the data of one of them changed. Tooltips and drag
    /// flags are not among them; they are read when needed.
    virtual QList<int> shownRoles(const QModelIndex& index) const;
    /// Emits `dataChanged` for exactly the rows and child rows whose data changed since the last notification.
    void notifyChanges();
    /// Stores the current data of all rows without notifying; for resets.
    void readShown();
    void connectNotify(const QMetaMethod& signal) override;
    /// The position to draw. While an order is shown event by event nothing can be picked up, so that it is also the
    /// one to act upon whenever somebody does.
    const Position& position() const { return m_session.shownPosition(); }
    /// Whether a position is being set up.
    bool isSetup() const { return m_session.setup() != nullptr; }
    /// "Name, state, state": the accessible name of a thing on the table.
    static QString named(const QString& name, const QStringList& states);
    /// A picture's name in ":/drawings/", such as "role_mayor".
    static QString art(const char* prefix, std::string_view id);
    /// The data of roles that are common to all rows (text, place, legality, plain tooltip); invalid for other
    /// roles.
    QVariant commonData(const QModelIndex& index, int role) const;

private:
    QVariantList shown(const QModelIndex& index) const;
    void notifyIfChanged(const QModelIndex& index, QVariantList& before);

    /// The data of a row and its child rows at the last notification.
    struct Row {
        QVariantList shown;
        std::vector<QVariantList> children;
    };

    GameSession& m_session;
    bool m_isFollowed = false; ///< `dataChanged` has receivers
    std::vector<Row> m_rows;
};

} // namespace windrose
