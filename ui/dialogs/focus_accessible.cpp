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

/// A container. One that hands its focus to a proxy does not report it as its own.
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

/// Qt calls this for each class of an object, from its own up to `QObject`, until one has an interface. The roles are
/// those that Qt gives.
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
