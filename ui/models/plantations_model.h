// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "table_model.h"

namespace windrose
{

/// Rows 0 to 5 are the face-up row (not visible where there is no tile), 6 the quarry stack, 7 the face-down stacks.
/// Piece = tile, count = tiles there.
class PlantationsModel final : public TableModel
{
    Q_OBJECT

public:
    static constexpr int kQuarryRow = kMaxFaceUp;
    static constexpr int kFaceDownRow = kMaxFaceUp + 1;

    using TableModel::TableModel;

    /// The tooltip of the face-down stacks; `discarded` describes the discard pile.
    static QString faceDownHover(const QString& discarded);

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;

protected:
    std::optional<Piece> lyingAt(const QModelIndex& place) const override;
    Place targetAt(const QModelIndex& place) const override;
    QString nothingAt(const QModelIndex& place) const override;

private:
    int countAt(int row) const;
    QVariant stackData(int row, int role) const;
    QVariant faceUpData(int row, int role) const;
};

} // namespace windrose
