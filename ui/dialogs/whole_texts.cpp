// SPDX-License-Identifier: GPL-3.0-or-later
#include "whole_texts.h"

#include <QPainter>

#include <utility>

namespace windrose
{

namespace
{

constexpr int kRowMargin = 3; // pixels
constexpr int kTallestRow = 10'000;

} // namespace

QSize WholeTexts::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    QStyleOptionViewItem row = option;
    initStyleOption(&row, index);
    const int width = m_list.viewport()->width() - 2 * m_list.spacing();
    const QRect room(0, 0, width - 2 * kRowMargin, kTallestRow);
    return {width, row.fontMetrics.boundingRect(room, Qt::TextWordWrap, row.text).height() + 2 * kRowMargin};
}

void WholeTexts::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    QStyleOptionViewItem row = option;
    initStyleOption(&row, index);
    const QString text = std::exchange(row.text, {});
    m_list.style()->drawControl(QStyle::CE_ItemViewItem, &row, painter, &m_list);
    const bool isSelected = (row.state & QStyle::State_Selected) != 0;
    const bool isEnabled = (row.state & QStyle::State_Enabled) != 0;
    painter->save();
    painter->setFont(row.font);
    painter->setPen(row.palette.color(isEnabled ? QPalette::Active : QPalette::Disabled,
                                      isSelected ? QPalette::HighlightedText : QPalette::Text));
    painter->drawText(row.rect.adjusted(kRowMargin, kRowMargin, -kRowMargin, -kRowMargin), Qt::TextWordWrap, text);
    painter->restore();
}

} // namespace windrose
