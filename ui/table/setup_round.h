// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/session/setup_session.h"

#include <QWidget>

namespace windrose
{

class PromptButton;

/// Two small buttons beside the round: one round later, one earlier.
class SetupRound final : public QWidget
{
    Q_OBJECT

public:
    SetupRound(SetupSession& session, QWidget* parent);

    /// Updates texts and buttons from the draft; called automatically when it changes.
    void refresh();
    QList<PromptButton*> buttons() const;

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void step(int by);

    SetupSession& m_session;
    PromptButton* m_later;
    PromptButton* m_earlier;
};

} // namespace windrose
