// SPDX-License-Identifier: GPL-3.0-or-later
#include "portrait.h"

#include <QPainter>
#include <QPainterPath>

#include <array>
#include <cmath>

namespace windrose
{

namespace
{

// Everything is drawn on a square of 96 by 96.
constexpr qreal kSquare = 96;
constexpr qreal kStroke = 3;
const QColor kInk(0x2B, 0x2A, 0x28);
const QColor kStraw(0xE8, 0xC4, 0x6A);
const QColor kLinen(0xFB, 0xF4, 0xE4);

struct Person {
    QColor skin;
    QColor hair;
};

const std::array<Person, kPortraits>& people()
{
    static const std::array<Person, kPortraits> kPeople{{
        {QColor(0xE9, 0xC9, 0xA4), QColor(0x4A, 0x2F, 0x1E)},
        {QColor(0xA9, 0x71, 0x4B), QColor(0x22, 0x1A, 0x16)},
        {QColor(0xF0, 0xD2, 0xB4), QColor(0xB5, 0x6A, 0x2C)},
        {QColor(0xC9, 0x95, 0x6A), QColor(0x2B, 0x20, 0x1A)},
        {QColor(0x7C, 0x50, 0x36), QColor(0x1C, 0x15, 0x12)},
    }};
    return kPeople;
}

void drawShape(QPainter& painter, const QPainterPath& path, const QColor& fill)
{
    painter.setPen(QPen(kInk, kStroke, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.setBrush(fill);
    painter.drawPath(path);
}

QPainterPath polygonPath(const QPolygonF& points)
{
    QPainterPath path;
    path.addPolygon(points);
    path.closeSubpath();
    return path;
}

void drawCoat(QPainter& painter, const QColor& color)
{
    QPainterPath coat;
    coat.moveTo(6, 100);
    coat.cubicTo(8, 76, 26, 68, 48, 68);
    coat.cubicTo(70, 68, 88, 76, 90, 100);
    coat.closeSubpath();
    drawShape(painter, coat, color);
    drawShape(painter, polygonPath({{38, 66}, {58, 66}, {63, 74}, {48, 86}, {33, 74}}), kLinen);
    painter.drawLine(QPointF(48, 86), QPointF(48, 98));
}

void drawFace(QPainter& painter, const Person& person, bool hasLongHair)
{
    QPainterPath hair;
    hair.addEllipse(QPointF(48, hasLongHair ? 50 : 44), 25, hasLongHair ? 28 : 23);
    drawShape(painter, hair, person.hair);
    QPainterPath face;
    face.addEllipse(QPointF(48, 50), 19, 22);
    drawShape(painter, face, person.skin);
    painter.setPen(Qt::NoPen);
    painter.setBrush(kInk);
    painter.drawEllipse(QPointF(41, 49), 2.2, 2.6);
    painter.drawEllipse(QPointF(55, 49), 2.2, 2.6);
    painter.setPen(QPen(kInk, 2.2, Qt::SolidLine, Qt::RoundCap));
    painter.setBrush(Qt::NoBrush);
    painter.drawArc(QRectF(41, 54, 14, 9), 200 * 16, 140 * 16);
}

/// A hat with three corners, seen from the front.
void drawTricorn(QPainter& painter, const QColor& color)
{
    QPainterPath hat;
    hat.moveTo(12, 38);
    hat.cubicTo(20, 30, 26, 12, 48, 12);
    hat.cubicTo(70, 12, 76, 30, 84, 38);
    hat.cubicTo(68, 34, 60, 26, 48, 26);
    hat.cubicTo(36, 26, 28, 34, 12, 38);
    drawShape(painter, hat, color);
    painter.setPen(QPen(kStraw, 2.4, Qt::SolidLine, Qt::RoundCap));
    painter.setBrush(Qt::NoBrush);
    painter.drawLine(QPointF(30, 25), QPointF(41, 19.5));
    painter.drawLine(QPointF(66, 25), QPointF(55, 19.5));
}

void drawStrawHat(QPainter& painter, const QColor& color)
{
    QPainterPath brim;
    brim.addEllipse(QPointF(48, 32), 39, 9);
    drawShape(painter, brim, kStraw);
    QPainterPath crown;
    crown.moveTo(28, 31);
    crown.cubicTo(29, 12, 36, 9, 48, 9);
    crown.cubicTo(60, 9, 67, 12, 68, 31);
    crown.cubicTo(60, 35, 36, 35, 28, 31);
    drawShape(painter, crown, kStraw);
    drawShape(painter, polygonPath({{28.5, 24}, {67.5, 24}, {68, 31}, {58, 34}, {38, 34}, {28, 31}}), color);
}

/// A cloth tied over the hair, with its knot at the side.
void drawHeadscarf(QPainter& painter, const QColor& color)
{
    QPainterPath knot;
    knot.moveTo(68, 38);
    knot.cubicTo(86, 34, 88, 46, 82, 54);
    knot.cubicTo(78, 48, 74, 44, 68, 42);
    knot.closeSubpath();
    drawShape(painter, knot, color);
    QPainterPath scarf;
    scarf.moveTo(24, 42);
    scarf.cubicTo(20, 14, 76, 14, 72, 42);
    scarf.cubicTo(62, 32, 34, 32, 24, 42);
    drawShape(painter, scarf, color);
    painter.setPen(Qt::NoPen);
    painter.setBrush(kLinen);
    for (const QPointF& dot : {QPointF(37, 29), QPointF(48, 25), QPointF(59, 29)}) {
        painter.drawEllipse(dot, 2.4, 2.4);
    }
}

/// Across the head, with a cockade.
void drawBicorne(QPainter& painter, const QColor& color)
{
    QPainterPath hat;
    hat.moveTo(8, 36);
    hat.cubicTo(18, 34, 22, 6, 48, 6);
    hat.cubicTo(74, 6, 78, 34, 88, 36);
    hat.cubicTo(72, 42, 60, 34, 48, 34);
    hat.cubicTo(36, 34, 24, 42, 8, 36);
    drawShape(painter, hat, color);
    QPainterPath cockade;
    cockade.addEllipse(QPointF(48, 20), 7, 7);
    drawShape(painter, cockade, kLinen);
    painter.setPen(Qt::NoPen);
    painter.setBrush(color);
    painter.drawEllipse(QPointF(48, 20), 2.6, 2.6);
}

/// A wide brim and a feather.
void drawFeatherHat(QPainter& painter, const QColor& color)
{
    QPainterPath hat;
    hat.moveTo(10, 36);
    hat.cubicTo(18, 28, 26, 30, 28, 26);
    hat.cubicTo(30, 12, 38, 10, 48, 10);
    hat.cubicTo(58, 10, 66, 12, 68, 26);
    hat.cubicTo(72, 30, 80, 26, 88, 30);
    hat.cubicTo(72, 42, 26, 42, 10, 36);
    drawShape(painter, hat, color);
    QPainterPath feather;
    feather.moveTo(60, 30);
    feather.cubicTo(66, 20, 74, 6, 92, 8);
    feather.cubicTo(90, 20, 80, 28, 62, 32);
    feather.closeSubpath();
    drawShape(painter, feather, kLinen);
    painter.drawLine(QPointF(62, 31), QPointF(84, 13));
}

void drawCog(QPainter& painter, const QPointF& middle, const QColor& ground, const QColor& ink)
{
    constexpr int kTeeth = 8;
    constexpr qreal kRadius = 15;
    painter.setPen(QPen(ink, 2));
    painter.setBrush(ground);
    painter.drawEllipse(middle, kRadius, kRadius);
    painter.setPen(QPen(ink, 4.4, Qt::SolidLine, Qt::FlatCap));
    for (int tooth = 0; tooth < kTeeth; ++tooth) {
        const qreal angle = 2 * M_PI * tooth / kTeeth;
        const QPointF way(std::cos(angle), std::sin(angle));
        painter.drawLine(middle + way * 6, middle + way * 11);
    }
    painter.setPen(QPen(ink, 4));
    painter.setBrush(Qt::NoBrush);
    painter.drawEllipse(middle, 5.5, 5.5);
}

QColor pastel(const QColor& color)
{
    constexpr int kShare = 4; // of the color
    return QColor((color.red() + (kShare - 1) * kLinen.red()) / kShare,
                  (color.green() + (kShare - 1) * kLinen.green()) / kShare,
                  (color.blue() + (kShare - 1) * kLinen.blue()) / kShare);
}

} // namespace

Portrait::Portrait(QWidget* parent) : QWidget(parent)
{
    constexpr int kSide = 42;
    setFixedSize(kSide, kSide);
}

void Portrait::setPerson(int person, const QColor& color)
{
    m_person = person;
    m_color = color;
    update();
}

void Portrait::setComputer(bool isComputer)
{
    m_isComputer = isComputer;
    update();
}

void Portrait::paintEvent(QPaintEvent* /*event*/)
{
    using Hat = void (*)(QPainter&, const QColor&);
    constexpr std::array<Hat, kPortraits> kHats{drawTricorn, drawStrawHat, drawHeadscarf, drawBicorne, drawFeatherHat};
    const auto person = static_cast<std::size_t>(m_person);
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.scale(width() / kSquare, height() / kSquare);
    const QRectF medal(2, 2, kSquare - 4, kSquare - 4);
    QPainterPath disc;
    disc.addEllipse(medal);
    painter.fillPath(disc, pastel(m_color));
    painter.save();
    painter.setClipPath(disc);
    drawCoat(painter, m_color);
    drawFace(painter, people()[person], kHats[person] == drawStrawHat || kHats[person] == drawFeatherHat);
    kHats[person](painter, m_color);
    painter.restore();
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(m_color, 4));
    painter.drawEllipse(medal);
    painter.setPen(QPen(kInk, 1.4));
    painter.drawEllipse(medal.adjusted(-1.3, -1.3, 1.3, 1.3));
    if (m_isComputer) {
        drawCog(painter, QPointF(79, 79), kLinen, kInk);
    }
}

} // namespace windrose
