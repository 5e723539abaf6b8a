// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

class QComboBox;
class QWidget;

namespace windrose
{

/// Sets the tooltip of a widget, which a screen reader reads as its description.
void explain(QWidget* widget, const QString& text);

/// Names the first choices of a box in their order.
void setTexts(QComboBox* box, const QStringList& texts);

/// Names every choice of a box by its place, from 0.
void nameEach(QComboBox* box, QString (*name)(int));

} // namespace windrose
