// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "table_model.h"

namespace windrose
{

/// The header of a seat's board as pieces that can be moved while a position is set up: row 0 the doubloons, 1 the
/// victory points, 2 the governor's marker, from 3 on the role cards taken.
class SetupSeatModel final : public TableModel
{
    Q_OBJECT

public:
    static constexpr int kDoubloonRow = 0;
    static constexpr int kPointRow = 1;
    static constexpr int kGovernorRow = 2;
    static constexpr int kFirstCardRow = 3;
    static constexpr int kMaxCards = 3;

    SetupSeatModel(const Tabletop& table, int seat, QObject* parent = nullptr);

    /// The tooltip of the governor's marker.
    static QString governorHover();

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;

protected:
    std::optional<Piece> lyingAt(const QModelIndex& place) const override;
    Place targetAt(const QModelIndex& place) const override;
    std::optional<SetupPiece> countableAt(const QModelIndex& place) const override;

private:
    /// The card in a row, or -1.
    int cardAt(int row) const;
    QString spoken(int row) const;

    int m_seat;
};

} // namespace windrose
