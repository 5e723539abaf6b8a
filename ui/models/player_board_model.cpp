// SPDX-License-Identifier: GPL-3.0-or-later
#include "player_board_model.h"

#include "barrel_row.h"
#include "core/rules/yield.h"
#include "texts.h"

#include <numeric>

/* TRANSLATOR windrose::PlayerBoardModel  A player's board, read out. */

namespace windrose
{

namespace
{

/// What to name first: while the supply is empty, nothing else would help.
Lack lackOf(const Yield& yield)
{
    if (!yield.isHeldBack) {
        return Lack::Nothing;
    }
    if (yield.lacksSupply) {
        return Lack::Supply;
    }
    if (yield.lacksTile) {
        return Lack::Tile;
    }
    return yield.lacksBuilding ? Lack::Building : Lack::Colonist;
}

} // namespace

PlayerBoardModel::PlayerBoardModel(const Tabletop& table, int seat, QObject* parent)
    : TableModel(table, parent), m_seat(seat)
{
}

void PlayerBoardModel::setShowAllPoints(bool show)
{
    m_showAllPoints = show;
    notifyChanges();
}

QList<int> PlayerBoardModel::shownRoles(const QModelIndex& index) const
{
    if (index.row() != kBoardRow) {
        return {Qt::AccessibleTextRole, NameRole, CountRole, DoubloonsRole, VisibleRole, YieldRole, LackRole};
    }
    return {Qt::AccessibleTextRole, NameRole,       GovernorRole, TurnRole, DoubloonsRole, PointsRole, CardsRole,
            DoubloonsWhenTakenRole, PlayerTypeRole, VisibleRole};
}

int PlayerBoardModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : kFirstBarrelRow + kGoods;
}

const Seat& PlayerBoardModel::board() const
{
    static const Seat nobody;
    return m_seat >= 0 && m_seat < position().players ? position().seat(m_seat) : nobody;
}

QVariantList PlayerBoardModel::cards() const
{
    QVariantList cards;
    for (int card = 0; card < position().roleCards(); ++card) {
        if (position().takenBy[static_cast<std::size_t>(card)] == m_seat) {
            cards.append(card);
        }
    }
    return cards;
}

/// A card's doubloons are paid out when it is taken; the amounts follow from the orders of this round.
QVariantList PlayerBoardModel::doubloonsWhenTaken() const
{
    QVariantList doubloons;
    for (const QVariant& card : cards()) {
        const auto place = static_cast<std::size_t>(card.toInt());
        int moment = session().viewedMoment();
        while (moment > 0 && session().history().positionAt(moment).takenBy[place] != position().takenBy[place]) {
            --moment; // an earlier round is shown again
        }
        while (moment > 0 && session().history().positionAt(moment - 1).round == position().round &&
               session().history().positionAt(moment).takenBy[place] != kNobody) {
            --moment;
        }
        const Position& before = session().history().positionAt(moment);
        doubloons.append(before.takenBy[place] == kNobody ? static_cast<int>(before.cardDoubloons[place]) : 0);
    }
    return doubloons;
}

/// Who is at the table depends on the game, not on the moment shown: looking back at another player's turn must not
/// reveal points that are hidden now. If only computers play, nothing is hidden.
int PlayerBoardModel::points() const
{
    const bool isShowingOrder = session().story().isShowingOrder();
    const bool isFinished = isShowingOrder ? position().isFinished() : session().gamePosition().isFinished();
    const bool isNothingHidden = isFinished || session().personAtTable() < 0;
    const bool isShown = m_showAllPoints || isNothingHidden || session().reader() == m_seat;
    return isShown ? board().victoryPoints : -1;
}

QVariant PlayerBoardModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid()) {
        return {};
    }
    if (role == SeatRole) {
        return m_seat;
    }
    QVariant own;
    switch (index.row()) {
    case kBoardRow:
        own = boardData(role);
        break;
    case kSanJuanRow:
        own = sanJuanData(role);
        break;
    case kWindRoseRow:
        own = windRoseData(role);
        break;
    default:
        own = barrelData(static_cast<Good>(index.row() - kFirstBarrelRow), role);
    }
    return own.isValid() ? own : commonData(index, role);
}

