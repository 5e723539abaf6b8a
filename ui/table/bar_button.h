// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tab_handler.h"

#include <QAbstractButton>

namespace windrose
{

/// A button of a bar: Enter and Space press it, the bar defines the tab order, and it is drawn as a rounded key.
class BarButton : public QAbstractButton
{
    Q_OBJECT

public:
    explicit BarButton(QWidget* parent);

    /// Makes it the highlighted button.
    void setMain(bool main) { m_main = main; }
    void setTabHandler(TabHandler handler) { m_tab = std::move(handler); }

protected:
    /// Paints the contents of the key.
    virtual void paintFace(QPainter& painter, const QColor& ink) = 0;

    void paintEvent(QPaintEvent* event) override;
    void enterEvent(QEnterEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    bool focusNextPrevChild(bool next) override;

private:
    bool m_main = false;
    TabHandler m_tab;
};

} // namespace windrose
