// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/models/placing.h"

#include <QPixmap>

namespace windrose
{

/// A picture of a carried piece, on a transparent background with a soft shadow.
QPixmap pictureOf(const GameSession& session, const Piece& piece, const QSizeF& size, qreal devicePixelRatio);

/// A picture of a moving barrel, colonist or coin.
QPixmap pictureOfBarrel(Good good, const QSizeF& size, qreal devicePixelRatio);
QPixmap pictureOfColonist(const QSizeF& size, qreal devicePixelRatio);
QPixmap pictureOfDoubloon(const QSizeF& size, qreal devicePixelRatio);
QPixmap pictureOfPoint(const QSizeF& size, qreal devicePixelRatio);
/// A number such as "+6" on a small plate; `tall` is its height in logical pixels.
QPixmap pictureOfNumber(const QString& number, qreal tall, qreal devicePixelRatio);

} // namespace windrose
