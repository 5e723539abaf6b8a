// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "table_model.h"

namespace windrose
{

/// A row for each role card of the game, taken or not: piece = card, count = doubloons on it, and who took it. A card
/// is picked up to be chosen.
class RolesModel final : public TableModel
{
    Q_OBJECT

public:
    explicit RolesModel(const Tabletop& table, QObject* parent = nullptr);

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;

protected:
    std::optional<Piece> lyingAt(const QModelIndex& place) const override;
    Place targetAt(const QModelIndex& place) const override;
    std::optional<SetupPiece> countableAt(const QModelIndex& place) const override;
    void followPosition() override;
    QList<int> shownRoles(const QModelIndex& index) const override;

private:
    /// The names of the seats; none while a position is set up, where nobody takes roles.
    QStringList names() const;
    bool bringsNothing(int card) const;

    int m_cards;
};

} // namespace windrose
