// SPDX-License-Identifier: GPL-3.0-or-later
#include "player_failure.h"

namespace windrose
{

std::string describe(const PlayerFailure& failure)
{
    switch (failure.code) {
    case PlayerFailureCode::None:
        return "nothing is wrong";
    case PlayerFailureCode::NotKnown:
        return "no player of that name is known here";
    case PlayerFailureCode::CannotStart:
        return "the program cannot be started: " + failure.detail;
    case PlayerFailureCode::Ended:
        return "the program ended by itself (" + failure.detail + ")";
    case PlayerFailureCode::Silent:
        return "no answer in time: " + failure.detail;
    case PlayerFailureCode::Garbled:
        return "the program does not keep to the protocol: " + failure.detail;
    case PlayerFailureCode::Complained:
        return "the program says that something is wrong: " + failure.detail;
    case PlayerFailureCode::MalformedOrder:
        return "the answer is no order: " + failure.detail;
    case PlayerFailureCode::IllegalOrder:
        return "the order is not legal: " + failure.detail;
    case PlayerFailureCode::LeftRecord:
        return "the game is not that of the record any more: " + failure.detail;
    case PlayerFailureCode::RecordOver:
        return "the record goes no further: " + failure.detail;
    }
    return "something is wrong";
}

} // namespace windrose
