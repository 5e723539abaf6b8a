// SPDX-License-Identifier: GPL-3.0-or-later
#include "announcement_bus.h"

#ifdef WINDROSE_HAS_DBUS
#include "reader_watch.h"

#include <QAccessible>
#include <QDBusArgument>
#include <QDBusConnection>
#include <QDBusMessage>
#include <QDBusMetaType>
#include <QDBusObjectPath>
#include <QDBusPendingCallWatcher>
#include <QDBusVariant>
#include <QWidget>
#endif

namespace windrose
{

#ifdef WINDROSE_HAS_DBUS

namespace
{

/// An accessible object on the bus: its connection and its path.
struct Reference {
    QString service;
    QDBusObjectPath path;
};

QDBusArgument& operator<<(QDBusArgument& argument, const Reference& reference)
{
    argument.beginStructure();
    argument << reference.service << reference.path;
    argument.endStructure();
    return argument;
}

const QDBusArgument& operator>>(const QDBusArgument& argument, Reference& reference)
{
    argument.beginStructure();
    argument >> reference.service >> reference.path;
    argument.endStructure();
    return argument;
}

/// Qt's own connection to the accessibility bus.
QDBusConnection bus()
{
    return QDBusConnection(QStringLiteral("a11y"));
}

/// Whether the answer of the registry, pairs of a connection and an event, contains announcements.
bool asksForAnnouncements(const QDBusMessage& reply)
{
    if (reply.type() != QDBusMessage::ReplyMessage || reply.arguments().isEmpty()) {
        return false;
    }
    bool asks = false;
    const auto events = reply.arguments().constFirst().value<QDBusArgument>();
    events.beginArray();
    while (!events.atEnd()) {
        QString listener;
        QString event;
        events.beginStructure();
        events >> listener >> event;
        events.endStructure();
        asks = asks || includesAnnouncements(event);
    }
    events.endArray();
    return asks;
}

void sendAnnouncement(QWidget& widget, const QString& text, Speaker::Priority priority)
{
    QAccessibleInterface* interface = QAccessible::queryAccessibleInterface(&widget);
    if (interface == nullptr) {
        return;
    }
    const QString accessible = QStringLiteral("/org/a11y/atspi/accessible/");
    QDBusMessage signal =
        QDBusMessage::createSignal(accessible + QString::number(QAccessible::uniqueId(interface)),
                                   QStringLiteral("org.a11y.atspi.Event.Object"), QStringLiteral("Announcement"));
    const Reference root{bus().baseService(), QDBusObjectPath(accessible + QStringLiteral("root"))};
    const int politeness = priority == Speaker::Priority::Assertive ? 2 : 1;
    signal.setArguments({QString(), politeness, 0, QVariant::fromValue(QDBusVariant(text)), QVariant::fromValue(root)});
    bus().send(signal);
}

} // namespace

void announceOnBus(QWidget& widget, QObject& guard, const QString& text, Speaker::Priority priority,
                   std::function<void()> otherwise)
{
    if (!bus().isConnected()) {
        otherwise();
        return;
    }
    qDBusRegisterMetaType<Reference>();
    const QDBusMessage question = QDBusMessage::createMethodCall(
        QStringLiteral("org.a11y.atspi.Registry"), QStringLiteral("/org/a11y/atspi/registry"),
        QStringLiteral("org.a11y.atspi.Registry"), QStringLiteral("GetRegisteredEvents"));
    auto* answer = new QDBusPendingCallWatcher(bus().asyncCall(question), &guard);
    QObject::connect(answer, &QDBusPendingCallWatcher::finished, &guard,
                     [&widget, answer, text, priority, otherwise = std::move(otherwise)] {
                         if (asksForAnnouncements(answer->reply())) {
                             sendAnnouncement(widget, text, priority);
                         } else {
                             otherwise();
                         }
                         answer->deleteLater();
                     });
}

void watchForReaders(QObject& guard, std::function<void()> welcome)
{
    if (bus().isConnected()) {
        QObject::connect(new ReaderWatch(&guard), &ReaderWatch::readerCame, &guard, std::move(welcome));
    }
}

#else

void announceOnBus(QWidget& /*widget*/, QObject& /*guard*/, const QString& /*text*/, Speaker::Priority /*priority*/,
                   std::function<void()> otherwise)
{
    otherwise();
}

void watchForReaders(QObject& /*guard*/, std::function<void()> /*welcome*/) {}

#endif

} // namespace windrose
