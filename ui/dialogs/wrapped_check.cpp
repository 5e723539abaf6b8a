// SPDX-License-Identifier: GPL-3.0-or-later
#include "wrapped_check.h"

#include <QStyle>
#include <QStyleOptionButton>
#include <QStylePainter>

#include <algorithm>

namespace windrose
{

WrappedCheck::WrappedCheck(QWidget* parent) : QCheckBox(parent)
{
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Minimum, QSizePolicy::CheckBox);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
}

/// The box as if its text had one line.
QStyleOptionButton WrappedCheck::firstLine() const
{
    QStyleOptionButton option;
    initStyleOption(&option);
    option.rect.setHeight(QCheckBox::sizeHint().height());
    return option;
}

int WrappedCheck::textFlags() const
{
    const bool shows = style()->styleHint(QStyle::SH_UnderlineShortcut, nullptr, this) != 0;
    return Qt::AlignLeading | Qt::AlignTop | Qt::TextWordWrap | (shows ? Qt::TextShowMnemonic : Qt::TextHideMnemonic);
}

QSize WrappedCheck::minimumSizeHint() const
{
    constexpr int kLetters = 16;
    const QSize whole = QCheckBox::sizeHint();
    return {std::min(whole.width(), whole.height() + kLetters * fontMetrics().averageCharWidth()), whole.height()};
}

int WrappedCheck::heightForWidth(int width) const
{
    QStyleOptionButton option = firstLine();
    const int oneLine = option.rect.height();
    option.rect.setWidth(width);
    const QRect text = style()->subElementRect(QStyle::SE_CheckBoxContents, &option, this);
    constexpr int kTallest = 10000;
    const int needed =
        style()
            ->itemTextRect(fontMetrics(), QRect(0, 0, text.width(), kTallest), textFlags(), true, this->text())
            .height();
    return std::max(oneLine, oneLine - fontMetrics().height() + needed);
}

void WrappedCheck::paintEvent(QPaintEvent*)
{
    QStylePainter painter(this);
    const QStyleOptionButton option = firstLine();
    QStyleOptionButton mark = option;
    mark.rect = style()->subElementRect(QStyle::SE_CheckBoxIndicator, &option, this);
    painter.drawPrimitive(QStyle::PE_IndicatorCheckBox, mark);
    QRect text = style()->subElementRect(QStyle::SE_CheckBoxContents, &option, this);
    text.setTop((option.rect.height() - fontMetrics().height()) / 2);
    text.setBottom(height() - 1);
    painter.drawItemText(text, textFlags(), palette(), isEnabled(), this->text(), foregroundRole());
    if (option.state.testFlag(QStyle::State_HasFocus)) {
        QStyleOptionFocusRect focus;
        focus.QStyleOption::operator=(option);
        focus.rect =
            style()->itemTextRect(fontMetrics(), text, textFlags(), isEnabled(), this->text()).adjusted(-2, -1, 2, 1);
        painter.drawPrimitive(QStyle::PE_FrameFocusRect, focus);
    }
}

} // namespace windrose
