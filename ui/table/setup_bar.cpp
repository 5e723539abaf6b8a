// SPDX-License-Identifier: GPL-3.0-or-later
#include "setup_bar.h"

#include "prompt_button.h"
#include "prompt_text.h"
#include "ui/models/paragraph.h"
#include "ui/models/texts.h"
#include "ui/pieces/table_unit.h"
#include "ui/pieces/text_fit.h"
#include "ui/pieces/theme.h"
#include "unsaved_mark.h"

#include <QPaintEvent>
#include <QPainter>

/* TRANSLATOR windrose::SetupBar  The bar while a position is set up. */

namespace windrose
{

SetupBar::SetupBar(SetupSession& session, QWidget* parent)
    : QWidget(parent),
      m_session(session),
      m_text(new PromptText(this)),
      m_unsavedMark(new UnsavedMark(UnsavedMark::Subject::Step, session, this))
{
    m_unsavedMark->setObjectName(QStringLiteral("setupUnsavedMark"));
    //: A button of the bar while a position is set up.
    m_undo = new PromptButton(tr("Undo"), this);
    //: A button of the bar while a position is set up.
    m_redo = new PromptButton(tr("Redo"), this);
    //: A button of the bar while a position is set up.
    m_copy = new PromptButton(tr("Copy Position"), this);
    //: A button of the bar while a position is set up.
    m_save = new PromptButton(tr("Save Position…"), this);
    //: A button of the bar while a position is set up.
    m_cancel = new PromptButton(tr("Cancel"), this);
    //: A button below a position that is set up.
    m_start = new PromptButton(tr("Start the Game from Here"), this);
    m_start->setMain(true);
    connect(m_undo, &QAbstractButton::clicked, this, [this] { m_session.undoStep(); });
    connect(m_redo, &QAbstractButton::clicked, this, [this] { m_session.redoStep(); });
    connect(m_copy, &QAbstractButton::clicked, this, &SetupBar::copyRequested);
    connect(m_save, &QAbstractButton::clicked, this, &SetupBar::saveRequested);
    connect(m_cancel, &QAbstractButton::clicked, this, &SetupBar::cancelRequested);
    connect(m_start, &QAbstractButton::clicked, this, &SetupBar::startRequested);
    connect(&m_temporary, &TemporarySentence::changed, this, &SetupBar::showSentence);
    connect(&session, &GameSession::changed, this, [this](const Change& change) {
        if (change.kind != ChangeKind::Uncovered) {
            showTemporarily({}); // a refusal refers to the earlier table
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
        //: In the bar while a position is set up; %1 is a sentence that says why.
        return tr("No game can start from here: %1").arg(texts::textError(*problem));
    }
    const Position& position = m_session.position();
    const QString next =
        position.isLastRound()
            ? tr(
                  //: In the bar while a position is set up: who is to move; %1 is the name of the player.
                  "%1 chooses a role; this is the last round.")
                  .arg(m_session.seatName(position.turn))
            : tr(
                  //: In the bar while a position is set up: who is to move; %1 is the name of the player.
                  "%1 chooses a role.")
                  .arg(m_session.seatName(position.turn));
    const QString what =
        m_hasPhaseEnded && !m_session.draft().isChanged()
            //: Said when a position is set up from the middle of a phase.
            ? tr("The game is in the middle of a phase. A position always starts with the choice of a role, so the "
                 "player who took the last role card chooses again.")
            : tr(
                  //: The line below the table while a position is set up.
                  "Set up a position: move any piece between the box and the boards.");
    return texts::paragraph({what, next});
}

void SetupBar::showSentence()
{
    const QString shown = m_temporary.isShown() ? m_temporary.text() : sentence();
    m_text->show({shown}, m_temporary.isShown() || m_session.draft().problem().has_value());
    //: The name of the line for a screen reader; %1 is what it says.
    m_text->setAccessibleName(tr("Prompt, %1").arg(shown));
}

void SetupBar::refresh()
{
    m_undo->setLabel(tr("Undo"), tr("Undo"));
    m_redo->setLabel(tr("Redo"), tr("Redo"));
    m_copy->setLabel(tr("Copy Position"), tr("Copy Position"));
    m_save->setLabel(tr("Save Position…"), tr("Save Position…"));
    m_cancel->setLabel(tr("Cancel"), tr("Cancel"));
    //: A button below a position that is set up.
    m_start->setLabel(tr("Start the Game from Here"), tr("Start the Game from Here"));
    m_undo->setEnabled(m_session.draft().canUndo());
    m_redo->setEnabled(m_session.draft().canRedo());
    m_start->setEnabled(!m_session.draft().problem());
    showSentence();
    layOut();
}

void SetupBar::showTemporarily(const QString& sentence)
{
    m_temporary.show(sentence, true);
}

void SetupBar::setPhaseEnded()
{
    m_hasPhaseEnded = true;
    showSentence();
}

void SetupBar::layOut()
{
    const int pad = qBound(5, height() / 13, wholeUnits(12));
    const int tall = qBound(28, (height() - 3 * pad) * 48 / 100, wholeUnits(56));
    const int top = height() - pad - tall;
    const QList<PromptButton*> all{m_undo, m_redo, m_copy, m_save, m_cancel, m_start};
    int preferred = 0;
    for (PromptButton* button : all) {
        button->setType(typeIn(height() * 0.34, 0.5, 3, 13));
        preferred += button->sizeHint().width();
    }
    // In a narrow window with long labels every button shrinks a little.
    const int room = width() - static_cast<int>(all.size() + 1) * pad;
    const auto widthOf = [&](const PromptButton* button) {
        const int wide = button->sizeHint().width();
        return preferred > room ? wide * room / preferred : wide;
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
    const int textLeft = qMax(pad + 4, kMarkLeft + UnsavedMark::kSide + 4);
    const int textTall = top - pad - 2;
    m_unsavedMark->move(kMarkLeft, pad - 2 + (textTall - UnsavedMark::kSide) / 2);
    m_text->setGeometry(textLeft, pad - 2, width() - textLeft - pad - 4, textTall);
}

void SetupBar::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange) {
        showTemporarily({}); // it is in the previous language
    }
    QWidget::changeEvent(event);
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
