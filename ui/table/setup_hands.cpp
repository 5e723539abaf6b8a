// SPDX-License-Identifier: GPL-3.0-or-later

// What keys and menus do with a piece while a position is set up.

#include "placement_controller.h"
#include "table_tile.h"
#include "ui/models/setup_placing.h"

#include <QMenu>

namespace windrose
{

void PlacementController::carryOutOrSay(const Intent& intent)
{
    if (intent.kind == Intent::Kind::Refused) {
        emit said(intent.reason);
        return;
    }
    emit said({});
    carryOut(m_session, intent);
}

bool PlacementController::putBack(TableTile* tile)
{
    if (m_session.setup() == nullptr) {
        return false;
    }
    TablePlace* source = isCarrying() ? m_source : sourceFor(tile);
    const std::optional<Piece> piece = isCarrying() ? m_piece : source->piece();
    if (isCarrying()) {
        letGo();
    }
    if (piece) {
        carryOutOrSay(setupIntent(m_session, *piece, wholeBox()));
    } else {
        emit said(source->modelIndex().isValid() ? source->model()->pickUpRefusal(source->modelIndex()) : QString());
    }
    return true;
}

bool PlacementController::count(TableTile* tile, int by)
{
    if (m_session.setup() == nullptr || isCarrying()) {
        return false;
    }
    const std::optional<SetupPiece> piece = tile->counted();
    if (!piece) {
        return false;
    }
    carryOutOrSay(setupStep(m_session, *piece, tile->place(), by));
    return true;
}

void PlacementController::offerSetup(QMenu& menu, TableTile* tile)
{
    TablePlace* source = sourceFor(tile);
    const std::optional<Piece> piece = source->piece();
    const QPointer<TableTile> here(tile);
    if (piece && source->model()->pickUpRefusal(source->modelIndex()).isEmpty()) {
        const Intent click = intentForClick(m_session, *piece);
        if (click.kind != Intent::Kind::Refused) {
            menu.addAction(piece->kind == PieceKind::RoleCard && piece->from.kind == SetupSpot::Kind::Box
                               ? tr("&Take it")
                           : piece->kind == PieceKind::RoleCard ? tr("Put it &back")
                                                                : tr("&Turn it"),
                           this, [this, click] { carryOutOrSay(click); });
        }
        offerMoves(*menu.addMenu(tr("&Put it on")), source, ExtraColonist::Wanted);
        if (piece->from.kind != SetupSpot::Kind::Box && piece->kind != PieceKind::Governor) {
            const Intent back = setupIntent(m_session, *piece, wholeBox());
            menu.addAction(tr("Back to the &box"), this, [this, back] { carryOutOrSay(back); });
        }
    }
    const std::optional<SetupPiece> counted = tile->counted();
    if (!counted) {
        return;
    }
    menu.addSeparator();
    for (const int by : {1, -1}) {
        menu.addAction(by > 0 ? tr("One &more") : tr("One &fewer"), this, [this, here, by] {
            if (here != nullptr) {
                count(here, by);
            }
        });
    }
    if (counted->kind == SetupPiece::Kind::Doubloon || counted->kind == SetupPiece::Kind::Point) {
        menu.addAction(tr("Set the &number…"), this, [this, here] {
            if (here != nullptr) {
                emit countWanted(here);
            }
        });
    }
}

} // namespace windrose
