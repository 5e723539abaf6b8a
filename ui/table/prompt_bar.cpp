// SPDX-License-Identifier: GPL-3.0-or-later
#include "prompt_bar.h"

#include "button_types.h"
#include "computer_controls.h"
#include "placement_controller.h"
#include "prompt_button.h"
#include "storage_picker.h"
#include "switch_fit.h"
#include "thinking_mark.h"
#include "ui/models/texts.h"
#include "ui/pieces/art_store.h"
#include "ui/pieces/table_unit.h"
#include "ui/pieces/text_fit.h"
#include "unsaved_mark.h"

#include <QCheckBox>
#include <QGuiApplication>
#include <QPaintEvent>
#include <QPainter>

#include <algorithm>

/* TRANSLATOR windrose::PromptBar  The buttons beside the line of the prompt. */

namespace windrose
{

PromptBar::PromptBar(GameSession& session, PlacementController& controller, StoragePicker& picker, QWidget* parent)
    : QWidget(parent),
      m_session(session),
      m_controller(controller),
      m_picker(picker),
      m_colonist(new QCheckBox(this)),
      m_unsavedMark(new UnsavedMark(UnsavedMark::Subject::Move, session, this))
{
    setAttribute(Qt::WA_OpaquePaintEvent);
    //: A button beside the question to the player to move.
    m_hint = new PromptButton(tr("Hint"), this);
    //: A button beside the question to the player to move.
    m_undo = new PromptButton(tr("Undo"), this);
    //: A button beside the question to the player to move.
    m_redo = new PromptButton(tr("Redo"), this);
    //: A button beside the question to the player to move.
    m_clear = new PromptButton(tr("Clear"), this);
    //: A button beside the question to the player to move.
    m_placeForMe = new PromptButton(tr("Place for me"), this);
    //: A button beside the question to the player to move.
    m_pass = new PromptButton(tr("Pass"), this);
    //: A button beside the question to the player to move.
    m_done = new PromptButton(tr("Done"), this);
    //: A button that ends looking at another moment of the game.
    m_back = new PromptButton(tr("Back to the game"), this);
    m_computers = new ComputerControls(session, controller, this);
    m_sentence = new PromptSentence(session, *m_computers, picker, this);
    m_sentence->text()->lower(); // read before the buttons
    m_undo->setSign(PromptButton::Sign::Back);
    m_redo->setSign(PromptButton::Sign::Again);
    m_done->setMain(true);
    m_back->setMain(true);
    for (PromptButton* button : buttons()) {
        button->setTabHandler([this](QWidget* from, bool next) { return m_controller.walk().stepFromBar(from, next); });
        connect(button, &QAbstractButton::pressed, this, [this] {
            if (QGuiApplication::mouseButtons() != Qt::NoButton) {
                m_controller.walk().setShowsFocus(false);
            }
        });
    }
    connect(m_undo, &QAbstractButton::clicked, this, &PromptBar::undoRequested);
    connect(m_redo, &QAbstractButton::clicked, this, &PromptBar::redoRequested);
    connect(m_clear, &QAbstractButton::clicked, this, [this] { m_session.placement().clear(); });
    connect(m_placeForMe, &QAbstractButton::clicked, this, &PromptBar::placeForMeRequested);
    connect(m_hint, &QAbstractButton::clicked, this, &PromptBar::hintRequested);
    connect(m_computers, &ComputerControls::changed, this, &PromptBar::refresh);
    connect(m_computers, &ComputerControls::takeOverRequested, this, &PromptBar::takeOverRequested);
    connect(m_computers, &ComputerControls::speedChosen, this, &PromptBar::speedChosen);
    connect(m_pass, &QAbstractButton::clicked, this, &PromptBar::pass);
    connect(m_done, &QAbstractButton::clicked, this, &PromptBar::done);
    connect(m_back, &QAbstractButton::clicked, this, [this] { m_session.returnToGame(); });
    connect(m_colonist, &QCheckBox::toggled, this, [this](bool takes) { m_controller.hand().setTakesColonist(takes); });
    connect(&m_picker, &StoragePicker::changed, this, &PromptBar::refresh);
    connect(&m_session, &GameSession::changed, this, [this](const Change& change) {
        if (change.kind != ChangeKind::Uncovered) {
            warn({}); // a refusal refers to the earlier table
        }
        refresh();
    });
    connect(&m_session.story(), &Story::finished, this, [this] {
        m_sentence->narrate({});
        refresh();
    });
    connect(m_sentence, &PromptSentence::announced, this, &PromptBar::announced);
    connect(m_sentence, &PromptSentence::temporaryTextChanged, this, &PromptBar::temporaryTextChanged);
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
        return piece && bringsColonist(m_session, intentForClick(m_controller.tabletop(), *piece));
    });
}

