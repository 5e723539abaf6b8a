// SPDX-License-Identifier: GPL-3.0-or-later
#include "hint_panel.h"

#include "hint_choice.h"
#include "prompt_button.h"
#include "ui/pieces/marks.h"
#include "ui/pieces/table_unit.h"
#include "ui/pieces/text_fit.h"

#include <QKeyEvent>
#include <QPainter>
#include <QScrollArea>
#include <QScrollBar>

#include <algorithm>

/* TRANSLATOR windrose::HintPanel  The panel of hints. */

namespace windrose
{

namespace
{

// Lengths in units.
constexpr int kPad = 8;
constexpr int kTitle = 30;
constexpr int kThinking = 34;
constexpr int kBetween = 5;
constexpr int kMaxLines = 3;
} // namespace

HintPanel::HintPanel(QWidget* parent)
    : QWidget(parent),
      m_scroll(new QScrollArea(this)),
      m_then(new PromptButton(QString(), this)),
      m_close(new PromptButton(
          //: The button that closes the panel of hints.
          tr("Close"), this))
{
    m_close->setMain(false);
    m_close->setSign(PromptButton::Sign::Close);
    connect(m_close, &QAbstractButton::clicked, this, &HintPanel::closeRequested);
    connect(m_then, &QAbstractButton::clicked, this, [this] {
        m_showsThen = !m_showsThen;
        labelThen();
        fill();
        emit linesChanged();
    });
    auto* page = new QWidget;
    m_scroll->setFrameShape(QFrame::NoFrame);
    m_scroll->setFocusPolicy(Qt::NoFocus);
    m_scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_scroll->setWidget(page);
    page->setAutoFillBackground(false); // the panel is painted below
    m_scroll->viewport()->setAutoFillBackground(false);
    m_scroll->installEventFilter(this);
    for (int line = 0; line < kMaxLines; ++line) {
        auto* choice = new HintChoice(page);
        connect(choice, &QAbstractButton::clicked, this, [this, line] { emit chosen(line); });
        connect(choice, &HintChoice::hovered, this, [this, line] {
            if (m_choices[line]->hasFocus()) {
                m_scroll->ensureWidgetVisible(m_choices[line], 0, 0);
            }
            emit hovered(line);
        });
        m_choices.append(choice);
    }
    retranslate();
    hide();
}

void HintPanel::retranslate()
{
    //: The title of the panel of hints.
    setAccessibleName(tr("Hint"));
    if (!accessibleDescription().isEmpty()) {
        setAccessibleDescription(thinkingText());
    }
    m_close->setLabel(tr("Close"), tr("Close"));
    labelThen();
}

void HintPanel::labelThen()
{
    //: What a button in the panel of hints does.
    const QString name = m_showsThen ? tr("Hide what is expected to follow") :
                                     //: What a button in the panel of hints does.
                             tr("Show what is expected to follow");
    //: A button in the panel of hints: hides the orders that are expected to follow.
    const QString label = m_showsThen ? tr("Less") :
                                      //: A button in the panel of hints: shows the orders that are expected to follow.
                              tr("Then…");
    m_then->setLabel(name, label);
    m_then->setToolTip(name);
}

QString HintPanel::thinkingText()
{
    //: In the panel of hints while the computer looks for one.
    return tr("Thinking…");
}

void HintPanel::think()
{
    m_lines.clear();
    setAccessibleDescription(thinkingText());
    fill();
}

void HintPanel::offer(const QList<HintLine>& lines)
{
    m_lines = lines.first(std::min<qsizetype>(kMaxLines, lines.size()));
    setAccessibleDescription({});
    fill();
}

void HintPanel::fill()
{
    for (int line = 0; line < kMaxLines; ++line) {
        if (line < m_lines.size()) {
            const HintLine& said = m_lines[line];
            const bool isLong = m_showsThen && !said.then.isEmpty();
            m_choices[line]->show(said.order, said.chance,
                                  isLong ? said.reason + QLatin1Char('\n') + said.then : said.reason);
        } else {
            m_choices[line]->hide();
        }
    }
    layOut();
    update();
}

int HintPanel::heightOfLines(int width) const
{
    int height = 0;
    for (int line = 0; line < m_lines.size(); ++line) {
        height += m_choices[line]->heightFor(width) + kBetween;
    }
    return height;
}

int HintPanel::heightFor(int width) const
{
    const int lines = m_lines.isEmpty() ? wholeUnits(kThinking) : heightOfLines(width - 2 * wholeUnits(kPad));
    return wholeUnits(kTitle) + wholeUnits(kPad) + lines;
}

void HintPanel::layOut()
{
    const int pad = wholeUnits(kPad);
    const int wideThen = m_then->sizeHint().width();
    const int title = QFontMetrics(tableFont(typeSize(1), true)).horizontalAdvance(tr("Hint"));
    const bool isNarrow =
        !m_lines.isEmpty() && title + wideThen + m_close->sizeHint().width() + 2 * kBetween + 3 * pad > width();
    m_close->setNarrow(isNarrow); // a cross
    const int wide = isNarrow ? m_close->narrowWidth() : m_close->sizeHint().width();
    m_close->setGeometry(width() - wide - pad, 4, wide, wholeUnits(kTitle) - 6);
    m_then->setGeometry(m_close->x() - wideThen - kBetween, 4, wideThen, wholeUnits(kTitle) - 6);
    const int top = wholeUnits(kTitle) + 2;
    m_scroll->setGeometry(pad, top, width() - pad - 1 - wholeUnits(1), std::max(0, height() - top - kBetween));
    m_scroll->setVisible(!m_lines.isEmpty());
    m_then->setVisible(!m_lines.isEmpty());
    int room = width() - 2 * pad;
    const bool scrolls = heightOfLines(room) - kBetween > m_scroll->height();
    m_scroll->setVerticalScrollBarPolicy(scrolls ? Qt::ScrollBarAlwaysOn : Qt::ScrollBarAlwaysOff);
    if (scrolls) {
        room = m_scroll->width() - m_scroll->verticalScrollBar()->sizeHint().width() - 2;
    }
    m_scroll->widget()->resize(room, std::max(0, heightOfLines(room) - kBetween));
    int next = 0;
    for (int line = 0; line < m_lines.size(); ++line) {
        const int height = m_choices[line]->heightFor(room);
        m_choices[line]->setGeometry(0, next, room, height);
        next += height + kBetween;
    }
}

QList<QWidget*> HintPanel::stops() const
{
    QList<QWidget*> stops;
    for (int line = 0; line < m_lines.size(); ++line) {
        stops << m_choices[line];
    }
    if (!m_lines.isEmpty()) {
        stops << m_then;
    }
    return stops << m_close;
}

void HintPanel::setTabHandler(const TabHandler& handler)
{
    m_then->setTabHandler(handler);
    m_close->setTabHandler(handler);
    for (HintChoice* choice : m_choices) {
        choice->setTabHandler(handler);
    }
}

void HintPanel::takeFocus() const
{
    stops().first()->setFocus(Qt::OtherFocusReason);
}

QStringList HintPanel::linesWithoutFocus() const
{
    QStringList lines;
    for (int line = 0; line < m_lines.size(); ++line) {
        if (!m_choices[line]->hasFocus()) {
            lines.append(m_choices[line]->accessibleName());
        }
    }
    return lines;
}

void HintPanel::paintEvent(QPaintEvent*)
{
    const Theme& t = theme();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    drawPanel(painter, QRectF(rect()).adjusted(0, 0, -1, -1), t.paper, t.mark);
    const int roomForTitle = (m_lines.isEmpty() ? m_close : m_then)->x() - wholeUnits(kPad) - 6;
    // With large texts the buttons may leave it no room; then it is left out.
    if (QFontMetrics(tableFont(typeSize(1), true)).horizontalAdvance(tr("Hint")) <= roomForTitle) {
        drawFitted(painter, QRectF(wholeUnits(kPad) + 2, 2, roomForTitle, wholeUnits(kTitle) - 2), tr("Hint"),
                   {.largest = typeSize(1), .bold = true, .color = t.ink});
    }
    if (m_lines.isEmpty()) {
        drawFitted(
            painter,
            QRectF(wholeUnits(kPad) + 2, wholeUnits(kTitle), width() - 2 * wholeUnits(kPad), wholeUnits(kThinking)),
            thinkingText(), {.largest = typeSize(1), .color = t.inkSoft});
    }
}

void HintPanel::resizeEvent(QResizeEvent*)
{
    layOut();
}

/// The arrows go from line to line instead of scrolling.
bool HintPanel::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_scroll && event->type() == QEvent::KeyPress) {
        event->accept();
        keyPressEvent(static_cast<QKeyEvent*>(event));
        return true;
    }
    return QWidget::eventFilter(watched, event);
}

void HintPanel::keyPressEvent(QKeyEvent* event)
{
    const QList<QWidget*> all = stops();
    const auto here = all.indexOf(focusWidget());
    switch (event->key()) {
    case Qt::Key_Escape:
        emit closeRequested();
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
