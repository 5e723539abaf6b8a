// SPDX-License-Identifier: GPL-3.0-or-later
#include "table_sounds.h"

#include "director.h"

#include <algorithm>
#include <utility>

namespace windrose
{

std::optional<Sound> soundOf(const Event& event)
{
    switch (event.kind) {
    case EventKind::RoleTaken:
        return Sound::Role;
    case EventKind::HaciendaDrawn:
    case EventKind::PlantationTaken:
        return Sound::Tile;
    case EventKind::BuildingBuilt:
        return Sound::Building;
    case EventKind::GoodsProduced:
    case EventKind::BonusBarrel:
    case EventKind::GoodSold:
    case EventKind::GoodsLoaded:
    case EventKind::GoodsShippedByWharf:
        return Sound::Barrel;
    case EventKind::DoubloonsGained:
    case EventKind::DoubloonOnCard:
        return Sound::Doubloons;
    case EventKind::VictoryPointsGained:
        return Sound::Points;
    default:
        return std::nullopt;
    }
}

TableSounds::TableSounds(GameSession& session, const Director& director) : m_session(session)
{
    connect(&director, &Director::begun, this, [this] { m_played.clear(); });
    connect(&director, &Director::landed, this, &TableSounds::hear);
    connect(&session, &GameSession::changed, this, &TableSounds::follow);
    // Queued, because an undo that follows at once also ends the story, and must call nobody.
    connect(&session.story(), &Story::finished, this, &TableSounds::conclude, Qt::QueuedConnection);
}

void TableSounds::tryOut(Sound sound)
{
    if (m_player != nullptr && m_volume > 0) {
        m_player->play(sound, m_volume);
    }
}

void TableSounds::play(Sound sound)
{
    if (m_isOn) {
        tryOut(sound);
    }
}

void TableSounds::hear(const std::vector<Event>& events)
{
    for (const Event& event : events) {
        if (const std::optional<Sound> sound = soundOf(event)) {
            if (m_played.insert(*sound).second) {
                play(*sound);
            }
            return;
        }
    }
}

void TableSounds::follow(const Change& change)
{
    switch (change.kind) {
    case ChangeKind::Drafted:
    case ChangeKind::Seated:
    case ChangeKind::Uncovered:
        return;
    case ChangeKind::Played:
    case ChangeKind::Redone:
        if (!m_session.story().isOn() && change.to == change.from + 1) {
            const auto first = std::find_if(change.events.begin(), change.events.end(),
                                            [](const Event& event) { return soundOf(event).has_value(); });
            if (first != change.events.end()) {
                play(*soundOf(*first));
            }
        }
        break;
    default:
        break;
    }
    m_conclusion = conclusionOf(change);
    conclude();
}

std::optional<Sound> TableSounds::conclusionOf(const Change& change) const
{
    if (change.kind != ChangeKind::Played) {
        return std::nullopt;
    }
    const Position& position = m_session.gamePosition();
    if (position.isFinished()) {
        return Sound::End;
    }
    const bool isAnother = m_session.history().seatOf(change.from) != position.turn;
    if (isAnother && !m_session.isComputersTurn() && (!m_isAsked || m_isAsked())) {
        return Sound::YourTurn;
    }
    return std::nullopt;
}

void TableSounds::conclude()
{
    if (m_session.story().isShowingOrder()) {
        return; // the call came late from the order before; the end of this one calls again
    }
    if (const std::optional<Sound> sound = std::exchange(m_conclusion, std::nullopt)) {
        play(*sound);
    }
}

} // namespace windrose
