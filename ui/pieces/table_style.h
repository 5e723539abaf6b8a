// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QProxyStyle>

namespace windrose
{

/// The look of dialogs, menus and tooltips: the table's paper and ink. It draws Fusion's controls in the colors of the
/// current theme; the application's palette must be that of the same theme (see `paletteFor`). Used for the whole
/// program, so that every dialog looks the same and sets no colors of its own.
class TableStyle final : public QProxyStyle
{
    Q_OBJECT

public:
    TableStyle();

    void drawPrimitive(PrimitiveElement element, const QStyleOption* option, QPainter* painter,
                       const QWidget* widget) const override;
    void drawControl(ControlElement element, const QStyleOption* option, QPainter* painter,
                     const QWidget* widget) const override;
    void drawComplexControl(ComplexControl control, const QStyleOptionComplex* option, QPainter* painter,
                            const QWidget* widget) const override;
    QRect subControlRect(ComplexControl control, const QStyleOptionComplex* option, SubControl part,
                         const QWidget* widget) const override;
    QRect subElementRect(SubElement element, const QStyleOption* option, const QWidget* widget) const override;
    int pixelMetric(PixelMetric metric, const QStyleOption* option, const QWidget* widget) const override;
    int styleHint(StyleHint hint, const QStyleOption* option, const QWidget* widget,
                  QStyleHintReturn* data) const override;
    QSize sizeFromContents(ContentsType type, const QStyleOption* option, const QSize& size,
                           const QWidget* widget) const override;
    QIcon standardIcon(StandardPixmap icon, const QStyleOption* option, const QWidget* widget) const override;
    using QProxyStyle::polish;
    using QProxyStyle::unpolish;
    void polish(QWidget* widget) override;
    void unpolish(QWidget* widget) override;

    /// Draws the chart's frame on dialogs.
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    bool drawShape(PrimitiveElement element, const QStyleOption& option, QPainter& painter) const;
    void drawSlider(const QStyleOptionComplex& option, QPainter& painter, const QWidget* widget) const;
    void drawScrollBar(const QStyleOptionComplex& option, QPainter& painter, const QWidget* widget) const;
    void drawGroupBox(const QStyleOptionComplex& option, QPainter& painter, const QWidget* widget) const;
};

} // namespace windrose
