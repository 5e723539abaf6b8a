// SPDX-License-Identifier: GPL-3.0-or-later
#include "welcome_page.h"

#include "ui/pieces/art_store.h"
#include "ui/pieces/table_unit.h"
#include "ui/pieces/text_fit.h"
#include "ui/pieces/theme.h"
#include "welcome_card.h"

#include <QKeyEvent>
#include <QPushButton>

/* TRANSLATOR windrose::WelcomePage  The first page of the window. */

namespace windrose
{

WelcomePage::WelcomePage(QWidget& table)
    : QWidget(table.parentWidget()),
      m_table(table),
      m_lesson(new WelcomeCard(WelcomeCard::Picture::Lesson, this)),
      m_computers(new WelcomeCard(WelcomeCard::Picture::Computers, this)),
      m_people(new WelcomeCard(WelcomeCard::Picture::People, this)),
      m_guide(new WelcomeCard(WelcomeCard::Picture::Guide, this)),
      m_skip(new QPushButton(this)),
      m_buttons{m_lesson, m_computers, m_people, m_guide, m_skip}
{
    setAttribute(Qt::WA_OpaquePaintEvent);
    m_skip->setAutoDefault(true); // Enter presses it as it presses the cards
    table.installEventFilter(this);
    connect(m_lesson, &QAbstractButton::clicked, this, &WelcomePage::lessonChosen);
    connect(m_computers, &QAbstractButton::clicked, this, &WelcomePage::computersChosen);
    connect(m_people, &QAbstractButton::clicked, this, &WelcomePage::peopleChosen);
    connect(m_guide, &QAbstractButton::clicked, this, &WelcomePage::guideChosen);
    connect(m_skip, &QAbstractButton::clicked, this, &WelcomePage::leave);
    table.setEnabled(false);
    retranslate();
    setGeometry(table.geometry());
    show();
    raise();
    m_lesson->setFocus();
}

void WelcomePage::leave()
{
    if (isHidden()) {
        return;
    }
    m_table.setEnabled(true);
    hide();
    emit left();
    deleteLater();
}

bool WelcomePage::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::Resize || event->type() == QEvent::Move) {
        setGeometry(m_table.geometry());
    }
    return QWidget::eventFilter(watched, event);
}

/// A length that grows with the page: 1 in a window of 1280 by 760.
qreal WelcomePage::unit() const
{
    return qMax(0.7, qMin(width() / 1280.0, height() / 760.0));
}

/// The place of the cards together.
QRectF WelcomePage::cards() const
{
    const QSizeF size(1180 * unit(), 320 * unit());
    return {(width() - size.width()) / 2, height() * 0.54 - size.height() / 2, size.width(), size.height()};
}

void WelcomePage::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    const QRectF all = cards();
    const qreal gap = 24 * unit();
    const qreal wide = (all.width() - 3 * gap) / 4;
    int index = 0;
    for (WelcomeCard* card : {m_lesson, m_computers, m_people, m_guide}) {
        card->setGeometry(QRectF(all.left() + index++ * (wide + gap), all.top(), wide, all.height()).toRect());
    }
    m_skip->setFont(tableFont(qRound(16 * unit() * roomForText(0.5))));
    evenOut();
    const QSize size = m_skip->sizeHint();
    m_skip->setGeometry(
        QRect(QPoint((width() - size.width()) / 2, qRound(all.bottom() + (height() - all.bottom()) * 0.3)), size));
}

/// Gives all cards the types in which the longest of their names and sentences fit.
void WelcomePage::evenOut()
{
    const QList<WelcomeCard*> cards{m_lesson, m_computers, m_people, m_guide};
    int name = cards.first()->fittingNameType();
    int sentence = cards.first()->fittingType();
    for (const WelcomeCard* card : cards) {
        name = qMin(name, card->fittingNameType());
        sentence = qMin(sentence, card->fittingType());
    }
    for (WelcomeCard* card : cards) {
        card->setTypes(name, sentence);
    }
}

void WelcomePage::paintEvent(QPaintEvent*)
{
    const Theme& t = theme();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.fillRect(rect(), t.table);
    const QRectF all = cards();
    const qreal rose = height() * 0.94;
    painter.setOpacity(0.08);
    ArtStore::instance().draw(painter, QStringLiteral("wind_rose_ground"),
                              QRectF((width() - rose) / 2, (height() - rose) / 2, rose, rose));
    painter.setOpacity(1);
    const qreal top = all.top() * 0.2;
    const qreal lines = all.top() - top - 20 * unit();
    painter.setPen(t.ink);
    QFont title = tableFont(typeSize(4), true);
    title.setPixelSize(qRound(56 * unit())); // larger than all type on the table
    painter.setFont(title);
    painter.drawText(QRectF(0, top, width(), lines * 0.6), Qt::AlignCenter, QStringLiteral("Windrose"));
    painter.setFont(tableFont(qRound(24 * unit())));
    painter.drawText(QRectF(0, top + lines * 0.6, width(), lines * 0.4), Qt::AlignCenter,
                     //: The heading of the page of the very first start.
                     tr("Welcome! How would you like to begin?"));
}

void WelcomePage::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    m_lesson->setFocus();
}

void WelcomePage::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
    }
    QWidget::changeEvent(event);
}

void WelcomePage::keyPressEvent(QKeyEvent* event)
{
    switch (event->key()) {
    case Qt::Key_Escape:
        leave();
        return;
    case Qt::Key_Left:
    case Qt::Key_Up:
        focusNextPrevChild(false);
        return;
    case Qt::Key_Right:
    case Qt::Key_Down:
        focusNextPrevChild(true);
        return;
    default:
        QWidget::keyPressEvent(event);
    }
}

/// Keeps the focus on the page.
bool WelcomePage::focusNextPrevChild(bool next)
{
    const auto count = m_buttons.size();
    qsizetype now = 0;
    while (now < count && !m_buttons[now]->hasFocus()) {
        ++now;
    }
    const qsizetype then = now == count ? 0 : (now + (next ? 1 : count - 1)) % count;
    m_buttons[then]->setFocus(next ? Qt::TabFocusReason : Qt::BacktabFocusReason);
    return true;
}

void WelcomePage::retranslate()
{
    //: The heading of the page of the very first start.
    setAccessibleName(tr("Welcome! How would you like to begin?"));
    //: On the page of the very first start: begins the lesson "A First Game"
    m_lesson->setTexts(tr("Learn"), tr(
                                        //: Below the button Learn of the first start.
                                        "Play a first game that tells you what to do. It takes ten minutes."));
    //: A button of the first page: a game against computer players.
    m_computers->setTexts(tr("Against Computers"),
                          tr(
                              //: Below a button of the first start.
                              "You play alone against computer players. Choose how many and how strong they are."));
    //: A card of the page of the very first start.
    m_people->setTexts(tr("Around This Table"),
                       tr(
                           //: Below a button of the first start.
                           "Two to five people share this screen and take turns, as at a real table."));
    //: A card of the page of the very first start.
    m_guide->setTexts(tr("Read the Rules"), tr(
                                                //: Below the button How to Play of the first start.
                                                "Read how the game is played, with pictures of its pieces."));
    //: A button of the page of the very first start.
    m_skip->setText(tr("Just Show the Table"));
    evenOut();
}

} // namespace windrose
