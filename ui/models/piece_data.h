// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "placing.h"

#include <QMimeData>

namespace windrose
{

inline constexpr char kPieceMimeType[] = "application/x-windrose-piece";

/// A piece as Qt's views and models hand it around. It carries the piece itself: a piece means nothing outside the game
/// it belongs to, so there is no text of it.
class PieceData final : public QMimeData
{
    Q_OBJECT

public:
    explicit PieceData(const Piece& piece) : m_piece(piece) {}

    /// The piece that MIME data carry; empty when they carry none.
    static std::optional<Piece> pieceIn(const QMimeData* data);

    bool hasFormat(const QString& type) const override { return type == QLatin1String(kPieceMimeType); }
    QStringList formats() const override { return {QLatin1String(kPieceMimeType)}; }

private:
    Piece m_piece;
};

} // namespace windrose
