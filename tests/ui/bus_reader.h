// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDBusConnection>
#include <QDBusMessage>
#include <QDBusObjectPath>
#include <QList>
#include <QObject>
#include <QString>

#include <functional>
#include <optional>

namespace windrose
{

/// An accessible object on the bus: its connection and its path.
struct Accessible {
    QString service;
    QDBusObjectPath path;
    bool operator==(const Accessible&) const = default;
};

/// States of accessible objects, by their numbers on the bus.
enum class BusState : unsigned { Enabled = 8, Focused = 12, Selectable = 22, Selected = 23, Showing = 25 };

/// What an accessible object said at one moment.
struct BusThing {
    Accessible accessible;
    QString name;
    QString description;
    quint64 states = 0;

    bool is(BusState state) const { return (states >> static_cast<unsigned>(state) & 1U) != 0; }
};

/// What a screen reader has heard of a program.
struct Heard {
    enum class Way { Announcement, Notification };
    Way way = Way::Announcement;
    QString text;
    int politeness = 0;     ///< of an announcement
    Accessible application; ///< as the event names it
};

/// A screen reader without a voice: it listens on the accessibility bus, finds things by what they are called, and
/// presses them.
class BusReader final : public QObject
{
    Q_OBJECT

public:
    BusReader();
    ~BusReader() override;

    /// Starts the accessibility bus where none runs, and tells programs that a reader is there. False without a bus.
    bool join();
    /// Asks the bus for a kind of event, such as `object:announcement`.
    void listenFor(const QString& event);
    /// The program on the bus, when it is there.
    std::optional<Accessible> program() const;

    QString name(const Accessible& accessible) const { return text(accessible, QStringLiteral("Name")); }
    QString description(const Accessible& accessible) const { return text(accessible, QStringLiteral("Description")); }
    /// Everything the program has; what is neither on the screen nor has the focus is without its texts.
    QList<BusThing> things() const;
    /// The first thing on the screen with a name that begins like this.
    std::optional<Accessible> named(const QString& beginning) const;
    /// The first thing on the screen with a description that begins like this.
    std::optional<Accessible> described(const QString& beginning) const;
    /// Presses a thing. False when it cannot be pressed.
    bool press(const std::optional<Accessible>& accessible) const;

    /// All that was heard and not taken yet.
    QList<Heard>& heard() { return m_heard; }

private slots:
    void announced(const QDBusMessage& event);
    void stateChanged(const QDBusMessage& event);

private:
    static QDBusMessage message(const Accessible& accessible, const QString& interface, const QString& method,
                                const QList<QVariant>& arguments = {});
    QDBusMessage call(const Accessible& accessible, const QString& interface, const QString& method,
                      const QList<QVariant>& arguments = {}) const;
    QString text(const Accessible& accessible, const QString& property) const;
    QList<Accessible> children(const Accessible& parent) const;
    bool isShowing(const Accessible& accessible) const;
    std::optional<Accessible> find(const Accessible& from,
                                   const std::function<bool(const Accessible&)>& isInRange) const;
    std::optional<Accessible> first(const std::function<bool(const Accessible&)>& isInRange) const;

    QDBusConnection m_bus;
    QList<Heard> m_heard;
};

} // namespace windrose
