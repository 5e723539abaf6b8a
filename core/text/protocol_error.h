// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "text_error.h"

#include <string>

namespace windrose
{

/// What is wrong with a line of the protocol, and which fields of `ProtocolError` say more.
enum class ProtocolErrorCode : std::uint8_t {
    None,
    LineTooLong,    ///<
    NotText,        ///< contains a NUL or another control character, or is not UTF-8
    UnknownCommand, ///< found; expected = the known commands
    MissingWord,    ///< found = the command; expected = what should follow
    BadWord,        ///< found; expected = what would be valid there
    WrongMoment,    ///< found = the command; expected = what must come first
    BadPosition,    ///< text = the error
    BadOrder,       ///< found = the order; text = the error
    IllegalOrder,   ///< found = the order; refusal = the rule it breaks
};

/// An error in a line of the protocol.
struct ProtocolError {
    ProtocolErrorCode code = ProtocolErrorCode::None;
    std::string found;
    std::string expected;
    TextError text;
    Refusal refusal;
};

/// Describes an error in one English sentence without line ends, ready to be sent.
std::string describe(const ProtocolError& error);

} // namespace windrose
