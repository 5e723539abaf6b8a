// SPDX-License-Identifier: GPL-3.0-or-later
#include "replay_bar.h"

#include "placement_controller.h"
#include "prompt_button.h"
#include "replay_key.h"
#include "replay_slider.h"
#include "replay_text.h"
#include "speeds.h"
#include "ui/models/texts.h"
#include "ui/pieces/art_store.h"
#include "ui/pieces/table_unit.h"
#include "ui/pieces/text_fit.h"

#include <QKeyEvent>
#include <QMenu>
#include <QPaintEvent>
#include <QPainter>

/* TRANSLATOR windrose::ReplayBar  The bar of the replay. */

namespace windrose
{

namespace
{

QString speedText(int speed)
{
    //: The speed of the replay.
    return speed == 0
               ? ReplayBar::tr("½×", "half the usual speed of a replay")
               : /*: The speed of the replay. */ ReplayBar::tr("%1×", "so many times the usual speed of a replay")
                     .arg(1 << (speed - 1));
}

} // namespace

ReplayBar::ReplayBar(GameSession& session, PlacementController& controller, QWidget* parent)
    : QWidget(parent),
      m_session(session),
      m_controller(controller),
      m_text(new ReplayText(this)),
      m_first(new ReplayKey(ReplayKey::Sign::First, this)),
      m_previous(new ReplayKey(ReplayKey::Sign::Previous, this)),
      m_play(new ReplayKey(ReplayKey::Sign::Play, this)),
      m_next(new ReplayKey(ReplayKey::Sign::Next, this)),
      m_last(new ReplayKey(ReplayKey::Sign::Last, this)),
      m_speedButton(new PromptButton({}, this)),
      m_slider(new ReplaySlider(this)),
      m_branch(new PromptButton({}, this)),
      m_back(new PromptButton({}, this))
{
    setAttribute(Qt::WA_OpaquePaintEvent);
    m_back->setMain(true);
    const auto handler = [this](QWidget* from, bool next) { return m_controller.walk().stepFromBar(from, next); };
    for (ReplayKey* key : {m_first, m_previous, m_play, m_next, m_last}) {
        key->setTabHandler(handler);
    }
    for (PromptButton* button : {m_speedButton, m_branch, m_back}) {
        button->setTabHandler(handler);
    }
    m_slider->setTabHandler(handler);
    const auto stepTo = [this](QAbstractButton* button, const std::function<int()>& moment) {
        connect(button, &QAbstractButton::clicked, this, [this, moment] {
            pause();
            seekTo(moment());
        });
    };
    stepTo(m_first, [] { return 0; });
    stepTo(m_previous, [this] { return m_session.viewedMoment() - 1; });
    stepTo(m_next, [this] { return m_session.viewedMoment() + 1; });
    stepTo(m_last, [this] { return m_session.history().size(); });
    connect(m_play, &QAbstractButton::clicked, this, &ReplayBar::togglePlay);
    connect(m_speedButton, &QAbstractButton::clicked, this, &ReplayBar::offerSpeeds);
    connect(m_slider, &QAbstractSlider::valueChanged, this, &ReplayBar::seekTo);
    connect(m_slider, &QAbstractSlider::actionTriggered, this, &ReplayBar::pause);
    connect(m_branch, &QAbstractButton::clicked, this, [this] { emit branchRequested(m_session.viewedMoment()); });
    connect(m_back, &QAbstractButton::clicked, this, &ReplayBar::closeRequested);
    connect(&m_timer, &QTimer::timeout, this, [this] {
        if (!m_session.story().isShowingOrder()) { // else the next timeout steps
            step();
        }
    });
    connect(&session, &GameSession::changed, this, [this] {
        if (!isHidden()) {
            refresh();
        }
    });
    setSpeed(kDefaultSpeed);
}

QString ReplayBar::momentText() const
{
    const QString moment = texts::moment(m_session);
    //: %1 is "Round 5, order 87 of 143"
    return m_session.isLive() && m_session.viewedMoment() > 0 ? tr("%1 (the current position)").arg(moment) : moment;
}

QList<int> ReplayBar::rounds()
{
    QList<int> starts;
    for (int moment = 1; moment <= m_session.history().size(); ++moment) {
        if (m_session.history().positionAt(moment).round != m_session.history().positionAt(moment - 1).round) {
            starts.append(moment);
        }
    }
    return starts;
}

void ReplayBar::refresh()
{
    const int moment = m_session.viewedMoment();
    const int last = m_session.history().size();
    const QString text = momentText();
    m_text->setText(text);
    {
        const QSignalBlocker quiet(m_slider);
        m_slider->setRange(0, last);
        m_slider->setValue(moment);
    }
    m_slider->setMarks(rounds(), m_session.orderCount());
    //: The name of the slider for a screen reader; %1 is the round and the move.
    m_slider->setAccessibleName(tr("Moment of the game, %1").arg(text));
    //: A button of the bar of the replay.
    m_first->setName(tr("To the start"));
    //: A button of the bar of the replay.
    m_previous->setName(tr("One move back"));
    //: A button of the bar of the replay.
    m_play->setName(isPlaying() ? tr("Pause")
                                : tr(
                                      //: A button of the bar of the replay.
                                      "Play"));
    m_play->setSign(isPlaying() ? ReplayKey::Sign::Pause : ReplayKey::Sign::Play);
    //: A button of the bar of the replay.
    m_next->setName(tr("One move forward"));
    //: A button of the bar of the replay.
    m_last->setName(tr("To the end"));
    //: A button of the bar of the replay.
    m_speedButton->setLabel(tr("Speed"), speedText(m_speed));
    //: A button of the bar of the replay.
    m_branch->setLabel(tr("Play on from here"), tr("Play on from here"));
    //: A button that ends looking at another moment of the game.
    m_back->setLabel(tr("Back to the game"), tr("Back to the game"));
    //: Help for the button of the replay that plays on from there.
    m_branch->setToolTip(tr("A new game starts from this moment; the game on the table is kept."));
    layOut();
}

void ReplayBar::seekTo(int moment)
{
    m_isSeeking = true;
    m_session.view(moment);
    m_isSeeking = false;
    refresh();
}

void ReplayBar::begin()
{
    refresh();
    seekTo(0);
    m_slider->setFocus(Qt::TabFocusReason);
}

void ReplayBar::step()
{
    if (m_session.viewedMoment() < m_session.history().size()) {
        seekTo(m_session.viewedMoment() + 1);
    }
    if (m_session.viewedMoment() >= m_session.history().size()) {
        pause();
    }
}

void ReplayBar::play()
{
    if (m_session.viewedMoment() >= m_session.history().size()) {
        seekTo(0); // once more
    }
    m_timer.start();
    refresh();
}

void ReplayBar::pause()
{
    if (isPlaying()) {
        m_timer.stop();
        refresh();
    }
}

void ReplayBar::togglePlay()
{
    if (isPlaying()) {
        pause();
    } else {
        play();
    }
}

void ReplayBar::setSpeed(int speed)
{
    m_speed = qBound(0, speed, kSpeeds - 1);
    m_timer.setInterval(2 * speeds::kReplayStep / (1 << m_speed));
    refresh();
}

void ReplayBar::offerSpeeds()
{
    auto* menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    for (int speed = 0; speed < kSpeeds; ++speed) {
        QAction* choice = menu->addAction(speedText(speed), this, [this, speed] {
            setSpeed(speed);
            emit speedChosen(speed);
        });
        choice->setCheckable(true);
        choice->setChecked(speed == m_speed);
    }
    menu->popup(m_speedButton->mapToGlobal(QPoint(0, -menu->sizeHint().height())));
}

QList<QWidget*> ReplayBar::stops() const
{
    return {m_first, m_previous, m_play, m_next, m_last, m_speedButton, m_slider, m_branch, m_back};
}

void ReplayBar::layOut()
{
    if (!isVisible()) {
        return; // measuring its words would delay the first picture of the table
    }
    const int pad = qBound(4, height() / 9, wholeUnits(12));
    const int tall = qBound(28, height() - 2 * pad, wholeUnits(64));
    const int top = (height() - tall) / 2;
    const int wide = qBound(26, qMin(tall, width() / 26), wholeUnits(64));
    const int type = typeIn(height() * 0.5, 0.56, 3, 13);
    int left = pad + 4;
    for (ReplayKey* key : {m_first, m_previous, m_play, m_next, m_last}) {
        key->setGeometry(left, top, wide, tall);
        left += wide + 3;
    }
    m_speedButton->setType(type);
    m_speedButton->setGeometry(left + 2, top, wide * 3 / 2, tall);
    left += 2 + wide * 3 / 2 + 2 * pad;
    int right = width() - pad - 4;
    for (PromptButton* button : {m_back, m_branch}) {
        button->setType(type);
        // Two lines where one would take the room of the slider.
        const int across = qMin(button->sizeHint().width(), qMax(84, width() * 14 / 100));
        button->setGeometry(right - across, top, across, tall);
        right -= across + pad;
    }
    const int text = height() * 40 / 100;
    m_text->setGeometry(left, 4, right - left - pad, text - 2);
    m_slider->setGeometry(left - 4, text + 1, right - left - pad + 8, height() - text - 5);
}

void ReplayBar::showEvent(QShowEvent*)
{
    layOut();
}

void ReplayBar::resizeEvent(QResizeEvent*)
{
    layOut();
}

void ReplayBar::keyPressEvent(QKeyEvent* event)
{
    switch (event->key()) {
    case Qt::Key_Space:
        togglePlay();
        break;
    case Qt::Key_Home:
        pause();
        seekTo(0);
        break;
    case Qt::Key_End:
        pause();
        seekTo(m_session.history().size());
        break;
    case Qt::Key_Escape:
        emit closeRequested();
        break;
    default:
        QWidget::keyPressEvent(event);
        break;
    }
}

void ReplayBar::hideEvent(QHideEvent*)
{
    pause();
}

void ReplayBar::paintEvent(QPaintEvent* event)
{
    const Theme& t = theme();
    const auto draw = [this, &t](QPainter& painter) {
        painter.setPen(QPen(t.accent, 3));
        painter.setBrush(t.seaDeep);
        painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), 8, 8);
    };
    QPainter painter(this);
    m_ground.paint(painter, *this, t.table, draw, event->region());
}

} // namespace windrose
