// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/table/tab_handler.h"

#include <QWidget>

namespace windrose
{

class PromptButton;
class PromptText;

/// The strip above the table of a puzzle: which puzzle it is, its task or what has become of it, and buttons.
class PuzzleStrip final : public QWidget
{
    Q_OBJECT

public:
    explicit PuzzleStrip(QWidget* parent);

    /// What the strip shows, and which buttons apply.
    struct Content {
        QString puzzle; ///< "Puzzle 12 of 300: The last captain, Hard"
        QString text;
        bool offersHint = false;
        bool offersAnswer = false;
        bool offersAgain = false; ///< another answer can be given
    };
    void setContent(const Content& content);
    const Content& content() const { return m_content; }
    /// The buttons that are shown, in tab order.
    QList<QWidget*> stops() const;
    void setTabHandler(const TabHandler& handler);

signals:
    void hintRequested();
    void answerRequested();
    void againRequested();
    void nextRequested();
    void listRequested();
    void leaveRequested();

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    QList<PromptButton*> buttons() const;
    int headHeight() const;
    void layOut();

    Content m_content;
    PromptText* m_text;
    PromptButton* m_hint;
    PromptButton* m_answer;
    PromptButton* m_again;
    PromptButton* m_next;
    PromptButton* m_list;
    PromptButton* m_leave;
};

} // namespace windrose
