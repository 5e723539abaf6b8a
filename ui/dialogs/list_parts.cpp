// SPDX-License-Identifier: GPL-3.0-or-later
#include "list_parts.h"

#include "list_accessible.h"

#include <QHeaderView>
#include <QTableView>
#include <QTreeView>

namespace windrose
{

namespace
{

/// Something in a list; it has no children.
class PartAccessible : public QAccessibleInterface
{
public:
    explicit PartAccessible(ListAccessible& list) : m_list(list) {}

    QObject* object() const override { return nullptr; }
    QWindow* window() const override { return m_list.window(); }
    QAccessibleInterface* parent() const override { return &m_list; }
    QAccessibleInterface* child(int /*number*/) const override { return nullptr; }
    int childCount() const override { return 0; }
    int indexOfChild(const QAccessibleInterface* /*child*/) const override { return -1; }
    QAccessibleInterface* childAt(int /*x*/, int /*y*/) const override { return nullptr; }
    void setText(QAccessible::Text /*kind*/, const QString& /*text*/) override {}

    ListAccessible& list() const { return m_list; }
    QAbstractItemView& view() const { return m_list.view(); }
    /// Its number among the children of the list.
    virtual int number() const = 0;

private:
    ListAccessible& m_list;
};

/// The header of a column or row; the corner of a table is the header of row -1.
class HeaderAccessible final : public PartAccessible
{
public:
    HeaderAccessible(ListAccessible& list, Qt::Orientation direction, int section)
        : PartAccessible(list), m_direction(direction), m_section(section)
    {
    }

    bool isValid() const override { return view().model() != nullptr; }
    QAccessible::Role role() const override
    {
        return m_direction == Qt::Horizontal ? QAccessible::ColumnHeader : QAccessible::RowHeader;
    }
    QAccessible::State state() const override
    {
        QAccessible::State state;
        const QHeaderView* header = headerOf(view(), m_direction);
        state.invisible = m_section < 0 || !header->isVisible() || header->isSectionHidden(m_section);
        return state;
    }
    QString text(QAccessible::Text kind) const override
    {
        if (m_section < 0 || kind == QAccessible::Value) {
            return {};
        }
        const int role = kind == QAccessible::Description ? static_cast<int>(Qt::AccessibleDescriptionRole)
                                                          : static_cast<int>(Qt::DisplayRole);
        return view().model()->headerData(m_section, m_direction, role).toString();
    }
    QRect rect() const override
    {
        const QHeaderView* header = headerOf(view(), m_direction);
        if (m_section < 0 || !header->isVisible()) {
            return {};
        }
        const int at = header->sectionViewportPosition(m_section);
        const int size = header->sectionSize(m_section);
        const QRect place =
            m_direction == Qt::Horizontal ? QRect(at, 0, size, header->height()) : QRect(0, at, header->width(), size);
        return {header->viewport()->mapToGlobal(place.topLeft()), place.size()};
    }
    int number() const override
    {
        const bool isTable = headerOf(view(), Qt::Vertical) != nullptr;
        const int columns = list().columnCount() + (isTable ? 1 : 0);
        return m_direction == Qt::Horizontal ? m_section + (isTable ? 1 : 0) : (m_section + 1) * columns;
    }

private:
    Qt::Orientation m_direction;
    int m_section;
};

class CellAccessible final : public PartAccessible,
                             public QAccessibleTableCellInterface,
                             public QAccessibleActionInterface
{
public:
    CellAccessible(ListAccessible& list, const QModelIndex& index) : PartAccessible(list), m_index(index) {}

    bool isValid() const override { return m_index.isValid() && view().model() == m_index.model(); }
    void* interface_cast(QAccessible::InterfaceType type) override
    {
        if (type == QAccessible::TableCellInterface) {
            return static_cast<QAccessibleTableCellInterface*>(this);
        }
        return type == QAccessible::ActionInterface ? static_cast<QAccessibleActionInterface*>(this) : nullptr;
    }
    QAccessible::Role role() const override
    {
        const QAccessible::Role whole = list().role();
        return whole == QAccessible::Tree   ? QAccessible::TreeItem
               : whole == QAccessible::List ? QAccessible::ListItem
                                            : QAccessible::Cell;
    }
    QAccessible::State state() const override;
    QString text(QAccessible::Text kind) const override
    {
        if (!isValid() || (kind != QAccessible::Name && kind != QAccessible::Description)) {
            return {};
        }
        const bool isName = kind == QAccessible::Name;
        const QString spoken = m_index.data(isName ? Qt::AccessibleTextRole : Qt::AccessibleDescriptionRole).toString();
        return spoken.isEmpty() && isName ? m_index.data().toString() : spoken;
    }
    QRect rect() const override
    {
        const QRect place = isValid() ? view().visualRect(m_index) : QRect();
        return place.isEmpty() ? QRect() : QRect(view().viewport()->mapToGlobal(place.topLeft()), place.size());
    }
    int number() const override { return list().numberOf(m_index); }

    bool isSelected() const override { return isValid() && view().selectionModel()->isSelected(m_index); }
    QList<QAccessibleInterface*> columnHeaderCells() const override
    {
        QAccessibleInterface* header = list().headerOf(Qt::Horizontal, m_index.column());
        return header == nullptr ? QList<QAccessibleInterface*>() : QList<QAccessibleInterface*>{header};
    }
    QList<QAccessibleInterface*> rowHeaderCells() const override { return {}; }
    int columnIndex() const override { return m_index.column(); }
    int rowIndex() const override { return list().rowOf(m_index); }
    int columnExtent() const override { return 1; }
    int rowExtent() const override { return 1; }
    QAccessibleInterface* table() const override { return &list(); }

    QStringList actionNames() const override { return {pressAction(), setFocusAction()}; }
    void doAction(const QString& action) override;
    QStringList keyBindingsForAction(const QString& /*action*/) const override { return {}; }

private:
    QPersistentModelIndex m_index;
};

QAccessible::State CellAccessible::state() const
{
    QAccessible::State state;
    if (!isValid()) {
        state.invalid = true;
        return state;
    }
    const QRect place = view().visualRect(m_index);
    const Qt::ItemFlags flags = m_index.flags();
    const bool isSelectable = (flags & Qt::ItemIsSelectable) != 0;
    state.invisible = !view().isVisible() || !place.intersects(view().viewport()->rect());
    state.disabled = (flags & Qt::ItemIsEnabled) == 0;
    state.selectable = isSelectable;
    state.focusable = isSelectable;
    state.selected = isSelected();
    state.focused = view().hasFocus() && view().currentIndex() == m_index;
    const QVariant check = m_index.data(Qt::CheckStateRole);
    state.checkable = (flags & Qt::ItemIsUserCheckable) != 0 && check.isValid();
    state.checked = check.toInt() == Qt::Checked;
    if (const auto* tree = qobject_cast<const QTreeView*>(&view());
        tree != nullptr && m_index.model()->hasChildren(m_index)) {
        state.expandable = true;
        state.expanded = tree->isExpanded(m_index);
        state.collapsed = !tree->isExpanded(m_index);
    }
    return state;
}

void CellAccessible::doAction(const QString& action)
{
    if (!isValid() || !actionNames().contains(action)) {
        return;
    }
    const QPersistentModelIndex index = m_index;
    view().setFocus(Qt::OtherFocusReason);
    view().setCurrentIndex(index);
    if (action == pressAction() && index.isValid()) {
        emit view().activated(index);
    }
}

/// Reports focus on the current cell when its list gets the focus; Qt reports only the list.
class CurrentCellWatch final : public QObject
{
public:
    explicit CurrentCellWatch(QAbstractItemView& view) : QObject(&view), m_view(view) { view.installEventFilter(this); }

