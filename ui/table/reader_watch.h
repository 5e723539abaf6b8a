// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDBusMessage>
#include <QObject>
#include <QSet>
#include <QTimer>

namespace windrose
{

/// Whether a listener that asks the accessibility bus for `event` gets announcements.
bool includesAnnouncements(const QString& event);

/// Notices a screen reader that comes to the accessibility bus while the program runs. `QAccessible::isActive`
/// does not say: on desktops that always run the bus it is true before a reader comes.
class ReaderWatch final : public QObject
{
    Q_OBJECT

public:
    explicit ReaderWatch(QObject* parent);

signals:
    /// A reader has asked for what is spoken, for the first time.
    void readerCame();

private slots:
    void listenerCame(const QDBusMessage& message);

private:
    QSet<QString> m_known; ///< the connections of readers that have come
    QTimer m_hasAsked;     ///< runs while a reader asks for one kind of event after another
};

} // namespace windrose
