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

/// The box beside the boards while a position is set up: what has no place on the table of a game, and what concerns
/// the whole table. It lies where the log is in a game.
class SetupPanel final : public QWidget
{
    Q_OBJECT

public:
    SetupPanel(PlacementController& controller, SetupSession& session, QWidget* parent);
    ~SetupPanel() override;

    void retranslate();
    QList<PromptButton*> buttons() const;
    /// The least height at which everything can be read, for a width.
    static int preferredHeight(int width);

signals:
    /// Players, names and options are to be changed.
    void tableWanted();

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
