// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QTimer>

#include <vector>

namespace windrose
{

class GameSession;
class PlacementController;
class TablePlace;

/// Marks the piece that was refused and the place that refused it, as long as the sentence that says why is shown. The
/// marks do not move, so they look the same with animations off.
class RefusalMarks final : public QObject
{
    Q_OBJECT

public:
    RefusalMarks(const GameSession& session, PlacementController& controller);

    /// Marks these places, and no others.
    void show(const std::vector<TablePlace*>& places);
    void clear() { show({}); }

private:
    PlacementController& m_controller;
    QTimer m_ends;
};

} // namespace windrose
