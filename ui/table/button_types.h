// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QSize>

#include <optional>

namespace windrose
{

class PromptButton;

/// Sets the type of the buttons in a bar, which is no larger than usual where large ones would take the room of the
/// question. Returns the width that they leave; hidden buttons take none.
int fitButtons(const QList<PromptButton*>& buttons, const QSize& bar, int pad);

/// Makes the type of narrow buttons smaller, as long as they would take most of the room of the question.
void narrowButtons(const QList<PromptButton*>& buttons, const QSize& bar, int pad);

/// Where large texts would leave the question less than half of a bar: puts narrow buttons into two rows at its right,
/// the first ones below, and returns where they begin. Otherwise, or where rows would be too low, returns nothing.
std::optional<int> stackButtons(const QList<PromptButton*>& buttons, const QSize& bar, int pad);

/// Puts the buttons beside each other from the right, `height` high and in the middle of the bar. Returns where their
/// room begins; hidden buttons take none.
int lineUpButtons(const QList<PromptButton*>& buttons, const QSize& bar, int height, int pad, bool isNarrow);

} // namespace windrose
