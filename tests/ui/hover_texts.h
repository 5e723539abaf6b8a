// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/models/texts.h"

namespace windrose
{

inline Building kind(int number)
{
    return static_cast<Building>(number);
}

inline QString buildingText(const Position& position, int reader, int building)
{
    return texts::plain(texts::buildingHover(position, reader, kind(building)));
}

inline QString goodText(const Position& position, int reader, int good, int board = -1)
{
    return texts::plain(texts::goodHover(position, reader, static_cast<Good>(good), board));
}

} // namespace windrose
