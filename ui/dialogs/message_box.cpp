// SPDX-License-Identifier: GPL-3.0-or-later
#include "message_box.h"

#include <QGridLayout>
#include <QGuiApplication>
#include <QLabel>
#include <QPushButton>
#include <QScreen>
#include <QScrollArea>
#include <QScrollBar>

#include <algorithm>

namespace windrose
{
namespace
{

void add(QMessageBox& box, const BoxButton& button, QObject* context)
{
    const bool isCancel = button.text.isEmpty();
    QPushButton* added = isCancel ? box.addButton(QMessageBox::Cancel) : box.addButton(button.text, button.role);
    if (button.isDefault) {
        box.setDefaultButton(added);
    }
    if (button.role == QMessageBox::RejectRole) {
        box.setEscapeButton(added);
    }
    if (!button.chosen) {
        return;
    }
    if (button.role == QMessageBox::RejectRole) {
        QObject::connect(&box, &QDialog::rejected, context, button.chosen);
    } else {
        QObject::connect(added, &QPushButton::clicked, context, button.chosen);
    }
}

/// Lets the longer text of an open box scroll where the box is taller than the screen.
void keepOnScreen(QMessageBox& box)
{
    constexpr int kFrame = 40; // of the window
    const int excess = box.height() + kFrame - box.screen()->availableSize().height();
    auto* grid = qobject_cast<QGridLayout*>(box.layout());
    if (excess <= 0 || grid == nullptr) {
        return;
    }
    QLabel* tallest = nullptr;
    for (const char* name : {"qt_msgbox_label", "qt_msgbox_informativelabel"}) {
        auto* label = box.findChild<QLabel*>(QLatin1String(name));
        if (label != nullptr && (tallest == nullptr || label->height() > tallest->height())) {
            tallest = label;
        }
    }
    if (tallest == nullptr) {
        return;
    }
    constexpr int kLeastLines = 3;
    auto* scroll = new QScrollArea(&box);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll->setWidgetResizable(true);
    scroll->setAccessibleName(tallest->text());
    const QSize room(tallest->width() + scroll->verticalScrollBar()->sizeHint().width(),
                     std::max(kLeastLines * box.fontMetrics().lineSpacing(), tallest->height() - excess));
    delete grid->replaceWidget(tallest, scroll);
    scroll->setWidget(tallest);
    scroll->setFixedHeight(room.height());
    scroll->setMinimumWidth(room.width());
    tallest->setWordWrap(true);
    tallest->setAutoFillBackground(false);
    scroll->viewport()->setAutoFillBackground(false);
}

} // namespace

QMessageBox* openMessageBox(QWidget* parent, QMessageBox::Icon icon, const BoxTexts& texts,
                            const QList<BoxButton>& buttons, QObject* context)
{
    auto* box = new QMessageBox(icon, QGuiApplication::applicationDisplayName(), {},
                                buttons.isEmpty() ? QMessageBox::Ok : QMessageBox::NoButton, parent);
    box->setAttribute(Qt::WA_DeleteOnClose);
    box->setProperty(kHelpTopicProperty, help::topicOf(texts.topic));
    box->setTextFormat(Qt::PlainText);
    box->setText(texts.text);
    box->setInformativeText(texts.explanation);
    for (const BoxButton& button : buttons) {
        add(*box, button, context == nullptr ? parent : context);
    }
    if (!texts.details.isEmpty()) {
        box->setDetailedText(texts.details);
    }
    box->open();
    keepOnScreen(*box);
    return box;
}

} // namespace windrose
