// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/text/record.h"
#include "setup_draft.h"

#include <QList>

#include <optional>

namespace windrose
{

/// What is stored of a position that is being set up, beside the position itself: its steps, for undo and redo, and the
/// seat colors. They are remarks of its record, so that the record can be read like any other.
struct SavedSetup {
    SetupDraft draft;
    QList<int> colors; ///< the index of each seat's color in the five seat colors

    /// As the remarks of a record that starts from the position.
    std::vector<std::string> remarks() const;
    /// What the remarks of such a record say; nothing if they are missing or do not belong to its position.
    static std::optional<SavedSetup> from(const Record& record);
};

} // namespace windrose
