// SPDX-License-Identifier: GPL-3.0-or-later
#include "prompt_bar.h"

#include "placement_controller.h"
#include "speeds.h"
#include "storage_picker.h"
#include "ui/models/texts.h"
#include "ui/pieces/art_store.h"
#include "ui/pieces/marks.h"
#include "ui/session/computer_seats.h"

#include <QCheckBox>
#include <QPaintEvent>
#include <QPainter>

#include <algorithm>

namespace windrose
{

PromptBar::PromptBar(GameSession& session, PlacementController& controller, StoragePicker& picker, QWidget* parent)
    : QWidget(parent),
      m_session(session),
      m_controller(controller),
      m_picker(picker),
      m_text(new PromptText(this)),
      m_colonist(new QCheckBox(this)),
      m_mark(new ThinkingMark(this))
{
    setAttribute(Qt::WA_OpaquePaintEvent);
    m_text->setTextFormat(Qt::PlainText);
    m_text->setFocusPolicy(Qt::NoFocus);
    m_text->setAttribute(Qt::WA_OpaquePaintEvent);
    m_hint = new PromptButton(tr("Hint"), this);
    m_undo = new PromptButton(tr("Undo"), this);
    m_redo = new PromptButton(tr("Redo"), this);
    m_clear = new PromptButton(tr("Clear"), this);
    m_placeForMe = new PromptButton(tr("Place for me"), this);
    m_pass = new PromptButton(tr("Pass"), this);
    m_done = new PromptButton(tr("Done"), this);
    m_back = new PromptButton(tr("Back to the game"), this);
    m_undo->setSign(PromptButton::Sign::Back);
    m_redo->setSign(PromptButton::Sign::Again);
    m_done->setMain(true);
    m_back->setMain(true);
    m_takeOver = new PromptButton(tr("Take over"), this);
    m_speedButton = new PromptButton(tr("Speed"), this);
    m_pause = new PromptButton(tr("Pause"), this);
    m_step = new PromptButton(tr("Step"), this);
    m_goOn = new PromptButton(tr("Continue"), this);
    m_goOn->setMain(true);
    for (PromptButton* button : {m_hint, m_undo, m_redo, m_clear, m_placeForMe, m_pass, m_done, m_back, m_takeOver,
                                 m_speedButton, m_pause, m_step, m_goOn}) {
        button->setTabHandler([this](QWidget* from, bool next) { return m_controller.tabFromStop(from, next); });
    }
    connect(m_undo, &QAbstractButton::clicked, this, &PromptBar::undoRequested);
    connect(m_redo, &QAbstractButton::clicked, this, &PromptBar::redoRequested);
    connect(m_clear, &QAbstractButton::clicked, this, [this] { m_session.clearPlacement(); });
    connect(m_placeForMe, &QAbstractButton::clicked, this, &PromptBar::placeForMeRequested);
    connect(m_hint, &QAbstractButton::clicked, this, &PromptBar::hintRequested);
    connect(m_takeOver, &QAbstractButton::clicked, this, &PromptBar::takeOverRequested);
    connect(m_speedButton, &QAbstractButton::clicked, this, &PromptBar::offerSpeeds);
    connect(m_pause, &QAbstractButton::clicked, this, [this] { m_computers->setPaused(true); });
    connect(m_step, &QAbstractButton::clicked, this, [this] { m_computers->step(); });
    connect(m_goOn, &QAbstractButton::clicked, this, &PromptBar::goOn);
    connect(m_pass, &QAbstractButton::clicked, this, &PromptBar::pass);
    connect(m_done, &QAbstractButton::clicked, this, &PromptBar::done);
    connect(m_back, &QAbstractButton::clicked, this, [this] { m_session.returnToGame(); });
    connect(m_colonist, &QCheckBox::toggled, this, [this](bool takes) { m_controller.setTakesColonist(takes); });
    connect(&m_picker, &StoragePicker::changed, this, &PromptBar::refresh);
    m_saidEnds.setSingleShot(true);
    m_saidEnds.setInterval(speeds::kReasonStays);
    connect(&m_saidEnds, &QTimer::timeout, this, [this] { say({}); });
}

bool PromptBar::canDecline() const
{
    const Decision decision = m_session.position().decision;
    if (!m_session.isLive() || m_session.isComputersTurn() ||
        (decision != Decision::TakePlantation && decision != Decision::Build)) {
        return false;
    }
    const auto& places = m_controller.places();
    return std::any_of(places.begin(), places.end(), [this](const TablePlace* place) {
        const std::optional<Piece> piece = place->piece();
        return piece && bringsColonist(m_session, intentForClick(m_session, *piece));
    });
}

QString PromptBar::sentence() const
{
    if (!m_session.isLive()) {
        return tr("You look at an earlier moment: after order %1 of %2. Nothing can be moved here.")
            .arg(m_session.viewedMoment())
            .arg(m_session.orderCount());
    }
    if (m_session.isComputersTurn()) {
        return computersSentence();
    }
    if (const int back = m_session.takenBack(); back > 0) {
        return tr("%n order(s) is/are taken back: playing on drops it/them.", nullptr, back) + QLatin1Char(' ') +
               texts::prompt(m_session);
    }
    if (m_session.position().decision == Decision::Store) {
        return texts::prompt(m_session) + QLatin1Char(' ') +
               tr("Click a kind on your wind rose to change what becomes of it.");
    }
    return texts::prompt(m_session);
}

void PromptBar::refresh()
{
    const Position& position = m_session.position();
    const bool live = m_session.isLive();
    const bool placing = live && m_session.isPlacing();
    const bool isPersons = live && !m_session.isComputersTurn();
    const bool storing = isPersons && position.decision == Decision::Store;
    const QString passLabel = isPersons ? texts::passLabel(position) : QString();
    showText();
    m_clear->setLabel(tr("Clear"), tr("Clear"));
    m_placeForMe->setLabel(tr("Place for me"), tr("Place for me"));
    m_hint->setLabel(tr("Hint"), tr("Hint"));
    m_undo->setLabel(tr("Undo"), tr("Undo"));
    m_redo->setLabel(tr("Redo"), tr("Redo"));
    m_done->setLabel(tr("Done"), tr("Done"));
    m_back->setLabel(tr("Back to the game"), tr("Back to the game"));
    m_pass->setLabel(tr("Pass"), passLabel);
    m_offersHint = live && !position.isFinished() && !m_session.isComputersTurn();
    m_undo->setVisible(live);
    m_redo->setVisible(live);
    m_clear->setVisible(placing);
    m_placeForMe->setVisible(placing);
    m_pass->setVisible(!passLabel.isEmpty());
    m_done->setVisible(placing || storing);
    m_done->setEnabled(placing ? !m_session.draftRefusal() : m_picker.order().has_value());
    m_back->setVisible(!live);
    refreshComputers();
    const bool declinable = canDecline();
    m_colonist->setText(tr("Take the colonist"));
    if (m_declineMoment != m_session.orderCount() || !declinable) {
        // The wish holds for one turn: the next one starts with the usual again.
        m_colonist->setChecked(true);
        m_declineMoment = m_session.orderCount();
    }
    m_colonist->setVisible(declinable);
    layOut();
    update();
}

void PromptBar::showText()
{
    const QString text = isSaying() ? m_said : sentence();
    m_text->show(text, isSaying() && m_warns);
    m_text->setAccessibleName(tr("Prompt, %1").arg(text));
}

void PromptBar::say(const QString& sentence)
{
    showSentence(sentence, true);
}

void PromptBar::tell(const QString& sentence)
{
    showSentence(sentence, false);
}

void PromptBar::showSentence(const QString& sentence, bool warns)
{
    if (m_said == sentence) {
        return;
    }
    const bool wasSaying = isSaying();
    m_said = sentence;
    m_warns = warns;
    if (sentence.isEmpty()) {
        m_saidEnds.stop();
    } else {
        m_saidEnds.start();
    }
    showText();
    if (wasSaying != isSaying()) {
        emit sayingChanged();
    }
}

void PromptBar::setUndoable(bool undo, bool redo)
{
    m_undo->setEnabled(undo);
    m_redo->setEnabled(redo);
}

void PromptBar::done()
{
    const Position before = m_session.position();
    Refusal refusal;
    if (m_session.isPlacing()) {
        refusal = m_session.finishPlacement();
    } else if (const std::optional<Order> order = m_picker.order()) {
        refusal = m_session.submit(*order);
    }
    if (refusal) {
        say(texts::refusal(before, refusal, m_session));
    }
}

void PromptBar::pass()
{
    const Position before = m_session.position();
    const Order order = before.decision == Decision::Hacienda ? Order::noHacienda() : Order::pass();
    if (const Refusal refusal = m_session.submit(order)) {
        say(texts::refusal(before, refusal, m_session));
    }
}

void PromptBar::playDefault()
{
    if (m_goOn->isVisible()) {
        goOn();
    } else if (m_done->isVisible() && m_done->isEnabled()) {
        done();
    } else if (m_pass->isVisible()) {
        pass();
    } else if (m_back->isVisible()) {
        m_session.returnToGame();
    }
}

QList<QWidget*> PromptBar::stops() const
{
    QList<QWidget*> result;
    for (QWidget* stop : QList<QWidget*>{m_colonist, m_clear, m_placeForMe, m_hint, m_undo, m_redo, m_pass, m_done,
                                         m_back, m_takeOver, m_speedButton, m_pause, m_step, m_goOn}) {
        if (stop->isVisible() && stop->isEnabled()) {
            result.append(stop);
        }
    }
    return result;
}

void PromptBar::layOut()
{
    const int pad = qBound(6, height() / 7, 14);
    const int tall = qBound(28, height() - 2 * pad, 64);
    const int top = (height() - tall) / 2;
    int right = width() - pad;
    m_hint->setVisible(m_offersHint);
    m_speedButton->setVisible(m_offersSpeed);
    const QList<PromptButton*> buttons{m_done, m_back,       m_goOn,  m_step, m_pause, m_speedButton, m_takeOver,
                                       m_pass, m_placeForMe, m_clear, m_redo, m_undo,  m_hint};
    int room = width() - pad;
    for (PromptButton* button : buttons) {
        button->setType(qBound(13, height() * 28 / 100, 22));
        room -= button->isHidden() ? 0 : button->sizeHint().width() + pad;
    }
    // The question needs room. It depends on the buttons alone, so that none moves while the question changes.
    const bool isNarrow = room < width() / 2;
    const auto wideOf = [isNarrow](const PromptButton* button) {
        return isNarrow ? button->narrowWidth() : button->sizeHint().width();
    };
    for (PromptButton* button : buttons) {
        if (button->isHidden()) {
            continue;
        }
        const int wide = wideOf(button);
        button->setNarrow(isNarrow);
        if (button == m_hint && right - wide - pad < width() / 4) {
            m_hint->hide(); // the menu and the key are there
            continue;
        }
        button->setGeometry(right - wide, top, wide, tall);
        right -= wide + pad;
    }
    if (!m_colonist->isHidden()) {
        QPalette palette = m_colonist->palette();
        palette.setColor(QPalette::WindowText, theme().onSea);
        m_colonist->setPalette(palette);
        const int wide = m_colonist->sizeHint().width();
        m_colonist->setGeometry(right - wide, top, wide, tall);
        right -= wide + pad;
    }
    int left = pad + 4;
    if (!m_mark->isHidden()) {
        const int side = qBound(22, tall * 2 / 3, 40);
        m_mark->setGeometry(left, (height() - side) / 2, side, side);
        left += side + pad;
    }
    m_text->setGeometry(left, 2, right - left - 4, height() - 4); // three lines of the smallest type
}

void PromptBar::resizeEvent(QResizeEvent*)
{
    layOut();
}

void PromptBar::paintEvent(QPaintEvent* event)
{
    const Theme& t = theme();
    const bool live = m_session.isLive();
    const QSize pixels = (QSizeF(size()) * devicePixelRatioF()).toSize();
    if (m_ground.size() != pixels || m_groundFlavour != t.flavour || m_groundLive != live) {
        m_ground = QPixmap(pixels);
        m_ground.setDevicePixelRatio(devicePixelRatioF());
        m_ground.fill(t.table);
        m_groundFlavour = t.flavour;
        m_groundLive = live;
        QPainter painter(&m_ground);
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setPen(QPen(live ? t.seaEdge : t.accent, live ? 1 : 3));
        painter.setBrush(t.seaDeep);
        painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), 8, 8);
    }
    QPainter painter(this);
    copyParts(painter, m_ground, event->region());
}

} // namespace windrose
