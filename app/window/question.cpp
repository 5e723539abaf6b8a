// SPDX-License-Identifier: GPL-3.0-or-later
#include "question.h"

#include <QPushButton>

namespace windrose
{

QMessageBox* ask(QWidget* window, const Question& question, const std::function<void()>& yes,
                 const std::function<void()>& no)
{
    auto* box = new QMessageBox(QMessageBox::Question, {}, question.text, QMessageBox::NoButton, window);
    box->setAttribute(Qt::WA_DeleteOnClose);
    box->setInformativeText(question.details);
    const QPushButton* yesButton = box->addButton(question.yes, QMessageBox::AcceptRole);
    QPushButton* noButton = box->addButton(question.no, QMessageBox::RejectRole);
    box->setDefaultButton(noButton);
    box->setEscapeButton(noButton);
    QObject::connect(yesButton, &QPushButton::clicked, window, yes);
    if (no) {
        QObject::connect(box, &QDialog::rejected, window, no);
        QObject::connect(noButton, &QPushButton::clicked, window, no);
    }
    box->open();
    return box;
}

} // namespace windrose
