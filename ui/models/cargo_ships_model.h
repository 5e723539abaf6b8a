// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "table_model.h"

namespace windrose
{

/// A row for each cargo ship in ascending capacity, then the wharf of the seat to move (not visible unless it owns
/// one). Piece = good aboard, count = barrels, capacity = spaces (-1 for the wharf). Barrels are dropped here.
class CargoShipsModel final : public TableModel
{
    Q_OBJECT

public:
    explicit CargoShipsModel(const Tabletop& table, QObject* parent = nullptr);

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;

    /// The row of the wharf, after the ships.
    int wharfRow() const { return m_ships; }

    /// The tooltip of a ship; `load` describes what it carries.
    static QString shipHover(const QString& name, const QString& load);

protected:
    std::optional<Piece> lyingAt(const QModelIndex& place) const override;
    Place targetAt(const QModelIndex& place) const override;
    std::optional<SetupPiece> countableAt(const QModelIndex& place) const override;
    QString ruleAgainst(const QModelIndex& place) const override;
    void followPosition() override;
    QList<int> shownRoles(const QModelIndex& index) const override;

private:
    QVariant shipData(int ship, int role) const;
    QVariant wharfData(int role) const;

    int m_ships;
};

} // namespace windrose
