// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/models/store_draft.h"

namespace windrose
{

/// The choice of goods to keep at the end of the captain's phase, made on the wind rose: a click on a kind cycles
/// through "all of it stays", "one barrel stays", "back to the supply". While the warehouses are full, a click on a
/// kind keeps one barrel of it, and another one exchanges it for a kind in the warehouses.
class StoragePicker : public QObject
{
    Q_OBJECT

public:
    explicit StoragePicker(GameSession& session, QObject* parent = nullptr);

    /// Whether this seat must choose now.
    bool isAsking(int seat) const;
    /// Cycles to the next possibility of a kind.
    void next(Good good);
    int kept(Good good) const;
    /// "all", "1", "back": what happens to a kind, for a narrow label.
    QString shortText(Good good) const;
    /// The same as words for a screen reader.
    QString longText(Good good) const;
    /// What is still missing, as a sentence; empty when the choice is complete or nothing is asked.
    QString missing() const;
    /// The order, or empty while the choice is incomplete.
    std::optional<Order> order() const;

signals:
    /// The selection changed, or the choice is over.
    void changed();

private:
    void restart();
    void exchange(Good good);

    GameSession& m_session;
    std::optional<StoreDraft> m_draft;
    int m_moment = -1;
};

} // namespace windrose
