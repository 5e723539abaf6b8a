// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "table_tile.h"

namespace windrose
{

/// The names of all role cards, in their shortest forms.
QStringList namesOnRoleCards();

/// A role card in the row; if it was taken, its place shows by whom.
class RoleCardTile final : public TableTile
{
    Q_OBJECT

public:
    RoleCardTile(PlacementController& controller, TableModel& model, int card, QWidget* parent);

protected:
    QVariantList look() const override;
    bool isShown() const override { return modelIndex().isValid(); }
    void paintPiece(QPainter& painter, const QRectF& where) override;

private:
    static QString withPlayer(const QString& name);
    QString taker() const;
    QStringList takers() const;
};

} // namespace windrose
