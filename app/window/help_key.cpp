// SPDX-License-Identifier: GPL-3.0-or-later
#include "help_key.h"

#include "front_table.h"
#include "help_window.h"
#include "ui/dialogs/key_capture.h"
#include "ui/dialogs/message_box.h"
#include "ui/models/help_topics.h"
#include "ui/session/game_session.h"
#include "ui/table/placement_controller.h"
#include "ui/table/prompt_bar.h"
#include "ui/table/table_tile.h"
#include "ui/table/table_view.h"
#include "widget_topics.h"

#include <QAccessible>
#include <QAction>
#include <QApplication>
#include <QCursor>
#include <QKeyEvent>
#include <QMenu>

namespace windrose
{

namespace
{

bool isModifier(int key)
{
    return key == Qt::Key_Shift || key == Qt::Key_Control || key == Qt::Key_Alt || key == Qt::Key_Meta ||
           key == Qt::Key_AltGr;
}

/// The window that has the keyboard: a modal dialog before all others.
QWidget* frontWindow()
{
    QWidget* modal = QApplication::activeModalWidget();
    return modal != nullptr ? modal : QApplication::activeWindow();
}

/// The topic of the entry that is chosen in an open menu, or that of the menu; empty without either.
QString topicOfMenu(const QMenu& menu)
{
    const QAction* entry = menu.activeAction();
    if (entry == nullptr) {
        return topicOfWidget(&menu);
    }
    if (QString topic = entry->property(kHelpTopicProperty).toString(); !topic.isEmpty()) {
        return topic;
    }
    return topicOfWidget(entry->menu() == nullptr ? &menu : entry->menu());
}

bool isOnPrompt(const QWidget* widget)
{
    for (; widget != nullptr; widget = widget->parentWidget()) {
        if (qobject_cast<const PromptBar*>(widget) != nullptr) {
            return true;
        }
    }
    return false;
}

} // namespace

HelpKey::HelpKey(QAction& action, HelpWindow& help, FrontTable& front)
    : QObject(&action), m_action(action), m_help(help), m_front(front)
{
    connect(&action, &QAction::triggered, &help, [&help] { help.show(); });
    qApp->installEventFilter(this);
}

QString HelpKey::topicOfQuestion() const
{
    if (QString topic = m_front.topic(); !topic.isEmpty()) {
        return topic;
    }
    return help::topicOf(m_front.table().controller().tabletop().session().position().decision);
}

/// After a click the focus of the table is not drawn; only a screen reader says where it is.
bool HelpKey::isFocusSeen() const
{
    const bool isOnTile = dynamic_cast<TableTile*>(QApplication::focusWidget()) != nullptr;
    return !isOnTile || m_front.table().controller().walk().showsFocus() || QAccessible::isActive();
}

QString HelpKey::topicNow() const
{
    if (const auto* menu = qobject_cast<const QMenu*>(QApplication::activePopupWidget())) {
        if (QString topic = topicOfMenu(*menu); !topic.isEmpty()) {
            return topic;
        }
    }
    QWidget* window = frontWindow();
    QWidget* pointed = QApplication::widgetAt(QCursor::pos());
    QString topic;
    if (m_wasMouseLast && pointed != nullptr && (window == nullptr || pointed->window() == window)) {
        topic = topicOfWidget(pointed);
        if (topic.isEmpty() && isOnPrompt(pointed)) {
            return topicOfQuestion();
        }
    }
    if (topic.isEmpty() && isFocusSeen()) {
        topic = topicOfWidget(QApplication::focusWidget());
    }
    if (topic.isEmpty() && window != nullptr) {
        topic = topicOfWidget(window);
    }
    if (!topic.isEmpty()) {
        return topic;
    }
    return window == nullptr || window == m_front.table().window() ? topicOfQuestion()
                                                                   : help::topicOf(help::Part::Goal);
}

void HelpKey::open()
{
    const QString topic = topicNow();
    while (QWidget* popup = QApplication::activePopupWidget()) {
        if (!popup->close()) {
            break;
        }
    }
    m_help.show(topic);
}

bool HelpKey::isHelpKey(const QKeyEvent& event) const
{
    const QKeySequence pressed(event.keyCombination());
    return m_action.shortcuts().contains(pressed);
}

/// Outside the main window the shortcut does not fire, so this handles its keys; a field that captures a key for a
/// command keeps them.
bool HelpKey::eventFilter(QObject* watched, QEvent* event)
{
    switch (event->type()) {
    case QEvent::MouseMove:
    case QEvent::MouseButtonPress:
        m_wasMouseLast = true;
        break;
    case QEvent::Shortcut:
        if (watched == &m_action) {
            open();
            return true;
        }
        break;
    case QEvent::KeyPress: {
        const auto& key = static_cast<QKeyEvent&>(*event);
        if (watched->isWidgetType() && qobject_cast<KeyCapture*>(watched) == nullptr && isHelpKey(key)) {
            open();
            return true;
        }
        m_wasMouseLast = m_wasMouseLast && (isModifier(key.key()) || isHelpKey(key));
        break;
    }
    default:
        break;
    }
    return QObject::eventFilter(watched, event);
}

} // namespace windrose
