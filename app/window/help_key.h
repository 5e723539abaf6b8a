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

/// The help command. Its menu entry opens the help. Its shortcut opens a help entry, in the window and in dialogs: in
/// an open menu, that of the highlighted menu entry; otherwise that of the thing under the pointer if the mouse was
/// used last, or of the thing with the keyboard focus. With neither, and on the prompt, it opens the entry of the
/// current decision's phase.
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
