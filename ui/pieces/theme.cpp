// SPDX-License-Identifier: GPL-3.0-or-later
#include "theme.h"

#include <algorithm>
#include <cmath>

namespace windrose
{

namespace
{

Flavor currentFlavor = Flavor::Light;

Theme makeLight()
{
    Theme t;
    t.flavor = Flavor::Light;
    t.table = QColor(0xC9, 0xDD, 0xE3);
    t.tableLine = QColor(0xB4, 0xCE, 0xD7);
    t.paper = QColor(0xF4, 0xEA, 0xD5);
    t.paperEdge = QColor(0xC9, 0xB4, 0x88);
    t.card = QColor(0xFF, 0xFB, 0xF2);
    t.cardEdge = QColor(0x6E, 0x62, 0x4C);
    t.empty = QColor(0xEA, 0xDD, 0xC2);
    t.emptyEdge = QColor(0xA8, 0x96, 0x73);
    t.ink = QColor(0x2B, 0x2A, 0x28);
    t.inkSoft = QColor(0x63, 0x57, 0x43);
    t.sea = QColor(0x2A, 0x66, 0x85);
    t.seaDeep = QColor(0x1B, 0x47, 0x60);
    t.seaEdge = QColor(0x16, 0x39, 0x4D);
    t.onSea = QColor(0xFF, 0xFF, 0xFF);
    t.onSeaSoft = QColor(0xDC, 0xEA, 0xF0);
    t.hull = QColor(0x9A, 0x67, 0x41);
    t.hullDark = QColor(0x6E, 0x45, 0x29);
    t.hullSpace = QColor(0xDF, 0xC0, 0x9E);
    t.accent = QColor(0xF2, 0x94, 0x1F);
    t.onAccent = QColor(0x2B, 0x1B, 0x05);
    t.trace = t.accent;
    t.glow = QColor(0xC7, 0x5A, 0x00);
    t.focus = QColor(0x0B, 0x5F, 0xC4);
    t.mark = QColor(0x8A, 0x1F, 0x8F);
    t.forbidden = QColor(0xC0, 0x2B, 0x22);
    t.coin = QColor(0xE3, 0xB0, 0x2F);
    t.onCoin = QColor(0x2B, 0x20, 0x08);
    t.idle = QColor(0xFF, 0xFF, 0xFF);
    t.occupied = QColor(0x35, 0x9A, 0x4A);
    t.circleEdge = QColor(0x2B, 0x2A, 0x28);
    t.wanted = QColor(0xC7, 0x5A, 0x00); // on the white of a circle, which both themes share
    t.violet = QColor(0x8C, 0x6B, 0xA8);
    t.tiles = {QColor(0xE8, 0xB7, 0x2F), QColor(0x42, 0x52, 0xB5), QColor(0xF7, 0xF3, 0xE8),
               QColor(0xA9, 0x71, 0x3F), QColor(0x4E, 0x2F, 0x26), QColor(0x9B, 0x9C, 0x97)};
    t.seats = {QColor(0xB0, 0x3F, 0x36), QColor(0x2F, 0x75, 0x4A), QColor(0x8D, 0x62, 0x12), QColor(0x5F, 0x4A, 0x90),
               QColor(0x2C, 0x62, 0x88)};
    t.onSeat = QColor(0xFF, 0xFF, 0xFF);
    t.page = QColor(0xF8, 0xF0, 0xDF);
    t.field = QColor(0xFF, 0xFD, 0xF8);
    t.button = QColor(0xFF, 0xFB, 0xF2);
    t.outline = QColor(0x86, 0x76, 0x58);
    t.faint = QColor(0x8B, 0x82, 0x74);
    t.selected = t.sea;
    t.link = QColor(0x1B, 0x5E, 0x86);
    t.linkVisited = QColor(0x5F, 0x4A, 0x90);
    return t;
}

Theme makeDark()
{
    Theme t = makeLight();
    t.flavor = Flavor::Dark;
    t.table = QColor(0x10, 0x1D, 0x26);
    t.tableLine = QColor(0x1A, 0x2C, 0x37);
    t.paper = QColor(0x22, 0x30, 0x38);
    t.paperEdge = QColor(0x3C, 0x4D, 0x56);
    t.card = QColor(0x36, 0x47, 0x50);
    t.cardEdge = QColor(0x0C, 0x13, 0x17);
    t.empty = QColor(0x1B, 0x27, 0x2E);
    t.emptyEdge = QColor(0x5C, 0x6C, 0x74);
    t.ink = QColor(0xF2, 0xEC, 0xDE);
    t.inkSoft = QColor(0xC3, 0xBD, 0xAF);
    t.sea = QColor(0x17, 0x42, 0x59);
    t.seaDeep = QColor(0x0E, 0x30, 0x43);
    t.seaEdge = QColor(0x2F, 0x60, 0x79);
    t.onSea = QColor(0xF4, 0xF8, 0xFA);
    t.onSeaSoft = QColor(0xC0, 0xD4, 0xDD);
    t.hull = QColor(0x8A, 0x5A, 0x3A);
    t.hullDark = QColor(0x5E, 0x3A, 0x22);
    t.hullSpace = QColor(0x6B, 0x53, 0x42);
    t.glow = QColor(0xFF, 0xB3, 0x4A);
    t.focus = QColor(0x7C, 0xC0, 0xFF);
    t.mark = QColor(0xEA, 0x9A, 0xF0);
    t.forbidden = QColor(0xFF, 0x6B, 0x5E);
    t.idle = QColor(0xFF, 0xFF, 0xFF);
    t.circleEdge = QColor(0x12, 0x18, 0x1B);
    t.violet = QColor(0x9E, 0x7C, 0xBE);
    t.tiles = {QColor(0xE8, 0xB7, 0x2F), QColor(0x5B, 0x6C, 0xD6), QColor(0xF7, 0xF3, 0xE8),
               QColor(0xB5, 0x7C, 0x48), QColor(0x7A, 0x4C, 0x3C), QColor(0x9B, 0x9C, 0x97)};
    t.seats = {QColor(0x98, 0x33, 0x2C), QColor(0x27, 0x66, 0x40), QColor(0x7A, 0x54, 0x0D), QColor(0x54, 0x41, 0x82),
               QColor(0x26, 0x57, 0x79)};
    t.page = t.paper;
    t.field = QColor(0x19, 0x24, 0x2B);
    t.button = t.card;
    t.outline = QColor(0x8C, 0x9B, 0xA3);
    t.faint = QColor(0x8A, 0x93, 0x97);
    t.selected = QColor(0x2C, 0x74, 0x98);
    t.link = QColor(0x8F, 0xCB, 0xF0);
    t.linkVisited = QColor(0xC9, 0xA9, 0xE8);
    return t;
}

Theme makeContrast()
{
    const QColor black(0x00, 0x00, 0x00);
    const QColor white(0xFF, 0xFF, 0xFF);
    Theme t = makeLight();
    t.flavor = Flavor::Contrast;
    t.table = QColor(0xE6, 0xE6, 0xE6);
    t.tableLine = QColor(0xCC, 0xCC, 0xCC);
    t.paper = t.card = t.empty = t.page = t.field = t.button = white;
    t.paperEdge = t.cardEdge = t.emptyEdge = t.outline = black;
    t.ink = black;
    t.inkSoft = QColor(0x2E, 0x2E, 0x2E);
    t.sea = QColor(0x00, 0x2B, 0x45);
    t.seaDeep = QColor(0x00, 0x1C, 0x30);
    t.seaEdge = t.onSea = t.onSeaSoft = white;
    t.hullDark = QColor(0x4A, 0x2A, 0x12);
    t.hullSpace = QColor(0xF2, 0xDD, 0xC4);
    t.accent = QColor(0xFF, 0xB8, 0x1C);
    t.onAccent = t.onCoin = black;
    t.trace = QColor(0x00, 0x5C, 0x33);
    t.glow = QColor(0x9A, 0x3A, 0x00);
    t.focus = QColor(0x00, 0x36, 0xB8);
    t.mark = QColor(0x7A, 0x00, 0x80);
    t.forbidden = QColor(0xB0, 0x00, 0x00);
    t.coin = QColor(0xF2, 0xC1, 0x3C);
    t.occupied = QColor(0x00, 0x66, 0x28);
    t.circleEdge = black;
    t.wanted = t.glow;
    t.violet = QColor(0x62, 0x3A, 0x8C);
    t.tiles = {QColor(0xF2, 0xC1, 0x3C), QColor(0x22, 0x33, 0xA8), QColor(0xFF, 0xFF, 0xFF),
               QColor(0x9A, 0x5C, 0x28), QColor(0x3A, 0x1F, 0x17), QColor(0x8A, 0x8B, 0x86)};
    t.seats = {QColor(0x8A, 0x1C, 0x14), QColor(0x0F, 0x52, 0x2C), QColor(0x5E, 0x3F, 0x00), QColor(0x46, 0x2E, 0x7C),
               QColor(0x0B, 0x46, 0x6E)};
    t.faint = QColor(0x55, 0x55, 0x55);
    t.selected = QColor(0x00, 0x36, 0xB8);
    t.link = QColor(0x00, 0x36, 0xB8);
    t.linkVisited = QColor(0x5A, 0x00, 0x7A);
    return t;
}

double luminance(const QColor& color)
{
    const auto linear = [](double channel) {
        return channel <= 0.03928 ? channel / 12.92 : std::pow((channel + 0.055) / 1.055, 2.4);
    };
    return 0.2126 * linear(color.redF()) + 0.7152 * linear(color.greenF()) + 0.0722 * linear(color.blueF());
}

} // namespace

const Theme& lightTheme()
{
    static const Theme kTheme = makeLight();
    return kTheme;
}

const Theme& darkTheme()
{
    static const Theme kTheme = makeDark();
    return kTheme;
}

const Theme& contrastTheme()
{
    static const Theme kTheme = makeContrast();
    return kTheme;
}

const Theme& theme()
{
    switch (currentFlavor) {
    case Flavor::Light:
        break;
    case Flavor::Dark:
        return darkTheme();
    case Flavor::Contrast:
        return contrastTheme();
    }
    return lightTheme();
}

void setTheme(Flavor flavor)
{
    currentFlavor = flavor;
}

QPalette paletteFor(const Theme& t)
{
    QPalette palette(t.button, t.page);
    palette.setColor(QPalette::Window, t.page);
    palette.setColor(QPalette::WindowText, t.ink);
    palette.setColor(QPalette::Base, t.field);
    palette.setColor(QPalette::AlternateBase, t.page);
    palette.setColor(QPalette::Text, t.ink);
    palette.setColor(QPalette::Button, t.button);
    palette.setColor(QPalette::ButtonText, t.ink);
    palette.setColor(QPalette::BrightText, t.forbidden);
    palette.setColor(QPalette::Mid, t.outline);
    palette.setColor(QPalette::Highlight, t.selected);
    palette.setColor(QPalette::HighlightedText, QColor(0xFF, 0xFF, 0xFF));
    palette.setColor(QPalette::ToolTipBase, t.card);
    palette.setColor(QPalette::ToolTipText, t.ink);
    palette.setColor(QPalette::PlaceholderText, t.inkSoft);
    palette.setColor(QPalette::Link, t.link);
    palette.setColor(QPalette::LinkVisited, t.linkVisited);
    for (const auto role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText, QPalette::ToolTipText}) {
        palette.setColor(QPalette::Disabled, role, t.faint);
    }
    return palette;
}

QColor bandColor(Building building)
{
    return isProduction(building) ? theme().tiles[static_cast<std::size_t>(facts(building).good)] : theme().violet;
}

double contrastRatio(const QColor& a, const QColor& b)
{
    const double first = luminance(a);
    const double second = luminance(b);
    return (std::max(first, second) + 0.05) / (std::min(first, second) + 0.05);
}

} // namespace windrose
