// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop_look.h"

#include "appearance.h"

#include <QEvent>
#include <QWidget>

#ifdef WINDROSE_HAS_DBUS
#include <QDBusConnection>
#include <QDBusMessage>
#include <QDBusPendingCallWatcher>
#include <QDBusPendingReply>
#include <QDBusVariant>
#endif

namespace windrose
{

DesktopLook::DesktopLook(QWidget& window) : QObject(&window)
{
    window.installEventFilter(this);
}

bool DesktopLook::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::ThemeChange) {
        refresh();
    }
    return QObject::eventFilter(watched, event);
}

void DesktopLook::refresh()
{
    constexpr unsigned kDark = 1;
    constexpr unsigned kLight = 2;
    const Flavor flavor = m_contrast == 1      ? Flavor::Contrast
                          : m_scheme == kDark  ? Flavor::Dark
                          : m_scheme == kLight ? Flavor::Light
                                               : flavorOfPalette();
    if (flavor != flavorOfDesktop()) {
        setFlavorOfDesktop(flavor);
        emit changed();
    }
}

void DesktopLook::take(const QString& key, unsigned value)
{
    if (key == QLatin1String("color-scheme")) {
        m_scheme = value;
    } else if (key == QLatin1String("contrast")) {
        m_contrast = value;
    }
    refresh();
}

#ifdef WINDROSE_HAS_DBUS

namespace
{

const QString kService = QStringLiteral("org.freedesktop.portal.Desktop");
const QString kPath = QStringLiteral("/org/freedesktop/portal/desktop");
const QString kInterface = QStringLiteral("org.freedesktop.portal.Settings");
const QString kGroup = QStringLiteral("org.freedesktop.appearance");

} // namespace

void DesktopLook::askPortal()
{
    QDBusConnection bus = QDBusConnection::sessionBus();
    if (!bus.isConnected()) {
        return;
    }
    bus.connect(kService, kPath, kInterface, QStringLiteral("SettingChanged"), this,
                SLOT(portalChanged(QString, QString, QDBusVariant)));
    read(QStringLiteral("color-scheme"));
    read(QStringLiteral("contrast"));
}

void DesktopLook::read(const QString& key)
{
    QDBusMessage question = QDBusMessage::createMethodCall(kService, kPath, kInterface, QStringLiteral("Read"));
    question << kGroup << key;
    auto* answer = new QDBusPendingCallWatcher(QDBusConnection::sessionBus().asyncCall(question), this);
    connect(answer, &QDBusPendingCallWatcher::finished, this, [this, key](QDBusPendingCallWatcher* done) {
        if (const QDBusPendingReply<QDBusVariant> reply(*done); reply.isValid()) {
            portalChanged(kGroup, key, reply.value());
        }
        done->deleteLater();
    });
}

void DesktopLook::portalChanged(const QString& group, const QString& key, const QDBusVariant& value)
{
    if (group != kGroup) {
        return;
    }
    QVariant number = value.variant();
    if (number.canConvert<QDBusVariant>()) {
        number = number.value<QDBusVariant>().variant(); // an answer is packed twice
    }
    take(key, number.toUInt());
}

#else

void DesktopLook::askPortal() {}
void DesktopLook::read(const QString& /*key*/) {}
void DesktopLook::portalChanged(const QString& /*group*/, const QString& /*key*/, const QDBusVariant& /*value*/) {}

#endif

} // namespace windrose
