// SPDX-License-Identifier: GPL-3.0-or-later
#include "round_model.h"

#include "texts.h"

#include <algorithm>

/* TRANSLATOR windrose::RoundModel  The panel of the round, with what ends the game. */

namespace windrose
{

namespace
{

int fullestCity(const Position& position)
{
    int spaces = 0;
    for (int seat = 0; seat < position.players; ++seat) {
        spaces = qMax(spaces, kSpaces - position.seat(seat).emptyCitySpaces());
    }
    return spaces;
}

qreal spentOf(int left, int all)
{
    return 1.0 - std::clamp(1.0 * left / all, 0.0, 1.0);
}

} // namespace

int RoundModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : kRows;
}

QVariant RoundModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid()) {
        return {};
    }
    const int row = index.row();
    switch (role) {
    case NameRole:
    case Qt::AccessibleTextRole:
        return row == kRoundRow ? roundName() : texts::capitalized(gaugeText(row));
    case Qt::ToolTipRole:
        return ending();
    case PieceRole:
        return -1;
    case ArtRole:
        return row == kPointsRow      ? QStringLiteral("victory_chip")
               : row == kColonistsRow ? QStringLiteral("colonist")
                                      : QString();
    case CountRole:
        return numberOf(row);
    case NearnessRole:
        return nearnessOf(row);
    case VisibleRole:
        return true;
    default:
        return commonData(index, role);
    }
}

QList<int> RoundModel::shownRoles(const QModelIndex& index) const
{
    const QList<int> roles = TableModel::shownRoles(index) << NearnessRole;
    return index.row() == kRoundRow ? roles + QList<int>{Qt::ToolTipRole} : roles; // the panel reads it out
}

int RoundModel::numberOf(int row) const
{
    switch (row) {
    case kPointsRow:
        return position().victoryPoints;
    case kColonistsRow:
        return position().colonists;
    case kCityRow:
        return fullestCity(position());
    default:
        return position().round;
    }
}

qreal RoundModel::nearnessOf(int row) const
{
    const int players = qMax(kMinPlayers, int{position().players}); // a session without a game has none
    const int number = numberOf(row);
    switch (row) {
    case kPointsRow:
        return spentOf(number, victoryPointsInBox(players, position().options));
    case kColonistsRow:
        return position().hasEndTrigger(EndTrigger::Colonists) ? 1.0 : spentOf(number, setupFacts(players).colonists);
    case kCityRow:
        return 1.0 * number / kSpaces;
    default:
        return position().isLastRound() ? 1.0 : 0.0;
    }
}

QString RoundModel::roundName() const
{
    if (position().isFinished()) {
        //: In the panel of the round, at the end of the game.
        return tr("The end");
    }
    if (position().isLastRound()) {
        //: In the panel of the round, at the end of the game.
        return tr("Last round");
    }
    //: In the panel of the round; %1 is its number.
    return tr("Round %1").arg(position().round);
}

QString RoundModel::gaugeText(int row) const
{
    const int number = numberOf(row);
    switch (row) {
    case kPointsRow:
        //: Read out for the panel of the round: what ends the game when it is used up.
        return tr("%n victory point(s) left", nullptr, number);
    case kColonistsRow:
        //: Read out for the panel of the round: what ends the game when it is used up.
        return tr("%n colonist(s) left", nullptr, number);
    default:
        //: the filled spaces of the fullest city
        return tr("fullest city: %1 of %2 spaces").arg(number).arg(kSpaces);
    }
}

QStringList RoundModel::gaugeTexts() const
{
    return {gaugeText(kPointsRow), gaugeText(kColonistsRow), gaugeText(kCityRow)};
}

QString RoundModel::accessibleName() const
{
    const QString gauges = gaugeTexts().join(QStringLiteral(", "));
    //: Read out for the panel of the round; %1 is its number, %2 says what is going on.
    return tr("Round %1, %2").arg(QString::number(position().round), gauges);
}

QString RoundModel::ending() const
{
    if (position().isFinished()) {
        //: Read out for the panel of the round.
        return tr("The game is over.");
    }
    if (position().isLastRound()) {
        return texts::lastRound(session(), position());
    }
    //: The text over the gauges that show how near the end is.
    return tr("The game ends with the round in which the victory points run out, the colonist ship cannot be filled, "
              "or a city is full.");
}

QString RoundModel::hover() const
{
    QStringList lines;
    for (const QString& gauge : gaugeTexts()) {
        lines.append(texts::capitalized(gauge));
    }
    return (lines << ending()).join(QLatin1Char('\n'));
}

} // namespace windrose
