// SPDX-License-Identifier: GPL-3.0-or-later
#include "protocol_error.h"

#include "line_cutter.h"
#include "messages.h"

namespace windrose
{

std::string describe(const ProtocolError& error)
{
    switch (error.code) {
    case ProtocolErrorCode::None:
        return "nothing is wrong";
    case ProtocolErrorCode::LineTooLong:
        return "the line is longer than " + std::to_string(kMaxLineBytes) + " bytes";
    case ProtocolErrorCode::NotText:
        return "the line contains a control character or is not UTF-8: `" + error.found + "`";
    case ProtocolErrorCode::UnknownCommand:
        return "unknown command `" + error.found + "`; expected one of " + error.expected;
    case ProtocolErrorCode::MissingWord:
        return "`" + error.found + "` ends too early; expected " + error.expected;
    case ProtocolErrorCode::BadWord:
        return "found `" + error.found + "`; expected " + error.expected;
    case ProtocolErrorCode::WrongMoment:
        return "`" + error.found + "` cannot come now: " + error.expected;
    case ProtocolErrorCode::BadPosition:
        return "the position cannot be read: " + describe(error.text);
    case ProtocolErrorCode::BadOrder:
        return "`" + error.found + "` is not an order: " + describe(error.text);
    case ProtocolErrorCode::IllegalOrder:
        return "`" + error.found + "` is not legal: " + describe(error.refusal);
    }
    return "something is wrong";
}

} // namespace windrose
