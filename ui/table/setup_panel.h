// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/models/setup_box_model.h"
#include "ui/session/setup_session.h"

#include <QWidget>

namespace windrose
{

class PlacementController;
class PromptButton;
class TableTile;

/// The box beside the boards while a position is set up: pieces that are not on the table during a game, and controls
/// for the whole table. It replaces the log.
class SetupPanel final : public QWidget
{
    Q_OBJECT

public:
    SetupPanel(PlacementController& controller, SetupSession& session, QWidget* parent);
    ~SetupPanel() override;

    void retranslate();
    QList<PromptButton*> buttons() const;
    /// The minimum height for a width, on a table with this unit.
    static int preferredHeight(int width, qreal unit);

signals:
    /// The user wants to change players, names and options.
    void tableSettingsRequested();

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    SetupSession& m_session;
    SetupBoxModel m_model;
    QList<TableTile*> m_tiles;
    PromptButton* m_clear;
    PromptButton* m_table;
};

} // namespace windrose
