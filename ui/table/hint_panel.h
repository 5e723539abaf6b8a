// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tab_handler.h"

#include <QWidget>

class QScrollArea;

namespace windrose
{

class HintChoice;
class PromptButton;

/// The contents of one line of a hint.
struct HintLine {
    QString order;
    QString chance;
    QString reason;
    QString then; ///< what is expected to follow, a sentence; may be empty
};

/// The small panel for a hint beside the board: shows that it thinks, and then its advice.
class HintPanel final : public QWidget
{
    Q_OBJECT

public:
    explicit HintPanel(QWidget* parent);

    /// Shows that a search is running, and says so in the accessible description.
    void think();
    void offer(const QList<HintLine>& lines);
    /// The height at which all lines show; in a lower panel they scroll.
    int heightFor(int width) const;
    /// The widgets in tab order.
    QList<QWidget*> stops() const;
    void setTabHandler(const TabHandler& handler);
    void takeFocus() const;
    /// The lines as they are read out, without the one that has the focus and is read for that.
    QStringList linesWithoutFocus() const;
    void retranslate();

    /// Whether the lines say what is expected to follow.
    bool showsThen() const { return m_showsThen; }

signals:
    /// The lines say more or less than before, and the height changes.
    void linesChanged();
    void chosen(int line);
    void hovered(int line);
    void closeRequested();

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void layOut();
    void fill();
    void labelThen();
    static QString thinkingText();
    int heightOfLines(int width) const;

    QScrollArea* m_scroll;
    QList<HintChoice*> m_choices;
    PromptButton* m_then;
    PromptButton* m_close;
    QList<HintLine> m_lines;
    bool m_showsThen = false;
};

} // namespace windrose
