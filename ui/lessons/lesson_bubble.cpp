// SPDX-License-Identifier: GPL-3.0-or-later
#include "lesson_bubble.h"

#include "ui/pieces/marks.h"
#include "ui/pieces/table_unit.h"
#include "ui/pieces/text_fit.h"
#include "ui/table/prompt_button.h"

#include <QFontMetrics>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>

/* TRANSLATOR windrose::LessonBubble  The bubbles of the guided games, around their texts. */

namespace windrose
{

namespace
{

// Lengths in units.
constexpr int kPad = 12;
constexpr int kBetween = 6;

/// The widths of a bubble, in heights of its letters.
constexpr std::array<int, 5> kWidths{24, 30, 38, 19, 16};

} // namespace

LessonBubble::LessonBubble(QWidget* table)
    : QWidget(table),
      m_leave(new PromptButton(QString(), this)),
      m_other(new PromptButton(QString(), this)),
      m_goOn(new PromptButton(QString(), this))
{
    setObjectName(QStringLiteral("lesson_bubble"));
    m_goOn->setMain(true);
    connect(m_goOn, &QAbstractButton::clicked, this, &LessonBubble::goneOn);
    connect(m_other, &QAbstractButton::clicked, this, &LessonBubble::otherChosen);
    connect(m_leave, &QAbstractButton::clicked, this, &LessonBubble::leaveRequested);
    hide();
}

void LessonBubble::setContent(const BubbleContent& content)
{
    m_content = content;
    const auto label = [](PromptButton* button, const QString& text) {
        button->setLabel(text, text);
        button->setVisible(!text.isEmpty());
    };
    label(m_goOn, content.goOn);
    label(m_other, content.other);
    label(m_leave, content.leave);
    //: Read to blind people: %1 is the name of a lesson, %2 what its bubble says
    setAccessibleName(tr("%1: %2").arg(content.lesson, content.text));
    // The announcement says it once; whoever comes back to the bubble by Tab hears it again here.
    m_leave->setAccessibleDescription(content.text);
    layOutButtons();
    update();
}

QList<PromptButton*> LessonBubble::shownButtons() const
{
    QList<PromptButton*> shown;
    for (PromptButton* button : {m_goOn, m_other, m_leave}) {
        if (!button->isHidden()) {
            shown.append(button);
        }
    }
    return shown;
}

QList<QWidget*> LessonBubble::stops() const
{
    QList<QWidget*> stops;
    if (!isHidden()) {
        for (PromptButton* button : shownButtons()) {
            stops.append(button);
        }
    }
    return stops;
}

void LessonBubble::setTabHandler(const TabHandler& handler)
{
    for (PromptButton* button : {m_goOn, m_other, m_leave}) {
        button->setTabHandler(handler);
    }
}

bool LessonBubble::takeFocus() const
{
    if (isHidden() || m_goOn->isHidden()) {
        return false;
    }
    m_goOn->setFocus(Qt::OtherFocusReason);
    return true;
}

int LessonBubble::headHeight() const
{
    return QFontMetrics(headingFont()).height() + wholeUnits(kBetween);
}

int LessonBubble::textHeight(int width) const
{
    const QRect room(0, 0, width - 2 * wholeUnits(kPad), 100000);
    return QFontMetrics(tableFont(m_type)).boundingRect(room, Qt::TextWordWrap, m_content.text).height();
}

QList<QRect> LessonBubble::buttonPlaces(int width) const
{
    QList<QRect> places;
    const int gap = wholeUnits(kBetween);
    int right = width - wholeUnits(kPad);
    int top = 0;
    for (const PromptButton* button : shownButtons()) {
        const QSize size = button->sizeHint().boundedTo(QSize(width - 2 * wholeUnits(kPad), 1000));
        if (right - size.width() < wholeUnits(kPad)) {
            right = width - wholeUnits(kPad);
            top += size.height() + gap;
        }
        // Leaving stands apart, where nobody hits it by mistake.
        const int left = button == m_leave ? wholeUnits(kPad) : right - size.width();
        places.append(QRect(QPoint(left, top), size));
        right -= size.width() + gap;
    }
    return places;
}

int LessonBubble::heightFor(int width) const
{
    const QList<QRect> places = buttonPlaces(width);
    const int buttons = places.isEmpty() ? 0 : places.last().bottom() + 1 + wholeUnits(kBetween);
    return wholeUnits(kPad) + headHeight() + textHeight(width) + wholeUnits(kBetween) + buttons + wholeUnits(kPad) / 2;
}

/// Sets the text size of the preferences, or a smaller one where the bubble would cover too much of the table.
void LessonBubble::chooseType()
{
    constexpr double kHighest = 0.27; // of the table
    constexpr int kUsual = 30;        // letters in a line
    m_type = typeSize(1);
    const auto isTooHigh = [this] {
        const int width = qMin(kUsual * m_type, parentWidget()->width() - 2 * wholeUnits(kPad));
        return heightFor(width) > parentWidget()->height() * kHighest;
    };
    const int least = qMax(kSmallestType, typeSize(0) * 3 / 4); // smaller text is hard to read beside large headings
    while (m_type > least && isTooHigh()) {
        --m_type;
    }
}

QList<QSize> LessonBubble::sizes()
{
    chooseType();
    QList<QSize> sizes;
    for (const int letters : kWidths) {
        const int width = qMin(letters * m_type, parentWidget()->width() - 2 * wholeUnits(kPad));
        sizes.append(QSize(width, heightFor(width)));
    }
    return sizes;
}

void LessonBubble::resizeEvent(QResizeEvent*)
{
    layOutButtons();
}

void LessonBubble::layOutButtons()
{
    const QList<QRect> places = buttonPlaces(width());
    if (places.isEmpty()) {
        return;
    }
    const int top = height() - wholeUnits(kPad) - (places.last().bottom() + 1) + wholeUnits(kPad) / 4;
    qsizetype at = 0;
    for (PromptButton* button : shownButtons()) {
        button->setGeometry(places[at++].translated(0, top));
    }
}

void LessonBubble::paintEvent(QPaintEvent*)
{
    const Theme& t = theme();
    const int pad = wholeUnits(kPad);
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    drawPanel(painter, QRectF(rect()).adjusted(1, 1, -1, -1), t.paper, t.mark);
    const int head = QFontMetrics(headingFont()).height();
    painter.setFont(headingFont());
    painter.setPen(t.inkSoft);
    painter.drawText(QRect(pad, pad / 2 + 1, width() - 2 * pad, head), Qt::AlignLeft | Qt::AlignVCenter,
                     m_content.lesson);
    // How far the lesson has come.
    const qreal line = qMax(2.0, inUnits(3));
    const QRectF way(pad, pad / 2.0 + head + inUnits(2), width() - 2 * pad, line);
    painter.setPen(Qt::NoPen);
    painter.setBrush(t.empty);
    painter.drawRoundedRect(way, line / 2, line / 2);
    painter.setBrush(t.mark);
    painter.drawRoundedRect(QRectF(way.left(), way.top(), qMax(line, way.width() * m_content.progress), line), line / 2,
                            line / 2);
    painter.setFont(tableFont(m_type));
    painter.setPen(t.ink);
    painter.drawText(QRect(pad, pad + headHeight(), width() - 2 * pad, textHeight(width())), Qt::TextWordWrap,
                     m_content.text);
}

void LessonBubble::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Escape && !m_leave->isHidden()) {
        emit leaveRequested();
        return;
    }
    QWidget::keyPressEvent(event);
}

/// The table behind must not take it for a click of its own.
void LessonBubble::mousePressEvent(QMouseEvent* event)
{
    event->accept();
}

} // namespace windrose
