// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QPointer>

class QDialog;
class QWidget;

namespace windrose
{

class GameSession;
class HowToPlayDialog;

/// Shows the help beside the window, or above the dialog that is open: a modal dialog allows only its own children to
/// be used. When that dialog closes, the help stays, beside the window.
class HelpWindow final : public QObject
{
    Q_OBJECT

public:
    HelpWindow(QWidget& window, const GameSession& session) : m_window(window), m_session(session) {}

    /// Opens the entry of a topic (see `help::topicOf`); with an empty or unknown one, the entry that was read last.
    void show(const QString& topic = {});

    /// The open help, or null.
    HowToPlayDialog* dialog() const;

private:
    void moveTo(QWidget* parent);
    void stayAfter(QDialog* modal);

    QWidget& m_window;
    const GameSession& m_session;
    QPointer<HowToPlayDialog> m_dialog;
};

} // namespace windrose
