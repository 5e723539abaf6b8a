// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "piece_data.h"
#include "shown_rows.h"
#include "table_roles.h"

#include <QAbstractItemModel>

namespace windrose
{

/// The common base of the table's models: rows over a session, flags, MIME data and drops. A subclass describes a row
/// by `lyingAt` (the piece that lies there) and `targetAt` (the target of a drop); the table's `Handling` says which of
/// these can be used.
class TableModel : public QAbstractItemModel
{
    Q_OBJECT

public:
    explicit TableModel(const Tabletop& table, QObject* parent = nullptr);

    GameSession& session() const { return m_table.session(); }

    /// The piece that can be picked up here, if any.
    std::optional<Piece> pieceAt(const QModelIndex& place) const;
    /// The place as the target of a drop; elsewhere when nothing is ever dropped here.
    Place placeAt(const QModelIndex& place) const;
    /// The kind of piece that can be added and removed here one by one, if any.
    std::optional<SetupPiece> countedAt(const QModelIndex& place) const;
    /// Why nothing can be picked up here now, as a sentence; empty when something can.
    QString pickUpRefusal(const QModelIndex& place) const;

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
                      ExtraColonist colonist = ExtraColonist::Accepted) const;
    bool canDrop(const Piece& piece, const QModelIndex& place) const;
    /// Why a drop here would be refused, as a sentence; empty when it is allowed.
    QString dropRefusal(const Piece& piece, const QModelIndex& place) const;

    /// Notifies that all texts changed, after a change of language.
    virtual void retranslate();

protected:
    /// The piece that lies on top here, if any.
    virtual std::optional<Piece> lyingAt(const QModelIndex& place) const;
    /// The place as the target of a drop.
    virtual Place targetAt(const QModelIndex& place) const;
    /// The kind of piece of which there is a number here, if any.
    virtual std::optional<SetupPiece> countableAt(const QModelIndex& place) const;
    /// The rule of the game by which nothing can be picked up here, as a sentence; empty when there is none.
    virtual QString ruleAgainst(const QModelIndex& place) const;
    /// A sentence that says that no piece can be picked up here.
    virtual QString nothingAt(const QModelIndex& place) const;

    /// Called for every change of the session; the default calls `followPosition`.
    virtual void sessionChanged(const Change& change);
    /// Called whenever the position to draw may have changed; the default calls `notifyChanges`, which suffices while
    /// rows are constant.
    virtual void followPosition();
    /// The roles that an item draws: `dataChanged` is emitted when the data of one of them changed. Tooltips and drag
    /// flags are not among them; they are read when needed.
    virtual QList<int> shownRoles(const QModelIndex& index) const;
    /// Emits `dataChanged` for exactly the rows and child rows whose data changed since the last notification.
    void notifyChanges() { m_shownRows.notifyChanges(); }
    /// Stores the current data of all rows without notifying; for resets.
    void storeShownData() { m_shownRows.read(); }
    void connectNotify(const QMetaMethod& signal) override;
    /// The position to draw. Any input ends an order that is shown event by event, so that it is also the one to act
    /// upon.
    const Position& position() const { return session().shownPosition(); }
    /// How the pieces of this table are handled.
    const Handling& handling() const { return m_table.handling(); }
    /// "Name, state, state": the accessible name of a thing on the table.
    static QString named(const QString& name, const QStringList& states);
    /// "City space 1 of Bea": the name of a place on a seat's board. On the reader's own board it stays short.
    QString onBoard(const QString& name, int seat) const;
    /// A picture's name in ":/drawings/", such as "role_mayor".
    static QString art(const char* prefix, std::string_view id);
    /// The data of roles that are common to all rows (text, place, legality, plain tooltip); invalid for other
    /// roles.
    QVariant commonData(const QModelIndex& index, int role) const;

private:
    QVariantList shown(const QModelIndex& index) const;

    Tabletop m_table;
    ShownRows m_shownRows;
};

} // namespace windrose
