// SPDX-License-Identifier: GPL-3.0-or-later
#include "piece_picture.h"

#include "role_card_tile.h"
#include "ui/models/texts.h"
#include "ui/pieces/art_store.h"
#include "ui/pieces/building_card.h"
#include "ui/pieces/goods_art.h"
#include "ui/pieces/island_tile.h"
#include "ui/pieces/marks.h"
#include "ui/pieces/role_card.h"
#include "ui/pieces/text_fit.h"
#include "ui/pieces/theme.h"

namespace windrose
{

namespace
{

constexpr qreal kShadow = 5; // room for the shadow to the right and below

void drawShadow(QPainter& painter, const QRectF& rect)
{
    painter.setPen(Qt::NoPen);
    for (int i = 1; i <= 4; ++i) {
        painter.setBrush(QColor(0, 0, 0, 22));
        painter.drawRoundedRect(rect.translated(i, i), cornerOf(rect), cornerOf(rect));
    }
}

void drawPiece(QPainter& painter, const QRectF& rect, const GameSession& session, const Piece& piece)
{
    switch (piece.kind) {
    case PieceKind::RoleCard: {
        drawShadow(painter, rect);
        const Role role = roleOfCard(piece.value);
        drawRoleCard(painter, rect,
                     {.role = role,
                      .name = texts::roleName(role),
                      .shortName = texts::roleShortName(role),
                      .names = namesOnRoleCards(),
                      .doubloons = session.shownPosition().cardDoubloons[static_cast<std::size_t>(piece.value)],
                      .takenBy = {},
                      .asked = false,
                      .bringsNothing = false});
        break;
    }
    case PieceKind::BuildingTile: {
        drawShadow(painter, rect);
        const auto building = static_cast<Building>(piece.value);
        drawCityCard(painter, rect, building, texts::buildingLabel(building), texts::buildingShortName(building));
        for (const QRectF& circle : circlesOfBuilding(rect, facts(building).circles)) {
            drawCircle(painter, circle, false);
        }
        break;
    }
    case PieceKind::Plantation:
        drawShadow(painter, rect);
        drawIslandTile(painter, rect, static_cast<Tile>(piece.value));
        break;
    case PieceKind::QuarryTile:
        drawShadow(painter, rect);
        drawIslandTile(painter, rect, Tile::Quarry);
        break;
    case PieceKind::FaceDownTile:
        drawShadow(painter, rect);
        drawArt(painter, QStringLiteral("tile_back"), rect);
        break;
    case PieceKind::Colonist:
        drawColonist(painter, rect);
        break;
    case PieceKind::Barrel:
    case PieceKind::SupplyBarrel:
        drawBarrel(painter, rect, static_cast<Good>(piece.value));
        break;
    case PieceKind::Doubloon:
        drawArt(painter, QStringLiteral("doubloon"), rect);
        break;
    case PieceKind::VictoryPoint:
        drawArt(painter, QStringLiteral("victory_chip"), rect);
        break;
    case PieceKind::Governor:
        drawArt(painter, QStringLiteral("governor"), rect);
        break;
    }
}

QPixmap blank(const QSizeF& size, qreal devicePixelRatio)
{
    QPixmap picture((size * devicePixelRatio).toSize());
    picture.setDevicePixelRatio(devicePixelRatio);
    picture.fill(Qt::transparent);
    return picture;
}

} // namespace

QPixmap pictureOf(const GameSession& session, const Piece& piece, const QSizeF& size, qreal devicePixelRatio)
{
    QPixmap picture = blank(size + QSizeF(kShadow, kShadow), devicePixelRatio);
    QPainter painter(&picture);
    painter.setRenderHint(QPainter::Antialiasing);
    drawPiece(painter, QRectF(QPointF(0, 0), size), session, piece);
    return picture;
}

QPixmap pictureOfBarrel(Good good, const QSizeF& size, qreal devicePixelRatio)
{
    QPixmap picture = blank(size, devicePixelRatio);
    QPainter painter(&picture);
    drawBarrel(painter, QRectF(QPointF(0, 0), size), good);
    return picture;
}

QPixmap pictureOfColonist(const QSizeF& size, qreal devicePixelRatio)
{
    QPixmap picture = blank(size, devicePixelRatio);
    QPainter painter(&picture);
    drawColonist(painter, QRectF(QPointF(0, 0), size));
    return picture;
}

QPixmap pictureOfDoubloon(const QSizeF& size, qreal devicePixelRatio)
{
    QPixmap picture = blank(size, devicePixelRatio);
    QPainter painter(&picture);
    drawArt(painter, QStringLiteral("doubloon"), QRectF(QPointF(0, 0), size));
    return picture;
}

QPixmap pictureOfPoint(const QSizeF& size, qreal devicePixelRatio)
{
    QPixmap picture = blank(size, devicePixelRatio);
    QPainter painter(&picture);
    drawArt(painter, QStringLiteral("victory_chip"), QRectF(QPointF(0, 0), size));
    return picture;
}

QPixmap pictureOfNumber(const QString& number, qreal tall, qreal devicePixelRatio)
{
    const Theme& t = theme();
    const QFont font = tableFont(qRound(tall * 0.72), true);
    const QRectF plate(0, 0, QFontMetricsF(font).horizontalAdvance(number) + tall * 0.5, tall);
    QPixmap picture = blank(plate.size(), devicePixelRatio);
    QPainter painter(&picture);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(t.onAccent, 1));
    painter.setBrush(t.accent);
    painter.drawRoundedRect(plate.adjusted(0.5, 0.5, -0.5, -0.5), tall * 0.3, tall * 0.3);
    painter.setPen(t.onAccent);
    painter.setFont(font);
    painter.drawText(plate, Qt::AlignCenter, number);
    return picture;
}

} // namespace windrose