    bool eventFilter(QObject* watched, QEvent* event) override
    {
        if (event->type() == QEvent::FocusIn) {
            QMetaObject::invokeMethod(this, &CurrentCellWatch::tell, Qt::QueuedConnection);
        }
        return QObject::eventFilter(watched, event);
    }

private:
    void tell()
    {
        const auto* list = dynamic_cast<ListAccessible*>(QAccessible::queryAccessibleInterface(&m_view));
        if (list != nullptr && m_view.hasFocus() && m_view.currentIndex().isValid()) {
            QAccessibleEvent event(&m_view, QAccessible::Focus);
            event.setChild(list->numberOf(m_view.currentIndex()));
            QAccessible::updateAccessibility(&event);
        }
    }

    QAbstractItemView& m_view;
};

} // namespace

QHeaderView* headerOf(const QAbstractItemView& view, Qt::Orientation direction)
{
    if (const auto* table = qobject_cast<const QTableView*>(&view)) {
        return direction == Qt::Horizontal ? table->horizontalHeader() : table->verticalHeader();
    }
    const auto* tree = qobject_cast<const QTreeView*>(&view);
    return tree != nullptr && direction == Qt::Horizontal ? tree->header() : nullptr;
}

QAccessibleInterface* makeCell(ListAccessible& list, const QModelIndex& cell)
{
    return new CellAccessible(list, cell);
}

QAccessibleInterface* makeHeader(ListAccessible& list, Qt::Orientation direction, int section)
{
    return new HeaderAccessible(list, direction, section);
}

int numberOfPart(const QAccessibleInterface& list, const QAccessibleInterface* part)
{
    const auto* own = dynamic_cast<const PartAccessible*>(part);
    return own == nullptr || own->parent() != &list ? -1 : own->number();
}

void watchCurrentCell(QAbstractItemView& view)
{
    new CurrentCellWatch(view);
}

} // namespace windrose
