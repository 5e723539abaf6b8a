// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "placing.h"

#include <QAbstractItemModel>

namespace windrose
{

/// Data roles beyond Qt's own (`Qt::DisplayRole` = name, `Qt::ToolTipRole` = rich text hover, `Qt::AccessibleTextRole`
/// = what the thing is called on the table plus its state, `Qt::AccessibleDescriptionRole` = the hover as plain text).
enum TableRole {
    PieceRole = Qt::UserRole + 1, ///< int: role card, `Building`, `Tile`, or `Good` index; -1 when empty
    ArtRole,                      ///< QString: name of the drawing in ":/drawings/", e.g. "building_office"
    CountRole,                    ///< int: copies left, barrels, colonists, doubloons on a card
    CapacityRole,                 ///< int: circles, ship spaces, copies in play
    OccupiedRole,                 ///< int: colonists on it
    CostRole,                     ///< int: printed cost
    PriceRole,                    ///< int: what the seat to move would pay now
    AffordableRole,               ///< bool: the seat to move could build it now (money, space, not owned, copies)
    OwnedRole,                    ///< bool: by the seat to move
    SoldOutRole,                  ///< bool
    TakenByRole,                  ///< int: seat or -1
    LegalNowRole,                 ///< bool: picking it up now could lead to an order
    PlaceRole,                    ///< QVariant of `Place`
    SpaceRole,                    ///< int: space number
    SecondSpaceRole,              ///< int: the other space of a large building, else -1
    IsSecondHalfRole,             ///< bool: this city space is covered by a large building whose first space is another
    EventRole,                    ///< log: int, the number of the order the line belongs to
    RoundRole,                    ///< log: int
    SeatRole,                     ///< int: seat a log line or row speaks of, or -1
    HighlightRole,                ///< log: QVariantList of `Place`s the line speaks of
    LimitRole,                    ///< supply: int, column 1 to 4
    VisibleRole,   ///< bool: false when there is nothing to draw (a card not in this game, a wharf not owned)
    GovernorRole,  ///< board: bool, the governor's mark lies here
    TurnRole,      ///< board: bool, the seat to move
    DoubloonsRole, ///< board, wind rose: int
    PointsRole,    ///< board: int, victory point chips; -1 while they are hidden
    WantedRole,    ///< circle: bool, it is empty while a colonist of its owner waits in San Juan to be placed
    CardsRole,     ///< board: QVariantList of int, role cards taken in this round, in the order of the cards
    BoreRole,      ///< board: QVariantList of int, the doubloons each of those cards bore when it was taken
    CopiesRole,    ///< supply: int, copies in play
    SitterRole,    ///< board: QString, the computer player's level or name; empty for a person
    HeaderRole,    ///< log: bool, the line opens a round
};

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
    /// Why a drop here would be refused, as a sentence; empty when it is fine.
    QString dropRefusal(const QMimeData* data, const QModelIndex& place) const;

    /// Tells that every text changed, after another language was chosen.
    void retranslate();

protected:
    /// Called for every change of the session; the default tells that all data changed (rows are constant).
    virtual void sessionChanged(const Change& change);
    /// Tells that all data changed, of rows and of their children.
    void tellAllData();
    const Position& position() const { return m_session.position(); }
    /// True when a position is set up by hand here.
    bool isSetup() const { return m_session.setup() != nullptr; }
    /// "Name, state, state": what a thing is called on the table.
    static QString named(const QString& name, const QStringList& states);
    /// A picture's name in ":/drawings/", such as "role_mayor".
    static QString art(const char* prefix, std::string_view id);
    /// The roles every row answers in the same way (place, legality, hover as plain text); invalid for the others.
    QVariant commonData(const QModelIndex& index, int role) const;

private:
    GameSession& m_session;
};

class RolesModel;          // roles_model.h
class BuildingSupplyModel; // building_supply_model.h
class PlantationsModel;    // plantations_model.h
class ColonistsModel;      // colonists_model.h
class CargoShipsModel;     // cargo_ships_model.h
class TradingHouseModel;   // trading_house_model.h
class GoodsSupplyModel;    // goods_supply_model.h
class IslandModel;         // island_model.h
class CityModel;           // city_model.h
class PlayerBoardModel;    // player_board_model.h
class LogModel;            // log_model.h

} // namespace windrose

Q_DECLARE_METATYPE(windrose::Place)
