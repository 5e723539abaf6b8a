// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "speaker.h"

#include <QAccessible>
#include <QObject>
#include <QPointer>

class QWidget;

namespace windrose
{

/// Speaks through the system's screen reader. It creates nothing before a reader is there.
///
/// From Qt 6.8 on Qt announces by itself. Before that, on Linux, a text goes one of two ways and never both: readers
/// that have asked the accessibility bus for announcements get one; for others, such as Orca 43, a notification with
/// the text is shown. A newer Orca speaks notifications, too, and would say everything twice. Elsewhere the
/// notification raises an alert. `tests/ui/heard_on_bus.cpp` plays the real window over that bus, and
/// `whole_game_on_bus.cpp` a whole game by nothing else.
class ScreenReader final : public Speaker, private QAccessible::ActivationObserver
{
public:
    /// Announces on behalf of a table.
    explicit ScreenReader(QWidget& table);
    ~ScreenReader() override;

    bool isHeard() const override;
    void setWelcome(std::function<void()> welcome) override { m_welcome = std::move(welcome); }
    void say(const QString& text, Priority priority) override;

private:
    void accessibilityActiveChanged(bool active) override;
    void watch();
    void welcome() const;
    void showNotification(const QString& text);

    QWidget& m_table;
    QObject m_listeners; ///< what waits for the bus ends with this speaker
    std::function<void()> m_welcome;
    bool m_isWatching = false;        ///< for readers that come later
    QPointer<QWidget> m_notification; ///< a child of the table
};

} // namespace windrose
