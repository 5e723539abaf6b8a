// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QMessageBox>

#include <functional>

namespace windrose
{

/// What a box asks before something is lost or told.
struct Question {
    QString text;
    QString details;
    QString yes; ///< what the button says that does it
    QString no;  ///< what the button says that does nothing; it is the one for Enter and Escape
};

/// Opens a box that asks and goes when it was answered. `no` is called for every way of not answering yes.
QMessageBox* ask(QWidget* window, const Question& question, const std::function<void()>& yes,
                 const std::function<void()>& no = {});

} // namespace windrose
