// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

namespace windrose
{

class PlacementController;

/// Marks everything that a click can use now, before anything is touched: only while a person is asked, the current
/// position is shown completely, and nothing is carried. Asks every place's `isLegalNow` after each change; a place is
/// repainted only when its own mark changes.
class LegalMarks final : public QObject
{
    Q_OBJECT

public:
    explicit LegalMarks(PlacementController& controller);

    /// Marks the places anew after a change of the game, or of what is shown of it. Changes in the hand need no call.
    void update();

private:
    bool isAsked() const;

    PlacementController& m_controller;
};

} // namespace windrose