QString PlayerBoardModel::boardHover() const
{
    QString name = QStringLiteral("<p><b>%1</b></p>").arg(session().seatName(m_seat).toHtmlEscaped());
    if (showsProduction()) {
        name += QStringLiteral("<p>%1</p>").arg(texts::production(position(), m_seat).toHtmlEscaped());
    }
    if (!session().seats().isComputer(m_seat)) {
        return name;
    }
    const PlayerSpec player = session().seats().player(m_seat);
    return name + QStringLiteral("<p>%1</p><p>%2</p>")
                      //: Read out for a player's board; %1 is the level and style.
                      .arg(tr("Computer player: %1").arg(texts::playerNameAndStyle(player)).toHtmlEscaped(),
                           texts::playerExplained(player).toHtmlEscaped());
}

QVariant PlayerBoardModel::boardData(int role) const
{
    const bool isGovernor = position().governor == m_seat;
    const bool isToMove = position().turn == m_seat && !position().isFinished();
    switch (role) {
    case NameRole:
        return session().seatName(m_seat);
    case Qt::ToolTipRole:
        return boardHover();
    case Qt::AccessibleTextRole: {
        QStringList states;
        if (session().seats().isComputer(m_seat)) {
            //: Read out for a player's board; %1 is the level and style.
            states += tr("computer player: %1").arg(texts::playerNameAndStyle(session().seats().player(m_seat)));
        }
        if (isGovernor) {
            //: Read out for a player's board, in a list.
            states += tr("governor");
        }
        if (isToMove) {
            //: Read out for a player's board, in a list.
            states += tr("to move");
        }
        for (const QVariant& card : cards()) {
            states += texts::roleName(roleOfCard(card.toInt()));
        }
        states += texts::doubloons(static_cast<int>(board().doubloons));
        if (points() >= 0) {
            states += texts::points(points());
        }
        //: The name of a board for a screen reader; %1 is the name of the player.
        return named(tr("Board of %1").arg(session().seatName(m_seat)), states);
    }
    case PieceRole:
        return -1;
    case DoubloonsRole:
        return static_cast<int>(board().doubloons);
    case PointsRole:
        return points();
    case CardsRole:
        return cards();
    case DoubloonsWhenTakenRole:
        return doubloonsWhenTaken();
    case GovernorRole:
        return isGovernor;
    case TurnRole:
        return isToMove;
    case PlayerTypeRole:
        return texts::playerName(session().seats().player(m_seat));
    case VisibleRole:
        return m_seat < position().players;
    default:
        return {};
    }
}

QVariant PlayerBoardModel::sanJuanData(int role) const
{
    const int colonists = board().sanJuan;
    switch (role) {
    case NameRole:
        //: The name of a part of a player's board, for a screen reader and as a title.
        return tr("San Juan");
    case Qt::ToolTipRole:
        return texts::sanJuanHover();
    case Qt::AccessibleTextRole:
        return named(onBoard(tr("San Juan"), m_seat), {//: Read out for a place of a player's board.
                                                       tr("%n colonist(s)", nullptr, colonists)});
    case PieceRole:
        return -1;
    case ArtRole:
        return QStringLiteral("san_juan");
    case CountRole:
        return colonists;
    case VisibleRole:
        return true;
    default:
        return {};
    }
}

QVariant PlayerBoardModel::windRoseData(int role) const
{
    const int barrels = std::accumulate(board().goods.begin(), board().goods.end(), 0);
    const int doubloons = static_cast<int>(board().doubloons);
    switch (role) {
    case NameRole:
        //: The name of a part of a player's board, for a screen reader and as a title.
        return tr("Wind rose");
    case Qt::ToolTipRole:
        return texts::windRoseHover() +
               (showsProduction()
                    ? QStringLiteral("<p>%1</p>").arg(texts::production(position(), m_seat).toHtmlEscaped())
                    : QString());
    case Qt::AccessibleTextRole:
        return named(onBoard(tr("Wind rose"), m_seat),
                     //: Read out for a place of a player's board.
                     {texts::doubloons(doubloons), tr("%n barrel(s)", nullptr, barrels)});
    case PieceRole:
        return -1;
    case ArtRole:
        return QStringLiteral("wind_rose");
    case CountRole:
        return barrels;
    case DoubloonsRole:
        return doubloons;
    case VisibleRole:
        return true;
    default:
        return {};
    }
}

