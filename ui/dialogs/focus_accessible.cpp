// SPDX-License-Identifier: GPL-3.0-or-later
#include "focus_accessible.h"

#include "list_accessible.h"

#include <QListView>
#include <QTableView>
#include <QTreeView>

namespace windrose
{

namespace
{

/// Something around other things, which have the focus where it passes it on.
class FrameAccessible final : public QAccessibleWidget
{
public:
    using QAccessibleWidget::QAccessibleWidget;

    QAccessible::State state() const override
    {
        QAccessible::State state = QAccessibleWidget::state();
        state.focused = state.focused && widget()->focusProxy() == nullptr;
        return state;
    }
};

/// For each class of an object, from its own to the one all are derived from, Qt asks for an interface of that class.
/// The roles are those that Qt gives.
QAccessibleInterface* focusInterface(const QString& type, QObject* object)
{
    auto* widget = qobject_cast<QWidget*>(object);
    if (widget == nullptr) {
        return nullptr;
    }
    auto* view = qobject_cast<QAbstractItemView*>(widget);
    if (qobject_cast<QListView*>(view) != nullptr || qobject_cast<QTreeView*>(view) != nullptr ||
        qobject_cast<QTableView*>(view) != nullptr) {
        return new ListAccessible(*view);
    }
    if (type == QLatin1String("QWidget")) {
        return new FrameAccessible(widget, QAccessible::Client);
    }
    if (type == QLatin1String("QFrame")) {
        return new FrameAccessible(widget, QAccessible::Border);
    }
    return type == QLatin1String("QDialogButtonBox") ? new FrameAccessible(widget, QAccessible::Grouping) : nullptr;
}

} // namespace

void installFocusInterfaces()
{
    static const bool kInstalled = (QAccessible::installFactory(focusInterface), true);
    Q_UNUSED(kInstalled)
}

} // namespace windrose
