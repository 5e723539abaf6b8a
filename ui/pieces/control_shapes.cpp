// SPDX-License-Identifier: GPL-3.0-or-later
#include "control_shapes.h"

#include "picture_scope.h"
#include "theme.h"

#include <QFont>
#include <QPainterPath>

#include <cmath>

namespace windrose
{

namespace
{

constexpr qreal kCorner = 6;
constexpr qreal kOutline = 1.2;

bool hasFlag(QStyle::State state, QStyle::StateFlag flag)
{
    const bool isOfHand = flag == QStyle::State_HasFocus || flag == QStyle::State_MouseOver;
    return state.testFlag(flag) && !(isOfHand && PictureScope::isOpen());
}

/// The rectangle whose outline of this width lies inside `where`.
QRectF within(const QRectF& where, qreal width)
{
    return where.adjusted(width / 2, width / 2, -width / 2, -width / 2);
}

/// A mixture of two colors; 0 is the first.
QColor mixed(const QColor& one, const QColor& other, qreal share)
{
    const auto mix = [share](float a, float b) { return static_cast<float>(a + (b - a) * share); };
    return QColor::fromRgbF(mix(one.redF(), other.redF()), mix(one.greenF(), other.greenF()),
                            mix(one.blueF(), other.blueF()));
}

QColor outlineFor(QStyle::State state)
{
    const Theme& t = theme();
    return hasFlag(state, QStyle::State_Enabled) ? t.outline : mixed(t.outline, t.page, 0.5);
}

QColor inkFor(QStyle::State state)
{
    return hasFlag(state, QStyle::State_Enabled) ? theme().ink : theme().faint;
}

/// The scale along one side: alternating pieces of equal length.
void drawScale(QPainter& painter, const QRectF& side, Qt::Orientation along)
{
    constexpr qreal kPiece = 28;
    const bool isWide = along == Qt::Horizontal;
    const qreal length = isWide ? side.width() : side.height();
    const int pieces = qMax(3, 2 * static_cast<int>(std::lround(length / kPiece / 2)) + 1);
    const qreal step = length / pieces;
    for (int piece = 0; piece < pieces; piece += 2) {
        painter.fillRect(isWide ? QRectF(side.left() + piece * step, side.top(), step, side.height())
                                : QRectF(side.left(), side.top() + piece * step, side.width(), step),
                         theme().outline);
    }
}

} // namespace

void drawChartFrame(QPainter& painter, const QRectF& page)
{
    constexpr qreal kOuter = 2.5;
    constexpr qreal kScale = 4;
    const Theme& t = theme();
    const QRectF outer = page.adjusted(kOuter, kOuter, -kOuter, -kOuter);
    const QRectF inner = outer.adjusted(kScale, kScale, -kScale, -kScale);
    drawScale(painter, QRectF(inner.left(), outer.top(), inner.width(), kScale), Qt::Horizontal);
    drawScale(painter, QRectF(inner.left(), inner.bottom(), inner.width(), kScale), Qt::Horizontal);
    drawScale(painter, QRectF(outer.left(), inner.top(), kScale, inner.height()), Qt::Vertical);
    drawScale(painter, QRectF(inner.right(), inner.top(), kScale, inner.height()), Qt::Vertical);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(t.outline, 1));
    painter.drawRect(outer);
    painter.drawRect(inner);
}

void drawControlFrame(QPainter& painter, const QRectF& where, bool isTip)
{
    const Theme& t = theme();
    painter.setPen(QPen(t.outline, 1));
    painter.setBrush(isTip ? QBrush(t.card) : QBrush(Qt::NoBrush));
    painter.drawRect(within(where, 1));
    if (isTip) {
        painter.setPen(QPen(t.paperEdge, 1));
        painter.drawRect(within(where, 5));
    }
}

void drawControlFocus(QPainter& painter, const QRectF& where, qreal radius)
{
    constexpr qreal kWidth = 2.4;
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(theme().focus, kWidth));
    painter.drawRoundedRect(within(where, kWidth), radius, radius);
}

void drawButton(QPainter& painter, const QRectF& where, QStyle::State state, bool isMain)
{
    const Theme& t = theme();
    const bool isEnabled = hasFlag(state, QStyle::State_Enabled);
    QColor fill = !isEnabled ? t.page : isMain ? t.accent : t.button;
    if (isEnabled && (hasFlag(state, QStyle::State_Sunken) || hasFlag(state, QStyle::State_On))) {
        fill = mixed(fill, t.ink, 0.18);
    } else if (isEnabled && hasFlag(state, QStyle::State_MouseOver)) {
        fill = mixed(fill, isMain ? t.onSeat : t.sea, 0.14);
    }
    painter.setPen(QPen(isMain && isEnabled ? t.onAccent : outlineFor(state), kOutline));
    painter.setBrush(fill);
    painter.drawRoundedRect(within(where, kOutline), kCorner, kCorner);
    if (hasFlag(state, QStyle::State_HasFocus)) {
        drawControlFocus(painter, where, kCorner);
    }
}

void drawField(QPainter& painter, const QRectF& where, QStyle::State state)
{
    painter.setPen(QPen(outlineFor(state), kOutline));
    painter.setBrush(hasFlag(state, QStyle::State_Enabled) ? theme().field : theme().page);
    painter.drawRoundedRect(within(where, kOutline), kCorner - 2, kCorner - 2);
    if (hasFlag(state, QStyle::State_HasFocus)) {
        drawControlFocus(painter, where, kCorner - 2);
    }
}

