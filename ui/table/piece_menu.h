// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/models/placing.h"

#include <QObject>

class QMenu;

namespace windrose
{

class PlacementController;
class TablePlace;
class TableTile;

/// The context menu of a thing on the table: all possible moves as entries.
class PieceMenu final : public QObject
{
    Q_OBJECT

public:
    PieceMenu(const Tabletop& tabletop, PlacementController& controller, QWidget& table);

    /// Shows the menu, or says why there is none.
    void show(TableTile* tile, const QPoint& globalPosition);

private:
    void offerPiece(QMenu& menu, TablePlace* source, const Piece& piece);
    void offerMoves(QMenu& menu, TablePlace* source, ExtraColonist colonist);
    void offerFreely(QMenu& menu, TableTile* tile);
    void offerCounting(QMenu& menu, TableTile* tile);

    Tabletop m_tabletop;
    PlacementController& m_controller;
    QWidget& m_table;
};

} // namespace windrose
