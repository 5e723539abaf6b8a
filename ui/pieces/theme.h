// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/buildings.h"

#include <QColor>
#include <QPalette>

#include <array>

namespace windrose
{

/// The color schemes of the table.
enum class Flavor { Light, Dark, Contrast };

/// The table's colors by purpose. Every text color has a contrast of at least 4.5 to its background, every mark at
/// least 3; in high contrast 7 and 4.5 (a test computes it).
struct Theme {
    Flavor flavor = Flavor::Light;
    QColor table;     ///< the background of the table, a sea chart
    QColor tableLine; ///< rhumb lines of the chart
    QColor paper;     ///< panels
    QColor paperEdge; ///< the border of panels
    QColor card;      ///< a piece on a panel
    QColor cardEdge;  ///< its outline
    QColor empty;     ///< the background of an empty space
    QColor emptyEdge; ///< its dashed border
    QColor ink;       ///< text on paper, card and empty
    QColor inkSoft;   ///< less important text there
    QColor sea;       ///< the panel of the ships, the prompt
    QColor seaDeep;   ///< round panel and prompt
    QColor seaEdge;
    QColor onSea;     ///< text on sea and seaDeep
    QColor onSeaSoft; ///< less important text on sea and seaDeep
    QColor hull;      ///< ships
    QColor hullDark;
    QColor hullSpace; ///< an empty space for a barrel on a ship
    QColor accent;    ///< the default button, the seat to move
    QColor onAccent;
    QColor glow;      ///< outline of a legal target
    QColor focus;     ///< keyboard focus ring
    QColor mark;      ///< places that a log line refers to
    QColor forbidden; ///< sold out, not possible
    QColor coin;
    QColor onCoin;
    QColor idle;     ///< an idle circle: white
    QColor occupied; ///< an occupied circle: green
    QColor circleEdge;
    QColor wanted;                         ///< mark in an idle circle that takes a colonist now
    QColor violet;                         ///< the band of violet buildings
    std::array<QColor, kTiles> tiles;      ///< goods and quarry
    std::array<QColor, kMaxPlayers> seats; ///< header of a board, with white text
    QColor onSeat;
    // The controls of dialogs and menus.
    QColor page;        ///< the background of dialogs and menus
    QColor field;       ///< the background of what is typed or listed
    QColor button;      ///< the background of buttons
    QColor outline;     ///< the outline of controls
    QColor faint;       ///< text that cannot be used now
    QColor selected;    ///< the background of what is selected, with white text
    QColor link;        ///< links in texts
    QColor linkVisited; ///< links that were followed
    QColor trace;       ///< outline of the board that acts and of what an order changed, on paper and on the table
};

/// The light table: paper and ink on a bright sea chart.
const Theme& lightTheme();
/// The dark table.
const Theme& darkTheme();
/// The high contrast table: black on white, because the drawings have dark outlines.
const Theme& contrastTheme();

/// The current theme; light by default.
const Theme& theme();
void setTheme(Flavor flavor);

/// A matching palette for the ordinary widgets around the table (menus, dialogs, tooltips).
QPalette paletteFor(const Theme& theme);

/// The color of a kind of building: that of its good, or violet.
QColor bandColor(Building building);

/// Contrast ratio of two opaque colors as WCAG 2 defines it, 1 to 21.
double contrastRatio(const QColor& a, const QColor& b);

} // namespace windrose
