// SPDX-License-Identifier: GPL-3.0-or-later
#include "hint_panel.h"

#include "hint_choice.h"
#include "prompt_button.h"
#include "ui/pieces/marks.h"
#include "ui/pieces/text_fit.h"

#include <QKeyEvent>
#include <QPainter>

#include <algorithm>

namespace windrose
{

namespace
{

constexpr int kPad = 8;
constexpr int kTitle = 30;
constexpr int kThinking = 34;
constexpr int kMaxLines = 3;
} // namespace

HintPanel::HintPanel(QWidget* parent) : QWidget(parent), m_close(new PromptButton(tr("Close"), this))
{
    m_close->setMain(false);
    connect(m_close, &QAbstractButton::clicked, this, &HintPanel::closeWanted);
    for (int line = 0; line < kMaxLines; ++line) {
        auto* choice = new HintChoice(this);
        connect(choice, &QAbstractButton::clicked, this, [this, line] { emit chosen(line); });
        connect(choice, &HintChoice::pointedAt, this, [this, line] { emit pointedAt(line); });
        m_choices.append(choice);
    }
    retranslate();
    hide();
}

void HintPanel::retranslate()
{
    setAccessibleName(tr("Hint"));
    m_close->setLabel(tr("Close"), tr("Close"));
}

void HintPanel::think()
{
    m_lines = 0;
    for (HintChoice* choice : m_choices) {
        choice->hide();
    }
    layOut();
    update();
}

void HintPanel::offer(const QList<HintLine>& lines)
{
    m_lines = std::min(kMaxLines, static_cast<int>(lines.size()));
    for (int line = 0; line < kMaxLines; ++line) {
        if (line < m_lines) {
            m_choices[line]->show(lines[line].order, lines[line].chance, lines[line].reason);
        } else {
            m_choices[line]->hide();
        }
    }
    layOut();
    update();
}

int HintPanel::heightFor(int width) const
{
    int height = kTitle + kPad + (m_lines == 0 ? kThinking : 0);
    for (int line = 0; line < m_lines; ++line) {
        height += m_choices[line]->heightFor(width - 2 * kPad) + 5;
    }
    return height;
}

void HintPanel::layOut()
{
    const int wide = m_close->sizeHint().width();
    m_close->setGeometry(width() - wide - kPad, 4, wide, kTitle - 6);
    int top = kTitle + 2;
    for (int line = 0; line < m_lines; ++line) {
        const int height = m_choices[line]->heightFor(width() - 2 * kPad);
        m_choices[line]->setGeometry(kPad, top, width() - 2 * kPad, height);
        top += height + 5;
    }
}

QList<QWidget*> HintPanel::stops() const
{
    QList<QWidget*> stops;
    for (int line = 0; line < m_lines; ++line) {
        stops << m_choices[line];
    }
    return stops << m_close;
}

void HintPanel::setTabHandler(const TabHandler& handler)
{
    m_close->setTabHandler(handler);
    for (HintChoice* choice : m_choices) {
        choice->setTabHandler(handler);
    }
}

void HintPanel::takeFocus() const
{
    stops().first()->setFocus(Qt::OtherFocusReason);
}

void HintPanel::paintEvent(QPaintEvent*)
{
    const Theme& t = theme();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    drawPanel(painter, QRectF(rect()).adjusted(0, 0, -1, -1), t.paper, t.mark);
    drawFitted(painter, QRectF(kPad + 2, 2, m_close->x() - kPad - 6, kTitle - 2), tr("Hint"),
               {.largest = 15, .bold = true, .color = t.ink});
    if (m_lines == 0) {
        drawFitted(painter, QRectF(kPad + 2, kTitle, width() - 2 * kPad, kThinking), tr("Thinking…"),
                   {.largest = 14, .color = t.inkSoft});
    }
}

void HintPanel::resizeEvent(QResizeEvent*)
{
    layOut();
}

void HintPanel::keyPressEvent(QKeyEvent* event)
{
    const QList<QWidget*> all = stops();
    const auto here = all.indexOf(focusWidget());
    switch (event->key()) {
    case Qt::Key_Escape:
        emit closeWanted();
        return;
    case Qt::Key_Down:
    case Qt::Key_Right:
        all[(here + 1) % all.size()]->setFocus(Qt::TabFocusReason);
        return;
    case Qt::Key_Up:
    case Qt::Key_Left:
        all[(here + all.size() - 1) % all.size()]->setFocus(Qt::BacktabFocusReason);
        return;
    default:
        QWidget::keyPressEvent(event);
    }
}

} // namespace windrose
