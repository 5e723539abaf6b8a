// SPDX-License-Identifier: GPL-3.0-or-later
#include "appearance.h"

#include <QApplication>
#include <QProxyStyle>
#include <QStyleFactory>
#include <QStyleOption>
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

/// The desktop's own settings, before any change.
Desktop& desktop()
{
    static Desktop kept{QApplication::palette(), QToolTip::palette(), QApplication::style()->name()};
    return kept;
}

bool isDark(const QPalette& palette)
{
    return palette.color(QPalette::Window).lightness() < palette.color(QPalette::WindowText).lightness();
}

/// Fusion with visible outlines. Its own are a slightly darker background color, which is invisible on a dark
/// background: unchecked check boxes could not be seen.
class OutlinedFusion final : public QProxyStyle
{
public:
    OutlinedFusion() : QProxyStyle(QStringLiteral("Fusion")) {}

    void drawPrimitive(PrimitiveElement element, const QStyleOption* option, QPainter* painter,
                       const QWidget* widget) const override
    {
        if (element == PE_IndicatorCheckBox || element == PE_IndicatorRadioButton) {
            if (const auto* button = qstyleoption_cast<const QStyleOptionButton*>(option)) {
                const QStyleOptionButton outlined = withOutline(*button);
                QProxyStyle::drawPrimitive(element, &outlined, painter, widget);
                return;
            }
        }
        if (element == PE_FrameLineEdit) {
            if (const auto* frame = qstyleoption_cast<const QStyleOptionFrame*>(option)) {
                const QStyleOptionFrame outlined = withOutline(*frame);
                QProxyStyle::drawPrimitive(element, &outlined, painter, widget);
                return;
            }
        }
        QProxyStyle::drawPrimitive(element, option, painter, widget);
    }

private:
    template <class Option>
    static Option withOutline(const Option& option)
    {
        constexpr int kDarkens = 140; // percent; as Fusion darkens the background
        Option outlined(option);
        outlined.palette.setColor(QPalette::Window, option.palette.color(QPalette::PlaceholderText).lighter(kDarkens));
        if (isDark(option.palette)) {
            // The outline of the focused control is darkened too, and must not be fainter than the others.
            outlined.palette.setColor(QPalette::Highlight, option.palette.color(QPalette::Highlight).lighter(kDarkens));
        }
        return outlined;
    }
};

} // namespace

Flavor flavorOfDesktop()
{
    return isDark(desktop().palette) ? Flavor::Dark : Flavor::Light;
}

void takeLook(const StartRequest& request)
{
    if (!request.language.empty()) {
        settings::language.setForThisRun(QString::fromStdString(request.language));
    }
    if (!request.style.empty()) {
        settings::style.setForThisRun(request.style == "dark"    ? settings::Style::Dark
                                      : request.style == "light" ? settings::Style::Light
                                                                 : settings::Style::System);
    }
}

Flavor applyAppearance(settings::Style style)
{
    static bool changed = false;
    const Flavor own = flavorOfDesktop();
    if (style == settings::Style::System) {
        if (changed) {
            QApplication::setStyle(QStyleFactory::create(desktop().style));
            QApplication::setPalette(desktop().palette);
            QToolTip::setPalette(desktop().toolTips);
            changed = false;
        }
        return own;
    }
    const Flavor flavor = style == settings::Style::Dark ? Flavor::Dark : Flavor::Light;
    const Theme& theme = flavor == Flavor::Dark ? darkTheme() : lightTheme();
    if (dynamic_cast<OutlinedFusion*>(QApplication::style()) == nullptr) {
        // Other styles paint parts of their controls without using the palette.
        QApplication::setStyle(new OutlinedFusion);
    }
    QApplication::setPalette(paletteFor(theme));
    QToolTip::setPalette(paletteFor(theme));
    changed = true;
    return flavor;
}

} // namespace windrose
