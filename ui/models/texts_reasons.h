// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Shared by the files with sentences for reasons; the interface is in texts.h.

#include "texts.h"

#include <QCoreApplication>

namespace windrose::texts
{

/// The translation context of reasons for an order. The player is not named, so that hints and the log can share
/// them.
struct Reasons {
    Q_DECLARE_TR_FUNCTIONS(Reasons)
};

/// A reason, the name of its seat, and its numbers.
struct ReasonContext {
    const OrderReason& reason;
    QString name;
    int amount;
    QString other;
    QString with; ///< which order it is compared with

    Good good() const { return static_cast<Good>(reason.piece % kGoods); }
    Tile tile() const { return static_cast<Tile>(reason.piece % kTiles); }
    Building building() const { return static_cast<Building>(reason.piece % kBuildings); }
};

/// What differs from another order; empty for a reason of another kind.
QString differenceSentence(const ReasonContext& context);

} // namespace windrose::texts
