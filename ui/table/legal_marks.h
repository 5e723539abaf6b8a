// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

namespace windrose
{

class PlacementController;

/// Marks everything that a click can use now, before anything is touched: only while a person is asked, the current
/// position is shown completely, and nothing is carried. A place is repainted only when its own mark changes.
class LegalMarks final : public QObject
{
    Q_OBJECT

public:
    explicit LegalMarks(PlacementController& controller);

    /// Asks every place again; for changes of the game and of what is shown of it. The hand is followed by itself.
    void update();

private:
    bool isAsked() const;

    PlacementController& m_controller;
};

} // namespace windrose
