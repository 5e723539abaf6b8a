// SPDX-License-Identifier: GPL-3.0-or-later
#include "label_column.h"

#include <QLabel>

#include <algorithm>

namespace windrose
{

void alignLabels(const QWidget& dialog)
{
    QList<QLabel*> labels = dialog.findChildren<QLabel*>();
    labels.removeIf([](const QLabel* label) { return label->buddy() == nullptr; });
    int widest = 0;
    for (QLabel* label : std::as_const(labels)) {
        label->setMinimumWidth(0);
        widest = std::max(widest, label->sizeHint().width());
    }
    for (QLabel* label : std::as_const(labels)) {
        label->setMinimumWidth(widest);
    }
}

} // namespace windrose
