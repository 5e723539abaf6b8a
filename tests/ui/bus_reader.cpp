// SPDX-License-Identifier: GPL-3.0-or-later
#include "bus_reader.h"

#include "patience.h"

#include <QDBusArgument>
#include <QDBusConnectionInterface>
#include <QDBusPendingReply>
#include <QDBusReply>
#include <QDBusVariant>

#include <utility>
#include <vector>

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

QList<Accessible> readList(const QDBusMessage& reply)
{
    QList<Accessible> list;
    if (reply.type() == QDBusMessage::ReplyMessage) {
        const auto argument = reply.arguments().value(0).value<QDBusArgument>();
        argument.beginArray();
        while (!argument.atEnd()) {
            list.append(readAccessible(argument));
        }
        argument.endArray();
    }
    return list;
}

quint64 readStates(const QDBusReply<QList<unsigned>>& reply)
{
    constexpr unsigned kWord = 32;
    return reply.value().value(0) | static_cast<quint64>(reply.value().value(1)) << kWord;
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

QDBusMessage BusReader::message(const Accessible& accessible, const QString& interface, const QString& method,
                                const QList<QVariant>& arguments)
{
    QDBusMessage message =
        QDBusMessage::createMethodCall(accessible.service, accessible.path.path(), interface, method);
    message.setArguments(arguments);
    return message;
}

QDBusMessage BusReader::call(const Accessible& accessible, const QString& interface, const QString& method,
                             const QList<QVariant>& arguments) const
{
    return m_bus.call(message(accessible, interface, method, arguments), QDBus::Block, kHangsAfter);
}

QString BusReader::text(const Accessible& accessible, const QString& property) const
{
    const QDBusReply<QDBusVariant> reply =
        call(accessible, kProperties, QStringLiteral("Get"), {kAccessible, property});
    return reply.value().variant().toString();
}

QList<Accessible> BusReader::children(const Accessible& parent) const
{
    return readList(call(parent, kAccessible, QStringLiteral("GetChildren")));
}

/// Asks all objects of one depth at once, because each answer takes a while.
QList<BusThing> BusReader::things() const
{
    struct Answers {
        QDBusPendingCall children, states;
    };
    struct Texts {
        qsizetype at;
        QDBusPendingCall name, description;
    };
    const auto ask = [this](const Accessible& of, const QString& method) {
        return m_bus.asyncCall(message(of, kAccessible, method), kHangsAfter);
    };
    const auto askFor = [this](const Accessible& of, const QString& property) {
        return m_bus.asyncCall(message(of, kProperties, QStringLiteral("Get"), {kAccessible, property}), kHangsAfter);
    };
    const auto textOf = [](QDBusPendingReply<QDBusVariant> reply) {
        reply.waitForFinished();
        return reply.isValid() ? reply.value().variant().toString() : QString();
    };
    QList<BusThing> all;
    std::vector<Texts> texts;
    const auto from = program();
    QList<Accessible> level = from ? QList{*from} : QList<Accessible>();
    while (!level.isEmpty()) {
        std::vector<Answers> answers;
        for (const Accessible& of : std::as_const(level)) {
            answers.push_back({ask(of, QStringLiteral("GetChildren")), ask(of, QStringLiteral("GetState"))});
        }
        QList<Accessible> next;
        for (std::size_t at = 0; at < answers.size(); ++at) {
            answers[at].children.waitForFinished();
            answers[at].states.waitForFinished();
            const Accessible& accessible = level[static_cast<qsizetype>(at)];
            all.append({accessible, {}, {}, readStates(QDBusReply<QList<unsigned>>(answers[at].states))});
            if (all.last().is(BusState::Showing) || all.last().is(BusState::Focused)) {
                texts.push_back({all.size() - 1, askFor(accessible, QStringLiteral("Name")),
                                 askFor(accessible, QStringLiteral("Description"))});
            }
            next += readList(answers[at].children.reply());
        }
        level = next;
    }
    for (const Texts& of : texts) {
        all[of.at].name = textOf(of.name);
        all[of.at].description = textOf(of.description);
    }
    return all;
}

std::optional<Accessible> BusReader::program() const
{
    const QList<Accessible> programs = children(desktop());
    return programs.isEmpty() ? std::nullopt : std::optional(programs.first());
}

bool BusReader::isShowing(const Accessible& accessible) const
{
    const BusThing thing{accessible, {}, {}, readStates(call(accessible, kAccessible, QStringLiteral("GetState")))};
    return thing.is(BusState::Showing);
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