void PromptBar::refresh()
{
    const Position& position = m_session.position();
    const bool live = m_session.isLive();
    const bool placing = live && m_session.placement().isOpen();
    const bool isPersons = live && !m_session.isComputersTurn();
    const bool storing = isPersons && position.decision == Decision::Store;
    const QString passLabel = isPersons ? texts::passLabel(position) : QString();
    m_sentence->refresh();
    m_clear->setLabel(tr("Clear"), tr("Clear"));
    m_placeForMe->setLabel(tr("Place for me"), tr("Place for me"));
    m_hint->setLabel(tr("Hint"), tr("Hint"));
    m_undo->setLabel(tr("Undo"), tr("Undo"));
    m_redo->setLabel(tr("Redo"), tr("Redo"));
    m_done->setLabel(tr("Done"), tr("Done"));
    m_back->setLabel(tr("Back to the game"), tr("Back to the game"));
    m_pass->setLabel(tr("Pass"), passLabel);
    m_offersHint = m_offersAdvice && live && !position.isFinished() && !m_session.isComputersTurn();
    m_undo->setVisible(live);
    m_redo->setVisible(live);
    m_clear->setVisible(placing);
    m_placeForMe->setVisible(placing && m_offersAdvice);
    m_pass->setVisible(!passLabel.isEmpty());
    m_done->setVisible(placing || storing);
    m_done->setRefusal(placing ? texts::refusal(position, m_session.placement().refusal(), m_session)
                               : m_picker.missing());
    m_back->setVisible(!live);
    m_computers->refresh(showsTemporaryText());
    const bool declinable = canDecline();
    //: A check box beside the question to the player to move.
    m_colonist->setText(tr("Take the colonist"));
    if (m_declineMoment != m_session.orderCount() || !declinable) {
        // It holds for one turn; the next one starts with the default.
        m_colonist->setChecked(true);
        m_declineMoment = m_session.orderCount();
    }
    m_colonist->setVisible(declinable);
    layOut();
    if (m_groundLive != live) {
        m_groundLive = live;
        m_ground.invalidate();
        update();
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
    if (m_session.placement().isOpen()) {
        refusal = m_session.placement().finish().refusal;
    } else if (const std::optional<Order> order = m_picker.order()) {
        refusal = m_session.submit(*order).refusal;
    }
    if (refusal) {
        warn(texts::refusal(before, refusal, m_session));
    }
}

void PromptBar::pass()
{
    const Position before = m_session.position();
    const Order order = before.decision == Decision::Hacienda ? Order::noHacienda() : Order::pass();
    if (const Refusal refusal = m_session.submit(order).refusal) {
        warn(texts::refusal(before, refusal, m_session));
    }
}

bool PromptBar::playDefault()
{
    if (m_computers->playDefault()) {
        return true;
    }
    if (m_done->isVisible() && m_done->isEnabled()) {
        done();
    } else if (m_pass->isVisible()) {
        pass();
    } else if (m_back->isVisible()) {
        m_session.returnToGame();
    } else {
        return false;
    }
    return true;
}

QList<QWidget*> PromptBar::stops() const
{
    QList<QWidget*> all{m_colonist, m_clear, m_placeForMe, m_hint, m_undo, m_redo, m_pass, m_done, m_back};
    const QList<PromptButton*> computers = m_computers->buttons();
    std::copy(computers.rbegin(), computers.rend(), std::back_inserter(all));
    all.removeIf([](const QWidget* stop) { return !stop->isVisible() || !stop->isEnabled(); });
    return all;
}

QList<PromptButton*> PromptBar::buttons() const
{
    return QList<PromptButton*>{m_done, m_back} + m_computers->buttons() +
           QList<PromptButton*>{m_pass, m_placeForMe, m_clear, m_redo, m_undo, m_hint};
}

void PromptBar::setComputers(ComputerSeats& computers)
{
    m_computers->setComputers(computers);
}

void PromptBar::setOffersAdvice(bool offers)
{
    m_offersAdvice = offers;
    refresh();
}

void PromptBar::setSpeed(int speed)
{
    m_computers->setSpeed(speed);
}

/// Lines up the buttons and hides that of the hint, the last one, where it takes too much room; returns where their
/// room begins.
int PromptBar::layOutInLine(int tall, int pad, bool isNarrow)
{
    const int right = lineUpButtons(buttons(), size(), tall, pad, isNarrow);
    if (m_hint->isHidden() || right >= width() / 4) {
        return right;
    }
    m_hint->hide(); // the menu and its key still offer it
    return right + m_hint->width() + pad;
}

void PromptBar::layOut()
{
    const int pad = qBound(6, height() / 7, wholeUnits(14));
    const int tall = qBound(28, height() - 2 * pad, wholeUnits(64));
    m_hint->setVisible(m_offersHint);
    const QList<PromptButton*> buttons = this->buttons();
    // The question needs room. It depends on the buttons and the switch of the colonist alone, so that none moves while
    // the question changes.
    const int ofColonist = m_colonist->isHidden() ? 0 : widthIn(*m_colonist, font()) + pad;
    const bool isNarrow = fitButtons(buttons, size(), pad) - ofColonist < width() / 2;
    if (isNarrow) {
        narrowButtons(buttons, size(), pad);
    }
    const std::optional<int> stacked = isNarrow ? stackButtons(buttons, size(), pad) : std::nullopt;
    int right = stacked ? *stacked - pad : layOutInLine(tall, pad, isNarrow);
    // Its place in front of the text stays free, so that nothing moves for it.
    constexpr int kMarkLeft = 6;
    m_unsavedMark->move(kMarkLeft, (height() - UnsavedMark::kSide) / 2);
    int left = qMax(pad + 4, kMarkLeft + UnsavedMark::kSide + 4);
    if (!m_computers->mark()->isHidden()) {
        const int side = qBound(22, tall * 2 / 3, wholeUnits(40));
        m_computers->mark()->setGeometry(left, (height() - side) / 2, side, side);
        left += side + pad;
    }
    if (!m_colonist->isHidden()) {
        fitSwitch(*m_colonist, font(), right - left - width() * 2 / 5); // the question needs room
        QPalette palette = m_colonist->palette();
        palette.setColor(QPalette::WindowText, theme().onSea);
        m_colonist->setPalette(palette);
        const int wide = m_colonist->sizeHint().width();
        m_colonist->setGeometry(right - wide, (height() - tall) / 2, wide, tall);
        right -= wide + pad;
    }
    m_sentence->text()->setGeometry(left, 2, right - left - 4, height() - 4); // three lines of the smallest type
}

void PromptBar::resizeEvent(QResizeEvent*)
{
    layOut();
}

void PromptBar::paintEvent(QPaintEvent* event)
{
    const Theme& t = theme();
    const auto draw = [this, &t](QPainter& painter) {
        painter.setPen(QPen(m_groundLive ? t.seaEdge : t.accent, m_groundLive ? 1 : 3));
        painter.setBrush(t.seaDeep);
        painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), 8, 8);
    };
    QPainter painter(this);
    m_ground.paint(painter, *this, t.table, draw, event->region());
}

} // namespace windrose
