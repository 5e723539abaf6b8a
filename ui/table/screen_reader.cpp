// SPDX-License-Identifier: GPL-3.0-or-later
#include "screen_reader.h"

#include "announcement_bus.h"

#include <QAccessibleWidget>
#include <QWidget>

#include <utility>

namespace windrose
{

namespace
{

const QString kNotification = QStringLiteral("announcement"); ///< the notification's name as an object

/// Names a widget of this name a notification.
QAccessibleInterface* interfaceOfNotification(const QString& /*type*/, QObject* object)
{
    auto* widget = qobject_cast<QWidget*>(object);
    return widget != nullptr && widget->objectName() == kNotification
               ? new QAccessibleWidget(widget, QAccessible::Notification)
               : nullptr;
}

} // namespace

ScreenReader::ScreenReader(QWidget& table) : m_table(table)
{
    QAccessible::installActivationObserver(this);
    if (QAccessible::isActive()) {
        watch();
    }
}

ScreenReader::~ScreenReader()
{
    QAccessible::removeActivationObserver(this);
}

void ScreenReader::accessibilityActiveChanged(bool active)
{
    if (active) {
        watch();
        welcome();
    }
}

void ScreenReader::watch()
{
    if (!std::exchange(m_isWatching, true)) {
        watchForReaders(m_listeners, [this] { welcome(); });
    }
}

void ScreenReader::welcome() const
{
    if (m_welcome) {
        m_welcome();
    }
}

bool ScreenReader::isHeard() const
{
    return QAccessible::isActive();
}

void ScreenReader::say(const QString& text, Priority priority)
{
#if QT_VERSION >= QT_VERSION_CHECK(6, 8, 0)
    QAccessibleAnnouncementEvent event(&m_table, text);
    event.setPoliteness(priority == Priority::Assertive ? QAccessible::AnnouncementPoliteness::Assertive
                                                        : QAccessible::AnnouncementPoliteness::Polite);
    QAccessible::updateAccessibility(&event);
#else
    announceOnBus(m_table, m_listeners, text, priority, [this, text] { showNotification(text); });
#endif
}

void ScreenReader::showNotification(const QString& text)
{
    if (m_notification == nullptr) {
        QAccessible::installFactory(interfaceOfNotification); // the same factory again changes nothing
        m_notification = new QWidget(&m_table);
        m_notification->setObjectName(kNotification);
        m_notification->setAttribute(Qt::WA_TransparentForMouseEvents);
        m_notification->setFocusPolicy(Qt::NoFocus);
        m_notification->resize(1, 1);
        m_notification->hide();
    }
    m_notification->hide();
    m_notification->setAccessibleName(text); // notifies the readers, which otherwise speak the previous name
    m_notification->show();
#ifndef Q_OS_LINUX
    QAccessibleEvent alert(m_notification, QAccessible::Alert);
    QAccessible::updateAccessibility(&alert);
#endif
}

} // namespace windrose
