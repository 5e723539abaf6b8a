// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QString>

class QAction;
class QKeyEvent;
class QWidget;

namespace windrose
{

class FrontTable;
class HelpWindow;

/// The command of the help. Chosen from its menu it opens the help; its keys open the entry of the thing in front of
/// the player, in the window and in its dialogs: of the thing under the pointer if the mouse was used last, otherwise
/// of the one with the keyboard focus, and without either, or on the prompt, of the phase that asks for a decision. In
/// an open menu it is the entry that is chosen there.
class HelpKey final : public QObject
{
    Q_OBJECT

public:
    HelpKey(QAction& action, HelpWindow& help, FrontTable& front);

    /// The topic that the keys open now.
    QString topicNow() const;

    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void open();
    bool isHelpKey(const QKeyEvent& event) const;
    QString topicOfQuestion() const;
    bool isFocusSeen() const;

    QAction& m_action;
    HelpWindow& m_help;
    FrontTable& m_front;
    bool m_wasMouseLast = false;
};

} // namespace windrose
