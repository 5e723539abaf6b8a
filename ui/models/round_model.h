// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "table_model.h"

namespace windrose
{

/// The number of the round, and a gauge for each of the three things that end the game: the remaining victory points,
/// the remaining colonists, and the fullest city. `CountRole` is the number. The round in which a gauge is full is the
/// last one.
class RoundModel final : public TableModel
{
    Q_OBJECT

public:
    static constexpr int kRoundRow = 0;
    static constexpr int kPointsRow = 1;
    static constexpr int kColonistsRow = 2;
    static constexpr int kCityRow = 3;
    static constexpr int kRows = 4;

    using TableModel::TableModel;

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;

    /// The accessible name of the whole panel: the round and all gauges.
    QString accessibleName() const;
    /// A sentence that says what ends the game, why this round is the last one, or that the game is over.
    QString ending() const;
    /// The tooltip of the whole panel: a line for each gauge, and what ends the game.
    QString hover() const;

protected:
    QList<int> shownRoles(const QModelIndex& index) const override;

private:
    QString roundName() const;
    int numberOf(int row) const;
    qreal nearnessOf(int row) const;
    QString gaugeText(int row) const;
    QStringList gaugeTexts() const;
};

} // namespace windrose
