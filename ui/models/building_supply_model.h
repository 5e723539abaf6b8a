// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "offers.h"
#include "table_model.h"

namespace windrose
{

/// The building supply, a row for each kind in play by its `SupplyPlace`: cost, copies left and in play, sold out; and
/// for the reader (or the seat to move if nobody reads): price, owned, affordable. A building is picked up to be
/// built.
class BuildingSupplyModel final : public TableModel
{
    Q_OBJECT

public:
    explicit BuildingSupplyModel(const Tabletop& table, QObject* parent = nullptr);

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;

protected:
    std::optional<Piece> lyingAt(const QModelIndex& place) const override;
    Place targetAt(const QModelIndex& place) const override;
    void followPosition() override;
    QList<int> shownRoles(const QModelIndex& index) const override;

private:
    Building buildingIn(int row) const;
    BuildingOffer offer(Building building) const;
    QString accessibleText(Building building) const;
    bool isAffordable(Building building) const;
    bool isAsked() const;

    const KindsInPlay* m_kinds; ///< of the rows; a new position can have others
};

} // namespace windrose
