// SPDX-License-Identifier: GPL-3.0-or-later
#include "setup_round.h"

#include "prompt_button.h"

/* TRANSLATOR windrose::SetupRound  Whose turn it is while a position is set up. */

namespace windrose
{

SetupRound::SetupRound(SetupSession& session, QWidget* parent) : QWidget(parent), m_session(session)
{
    //: A button while a position is set up.
    m_later = new PromptButton(tr("One round later"), this);
    //: A button while a position is set up.
    m_earlier = new PromptButton(tr("One round earlier"), this);
    m_later->setAutoRepeat(true);
    m_earlier->setAutoRepeat(true);
    connect(m_later, &QAbstractButton::clicked, this, [this] { step(1); });
    connect(m_earlier, &QAbstractButton::clicked, this, [this] { step(-1); });
    connect(&session, &GameSession::changed, this, &SetupRound::refresh);
    refresh();
}

void SetupRound::step(int by)
{
    const int round = static_cast<int>(m_session.position().round) + by;
    m_session.change([round](SetupDraft& draft) { draft.setRound(round); });
}

void SetupRound::refresh()
{
    m_later->setText(QStringLiteral("+"));
    m_earlier->setText(QStringLiteral("−"));
    m_later->setAccessibleName(tr("One round later"));
    m_earlier->setAccessibleName(tr("One round earlier"));
    m_later->setToolTip(tr("One round later"));
    m_earlier->setToolTip(tr("One round earlier"));
    m_earlier->setEnabled(m_session.position().round > 1);
}

QList<PromptButton*> SetupRound::buttons() const
{
    return {m_later, m_earlier};
}

void SetupRound::resizeEvent(QResizeEvent*)
{
    const int half = (height() - 2) / 2;
    m_later->setGeometry(0, 0, width(), half);
    m_earlier->setGeometry(0, height() - half, width(), half);
}

} // namespace windrose
