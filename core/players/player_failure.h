// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>

namespace windrose
{

/// Why a player can no longer answer by itself, and what `detail` contains.
enum class PlayerFailureCode : std::uint8_t {
    None,               ///< no failure
    UnknownPlayer,      ///< there is no player with this name
    CannotStart,        ///< the program could not be started; detail = the system's message
    Ended,              ///< the program ended; detail = its exit status or signal
    NoAnswer,           ///< no answer in time; detail = the expected answer
    ProtocolViolation,  ///< its output violates the protocol; detail = the output
    ReportedError,      ///< it reports an error; detail = its message
    MalformedOrder,     ///< its answer is not an order; detail = the answer and the error
    IllegalOrder,       ///< its answer is not legal; detail = the answer and the rule it breaks
    DivergedFromRecord, ///< the game has left the record; detail = where
    RecordExhausted,    ///< the record has no more orders; detail = how many it has
};

/// A player's failure as a value; `detail` is English, for the command line and as a remark in the window.
struct PlayerFailure {
    PlayerFailureCode code = PlayerFailureCode::None;
    std::string detail;

    /// True when there is one.
    explicit operator bool() const { return code != PlayerFailureCode::None; }
};

/// A sentence for a failure, in English, for the command line.
std::string describe(const PlayerFailure& failure);

} // namespace windrose
