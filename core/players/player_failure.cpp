// SPDX-License-Identifier: GPL-3.0-or-later
#include "player_failure.h"

namespace windrose
{

std::string describe(const PlayerFailure& failure)
{
    switch (failure.code) {
    case PlayerFailureCode::None:
        return "no failure";
    case PlayerFailureCode::UnknownPlayer:
        return "there is no player with this name";
    case PlayerFailureCode::CannotStart:
        return "the program cannot be started: " + failure.detail;
    case PlayerFailureCode::Ended:
        return "the program exited (" + failure.detail + ")";
    case PlayerFailureCode::NoAnswer:
        return "no answer in time: " + failure.detail;
    case PlayerFailureCode::ProtocolViolation:
        return "the program violates the protocol: " + failure.detail;
    case PlayerFailureCode::ReportedError:
        return "the program reports an error: " + failure.detail;
    case PlayerFailureCode::MalformedOrder:
        return "the answer is not an order: " + failure.detail;
    case PlayerFailureCode::IllegalOrder:
        return "the order is not legal: " + failure.detail;
    case PlayerFailureCode::DivergedFromRecord:
        return "the game has left the record: " + failure.detail;
    case PlayerFailureCode::RecordExhausted:
        return "the record has no more orders: " + failure.detail;
    }
    return "something is wrong";
}

} // namespace windrose
