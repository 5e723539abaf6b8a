// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>

class QWidget;

namespace windrose
{

/// How people find a newer version: by a page in their browser. The program itself never asks for it.
class NewVersion
{
    Q_DECLARE_TR_FUNCTIONS(windrose::NewVersion)

public:
    /// Opens the page of the newest version in the browser. If that is impossible, shows its address in front of
    /// `window`.
    static void showPage(QWidget& window);
};

} // namespace windrose
