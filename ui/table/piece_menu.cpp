// SPDX-License-Identifier: GPL-3.0-or-later
#include "piece_menu.h"

#include "placement_controller.h"
#include "table_tile.h"
#include "ui/models/setup_placing.h"
#include "ui/models/texts.h"

#include <QMenu>

/* TRANSLATOR windrose::PieceMenu  The menu that a right click on a piece opens. */

namespace windrose
{

namespace
{

constexpr int kMaxMoves = 24; // limit for a readable context menu

} // namespace

PieceMenu::PieceMenu(const Tabletop& tabletop, PlacementController& controller, QWidget& table)
    : m_tabletop(tabletop), m_controller(controller), m_table(table)
{
}

void PieceMenu::show(TableTile* tile, const QPoint& globalPosition)
{
    const bool isFree = m_tabletop.handling().movesFreely();
    TablePlace* source = TablePlaces::sourceFor(tile);
    if (!isFree && !source->canBeTaken()) {
        m_controller.explainPickUpRefusal(source);
        return;
    }
    auto* menu = new QMenu(&m_table);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    if (isFree) {
        offerFreely(*menu, tile);
    } else {
        offerPiece(*menu, source, *source->piece());
    }
    menu->popup(globalPosition);
}

void PieceMenu::offerPiece(QMenu& menu, TablePlace* source, const Piece& piece)
{
    const Intent plain = intentForClick(m_tabletop, piece);
    const bool declinable = bringsColonist(m_tabletop.session(), plain);
    const QPointer<QWidget> origin(source->widget());
    const auto play = [this, source, origin](ExtraColonist colonist) {
        if (origin != nullptr) {
            m_controller.playClick(source, colonist);
        }
    };
    if (plain.kind != Intent::Kind::Refused) {
        //: An entry of the menu that a right click on a piece opens.
        menu.addAction(tr("&Take it"), this, [play] { play(ExtraColonist::Accepted); });
    }
    if (declinable) {
        //: An entry of the menu of a piece: the hospice or the university would send a colonist.
        menu.addAction(tr("Take it &without the extra colonist"), this, [play] { play(ExtraColonist::Declined); });
    }
    if (piece.kind != PieceKind::RoleCard) {
        //: An entry of the menu that a right click on a piece opens.
        offerMoves(*menu.addMenu(tr("&Put it on")), source, ExtraColonist::Accepted);
        if (declinable) {
            //: An entry of the menu of a piece: the hospice or the university would send a colonist.
            offerMoves(*menu.addMenu(tr("Put it &there without the colonist")), source, ExtraColonist::Declined);
        }
    }
}

void PieceMenu::offerMoves(QMenu& menu, TablePlace* source, ExtraColonist colonist)
{
    const std::optional<Piece> piece = source->piece();
    if (!piece) {
        return;
    }
    int lines = 0;
    for (TablePlace* place : m_controller.places()) {
        const QModelIndex index = place->modelIndex();
        if (lines >= kMaxMoves || place == source || !index.isValid() || !place->widget()->isVisible() ||
            !place->model()->canDrop(*piece, index)) {
            continue;
        }
        const QString name = place->widget()->accessibleName();
        const Place there = place->place();
        menu.addAction(texts::plainLabel(name), this, [this, piece, there, colonist] {
            m_controller.carryOutOrExplain(intentFor(m_tabletop, *piece, there, colonist));
        });
        ++lines;
    }
}

void PieceMenu::offerFreely(QMenu& menu, TableTile* tile)
{
    TablePlace* source = TablePlaces::sourceFor(tile);
    const std::optional<Piece> piece = source->piece();
    if (piece && source->pickUpRefusal().isEmpty()) {
        const Intent click = intentForClick(m_tabletop, *piece);
        if (click.kind != Intent::Kind::Refused) {
            menu.addAction(
                piece->kind == PieceKind::RoleCard && piece->from.kind == SetupSpot::Kind::Box ? tr("&Take it")
                : piece->kind == PieceKind::RoleCard                                           ? tr(
                                                                                                     //: An entry of the menu that a right click on a piece opens.
                                                           "Put it &back")
                                                     : tr(
                                                           //: An entry of the menu that a right click on a piece opens.
                                                           "&Turn it"),
                this, [this, click] { m_controller.carryOutOrExplain(click); });
        }
        offerMoves(*menu.addMenu(tr("&Put it on")), source, ExtraColonist::Accepted);
        if (piece->from.kind != SetupSpot::Kind::Box && piece->kind != PieceKind::Governor) {
            const Intent back = intentFor(m_tabletop, *piece, wholeBox());
            //: An entry of the menu that a right click on a piece opens, while a position is set up.
            menu.addAction(tr("Back to the &box"), this, [this, back] { m_controller.carryOutOrExplain(back); });
        }
    }
    offerCounting(menu, tile);
}

void PieceMenu::offerCounting(QMenu& menu, TableTile* tile)
{
    const std::optional<SetupPiece> counted = tile->counted();
    if (!counted) {
        return;
    }
    const QPointer<TableTile> here(tile);
    menu.addSeparator();
    for (const int by : {1, -1}) {
        //: An entry of the menu that a right click on a piece opens.
        menu.addAction(by > 0 ? tr("One &more")
                              : tr(
                                    //: An entry of the menu that a right click on a piece opens.
                                    "One &fewer"),
                       this, [this, here, by] {
                           if (here != nullptr) {
                               m_controller.count(here, by);
                           }
                       });
    }
    if (counted->kind == SetupPiece::Kind::Doubloon || counted->kind == SetupPiece::Kind::Point) {
        //: An entry of the menu that a right click on a piece opens, while a position is set up.
        menu.addAction(tr("Set the &number…"), this, [this, here] {
            if (here != nullptr) {
                emit m_controller.countRequested(here);
            }
        });
    }
}

} // namespace windrose
