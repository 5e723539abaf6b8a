// SPDX-License-Identifier: GPL-3.0-or-later
#include "announcer.h"

#include "placement_controller.h"
#include "table_place.h"
#include "ui/models/texts.h"
#include "ui/models/texts_announced.h"

#include <utility>

namespace windrose
{

Announcer::Announcer(PlacementController& controller, std::unique_ptr<Speaker> speaker) : m_controller(controller)
{
    const GameSession& session = controller.tabletop().session();
    m_announced = session.orderCount();
    connect(&session, &GameSession::changed, this, &Announcer::follow);
    connect(&controller, &PlacementController::sentenceChanged, this, &Announcer::warn);
    connect(&controller, &PlacementController::clickRefused, this,
            [this](const TablePlace*, const QString& reason) { warn(reason); });
    connect(&controller.hand(), &TableHand::changed, this, &Announcer::handChanged);
    connect(&controller.hand(), &TableHand::cameOver, this, &Announcer::handIsOver);
    setSpeaker(std::move(speaker));
}

void Announcer::setSpeaker(std::unique_ptr<Speaker> speaker)
{
    m_speaker = std::move(speaker);
    // A reader that comes later hears what is asked now, and what led to it.
    m_speaker->setWelcome([this] {
        recallLater();
        ask();
    });
}

void Announcer::announce(const QString& sentence)
{
    if (isHeard()) {
        say(texts::shown(sentence), Speaker::Priority::Polite);
    }
}

void Announcer::warn(const QString& sentence)
{
    if (isHeard()) {
        say(texts::shown(sentence), Speaker::Priority::Assertive);
    }
}

void Announcer::announceLastRound(const QString& sentence)
{
    if (isHeard()) {
        m_lastRound = sentence;
        sayLater();
    }
}

void Announcer::recallLater()
{
    if (isHeard()) {
        m_isRecapDue = true;
        sayLater();
    }
}

void Announcer::recall()
{
    if (m_isRecapDue && !m_controller.tabletop().session().isCovered()) {
        m_isRecapDue = false;
        const QString recap = m_recap ? m_recap() : QString();
        if (!recap.isEmpty()) {
            m_texts.prepend(texts::asSentence(recap));
        }
    }
}

void Announcer::say(const QString& text, Speaker::Priority priority)
{
    if (!text.isEmpty() && !m_texts.contains(text)) {
        m_texts.append(text);
        m_priority = std::max(m_priority, priority);
        sayLater();
    }
}

void Announcer::sayLater()
{
    if (!std::exchange(m_isWaiting, true)) {
        QMetaObject::invokeMethod(this, &Announcer::speak, Qt::QueuedConnection);
    }
}

void Announcer::speak()
{
    m_isWaiting = false;
    if (std::exchange(m_placesChanged, false)) {
        describePlaces();
    }
    if (std::exchange(m_isPutBack, false)) {
        m_texts.prepend(texts::putBack());
    }
    say(std::exchange(m_lastRound, {}), Speaker::Priority::Polite);
    announceEnd();
    recall();
    const QString text = std::exchange(m_texts, {}).join(QLatin1Char(' '));
    const Speaker::Priority priority = std::exchange(m_priority, Speaker::Priority::Polite);
    if (!text.isEmpty() && isHeard()) {
        m_speaker->say(text, priority);
    }
}

void Announcer::follow(const Change& change)
{
    m_isPutBack = false;
    if (!isHeard() || change.kind == ChangeKind::Loaded) {
        m_announced = change.to;
    }
    if (!isHeard()) {
        return;
    }
    m_placesChanged = true; // what can be used now is another
    if (change.kind == ChangeKind::Loaded || (change.kind == ChangeKind::Uncovered && m_level == Level::Mine)) {
        recallLater();
    }
    announceChange(change);
    say(std::exchange(m_lastRound, {}), Speaker::Priority::Polite);
    if (change.kind != ChangeKind::Drafted || m_level == Level::Everything) {
        ask();
    }
}

void Announcer::announceChange(const Change& change)
{
    const GameSession& session = m_controller.tabletop().session();
    m_announced = std::min(m_announced, session.orderCount()); // orders can be undone
    if (change.kind == ChangeKind::Uncovered) {
        m_announced = session.orderCount(); // the recap shows them
    }
    if (change.kind != ChangeKind::Played && change.kind != ChangeKind::Redone) {
        return;
    }
    m_isRecapDue = m_isRecapDue && session.isCovered();
    if (m_level == Level::Everything) {
        say(texts::happened(session, change.from, change.to, -1), Speaker::Priority::Polite);
        m_announced = change.to;
    } else if (!session.isComputersTurn() && !session.isCovered()) {
        say(texts::happened(session, m_announced, change.to, session.gamePosition().turn), Speaker::Priority::Polite);
        m_announced = change.to;
    }
}

void Announcer::ask()
{
    const Tabletop& tabletop = m_controller.tabletop();
    const GameSession& session = tabletop.session();
    const bool isFinished = session.gamePosition().isFinished();
    if (!isHeard() || tabletop.handling().movesFreely() || session.isCovered()) {
        return;
    }
    if (isFinished) {
        m_isEndAsked = true; // m_isResultHeld is set only after all listeners have handled the change
        sayLater();
    } else if (!session.isComputersTurn()) {
        say(texts::prompt(session), Speaker::Priority::Polite);
    }
}

void Announcer::announceEnd()
{
    const GameSession& session = m_controller.tabletop().session();
    if (std::exchange(m_isEndAsked, false) && session.gamePosition().isFinished()) {
        say(m_isResultHeld ? texts::gameOver() : texts::prompt(session), Speaker::Priority::Polite);
    }
}

void Announcer::handChanged()
{
    if (!isHeard()) {
        return;
    }
    m_placesChanged = true;
    const TableHand& hand = m_controller.hand();
    m_isPutBack = !hand.isCarrying();
    if (hand.isCarrying()) {
        QStringList places;
        for (TablePlace* place : hand.legalTargets()) {
            places.append(place->widget()->accessibleName().section(QLatin1Char(','), 0, 0));
        }
        // Spoken before the description of the place that may already have the focus.
        m_texts.prepend(texts::inHand(*hand.piece(), places));
        m_priority = Speaker::Priority::Assertive;
    }
    sayLater();
}

/// A reader names the place itself when it has the focus.
void Announcer::handIsOver(TablePlace* place)
{
    if (isHeard()) {
        const QWidget* widget = place->widget();
        const QString name = widget->accessibleName().section(QLatin1Char(','), 0, 0);
        say(texts::canBePut(widget->hasFocus() ? QString() : name, m_controller.hand().previewAt(place)),
            Speaker::Priority::Assertive);
    }
}

void Announcer::describePlaces()
{
    for (TablePlace* place : m_controller.places()) {
        place->reportNewDescription();
    }
}

} // namespace windrose
