// SPDX-License-Identifier: GPL-3.0-or-later
#include "setup_bar.h"

#include "keeping_mark.h"
#include "prompt_button.h"
#include "prompt_text.h"
#include "ui/models/texts.h"
#include "ui/pieces/theme.h"

#include <QPaintEvent>
#include <QPainter>

namespace windrose
{

SetupBar::SetupBar(SetupSession& session, QWidget* parent)
    : QWidget(parent),
      m_session(session),
      m_text(new PromptText(this)),
      m_keepingMark(new KeepingMark(KeepingMark::Of::Step, session, this))
{
    m_keepingMark->setObjectName(QStringLiteral("setupKeepingMark"));
    m_undo = new PromptButton(tr("Undo"), this);
    m_redo = new PromptButton(tr("Redo"), this);
    m_copy = new PromptButton(tr("Copy Position"), this);
    m_save = new PromptButton(tr("Save Position…"), this);
    m_cancel = new PromptButton(tr("Cancel"), this);
    m_start = new PromptButton(tr("Start the Game from Here"), this);
    m_start->setMain(true);
    connect(m_undo, &QAbstractButton::clicked, this, [this] { m_session.undoStep(); });
    connect(m_redo, &QAbstractButton::clicked, this, [this] { m_session.redoStep(); });
    connect(m_copy, &QAbstractButton::clicked, this, &SetupBar::copyWanted);
    connect(m_save, &QAbstractButton::clicked, this, &SetupBar::saveWanted);
    connect(m_cancel, &QAbstractButton::clicked, this, &SetupBar::cancelWanted);
    connect(m_start, &QAbstractButton::clicked, this, &SetupBar::startWanted);
    connect(&m_said, &PassingSentence::changed, this, &SetupBar::showSentence);
    connect(&session, &GameSession::changed, this, [this](const Change& change) {
        if (change.kind != ChangeKind::Uncovered) {
            say({}); // a refusal refers to the earlier table
        }
        refresh();
    });
    refresh();
}

QList<PromptButton*> SetupBar::buttons() const
{
    return {m_undo, m_redo, m_copy, m_save, m_cancel, m_start};
}

QString SetupBar::sentence() const
{
    if (const auto problem = m_session.draft().problem()) {
        return tr("No game can start from here: %1").arg(texts::textError(*problem));
    }
    const Position& position = m_session.position();
    const QString next = position.isLastRound()
                             ? tr("%1 chooses a role; this is the last round.").arg(m_session.seatName(position.turn))
                             : tr("%1 chooses a role.").arg(m_session.seatName(position.turn));
    const QString what = m_note.isEmpty() || m_session.draft().isChanged()
                             ? tr("Set up a position: move any piece between the box and the boards.")
                             : m_note;
    return what + QLatin1Char(' ') + next;
}

void SetupBar::showSentence()
{
    const QString shown = m_said.isSaid() ? m_said.text() : sentence();
    m_text->show(shown, m_said.isSaid() || m_session.draft().problem().has_value());
    m_text->setAccessibleName(tr("Prompt, %1").arg(shown));
}

void SetupBar::refresh()
{
    m_undo->setLabel(tr("Undo"), tr("Undo"));
    m_redo->setLabel(tr("Redo"), tr("Redo"));
    m_copy->setLabel(tr("Copy Position"), tr("Copy Position"));
    m_save->setLabel(tr("Save Position…"), tr("Save Position…"));
    m_cancel->setLabel(tr("Cancel"), tr("Cancel"));
    m_start->setLabel(tr("Start the Game from Here"), tr("Start the Game from Here"));
    m_undo->setEnabled(m_session.draft().canUndo());
    m_redo->setEnabled(m_session.draft().canRedo());
    m_start->setEnabled(!m_session.draft().problem());
    showSentence();
    layOut();
}

void SetupBar::say(const QString& sentence)
{
    m_said.say(sentence, true);
}

void SetupBar::setNote(const QString& note)
{
    m_note = note;
    showSentence();
}

void SetupBar::layOut()
{
    const int pad = qBound(5, height() / 13, 12);
    const int tall = qBound(28, (height() - 3 * pad) * 48 / 100, 56);
    const int top = height() - pad - tall;
    const QList<PromptButton*> all{m_undo, m_redo, m_copy, m_save, m_cancel, m_start};
    int wished = 0;
    for (PromptButton* button : all) {
        button->setType(qBound(13, height() * 17 / 100, 22));
        wished += button->sizeHint().width();
    }
    // In a narrow window with long labels every button shrinks a little.
    const int room = width() - static_cast<int>(all.size() + 1) * pad;
    const auto widthOf = [&](const PromptButton* button) {
        const int wide = button->sizeHint().width();
        return wished > room ? wide * room / wished : wide;
    };
    int right = width() - pad;
    for (PromptButton* button : {m_start, m_cancel, m_save, m_copy}) {
        const int wide = widthOf(button);
        button->setGeometry(right - wide, top, wide, tall);
        right -= wide + pad;
    }
    int left = pad;
    for (PromptButton* button : {m_undo, m_redo}) {
        const int wide = widthOf(button);
        button->setGeometry(left, top, wide, tall);
        left += wide + pad;
    }
    // The place of the mark before the text stays empty, so that the text does not move.
    constexpr int kMarkLeft = 7;
    const int textLeft = qMax(pad + 4, kMarkLeft + KeepingMark::kSide + 4);
    const int textTall = top - pad - 2;
    m_keepingMark->move(kMarkLeft, pad - 2 + (textTall - KeepingMark::kSide) / 2);
    m_text->setGeometry(textLeft, pad - 2, width() - textLeft - pad - 4, textTall);
}

void SetupBar::resizeEvent(QResizeEvent*)
{
    layOut();
}

void SetupBar::paintEvent(QPaintEvent*)
{
    const Theme& t = theme();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(t.accent, 3));
    painter.setBrush(t.seaDeep);
    painter.drawRoundedRect(QRectF(rect()).adjusted(1.5, 1.5, -1.5, -1.5), 8, 8);
}

} // namespace windrose
