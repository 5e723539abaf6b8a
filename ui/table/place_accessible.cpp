// SPDX-License-Identifier: GPL-3.0-or-later
#include "place_accessible.h"

#include "table_tile.h"

namespace windrose
{

namespace
{

class TileAccessible final : public PlaceAccessible
{
public:
    explicit TileAccessible(TableTile* tile) : PlaceAccessible(tile, QAccessible::Button), m_tile(tile) {}

    QAccessible::State state() const override
    {
        QAccessible::State state = QAccessibleWidget::state();
        state.selected = m_tile->isLifted();
        state.selectable = m_tile->isLifted() || m_tile->isMarkedLegal() || m_tile->glow() != Glow::None;
        return state;
    }

    QStringList actionNames() const override { return QAccessibleWidget::actionNames() << pressAction(); }

    void doAction(const QString& action) override
    {
        if (action == pressAction()) {
            m_tile->click();
        } else {
            QAccessibleWidget::doAction(action);
        }
    }

private:
    TableTile* m_tile;
};

QAccessibleInterface* tileInterface(const QString&, QObject* object)
{
    auto* tile = qobject_cast<TableTile*>(object);
    return tile == nullptr ? nullptr : new TileAccessible(tile);
}

} // namespace

void installTileInterface()
{
    static const bool kInstalled = (QAccessible::installFactory(tileInterface), true);
    Q_UNUSED(kInstalled)
}

void notifyTileStates(QWidget* tile, bool isSelectedChanged, bool isSelectableChanged)
{
    if (QAccessible::isActive()) {
        QAccessible::State changed;
        changed.selected = isSelectedChanged;
        changed.selectable = isSelectableChanged;
        QAccessibleStateChangeEvent event(tile, changed);
        QAccessible::updateAccessibility(&event);
    }
}

void notifyDescription(QWidget* place)
{
    if (QAccessible::isActive()) {
        QAccessibleEvent event(place, QAccessible::DescriptionChanged);
        QAccessible::updateAccessibility(&event);
    }
}

} // namespace windrose
