// SPDX-License-Identifier: GPL-3.0-or-later
#include "bus_reader.h"

#include "patience.h"

#include <QDBusArgument>
#include <QDBusConnectionInterface>
#include <QDBusReply>
#include <QDBusVariant>

namespace windrose
{

namespace
{

const QString kBus = QStringLiteral("org.a11y.Bus");
const QString kRegistry = QStringLiteral("org.a11y.atspi.Registry");
const QString kAccessible = QStringLiteral("org.a11y.atspi.Accessible");
const QString kAction = QStringLiteral("org.a11y.atspi.Action");
const QString kEvents = QStringLiteral("org.a11y.atspi.Event.Object");
const QString kProperties = QStringLiteral("org.freedesktop.DBus.Properties");
const QString kOwnName = QStringLiteral("reader");

Accessible desktop()
{
    return {kRegistry, QDBusObjectPath(QStringLiteral("/org/a11y/atspi/accessible/root"))};
}

Accessible readAccessible(const QDBusArgument& argument)
{
    Accessible accessible;
    argument.beginStructure();
    argument >> accessible.service >> accessible.path;
    argument.endStructure();
    return accessible;
}

/// The argument of an event that every kind uses differently.
QVariant detail(const QDBusMessage& event)
{
    return event.arguments().value(3).value<QDBusVariant>().variant();
}

} // namespace

BusReader::BusReader() : m_bus(kOwnName) {}

BusReader::~BusReader()
{
    QDBusConnection::disconnectFromBus(kOwnName);
}

bool BusReader::join()
{
    QDBusConnection session = QDBusConnection::sessionBus();
    QDBusMessage on =
        QDBusMessage::createMethodCall(kBus, QStringLiteral("/org/a11y/bus"), kProperties, QStringLiteral("Set"));
    on << QStringLiteral("org.a11y.Status") << QStringLiteral("ScreenReaderEnabled")
       << QVariant::fromValue(QDBusVariant(true));
    const QDBusReply<void> isOn = session.call(on, QDBus::Block, kHangsAfter);
    const QDBusReply<QString> address = session.call(
        QDBusMessage::createMethodCall(kBus, QStringLiteral("/org/a11y/bus"), kBus, QStringLiteral("GetAddress")),
        QDBus::Block, kHangsAfter);
    if (!isOn.isValid() || !address.isValid()) {
        return false;
    }
    m_bus = QDBusConnection::connectToBus(address.value(), kOwnName);
    return m_bus.connect({}, {}, kEvents, QStringLiteral("Announcement"), this, SLOT(announced(QDBusMessage))) &&
           m_bus.connect({}, {}, kEvents, QStringLiteral("StateChanged"), this, SLOT(stateChanged(QDBusMessage)));
}

void BusReader::listenFor(const QString& event)
{
    (void)call({kRegistry, QDBusObjectPath(QStringLiteral("/org/a11y/atspi/registry"))}, kRegistry,
               QStringLiteral("RegisterEvent"), {event});
}

void BusReader::announced(const QDBusMessage& event)
{
    m_heard.append({Heard::Way::Announcement, detail(event).toString(), event.arguments().value(1).toInt(),
                    readAccessible(event.arguments().value(4).value<QDBusArgument>())});
}

void BusReader::stateChanged(const QDBusMessage& event)
{
    const Accessible source{event.service(), QDBusObjectPath(event.path())};
    const bool isShown =
        event.arguments().value(0).toString() == QLatin1String("showing") && event.arguments().value(1).toInt() == 1;
    if (isShown && QDBusReply<QString>(call(source, kAccessible, QStringLiteral("GetRoleName"))).value() ==
                       QLatin1String("notification")) {
        m_heard.append({Heard::Way::Notification, name(source), 0,
                        readAccessible(event.arguments().value(4).value<QDBusArgument>())});
    }
}

QDBusMessage BusReader::call(const Accessible& accessible, const QString& interface, const QString& method,
                             const QList<QVariant>& arguments) const
{
    QDBusMessage message =
        QDBusMessage::createMethodCall(accessible.service, accessible.path.path(), interface, method);
    message.setArguments(arguments);
    return m_bus.call(message, QDBus::Block, kHangsAfter);
}

QString BusReader::text(const Accessible& accessible, const QString& property) const
{
    const QDBusReply<QDBusVariant> reply =
        call(accessible, kProperties, QStringLiteral("Get"), {kAccessible, property});
    return reply.value().variant().toString();
}

QList<Accessible> BusReader::children(const Accessible& parent) const
{
    QList<Accessible> children;
    const QDBusMessage reply = call(parent, kAccessible, QStringLiteral("GetChildren"));
    if (reply.type() == QDBusMessage::ReplyMessage) {
        const auto list = reply.arguments().value(0).value<QDBusArgument>();
        list.beginArray();
        while (!list.atEnd()) {
            children.append(readAccessible(list));
        }
        list.endArray();
    }
    return children;
}

std::optional<Accessible> BusReader::program() const
{
    const QList<Accessible> programs = children(desktop());
    return programs.isEmpty() ? std::nullopt : std::optional(programs.first());
}

bool BusReader::isShowing(const Accessible& accessible) const
{
    constexpr unsigned kShowing = 25; // ATSPI_STATE_SHOWING
    const QDBusReply<QList<unsigned>> states = call(accessible, kAccessible, QStringLiteral("GetState"));
    return (states.value().value(0) >> kShowing & 1U) != 0;
}

std::optional<Accessible> BusReader::find(const Accessible& from,
                                          const std::function<bool(const Accessible&)>& isInRange) const
{
    for (const Accessible& child : children(from)) {
        if (isInRange(child) && isShowing(child)) {
            return child;
        }
        if (const auto found = find(child, isInRange)) {
            return found;
        }
    }
    return {};
}

std::optional<Accessible> BusReader::first(const std::function<bool(const Accessible&)>& isInRange) const
{
    const auto from = program();
    return from ? find(*from, isInRange) : std::nullopt;
}

std::optional<Accessible> BusReader::named(const QString& beginning) const
{
    return first([&](const Accessible& accessible) { return name(accessible).startsWith(beginning); });
}

std::optional<Accessible> BusReader::described(const QString& beginning) const
{
    return first([&](const Accessible& accessible) { return description(accessible).startsWith(beginning); });
}

bool BusReader::press(const std::optional<Accessible>& accessible) const
{
    if (!accessible) {
        return false;
    }
    const QDBusMessage reply = call(*accessible, kAction, QStringLiteral("GetActions"));
    const auto actions = reply.arguments().value(0).value<QDBusArgument>();
    int press = -1;
    actions.beginArray();
    for (int index = 0; !actions.atEnd(); ++index) {
        QString name;
        QString description;
        QString keys;
        actions.beginStructure();
        actions >> name >> description >> keys;
        actions.endStructure();
        press = name == QLatin1String("Press") ? index : press;
    }
    actions.endArray();
    return press >= 0 && QDBusReply<bool>(call(*accessible, kAction, QStringLiteral("DoAction"), {press})).value();
}

} // namespace windrose
