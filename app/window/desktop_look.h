// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

class QDBusVariant;

namespace windrose
{

/// Detects changes of the desktop between light, dark and high contrast while the program runs: from the palette of the
/// window and, on Linux, from the settings of the desktop portal, which Qt reads only since version 6.5.
class DesktopLook final : public QObject
{
    Q_OBJECT

public:
    /// Watches the events of `window` for changes of the palette.
    explicit DesktopLook(QWidget& window);

    /// Asks the desktop's portal, which answers later, and listens to its changes.
    void askPortal();

    /// The portal's setting `key` ("color-scheme" or "contrast") has this value now.
    void take(const QString& key, unsigned value);

    bool eventFilter(QObject* watched, QEvent* event) override;

public slots:
    /// A setting of the desktop has this value now; others than those of its look do not matter.
    void portalChanged(const QString& group, const QString& key, const QDBusVariant& value);

signals:
    /// `flavorOfDesktop` is another one now.
    void changed();

private:
    void read(const QString& key);
    void refresh();

    unsigned m_scheme = 0;   ///< of the portal: 0 none, 1 dark, 2 light
    unsigned m_contrast = 0; ///< of the portal: 1 high
};

} // namespace windrose
