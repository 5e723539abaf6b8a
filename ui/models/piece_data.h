// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "placing.h"

#include <QMimeData>

namespace windrose
{

inline constexpr char kPieceMimeType[] = "application/x-windrose-piece";

/// MIME data with a piece, for drag and drop in Qt's views and models. It contains the piece as an object, without a
/// text format: a piece has no meaning outside its game.
class PieceData final : public QMimeData
{
    Q_OBJECT

public:
    explicit PieceData(const Piece& piece) : m_piece(piece) {}

    /// The piece in MIME data; empty if there is none.
    static std::optional<Piece> pieceIn(const QMimeData* data);

    bool hasFormat(const QString& type) const override { return type == QLatin1String(kPieceMimeType); }
    QStringList formats() const override { return {QLatin1String(kPieceMimeType)}; }

private:
    Piece m_piece;
};

} // namespace windrose
