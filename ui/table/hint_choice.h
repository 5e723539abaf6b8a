// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tab_handler.h"

#include <QAbstractButton>

namespace windrose
{

/// One of the orders of a hint: the order, the chance to win, and the reason. A click or Enter plays it.
class HintChoice final : public QAbstractButton
{
    Q_OBJECT

public:
    explicit HintChoice(QWidget* parent);

    /// `chance` is "43 % to win". It and the reason, a sentence or nothing, become the button's text, below the order.
    void show(const QString& order, const QString& chance, const QString& reason);
    int heightFor(int width) const;
    void setTabHandler(TabHandler handler) { m_tab = std::move(handler); }

signals:
    /// The pointer or the focus is on it.
    void hovered();

protected:
    void paintEvent(QPaintEvent* event) override;
    void enterEvent(QEnterEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    bool focusNextPrevChild(bool next) override;

private:
    QRect orderRect(int width) const;
    QRect textRect(int width) const;

    QString m_order;
    TabHandler m_tab;
};

} // namespace windrose
