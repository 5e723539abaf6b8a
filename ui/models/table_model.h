// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "piece_data.h"
#include "table_roles.h"

#include <QAbstractItemModel>

namespace windrose
{

/// The common part of the table's models: rows over a session, flags, MIME data and drops. A row is told by
/// `pieceAt` (what the hand gets) and `placeAt` (what a drop meets); everything else follows here.
class TableModel : public QAbstractItemModel
{
    Q_OBJECT

public:
    explicit TableModel(GameSession& session, QObject* parent = nullptr);

    GameSession& session() const { return m_session; }

    /// The piece a hand takes up from here, if any.
    virtual std::optional<Piece> pieceAt(const QModelIndex& place) const;
    /// What this is as a target.
    virtual Place placeAt(const QModelIndex& place) const;
    /// While a position is set up: the kind of piece that one more or one fewer can lie here, if any.
    virtual std::optional<SetupPiece> countedAt(const QModelIndex& place) const;
    /// Why nothing can be taken up from here now, as a sentence; empty when something can.
    virtual QString pickUpRefusal(const QModelIndex& place) const;

    // Flat by default: one column, no children.
    QModelIndex index(int row, int column = 0, const QModelIndex& parent = {}) const override;
    QModelIndex parent(const QModelIndex& child) const override;
    int columnCount(const QModelIndex& parent = {}) const override;

    Qt::ItemFlags flags(const QModelIndex& index) const override;
    QStringList mimeTypes() const override;
    /// The one piece at the one index given, else null; the caller owns it.
    QMimeData* mimeData(const QModelIndexList& indexes) const override;
    /// `Qt::MoveAction` is the plain drop; `Qt::CopyAction` (a modifier held) declines the colonist it would bring.
    Qt::DropActions supportedDropActions() const override;
    /// Dropping "on" an item: row and column are -1 and `parent` is the item.
    bool canDropMimeData(const QMimeData* data, Qt::DropAction action, int row, int column,
                         const QModelIndex& parent) const override;
    bool dropMimeData(const QMimeData* data, Qt::DropAction action, int row, int column,
                      const QModelIndex& parent) override;
    /// What letting a piece go on an item means; the MIME functions above come down to it.
    Intent dropIntent(const Piece& piece, const QModelIndex& place,
                      ExtraColonist colonist = ExtraColonist::Wanted) const;
    bool canDrop(const Piece& piece, const QModelIndex& place) const;
    /// Why a drop here would be refused, as a sentence; empty when it is fine.
    QString dropRefusal(const Piece& piece, const QModelIndex& place) const;

    /// Notifies that every text changed, after another language was chosen.
    void retranslate();

protected:
    /// Called for every change of the session; the default calls `tellChanges` (rows are constant).
    virtual void sessionChanged(const Change& change);
    /// What an item draws: `dataChanged` is emitted when the data of one of these roles changed. Hovers and drag flags
    /// are not among them; they are read when needed.
    virtual QList<int> shownRoles(const QModelIndex& index) const;
    /// Emits `dataChanged` for exactly the rows and child rows that show something else than at the last notification.
    void tellChanges();
    /// Stores what every row shows now without notifying; for resets.
    void readShown();
    void connectNotify(const QMetaMethod& signal) override;
    const Position& position() const { return m_session.position(); }
    /// True when a position is set up by hand here.
    bool isSetup() const { return m_session.setup() != nullptr; }
    /// "Name, state, state": what a thing is called on the table.
    static QString named(const QString& name, const QStringList& states);
    /// A picture's name in ":/drawings/", such as "role_mayor".
    static QString art(const char* prefix, std::string_view id);
    /// The roles every row answers in the same way (text, place, legality, hover as plain text); invalid for the
    /// others.
    QVariant commonData(const QModelIndex& index, int role) const;

private:
    QVariantList shown(const QModelIndex& index) const;
    void tellIfChanged(const QModelIndex& index, QVariantList& before);

    /// What a row and its child rows showed at the last notification.
    struct Row {
        QVariantList shown;
        std::vector<QVariantList> children;
    };

    GameSession& m_session;
    bool m_isFollowed = false; ///< somebody listens to `dataChanged`
    std::vector<Row> m_rows;
};

} // namespace windrose
