// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

namespace windrose
{

class GameSession;

namespace texts
{

/// The sentences of `prompt`, for a place that may lack room for all of them: the last are needed least, because
/// buttons or the boards show the same. Some can be empty.
QStringList promptSentences(const GameSession& session);

} // namespace texts

} // namespace windrose
