// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "replay_parts.h"

#include <QAbstractButton>
#include <QWidget>

namespace windrose
{

class PromptButton;

/// One of the orders a hint offers: what to do, how likely it wins, and why. A click or Enter plays it.
class HintChoice final : public QAbstractButton
{
    Q_OBJECT

public:
    explicit HintChoice(QWidget* parent);

    void show(const QString& order, const QString& chance, const QString& reason);
    int heightFor(int width) const;
    void setTabHandler(TabHandler handler) { m_tab = std::move(handler); }

signals:
    /// The pointer or the keyboard has come here.
    void pointedAt();

protected:
    void paintEvent(QPaintEvent* event) override;
    void enterEvent(QEnterEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    bool focusNextPrevChild(bool next) override;

private:
    QRect orderRect(int width) const;
    QRect reasonRect(int width) const;

    QString m_order;
    QString m_chance;
    QString m_reason;
    TabHandler m_tab;
};

/// What one line of a hint says.
struct HintLine {
    QString order;
    QString chance;
    QString reason;
};

/// The small panel a hint is given in, beside the board: it thinks, and then offers what it advises.
class HintPanel final : public QWidget
{
    Q_OBJECT

public:
    explicit HintPanel(QWidget* parent);

    /// Says that somebody thinks.
    void think();
    void offer(const QList<HintLine>& lines);
    int heightFor(int width) const;
    /// What Tab visits.
    QList<QWidget*> stops() const;
    void setTabHandler(const TabHandler& handler);
    void takeFocus() const;
    void retranslate();

signals:
    void chosen(int line);
    void pointedAt(int line);
    void closeWanted();

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    void layOut();

    QList<HintChoice*> m_choices;
    PromptButton* m_close;
    int m_lines = 0;
};

} // namespace windrose
