// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QRect>

namespace windrose
{

class TablePlace;

/// The tile where the pointer last took something or put it down, as long as the pointer has not left it.
class UsedTile
{
public:
    /// The pointer uses the tile of a place, or the space that its circle lies on; forgotten for other places, such as
    /// a whole board. Its rectangle is stored, because the boards can turn.
    void set(TablePlace* place);
    void forget() { m_onScreen = {}; }
    /// Whether the pointer still rests there; forgets the tile if not.
    bool isUnder(const QPoint& globalPosition);

private:
    QRect m_onScreen;
};

} // namespace windrose
