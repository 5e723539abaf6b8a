// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/table/tab_handler.h"

#include <QWidget>

namespace windrose
{

class PromptButton;

/// What a bubble shows. Buttons without a text are hidden.
struct BubbleContent {
    QString lesson; ///< the name of the lesson
    QString text;
    double progress = 0; ///< 0 to 1
    QString goOn;        ///< the main button
    QString other;
    QString leave;
};

/// A note of a lesson on the table, in its paper and ink, with buttons.
class LessonBubble final : public QWidget
{
    Q_OBJECT

public:
    explicit LessonBubble(QWidget* table);

    void setContent(const BubbleContent& content);
    const BubbleContent& content() const { return m_content; }
    /// Its sizes with short, middle and long lines; the first is preferred.
    QList<QSize> sizes();
    /// The buttons in tab order.
    QList<QWidget*> stops() const;
    void setTabHandler(const TabHandler& handler);
    /// Gives the keyboard to the main button; false when there is none.
    bool takeFocus() const;

signals:
    void goneOn();
    void otherChosen();
    void leaveRequested();

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;

private:
    void layOutButtons();
    int heightFor(int width) const;
    int headHeight() const;
    int textHeight(int width) const;
    /// The places of the buttons in a bubble of this width, from its left upper corner below the text.
    QList<QRect> buttonPlaces(int width) const;
    QList<PromptButton*> shownButtons() const;

    void chooseType();

    int m_type = 14; ///< of the text, in logical pixels
    BubbleContent m_content;
    PromptButton* m_leave;
    PromptButton* m_other;
    PromptButton* m_goOn;
};

} // namespace windrose
