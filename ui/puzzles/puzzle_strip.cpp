// SPDX-License-Identifier: GPL-3.0-or-later
#include "puzzle_strip.h"

#include "ui/pieces/table_unit.h"
#include "ui/pieces/text_fit.h"
#include "ui/pieces/theme.h"
#include "ui/table/button_types.h"
#include "ui/table/prompt_button.h"
#include "ui/table/prompt_text.h"

#include <QEvent>
#include <QFontMetrics>
#include <QPainter>

#include <algorithm>
#include <utility>

/* TRANSLATOR windrose::PuzzleStrip  The strip above the table of a puzzle. */

namespace windrose
{

namespace
{

constexpr int kMargin = 6;
constexpr int kTop = 5; // pixels above the head

} // namespace

PuzzleStrip::PuzzleStrip(QWidget* parent)
    : QWidget(parent),
      m_text(new PromptText(this)),
      m_hint(new PromptButton(QString(), this)),
      m_answer(new PromptButton(QString(), this)),
      m_again(new PromptButton(QString(), this)),
      m_next(new PromptButton(QString(), this)),
      m_list(new PromptButton(QString(), this)),
      m_leave(new PromptButton(QString(), this))
{
    setObjectName(QStringLiteral("puzzle_strip"));
    connect(m_hint, &QAbstractButton::clicked, this, &PuzzleStrip::hintRequested);
    connect(m_answer, &QAbstractButton::clicked, this, &PuzzleStrip::answerRequested);
    connect(m_again, &QAbstractButton::clicked, this, &PuzzleStrip::againRequested);
    connect(m_next, &QAbstractButton::clicked, this, &PuzzleStrip::nextRequested);
    connect(m_list, &QAbstractButton::clicked, this, &PuzzleStrip::listRequested);
    connect(m_leave, &QAbstractButton::clicked, this, &PuzzleStrip::leaveRequested);
}

QList<PromptButton*> PuzzleStrip::buttons() const
{
    return {m_hint, m_answer, m_again, m_next, m_list, m_leave};
}

QList<QWidget*> PuzzleStrip::stops() const
{
    QList<QWidget*> stops;
    for (PromptButton* button : buttons()) {
        if (button->isVisible()) {
            stops.append(button);
        }
    }
    return stops;
}

void PuzzleStrip::setTabHandler(const TabHandler& handler)
{
    for (PromptButton* button : buttons()) {
        button->setTabHandler(handler);
    }
}

void PuzzleStrip::setContent(const Content& content)
{
    m_content = content;
    const auto label = [](PromptButton* button, const QString& text) { button->setLabel(text, text); };
    //: A button of a puzzle: helps a little
    label(m_hint, tr("Hint"));
    //: A button of a puzzle
    label(m_answer, tr("Show Answer"));
    //: A button of a puzzle: another answer can be given
    label(m_again, tr("Try Again"));
    //: A button of a puzzle
    label(m_next, tr("Next Puzzle"));
    //: A button of a puzzle: shows the list of the puzzles
    label(m_list, tr("All Puzzles"));
    //: A button of a puzzle: leaves the puzzles
    label(m_leave, tr("Back to the Game"));
    m_hint->setVisible(content.offersHint);
    m_answer->setVisible(content.offersAnswer);
    m_again->setVisible(content.offersAgain);
    m_text->show({content.text}, false);
    //: Read to blind people: %1 names a puzzle, %2 is its task or what has become of it
    m_text->setAccessibleName(tr("%1. %2").arg(content.puzzle, content.text));
    layOut();
    update();
}

int PuzzleStrip::headHeight() const
{
    return QFontMetrics(headingFont()).height();
}

void PuzzleStrip::layOut()
{
    const int pad = wholeUnits(kMargin);
    QList<PromptButton*> shown = buttons();
    shown.removeIf([](const PromptButton* button) { return button->isHidden(); });
    const bool isNarrow = fitButtons(shown, size(), pad) < width() * 2 / 5;
    std::reverse(shown.begin(), shown.end()); // from the right
    int left = 0;                             // of the buttons in two rows
    if (isNarrow) {
        const int inRow = std::min(height() / 4, typeSize(0)); // when there are two rows
        for (PromptButton* button : std::as_const(shown)) {
            button->setType(inRow);
        }
        left = stackButtons(shown, size(), pad).value_or(0);
    }
    const bool isStacked = left > 0 && left >= width() * 2 / 5; // leaves room for the text
    if (isNarrow && !isStacked) {
        narrowButtons(shown, size(), pad);
    }
    const int tall = std::min(height() - 2 * pad, wholeUnits(44));
    const int right = isStacked ? left - pad : lineUpButtons(shown, size(), tall, pad, isNarrow);
    const int head = headHeight();
    m_text->setGeometry(2 * pad, kTop + head, right - 2 * pad, height() - head - kTop - 4);
}

void PuzzleStrip::resizeEvent(QResizeEvent*)
{
    layOut();
}

void PuzzleStrip::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::FontChange) {
        layOut();
    }
    QWidget::changeEvent(event);
}

void PuzzleStrip::paintEvent(QPaintEvent*)
{
    const Theme& t = theme();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.fillRect(rect(), t.table);
    painter.setPen(QPen(t.accent, 2));
    painter.setBrush(t.seaDeep);
    painter.drawRoundedRect(QRectF(rect()).adjusted(3, 2, -3, -1), 8, 8);
    const QRect place(m_text->x(), kTop, m_text->width(), headHeight());
    drawFitted(painter, place, m_content.puzzle, {.largest = typeSize(0), .bold = true, .color = t.onSea});
}

} // namespace windrose
