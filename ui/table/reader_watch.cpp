// SPDX-License-Identifier: GPL-3.0-or-later
#include "reader_watch.h"

#include <QDBusConnection>

namespace windrose
{

namespace
{

constexpr int kAsksFor = 300; ///< milliseconds between two questions of one reader, at most

/// Whether a listener that asks for `event` gets notifications as they are shown.
bool includesNotifications(const QString& event)
{
    return event.startsWith(QLatin1String("object:statechanged"), Qt::CaseInsensitive) ||
           event.startsWith(QLatin1String("object:state-changed"), Qt::CaseInsensitive);
}

} // namespace

bool includesAnnouncements(const QString& event)
{
    return event.startsWith(QLatin1String("object:announcement"), Qt::CaseInsensitive) ||
           event.compare(QLatin1String("object::"), Qt::CaseInsensitive) == 0; // all events of objects
}

ReaderWatch::ReaderWatch(QObject* parent) : QObject(parent)
{
    m_hasAsked.setSingleShot(true);
    m_hasAsked.setInterval(kAsksFor);
    connect(&m_hasAsked, &QTimer::timeout, this, &ReaderWatch::readerCame);
    QDBusConnection(QStringLiteral("a11y"))
        .connect(QStringLiteral("org.a11y.atspi.Registry"), QStringLiteral("/org/a11y/atspi/registry"),
                 QStringLiteral("org.a11y.atspi.Registry"), QStringLiteral("EventListenerRegistered"), this,
                 SLOT(listenerCame(QDBusMessage)));
}

void ReaderWatch::listenerCame(const QDBusMessage& message)
{
    const QString listener = message.arguments().value(0).toString();
    const QString event = message.arguments().value(1).toString();
    if (!includesAnnouncements(event) && !includesNotifications(event)) {
        return;
    }
    // A reader asks again and again as the focus moves.
    if (!m_known.contains(listener)) {
        m_known.insert(listener);
        m_hasAsked.start();
    } else if (m_hasAsked.isActive()) {
        m_hasAsked.start();
    }
}

} // namespace windrose
