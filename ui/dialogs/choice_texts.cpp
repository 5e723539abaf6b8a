// SPDX-License-Identifier: GPL-3.0-or-later
#include "choice_texts.h"

#include <QComboBox>

namespace windrose
{

void explain(QWidget* widget, const QString& text)
{
    widget->setToolTip(text);
    widget->setAccessibleDescription(text);
}

void setTexts(QComboBox* box, const QStringList& texts)
{
    for (int place = 0; place < texts.size(); ++place) {
        box->setItemText(place, texts[place]);
    }
}

void nameEach(QComboBox* box, QString (*name)(int))
{
    for (int place = 0; place < box->count(); ++place) {
        box->setItemText(place, name(place));
    }
}

} // namespace windrose
