// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/text/record.h"

#include <variant>

namespace windrose
{

/// A game as a text that can be sent through chats and mails (see `chatText`): its record, compressed. Empty when the
/// game is too large for that, as none is that was played at this table.
std::string chatGame(const Record& record);

/// The text of the record in such a text, among other words. At most `kMaxUnpackedBytes` are unpacked, whatever the
/// text holds.
std::variant<std::string, TextError> recordInChat(std::string_view text);

/// The size of the largest record in a text for chats, in bytes.
inline constexpr std::size_t kMaxUnpackedBytes = std::size_t{1} << 20;

} // namespace windrose
