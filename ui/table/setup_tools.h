// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "table_layout.h"
#include "ui/session/setup_session.h"

#include <QWidget>

namespace windrose
{

class PlacementController;
class PromptButton;
class RoundPanel;
class SetupBar;
class SetupPanel;
class SetupRound;
class TablePlace;

/// The additional widgets while a position is set up: a bar in place of the prompt, the box, and the buttons beside the
/// round.
class SetupTools final : public QObject
{
    Q_OBJECT

public:
    SetupTools(SetupSession& session, PlacementController& controller, QWidget& table);
    ~SetupTools() override;

    SetupBar& bar() { return *m_bar; }
    SetupPanel& panel() { return *m_panel; }

    void layOut(const TableLayout& layout, RoundPanel& round);
    void retranslate();

private:
    QList<PromptButton*> buttons() const;
    void askCount(TablePlace* place);

    SetupSession& m_session;
    QWidget& m_table;
    SetupBar* m_bar;
    SetupPanel* m_panel;
    SetupRound* m_round;
};

} // namespace windrose