void drawChoice(QPainter& painter, const QRectF& where, QStyle::State state, bool isRound)
{
    const Theme& t = theme();
    const qreal side = qMin(where.width(), where.height());
    const QRectF box(where.center().x() - side / 2, where.center().y() - side / 2, side, side);
    const bool isOn = hasFlag(state, QStyle::State_On);
    const bool isEnabled = hasFlag(state, QStyle::State_Enabled);
    const QColor fill = isOn && isEnabled ? t.selected : isEnabled ? t.field : t.page;
    const qreal radius = isRound ? side / 2 : 3;
    painter.setPen(QPen(isOn && isEnabled ? t.ink : outlineFor(state), 1.5));
    painter.setBrush(fill);
    painter.drawRoundedRect(within(box, 1.5), radius, radius);
    const QColor sign = isEnabled ? t.onSeat : t.faint;
    if (isOn && isRound) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(sign);
        painter.drawEllipse(box.center(), side * 0.2, side * 0.2);
    } else if (isOn) {
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(sign, side * 0.14, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        painter.drawPolyline(QPolygonF({{box.left() + side * 0.25, box.top() + side * 0.52},
                                        {box.left() + side * 0.43, box.top() + side * 0.7},
                                        {box.left() + side * 0.75, box.top() + side * 0.31}}));
    }
}

void drawGroup(QPainter& painter, const QRectF& where)
{
    const Theme& t = theme();
    painter.setPen(QPen(t.paperEdge, 1));
    painter.setBrush(mixed(t.page, t.card, 0.6));
    painter.drawRoundedRect(within(where, 1), kCorner + 2, kCorner + 2);
}

void drawChevron(QPainter& painter, const QRectF& where, Qt::ArrowType direction, QStyle::State state)
{
    const qreal size = qMin(qMin(where.width(), where.height()) * 0.6, 9.0);
    const qreal half = size / 2;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate(where.center());
    painter.rotate(direction == Qt::UpArrow      ? 180
                   : direction == Qt::LeftArrow  ? 90
                   : direction == Qt::RightArrow ? -90
                                                 : 0);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(inkFor(state), 1.8, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.drawPolyline(QPolygonF({{-half, -half / 2}, {0, half / 2}, {half, -half / 2}}));
    painter.restore();
}

void drawGroove(QPainter& painter, const QRectF& where, const QRectF& filled, QStyle::State state)
{
    const qreal radius = qMin(where.width(), where.height()) / 2;
    painter.setPen(QPen(outlineFor(state), 1));
    painter.setBrush(theme().field);
    painter.drawRoundedRect(within(where, 1), radius, radius);
    if (!filled.isEmpty() && hasFlag(state, QStyle::State_Enabled)) {
        painter.setBrush(theme().selected);
        painter.drawRoundedRect(within(filled, 1), radius, radius);
    }
}

void drawHandle(QPainter& painter, const QRectF& where, QStyle::State state)
{
    const Theme& t = theme();
    const bool isEnabled = hasFlag(state, QStyle::State_Enabled);
    painter.setPen(QPen(isEnabled ? t.ink : outlineFor(state), kOutline));
    painter.setBrush(!isEnabled                                ? t.page
                     : hasFlag(state, QStyle::State_MouseOver) ? mixed(t.accent, t.onSeat, 0.25)
                                                               : t.accent);
    painter.drawEllipse(within(where, kOutline + 1));
    if (hasFlag(state, QStyle::State_HasFocus)) {
        drawControlFocus(painter, where, where.width() / 2);
    }
}

void drawScrollHandle(QPainter& painter, const QRectF& where, QStyle::State state)
{
    const bool isHeld = hasFlag(state, QStyle::State_Sunken) || hasFlag(state, QStyle::State_MouseOver);
    const qreal radius = qMin(where.width(), where.height()) / 2;
    painter.setPen(Qt::NoPen);
    painter.setBrush(isHeld ? theme().ink : theme().outline);
    painter.drawRoundedRect(where, radius, radius);
}

QPixmap messageSeal(QStyle::StandardPixmap kind, int size)
{
    const Theme& t = theme();
    QPixmap picture(size, size);
    picture.fill(Qt::transparent);
    QPainter painter(&picture);
    painter.setRenderHint(QPainter::Antialiasing);
    const qreal line = size / 24.0;
    const QRectF seal = within(QRectF(0, 0, size, size), 2 * line);
    const bool isProblem = kind == QStyle::SP_MessageBoxCritical;
    const bool isWarning = kind == QStyle::SP_MessageBoxWarning;
    const QColor fill = isProblem ? lightTheme().forbidden : isWarning ? t.accent : t.seaDeep;
    const QColor ink = isWarning ? t.onAccent : t.onSeat;
    painter.setPen(QPen(t.ink, line));
    painter.setBrush(fill);
    painter.drawEllipse(seal);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(ink, line * 0.6));
    painter.drawEllipse(seal.adjusted(2 * line, 2 * line, -2 * line, -2 * line));
    QFont font;
    font.setPixelSize(size * 9 / 16);
    font.setBold(true);
    painter.setFont(font);
    painter.setPen(ink);
    painter.drawText(seal, Qt::AlignCenter,
                     kind == QStyle::SP_MessageBoxQuestion      ? QStringLiteral("?")
                     : kind == QStyle::SP_MessageBoxInformation ? QStringLiteral("i")
                                                                : QStringLiteral("!"));
    return picture;
}

} // namespace windrose
