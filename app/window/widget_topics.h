// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

class QWidget;

namespace windrose
{

/// The topic of the help (see `help::topicOf`) for a widget: that of the piece or place on the table, or of the part of
/// the table, panel or dialog it belongs to. Empty for null, and where only the question of the prompt is left.
QString topicOfWidget(const QWidget* widget);

} // namespace windrose
