// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "table_model.h"

namespace windrose
{

/// The parts of the box that are not on the table during a game: rows 0 to 4 the face-down plantations by kind, then
/// doubloons, victory points, and the box itself, which takes back any piece. Used while a position is set up.
class SetupBoxModel final : public TableModel
{
    Q_OBJECT

public:
    static constexpr int kDoubloonRow = kGoods;
    static constexpr int kPointRow = kGoods + 1;
    static constexpr int kBoxRow = kGoods + 2;

    using TableModel::TableModel;

    /// The tooltip of the doubloons, of the victory points or of the box itself.
    static QString hover(int row);

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;

protected:
    std::optional<Piece> lyingAt(const QModelIndex& place) const override;
    Place targetAt(const QModelIndex& place) const override;
    QString nothingAt(const QModelIndex& place) const override;

private:
    QVariant tileData(Good good, int role) const;
    QVariant otherData(int row, int role) const;
};

} // namespace windrose
