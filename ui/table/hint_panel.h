// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tab_handler.h"

#include <QWidget>

namespace windrose
{

class HintChoice;
class PromptButton;

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
