// SPDX-License-Identifier: GPL-3.0-or-later
#include "help_window.h"

#include "ui/dialogs/how_to_play_dialog.h"
#include "ui/session/game_session.h"

#include <QApplication>

namespace windrose
{

void HelpWindow::show(const QString& topic)
{
    QWidget* modal = QApplication::activeModalWidget();
    QWidget* parent = modal != nullptr && modal != m_dialog ? modal->window() : &m_window;
    if (m_dialog == nullptr) {
        m_dialog = new HowToPlayDialog(parent, topic);
        m_dialog->setAttribute(Qt::WA_DeleteOnClose);
    } else if (m_dialog->parentWidget() != parent) {
        moveTo(parent);
    }
    if (auto* dialog = qobject_cast<QDialog*>(modal)) {
        stayAfter(dialog);
    }
    const Position& position = m_session.position();
    m_dialog->setGame({&position.kinds(), position.options.factoryUniversitySwap});
    m_dialog->showPage(topic);
    m_dialog->show();
    m_dialog->raise();
    m_dialog->activateWindow();
}

HowToPlayDialog* HelpWindow::dialog() const
{
    return m_dialog;
}

void HelpWindow::moveTo(QWidget* parent)
{
    const QPoint place = m_dialog->pos();
    const bool wasVisible = m_dialog->isVisible();
    m_dialog->setParent(parent, m_dialog->windowFlags());
    m_dialog->move(place);
    m_dialog->setVisible(wasVisible);
}

/// A dialog takes its children along when it is deleted.
void HelpWindow::stayAfter(QDialog* modal)
{
    connect(modal, &QDialog::finished, this, [this, modal] {
        if (m_dialog != nullptr && m_dialog->parentWidget() == modal) {
            moveTo(&m_window);
        }
    });
}

} // namespace windrose
