// SPDX-License-Identifier: GPL-3.0-or-later
#include "beside_panel.h"

#include "ui/models/command_keys.h"

#include <QCloseEvent>
#include <QGuiApplication>
#include <QKeyEvent>
#include <QLabel>

namespace windrose
{

BesidePanel::BesidePanel(QWidget* parent) : QFrame(parent), m_title(new QLabel(this))
{
    setAutoFillBackground(true);
    QFont bold = m_title->font();
    bold.setBold(true);
    m_title->setFont(bold);
    m_title->setWordWrap(true); // a narrow panel with large texts
}

void BesidePanel::begin()
{
    focusProxy()->setFocus();
}

void BesidePanel::setTitle(const QString& title)
{
    setWindowTitle(title);
    setAccessibleName(title);
    m_title->setText(title);
    updateTitle();
}

void BesidePanel::updateTitle()
{
    constexpr int kButtons = 120; // of the desktop, with its icon
    const QString caption = windowTitle() + QStringLiteral(" — ") + QGuiApplication::applicationDisplayName();
    const bool isCut = m_title->fontMetrics().horizontalAdvance(caption) + kButtons > width();
    m_title->setVisible(!isWindow() || isCut);
}

void BesidePanel::showEvent(QShowEvent* event)
{
    QFrame::showEvent(event);
    updateTitle();
    setFrameShape(isWindow() ? QFrame::NoFrame : QFrame::StyledPanel);
}

void BesidePanel::resizeEvent(QResizeEvent* event)
{
    QFrame::resizeEvent(event);
    updateTitle();
}

void BesidePanel::closeEvent(QCloseEvent* event)
{
    QFrame::closeEvent(event);
    if (!isWindow() && isAncestorOf(window()->focusWidget())) {
        emit left();
    }
}

void BesidePanel::keyPressEvent(QKeyEvent* event)
{
    const std::optional<Command> command = commandKeys().commandOf(pressedKey(*event));
    if (event->key() == Qt::Key_Escape) {
        close();
    } else if (command == Command::NextArea || command == Command::PreviousArea) {
        emit passed(command == Command::NextArea);
    } else {
        QFrame::keyPressEvent(event);
    }
}

} // namespace windrose
