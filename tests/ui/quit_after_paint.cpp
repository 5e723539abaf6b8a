// SPDX-License-Identifier: GPL-3.0-or-later
// A plugin for Qt that ends a program after its first window was painted. Programs beside its
// folder load it when the environment sets QT_QPA_GENERIC_PLUGINS=quit_after_paint.
#include <QApplication>
#include <QEvent>
#include <QGenericPlugin>
#include <QWidget>
#include <QWindow>

#include <string_view>

namespace
{

bool isOnScreen(QObject* watched)
{
    const auto* widget = qobject_cast<QWidget*>(watched);
    const QWindow* window = widget != nullptr ? widget->window()->windowHandle() : nullptr;
    return window != nullptr && window->isExposed();
}

class PaintWatch final : public QObject
{
public:
    PaintWatch() { qApp->installEventFilter(this); }

protected:
    bool eventFilter(QObject* watched, QEvent* event) override
    {
        if (event->type() == QEvent::Paint && isOnScreen(watched)) {
            qApp->removeEventFilter(this);
            // Queued, so that the picture has reached the screen before the program ends.
            QMetaObject::invokeMethod(qApp, &QCoreApplication::quit, Qt::QueuedConnection);
        }
        return false;
    }
};

static_assert(std::string_view(QGenericPluginFactoryInterface_iid) ==
              "org.qt-project.Qt.QGenericPluginFactoryInterface");

} // namespace

class QuitAfterPaint final : public QGenericPlugin
{
    Q_OBJECT
    // moc runs without Qt's headers, so it does not know Qt's macro for this name.
    Q_PLUGIN_METADATA(IID "org.qt-project.Qt.QGenericPluginFactoryInterface" FILE "quit_after_paint.json")

public:
    QObject* create(const QString& /*key*/, const QString& /*specification*/) override { return new PaintWatch; }
};

#include "quit_after_paint.moc"
