// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tab_handler.h"

#include <QAbstractButton>

namespace windrose
{

/// The title of the log, which collapses and expands it.
class LogTitle final : public QAbstractButton
{
    Q_OBJECT

public:
    explicit LogTitle(QWidget* parent);

    void setOpen(bool open);
    void retranslate();
    void setTabHandler(TabHandler handler) { m_tab = std::move(handler); }

protected:
    void paintEvent(QPaintEvent* event) override;
    bool focusNextPrevChild(bool next) override;

private:
    bool m_open = true;
    TabHandler m_tab;
};

} // namespace windrose
