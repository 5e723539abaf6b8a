// SPDX-License-Identifier: GPL-3.0-or-later
#include "player_failure.h"

namespace windrose
{

std::string describe(const PlayerFailure& failure)
{
    switch (failure.code) {
    case PlayerFailureCode::None:
        return "no failure";
    case PlayerFailureCode::NotKnown:
        return "there is no player with this name";
    case PlayerFailureCode::CannotStart:
        return "the program cannot be started: " + failure.detail;
    case PlayerFailureCode::Ended:
        return "the program exited (" + failure.detail + ")";
    case PlayerFailureCode::Silent:
        return "no answer in time: " + failure.detail;
    case PlayerFailureCode::Garbled:
        return "the program violates the protocol: " + failure.detail;
    case PlayerFailureCode::Complained:
        return "the program reports an error: " + failure.detail;
    case PlayerFailureCode::MalformedOrder:
        return "the answer is not an order: " + failure.detail;
    case PlayerFailureCode::IllegalOrder:
        return "the order is not legal: " + failure.detail;
    case PlayerFailureCode::LeftRecord:
        return "the game has left the record: " + failure.detail;
    case PlayerFailureCode::RecordOver:
        return "the record has no more orders: " + failure.detail;
    }
    return "something is wrong";
}

} // namespace windrose
