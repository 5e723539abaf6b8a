// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "prompt_bar.h"
#include "ui/models/setup_box_model.h"
#include "ui/session/setup_session.h"

namespace windrose
{

class TableTile;

/// The box beside the boards while a position is set up: what has no place on the table of a game, and what concerns
/// the whole table. It lies where the log is in a game.
class SetupPanel final : public QWidget
{
    Q_OBJECT

public:
    SetupPanel(PlacementController& controller, SetupSession& session, QWidget* parent);
    ~SetupPanel() override;

    void refresh();
    void retranslate();
    QList<QWidget*> buttons() const;
    /// The least height at which everything can be read, for a width.
    static int wishedHeight(int width);

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

/// Two small buttons beside the round: one later, one earlier.
class SetupRound final : public QWidget
{
    Q_OBJECT

public:
    SetupRound(SetupSession& session, QWidget* parent);

    void refresh();
    QList<QWidget*> buttons() const;

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void step(int by);

    SetupSession& m_session;
    PromptButton* m_later;
    PromptButton* m_earlier;
};

} // namespace windrose
