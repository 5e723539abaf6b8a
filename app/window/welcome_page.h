// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QWidget>

class QAbstractButton;
class QPushButton;

namespace windrose
{

class WelcomeCard;

/// What the window shows on the very first start in place of the table: the ways to begin. It covers another widget
/// and has the keyboard to itself until it is closed.
class WelcomePage final : public QWidget
{
    Q_OBJECT

public:
    /// Covers `table`, which is a sibling of the page and cannot be used meanwhile.
    explicit WelcomePage(QWidget& table);

    /// Ends the welcome and gives the table back.
    void leave();

    bool eventFilter(QObject* watched, QEvent* event) override;

signals:
    void lessonChosen();
    void computersChosen();
    void peopleChosen();
    void guideChosen();
    /// The table can be used again.
    void left();

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void showEvent(QShowEvent* event) override;
    bool focusNextPrevChild(bool next) override;

private:
    qreal unit() const;
    QRectF cards() const;
    void evenOut();
    void retranslate();

    QWidget& m_table;
    WelcomeCard* m_lesson;
    WelcomeCard* m_computers;
    WelcomeCard* m_people;
    WelcomeCard* m_guide;
    QPushButton* m_skip;
    QList<QAbstractButton*> m_buttons; ///< in the order of Tab
};

} // namespace windrose
