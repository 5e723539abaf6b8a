// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage_picker.h"

#include "ui/models/texts.h"

/* TRANSLATOR windrose::StoragePicker  The choice of goods to keep, on the barrels. */

namespace windrose
{

StoragePicker::StoragePicker(GameSession& session, QObject* parent) : QObject(parent), m_session(session)
{
    connect(&session, &GameSession::changed, this, &StoragePicker::restart);
    restart();
}

void StoragePicker::restart()
{
    const bool asked =
        m_session.isLive() && m_session.position().decision == Decision::Store && !m_session.isComputersTurn();
    if (!asked && m_draft) {
        m_draft.reset();
        m_moment = -1;
        emit changed();
    } else if (asked && (m_moment != m_session.orderCount() || !m_draft)) {
        m_draft.emplace(m_session.position());
        m_moment = m_session.orderCount();
        emit changed();
    }
}

bool StoragePicker::isAsking(int seat) const
{
    return m_draft && m_session.isLive() && m_session.position().decision == Decision::Store &&
           m_session.position().turn == seat;
}

void StoragePicker::next(Good good)
{
    if (!m_draft) {
        return;
    }
    const bool isFull = m_draft->kindsKept() >= m_draft->kindsAllowed();
    if (m_draft->isSingle(good) && isFull) {
        exchange(good);
    } else if (m_draft->isWhole(good) || m_draft->isSingle(good) || isFull) {
        m_draft->toggleSingle(good);
    } else {
        m_draft->toggleWhole(good);
    }
    emit changed();
}

/// Keeps the kind of the single barrel whole, and a single barrel of the kind in the warehouses that has the fewest.
void StoragePicker::exchange(Good good)
{
    std::optional<Good> fewest;
    for (int kind = 0; kind < kGoods; ++kind) {
        const auto other = static_cast<Good>(kind);
        if (m_draft->isWhole(other) && (!fewest || m_draft->barrels(other) < m_draft->barrels(*fewest))) {
            fewest = other;
        }
    }
    if (fewest) {
        m_draft->toggleWhole(good);
        m_draft->toggleSingle(*fewest);
    }
}

int StoragePicker::kept(Good good) const
{
    return m_draft ? m_draft->kept(good) : 0;
}

QString StoragePicker::shortText(Good good) const
{
    if (!m_draft) {
        return {};
    }
    //: A narrow label under a stack of barrels: all of them stay
    return m_draft->isWhole(good) ? tr("all")
           : m_draft->isSingle(good)
               ? tr(
                     //: On a barrel where goods to keep are chosen, narrow: only one of them stays, or all go back.
                     "one")
               : tr(
                     //: On a barrel where goods to keep are chosen, narrow: only one of them stays, or all go back.
                     "back");
}

QString StoragePicker::longText(Good good) const
{
    if (!m_draft) {
        return {};
    }
    //: What happens to all barrels of a kind at the end of the captain phase, after the name of the kind.
    return m_draft->isWhole(good)    ? tr("all stay in the warehouse")
           : m_draft->isSingle(good) ? tr(
                                           //: Read out for a barrel where goods to keep are chosen.
                                           "one barrel stays")
                                     : tr(
                                           //: What happens to all barrels of a kind at the end of the captain phase,
                                           //: after the name of the kind.
                                           "go back to the supply");
}

QString StoragePicker::missing() const
{
    const Refusal refusal = m_draft ? m_draft->refusal() : Refusal();
    if (refusal.code == RefusalCode::MustChoose) {
        //: Why the button Done is disabled at the end of the captain phase: one barrel outside the warehouses can be
        //: kept, and its kind is not chosen yet.
        return tr("Choose a kind of goods of which a single barrel stays.");
    }
    return texts::refusal(m_session.position(), refusal, m_session);
}

std::optional<Order> StoragePicker::order() const
{
    if (!m_draft || m_draft->refusal()) {
        return std::nullopt;
    }
    return m_draft->order();
}

} // namespace windrose
