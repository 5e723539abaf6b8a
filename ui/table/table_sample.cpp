// SPDX-License-Identifier: GPL-3.0-or-later
#include "table_sample.h"

#include "ui/models/texts.h"
#include "ui/pieces/building_card.h"
#include "ui/pieces/goods_art.h"
#include "ui/pieces/island_tile.h"
#include "ui/pieces/marks.h"
#include "ui/pieces/role_card.h"
#include "ui/pieces/ships.h"
#include "ui/pieces/table_unit.h"
#include "ui/session/order_pacing.h"

#include <QEvent>
#include <QPainter>

#include <algorithm>
#include <array>
#include <utility>

/* TRANSLATOR windrose::TableSample  The piece of a table in the preferences. */

namespace windrose
{

namespace
{

// In logical pixels, as on a table of 1280x800 at the usual text size.
constexpr int kSampleHeight = 150;
constexpr int kSampleWidth = 430;
constexpr int kNarrowestSample = 330;
constexpr int kSampleGap = 8;
constexpr int kShipSpaces = 4; ///< of the ship
constexpr int kBarrelsLoaded = 2;

/// Paints as on a table of the smallest unit, whatever the size of the real one is.
class OwnUnit
{
public:
    OwnUnit() : m_before(tableUnit()) { setTableUnit(1); }
    ~OwnUnit() { setTableUnit(m_before); }
    OwnUnit(const OwnUnit&) = delete;
    OwnUnit& operator=(const OwnUnit&) = delete;

private:
    qreal m_before;
};

/// The place of each piece.
struct Places {
    QRectF role;
    QRectF building;
    std::array<QRectF, 3> tiles;
    QRectF stack;
    QRectF sea;
    QRectF ship;
};

Places placesIn(const QRectF& whole)
{
    const QRectF inner = whole.adjusted(kSampleGap, kSampleGap, -kSampleGap, -kSampleGap);
    const qreal upper = inner.height() * 0.52;
    const qreal card = (inner.width() - 2 * kSampleGap) * 0.26;
    Places places;
    places.role = QRectF(inner.left(), inner.top(), card, upper);
    places.building = QRectF(places.role.right() + kSampleGap, inner.top(), card * 1.5, upper);
    const qreal left = places.building.right() + kSampleGap;
    const qreal side = std::min(upper, (inner.right() - left - 2 * kSampleGap) / 3);
    for (std::size_t tile = 0; tile < places.tiles.size(); ++tile) {
        places.tiles[tile] =
            QRectF(left + static_cast<qreal>(tile) * (side + kSampleGap), inner.top() + (upper - side) / 2, side, side);
    }
    const qreal lower = inner.top() + upper + kSampleGap;
    places.stack = QRectF(inner.left(), lower, card * 0.6, inner.bottom() - lower);
    places.sea = QRectF(places.stack.right() + kSampleGap, lower, inner.right() - places.stack.right() - kSampleGap,
                        inner.bottom() - lower);
    places.ship = places.sea.adjusted(kSampleGap, 4, -places.sea.width() * 0.3, -4);
    return places;
}

void drawUpperRow(QPainter& painter, const Places& places)
{
    drawRoleCard(
        painter, places.role,
        {.role = Role::Captain, .name = texts::roleName(Role::Captain), .doubloons = 1, .takenBy = {}, .asked = true});
    drawSupplyCard(painter, places.building,
                   {.building = Building::SmallMarket,
                    .name = texts::buildingName(Building::SmallMarket),
                    .shortName = {},
                    .cost = 1,
                    .copies = 2,
                    .affordable = true,
                    .asked = true});
    constexpr std::array<Tile, 3> kTilesShown{Tile::Corn, Tile::Indigo, Tile::Quarry};
    for (std::size_t tile = 0; tile < kTilesShown.size(); ++tile) {
        drawIslandTile(painter, places.tiles[tile], kTilesShown[tile]);
        drawCircle(painter, circleOfTile(places.tiles[tile]), tile == 0);
    }
    drawLegal(painter, places.tiles[1], cornerOf(places.tiles[1]));
}

} // namespace

TableSample::TableSample(QWidget* parent) : QWidget(parent)
{
    m_way.setStartValue(0.0);
    m_way.setEndValue(1.0);
    m_way.setEasingCurve(QEasingCurve::InOutCubic);
    connect(&m_way, &QVariantAnimation::valueChanged, this, [this] { update(); });
    connect(&m_way, &QVariantAnimation::finished, this, [this] { update(); });
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    retranslate();
}

void TableSample::setPace(speeds::Pace pace)
{
    if (std::exchange(m_pace, pace) != pace) {
        load();
    }
}

void TableSample::load()
{
    m_way.stop();
    const int time = speeds::at(m_pace, 2 * pacing::kPieceMoveTime);
    if (time > 0) {
        m_way.setDuration(time);
        m_way.start();
    }
    update();
}

QSize TableSample::sizeHint() const
{
    return QSizeF(QSizeF(kSampleWidth, kSampleHeight) * roomForText(0.5)).toSize();
}

QSize TableSample::minimumSizeHint() const
{
    return {kNarrowestSample, sizeHint().height()};
}

void TableSample::paintEvent(QPaintEvent*)
{
    const OwnUnit unit;
    const Theme& t = theme();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF whole(0, 0, std::min<qreal>(width(), sizeHint().width() * 1.3), height());
    drawPanel(painter, whole.adjusted(0.5, 0.5, -0.5, -0.5), t.paper, t.paperEdge);
    const Places places = placesIn(whole);
    drawUpperRow(painter, places);
    drawPanel(painter, places.sea, t.sea, t.seaEdge);
    const bool isMoving = this->isMoving();
    drawCargoShip(painter, places.ship, kShipSpaces, kShipSpaces, static_cast<int>(Good::Sugar),
                  isMoving ? kBarrelsLoaded : kBarrelsLoaded + 1);
    drawBarrelStack(painter, places.stack, Good::Sugar, 3);
    if (isMoving) {
        const QRectF from = barrelStackRect(places.stack);
        const QRectF to = spaceOfShip(places.ship, kShipSpaces, kShipSpaces, kBarrelsLoaded);
        const qreal way = m_way.currentValue().toReal();
        const QPointF middle = from.center() + (to.center() - from.center()) * way;
        QRectF barrel(QPointF(), to.size());
        barrel.moveCenter(middle);
        drawBarrel(painter, barrel, Good::Sugar);
    }
}

void TableSample::mousePressEvent(QMouseEvent*)
{
    load();
}

void TableSample::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
    }
    if (event->type() == QEvent::FontChange) {
        updateGeometry();
    }
    update();
    QWidget::changeEvent(event);
}

void TableSample::retranslate()
{
    //: What a screen reader says of the small table in the preferences.
    setAccessibleName(tr("A piece of the table as it looks now"));
    //: What a screen reader says of the sample table in the preferences.
    setToolTip(tr("A piece of the table as it looks now. Click it to see a barrel move."));
}

} // namespace windrose
