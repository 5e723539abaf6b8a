// SPDX-License-Identifier: GPL-3.0-or-later
#include "appearance.h"

#include "ui/pieces/table_style.h"

#include <QApplication>
#include <QToolTip>

#include <optional>

namespace windrose
{

namespace
{

/// The palette that the desktop gives to programs.
QPalette readDesktopPalette()
{
    QPalette own = QApplication::palette();
    if (own.resolveMask() == 0) {
        return own; // no palette was set by this program
    }
    QApplication::setPalette(QPalette());
    QPalette desktop = QApplication::palette();
    QApplication::setPalette(own);
    return desktop;
}

bool isDark(const QPalette& palette)
{
    return palette.color(QPalette::Window).lightness() < palette.color(QPalette::WindowText).lightness();
}

std::optional<Flavor>& desktopFlavor()
{
    static std::optional<Flavor> flavor;
    return flavor;
}

Flavor flavorOf(settings::Style style)
{
    switch (style) {
    case settings::Style::System:
        break;
    case settings::Style::Light:
        return Flavor::Light;
    case settings::Style::Dark:
        return Flavor::Dark;
    case settings::Style::Contrast:
        return Flavor::Contrast;
    }
    return flavorOfDesktop();
}

} // namespace

Flavor flavorOfPalette()
{
    return isDark(readDesktopPalette()) ? Flavor::Dark : Flavor::Light;
}

Flavor flavorOfDesktop()
{
    if (!desktopFlavor()) {
        desktopFlavor() = flavorOfPalette();
    }
    return *desktopFlavor();
}

void setFlavorOfDesktop(Flavor flavor)
{
    desktopFlavor() = flavor;
}

void applyRequestedStyle(const StartRequest& request)
{
    if (!request.language.empty()) {
        settings::language.setForThisRun(QString::fromStdString(request.language));
    }
    if (const auto style = settings::named<settings::Style>(QString::fromStdString(request.style))) {
        settings::style.setForThisRun(*style);
    }
}

Flavor applyAppearance(settings::Style style)
{
    const Flavor flavor = flavorOf(style);
    setTheme(flavor);
    const QPalette palette = paletteFor(theme());
    if (qobject_cast<TableStyle*>(QApplication::style()) == nullptr) {
        QApplication::setStyle(new TableStyle);
    } else if (QApplication::palette() == palette) {
        return flavor; // every widget has these colors already
    }
    QApplication::setPalette(palette);
    QToolTip::setPalette(palette);
    return flavor;
}

} // namespace windrose
