// SPDX-License-Identifier: GPL-3.0-or-later
#include "appearance.h"

#include <QApplication>
#include <QStyle>
#include <QStyleFactory>
#include <QToolTip>

namespace windrose
{

namespace
{

struct Desktop {
    QPalette palette;
    QPalette toolTips;
    QString style;
};

/// What the desktop gave the program before anything was changed.
Desktop& desktop()
{
    static Desktop kept{QApplication::palette(), QToolTip::palette(), QApplication::style()->name()};
    return kept;
}

bool isDark(const QPalette& palette)
{
    return palette.color(QPalette::Window).lightness() < palette.color(QPalette::WindowText).lightness();
}

} // namespace

Flavour flavourOfDesktop()
{
    return isDark(desktop().palette) ? Flavour::Dark : Flavour::Light;
}

Flavour applyAppearance(settings::Style style)
{
    static bool changed = false;
    const Flavour own = flavourOfDesktop();
    if (style == settings::Style::System) {
        if (changed) {
            QApplication::setStyle(QStyleFactory::create(desktop().style));
            QApplication::setPalette(desktop().palette);
            QToolTip::setPalette(desktop().toolTips);
            changed = false;
        }
        return own;
    }
    const Flavour flavour = style == settings::Style::Dark ? Flavour::Dark : Flavour::Light;
    const Theme& theme = flavour == Flavour::Dark ? darkTheme() : lightTheme();
    if (QApplication::style()->name() != QLatin1String("fusion")) {
        // Other styles paint parts of their controls without asking the palette.
        QApplication::setStyle(QStyleFactory::create(QStringLiteral("Fusion")));
    }
    QApplication::setPalette(paletteFor(theme));
    QToolTip::setPalette(paletteFor(theme));
    changed = true;
    return flavour;
}

} // namespace windrose
