// SPDX-License-Identifier: GPL-3.0-or-later
#include "message_box.h"

#include <QGuiApplication>
#include <QPushButton>

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

} // namespace

QMessageBox* openMessageBox(QWidget* parent, QMessageBox::Icon icon, const BoxTexts& texts,
                            const QList<BoxButton>& buttons, QObject* context)
{
    auto* box = new QMessageBox(icon, QGuiApplication::applicationDisplayName(), {},
                                buttons.isEmpty() ? QMessageBox::Ok : QMessageBox::NoButton, parent);
    box->setAttribute(Qt::WA_DeleteOnClose);
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
    return box;
}

} // namespace windrose