/// False while a position is set up and once the game is finished.
bool PlayerBoardModel::showsProduction() const
{
    return m_seat < position().players && !position().isFinished() && !handling().movesFreely();
}

QVariant PlayerBoardModel::barrelData(Good good, int role) const
{
    const int barrels = board().goods[static_cast<std::size_t>(good)];
    switch (role) {
    case Qt::AccessibleTextRole:
        //: The name of a place for a screen reader; %1 is a kind of goods.
        return named(onBoard(tr("Barrels of %1").arg(texts::goodName(good)), m_seat), {QString::number(barrels)});
    case ArtRole:
        return art("barrel_", id(good));
    case Qt::ToolTipRole:
        return texts::goodHover(position(), session().reader(), good, showsProduction() ? m_seat : -1);
    case YieldRole:
        return showsProduction() ? yieldOf(position(), m_seat, good).barrels : 0;
    case LackRole:
        return static_cast<int>(showsProduction() ? lackOf(yieldOf(position(), m_seat, good)) : Lack::Nothing);
    case VisibleRole:
        return barrels != 0 || handling().showsEmptyPlaces();
    default:
        return barrelRow(session(), good, barrels, role);
    }
}

std::optional<Piece> PlayerBoardModel::lyingAt(const QModelIndex& place) const
{
    if (!place.isValid()) {
        return std::nullopt;
    }
    const int good = place.row() - kFirstBarrelRow;
    if (place.row() == kSanJuanRow && board().sanJuan != 0) {
        return Piece{PieceKind::Colonist, 0, {}, {SetupSpot::Kind::SanJuan, m_seat, 0}};
    }
    if (place.row() == kWindRoseRow && board().doubloons != 0) {
        return Piece{PieceKind::Doubloon, 0, {}, {SetupSpot::Kind::Board, m_seat, 0}};
    }
    if (good >= 0 && board().goods[static_cast<std::size_t>(good)] != 0) {
        return Piece{PieceKind::Barrel, good, {}, {SetupSpot::Kind::WindRose, m_seat, 0}};
    }
    return std::nullopt;
}

std::optional<SetupPiece> PlayerBoardModel::countableAt(const QModelIndex& place) const
{
    switch (place.row()) {
    case kBoardRow:
        return std::nullopt;
    case kSanJuanRow:
        return SetupPiece{SetupPiece::Kind::Colonist, 0};
    case kWindRoseRow:
        return SetupPiece{SetupPiece::Kind::Doubloon, 0};
    default:
        return SetupPiece{SetupPiece::Kind::Barrel, place.row() - kFirstBarrelRow};
    }
}

Place PlayerBoardModel::targetAt(const QModelIndex& place) const
{
    if (!place.isValid()) {
        return {};
    }
    switch (place.row()) {
    case kBoardRow:
        return {PlaceKind::Board, m_seat, 0, 0};
    case kSanJuanRow:
        return {PlaceKind::SanJuan, m_seat, 0, 0};
    default:
        return {PlaceKind::WindRose, m_seat, 0, 0};
    }
}

QString PlayerBoardModel::ruleAgainst(const QModelIndex& place) const
{
    if (place.row() == kBoardRow || place.row() == kWindRoseRow) {
        return {};
    }
    if (m_seat != position().turn) {
        return notYourBoard(session());
    }
    if (pieceAt(place)) {
        return {};
    }
    //: Why a piece of a board cannot be taken, in the prompt line.
    return place.row() == kSanJuanRow ? tr("No colonists are waiting in San Juan.")
                                      : tr(
                                            //: Why a piece of a board cannot be taken, in the prompt line.
                                            "There is no barrel of this kind.");
}

} // namespace windrose
