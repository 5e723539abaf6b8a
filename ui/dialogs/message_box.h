// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/models/help_topics.h"

#include <QList>
#include <QMessageBox>

#include <functional>

namespace windrose
{

/// The texts of a message box, shown as plain text.
struct BoxTexts {
    QString text;                             ///< what happened, or a question
    QString explanation;                      ///< shown below
    QString details = {};                     ///< shown on request
    help::Part topic = help::Part::OpenFiles; ///< what F1 explains
};

/// The property of a widget that holds its topic, where its class does not imply it.
inline constexpr char kHelpTopicProperty[] = "helpTopic";

/// A button of a message box.
struct BoxButton {
    QMessageBox::ButtonRole role;
    QString text = {};                 ///< empty only for a `RejectRole`: the platform's Cancel
    std::function<void()> chosen = {}; ///< of a `RejectRole`: also called when the box is closed in any other way
    bool isDefault = false;            ///< Enter activates it
};

/// Opens a message box in front of `parent`; without buttons it has OK. Escape activates the `RejectRole`. Does not
/// block; the box deletes itself when closed. The chosen function is called unless `context`, by default `parent`, is
/// gone.
QMessageBox* openMessageBox(QWidget* parent, QMessageBox::Icon icon, const BoxTexts& texts,
                            const QList<BoxButton>& buttons = {}, QObject* context = nullptr);

} // namespace windrose
