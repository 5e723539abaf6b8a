// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "text_error.h"

#include <cstddef>
#include <string>
#include <string_view>
#include <variant>

namespace windrose
{

/// Maximum size of what a text for chats holds, in bytes.
inline constexpr std::size_t kMaxChatBytes = std::size_t{1} << 15;

/// Bytes as a text that can be sent through chats and mails: a line that names Windrose, how many letters follow and
/// their checksum, then lines of at most 76 letters and digits (base32). See FORMATS.md. `bytes` has at most
/// `kMaxChatBytes`.
std::string chatText(std::string_view bytes);

/// Whether such a text begins anywhere in `text`.
bool hasChatText(std::string_view text);

/// The bytes of the first whole one in `text`. Other words before and after, quotation marks at the beginning of lines,
/// other line breaks, blanks and small letters do no harm. If none is whole, the error of the first one;
/// `TextErrorCode::Empty` if there is none.
std::variant<std::string, TextError> readChatText(std::string_view text);

} // namespace windrose
