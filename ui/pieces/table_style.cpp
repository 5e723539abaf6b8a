// SPDX-License-Identifier: GPL-3.0-or-later
#include "table_style.h"

#include "control_shapes.h"
#include "more_icon.h"
#include "smooth_painting.h"
#include "theme.h"

#include <QApplication>
#include <QDialog>
#include <QEvent>
#include <QIcon>
#include <QStyleOption>

namespace windrose
{

namespace
{

bool isMainButton(const QStyleOption& option)
{
    const auto* button = qstyleoption_cast<const QStyleOptionButton*>(&option);
    return button != nullptr && button->features.testFlag(QStyleOptionButton::DefaultButton);
}

bool isPage(const QWidget* widget)
{
    return widget != nullptr && widget->isWindow() && widget->inherits("QDialog");
}

} // namespace

TableStyle::TableStyle() : QProxyStyle(QStringLiteral("Fusion")) {}

void TableStyle::drawPrimitive(PrimitiveElement element, const QStyleOption* option, QPainter* painter,
                               const QWidget* widget) const
{
    const SmoothPainting smooth(*painter);
    switch (element) {
    case PE_PanelLineEdit:
        if (const auto* frame = qstyleoption_cast<const QStyleOptionFrame*>(option);
            frame != nullptr && frame->lineWidth > 0) {
            drawField(*painter, QRectF(option->rect), option->state);
            return;
        }
        break;
    case PE_PanelTipLabel:
    case PE_Frame:
    case PE_FrameMenu:
    case PE_FrameWindow:
        drawControlFrame(*painter, QRectF(option->rect), element == PE_PanelTipLabel);
        return;
    default:
        break;
    }
    if (element == PE_FrameFocusRect && widget != nullptr && widget->inherits("QAbstractItemView")) {
        painter->setPen(QPen(theme().focus, 1)); // thin: the line lies close to the text
        painter->setBrush(Qt::NoBrush);
        painter->drawRect(QRectF(option->rect).adjusted(0.5, 0.5, -0.5, -0.5));
        return;
    }
    if (!drawShape(element, *option, *painter)) {
        painter->setRenderHint(QPainter::Antialiasing, false);
        QProxyStyle::drawPrimitive(element, option, painter, widget);
    }
}

/// Draws buttons, boxes and arrows; false for anything else.
bool TableStyle::drawShape(PrimitiveElement element, const QStyleOption& option, QPainter& painter) const
{
    const QRectF where(option.rect);
    switch (element) {
    case PE_PanelButtonCommand:
        drawButton(painter, where, option.state, isMainButton(option));
        return true;
    case PE_PanelButtonTool:
        // The ring of the focus follows by itself, as that of check boxes does.
        drawButton(painter, where, option.state & ~State_HasFocus, false);
        return true;
    case PE_FrameLineEdit:
        drawField(painter, where, option.state);
        return true;
    case PE_IndicatorCheckBox:
    case PE_IndicatorRadioButton:
        drawChoice(painter, where, option.state, element == PE_IndicatorRadioButton);
        return true;
    case PE_IndicatorArrowDown:
    case PE_IndicatorSpinDown:
        drawChevron(painter, where, Qt::DownArrow, option.state);
        return true;
    case PE_IndicatorArrowUp:
    case PE_IndicatorSpinUp:
        drawChevron(painter, where, Qt::UpArrow, option.state);
        return true;
    case PE_FrameGroupBox:
        drawGroup(painter, where);
        return true;
    case PE_FrameFocusRect:
        drawControlFocus(painter, where);
        return true;
    default:
        return false;
    }
}

void TableStyle::drawControl(ControlElement element, const QStyleOption* option, QPainter* painter,
                             const QWidget* widget) const
{
    if (element == CE_PushButtonLabel && isMainButton(*option) && option->state.testFlag(State_Enabled)) {
        if (const auto* button = qstyleoption_cast<const QStyleOptionButton*>(option)) {
            QStyleOptionButton main(*button);
            main.palette.setColor(QPalette::ButtonText, theme().onAccent);
            QProxyStyle::drawControl(element, &main, painter, widget);
            return;
        }
    }
    if (element == CE_ProgressBarGroove || element == CE_ProgressBarContents) {
        if (const auto* bar = qstyleoption_cast<const QStyleOptionProgressBar*>(option)) {
            const SmoothPainting smooth(*painter);
            QRectF filled;
            if (element == CE_ProgressBarContents && bar->maximum > bar->minimum) {
                filled = QRectF(bar->rect);
                filled.setWidth(filled.width() * (bar->progress - bar->minimum) / (bar->maximum - bar->minimum));
            }
            drawGroove(*painter, QRectF(bar->rect), filled, bar->state);
            return;
        }
    }
    QProxyStyle::drawControl(element, option, painter, widget);
}

void TableStyle::drawComplexControl(ComplexControl control, const QStyleOptionComplex* option, QPainter* painter,
                                    const QWidget* widget) const
{
    const SmoothPainting smooth(*painter);
    switch (control) {
    case CC_ComboBox:
        if (const auto* box = qstyleoption_cast<const QStyleOptionComboBox*>(option);
            box != nullptr && !box->editable) {
            drawButton(*painter, QRectF(box->rect), box->state, false);
            drawChevron(*painter, QRectF(proxy()->subControlRect(control, option, SC_ComboBoxArrow, widget)),
                        Qt::DownArrow, box->state);
            return;
        }
        break;
    case CC_Slider:
        drawSlider(*option, *painter, widget);
        return;
    case CC_ScrollBar:
        drawScrollBar(*option, *painter, widget);
        return;
    case CC_GroupBox:
        drawGroupBox(*option, *painter, widget);
        return;
    default:
        break;
    }
    painter->setRenderHint(QPainter::Antialiasing, false);
    QProxyStyle::drawComplexControl(control, option, painter, widget);
}

void TableStyle::drawSlider(const QStyleOptionComplex& option, QPainter& painter, const QWidget* widget) const
{
    constexpr qreal kGroove = 6;
    const auto& slider = static_cast<const QStyleOptionSlider&>(option);
    const QRectF handle(proxy()->subControlRect(CC_Slider, &option, SC_SliderHandle, widget));
    QRectF groove(slider.rect);
    QRectF filled;
    if (slider.orientation == Qt::Horizontal) {
        groove.setTop(groove.center().y() - kGroove / 2);
        groove.setHeight(kGroove);
        filled = groove;
        slider.upsideDown ? filled.setLeft(handle.center().x()) : filled.setRight(handle.center().x());
    } else {
        groove.setLeft(groove.center().x() - kGroove / 2);
        groove.setWidth(kGroove);
        filled = groove;
        slider.upsideDown ? filled.setTop(handle.center().y()) : filled.setBottom(handle.center().y());
    }
    drawGroove(painter, groove, filled, option.state);
    const qreal side = qMin(handle.width(), handle.height());
    drawHandle(painter, QRectF(handle.center().x() - side / 2, handle.center().y() - side / 2, side, side),
               option.state);
}

void TableStyle::drawScrollBar(const QStyleOptionComplex& option, QPainter& painter, const QWidget* widget) const
{
    painter.fillRect(option.rect, option.palette.color(QPalette::Window));
    const QRectF handle(proxy()->subControlRect(CC_ScrollBar, &option, SC_ScrollBarSlider, widget));
    State state = option.state;
    state.setFlag(State_MouseOver, state.testFlag(State_MouseOver) && option.activeSubControls == SC_ScrollBarSlider);
    drawScrollHandle(painter, handle.adjusted(3, 3, -3, -3), state);
    for (const SubControl end : {SC_ScrollBarSubLine, SC_ScrollBarAddLine}) {
        const bool isWide = option.state.testFlag(State_Horizontal);
        const Qt::ArrowType direction = end == SC_ScrollBarSubLine ? (isWide ? Qt::LeftArrow : Qt::UpArrow)
                                                                   : (isWide ? Qt::RightArrow : Qt::DownArrow);
        drawChevron(painter, QRectF(proxy()->subControlRect(CC_ScrollBar, &option, end, widget)), direction,
                    option.state);
    }
}

void TableStyle::drawGroupBox(const QStyleOptionComplex& option, QPainter& painter, const QWidget* widget) const
{
    const auto& group = static_cast<const QStyleOptionGroupBox&>(option);
    if (option.subControls.testFlag(SC_GroupBoxFrame)) {
        drawGroup(painter, QRectF(proxy()->subControlRect(CC_GroupBox, &option, SC_GroupBoxFrame, widget)));
    }
    if (option.subControls.testFlag(SC_GroupBoxLabel) && !group.text.isEmpty()) {
        QFont font = painter.font();
        font.setBold(true);
        painter.setFont(font);
        painter.setPen(option.palette.color(QPalette::WindowText));
        painter.drawText(proxy()->subControlRect(CC_GroupBox, &option, SC_GroupBoxLabel, widget),
                         Qt::TextShowMnemonic | Qt::TextDontClip | Qt::AlignVCenter |
                             static_cast<int>(visualAlignment(option.direction, Qt::AlignLeft)),
                         group.text);
    }
}

/// The title of a group stands inside its panel.
QRect TableStyle::subControlRect(ComplexControl control, const QStyleOptionComplex* option, SubControl part,
                                 const QWidget* widget) const
{
    constexpr int kAside = 12;
    constexpr int kBelow = 6;
    const QRect usual = QProxyStyle::subControlRect(control, option, part, widget);
    if (control != CC_GroupBox) {
        return usual;
    }
    switch (part) {
    case SC_GroupBoxFrame:
        return option->rect;
    case SC_GroupBoxLabel:
        return usual.translated(kAside, kBelow);
    case SC_GroupBoxContents:
        return usual.adjusted(0, kBelow, 0, 0);
    default:
        return usual;
    }
}

QRect TableStyle::subElementRect(SubElement element, const QStyleOption* option, const QWidget* widget) const
{
    if (element == SE_PushButtonFocusRect) {
        return option->rect;
    }
    return QProxyStyle::subElementRect(element, option, widget);
}

int TableStyle::pixelMetric(PixelMetric metric, const QStyleOption* option, const QWidget* widget) const
{
    constexpr int kPageMargin = kChartFrame + 11;
    constexpr int kPageSpacing = 8;
    switch (metric) {
    case PM_LayoutLeftMargin:
    case PM_LayoutTopMargin:
    case PM_LayoutRightMargin:
    case PM_LayoutBottomMargin:
        return isPage(widget) ? kPageMargin : QProxyStyle::pixelMetric(metric, option, widget);
    case PM_LayoutHorizontalSpacing:
    case PM_LayoutVerticalSpacing:
        return kPageSpacing;
    case PM_ToolTipLabelFrameWidth:
        return 6;
    case PM_IndicatorWidth:
    case PM_IndicatorHeight:
    case PM_ExclusiveIndicatorWidth:
    case PM_ExclusiveIndicatorHeight:
        return qMax(QProxyStyle::pixelMetric(metric, option, widget) + 3, QFontMetrics(QApplication::font()).ascent());
    default:
        return QProxyStyle::pixelMetric(metric, option, widget);
    }
}

int TableStyle::styleHint(StyleHint hint, const QStyleOption* option, const QWidget* widget,
                          QStyleHintReturn* data) const
{
    switch (hint) {
    case SH_DialogButtonBox_ButtonsHaveIcons:
    case SH_EtchDisabledText:
    case SH_ComboBox_Popup:
        return 0;
    case SH_ToolTipLabel_Opacity:
        return 255;
    default:
        return QProxyStyle::styleHint(hint, option, widget, data);
    }
}

QSize TableStyle::sizeFromContents(ContentsType type, const QStyleOption* option, const QSize& size,
                                   const QWidget* widget) const
{
    QSize result = QProxyStyle::sizeFromContents(type, option, size, widget);
    if (type == CT_PushButton) {
        return result + QSize(10, 6);
    }
    if (type == CT_ComboBox || type == CT_LineEdit || type == CT_ItemViewItem) {
        return result + QSize(0, 4);
    }
    return result;
}

QIcon TableStyle::standardIcon(StandardPixmap icon, const QStyleOption* option, const QWidget* widget) const
{
    switch (icon) {
    case SP_MessageBoxInformation:
    case SP_MessageBoxWarning:
    case SP_MessageBoxCritical:
    case SP_MessageBoxQuestion: {
        constexpr int kLargest = 192; // sharp up to a scale of three
        return QIcon(messageSeal(icon, kLargest));
    }
    case SP_ToolBarHorizontalExtensionButton: // every menu bar asks for it, and Fusion's would load all picture formats
        return QIcon(new MoreIcon);
    default:
        return QProxyStyle::standardIcon(icon, option, widget);
    }
}

void TableStyle::polish(QWidget* widget)
{
    QProxyStyle::polish(widget);
    if (isPage(widget)) {
        widget->installEventFilter(this);
    }
}

void TableStyle::unpolish(QWidget* widget)
{
    widget->removeEventFilter(this);
    QProxyStyle::unpolish(widget);
}

bool TableStyle::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::Paint) {
        auto* page = static_cast<QWidget*>(watched);
        QPainter painter(page);
        drawChartFrame(painter, QRectF(page->rect()));
    } else if (event->type() == QEvent::Resize) {
        static_cast<QWidget*>(watched)->update(); // the frame is drawn along the new edges
    }
    return QProxyStyle::eventFilter(watched, event);
}

} // namespace windrose
