// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

namespace windrose
{

class GameSession;

namespace texts
{

/// The sentences of `prompt`, for a place that can be too small for all of them. The last ones matter least, because
/// buttons or the boards show the same. Some can be empty.
QStringList promptSentences(const GameSession& session);

} // namespace texts

} // namespace windrose
