// SPDX-License-Identifier: GPL-3.0-or-later
#include "piece_data.h"

namespace windrose
{

std::optional<Piece> PieceData::pieceIn(const QMimeData* data)
{
    const auto* own = qobject_cast<const PieceData*>(data);
    return own == nullptr ? std::nullopt : std::optional(own->m_piece);
}

} // namespace windrose
