// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractButton>
#include <QAbstractSlider>

#include <functional>

namespace windrose
{

/// Where Tab goes from a part of a bar: from the widget, forward or back. False leaves it to Qt.
using TabHandler = std::function<bool(QWidget*, bool)>;

/// Words on a bar, fitted into their place.
class ReplayText final : public QWidget
{
    Q_OBJECT

public:
    using QWidget::QWidget;

    /// What is written, and what a screen reader says.
    void setText(const QString& text);

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    QString m_text;
};

/// The line of all moments of a game: a tick for each round, a mark where the game stands, and the moment looked at.
class ReplaySlider final : public QAbstractSlider
{
    Q_OBJECT

public:
    explicit ReplaySlider(QWidget* parent);

    /// The moments at which rounds after the first begin, ascending, and the one the game stands at.
    void setMarks(const QList<int>& rounds, int standsAt);
    void setTabHandler(TabHandler handler) { m_tab = std::move(handler); }
    /// The middle of a value's place, in the slider's coordinates.
    QPoint pointOf(int value) const;

protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    bool focusNextPrevChild(bool next) override;

private:
    int valueAt(int x) const;

    QList<int> m_rounds;
    int m_standsAt = 0;
    TabHandler m_tab;
};

/// A small button with a sign on it, as on a player of music.
class ReplayKey final : public QAbstractButton
{
    Q_OBJECT

public:
    enum class Sign { First, Previous, Play, Pause, Next, Last };

    ReplayKey(Sign sign, QWidget* parent);

    void setSign(Sign sign);
    /// The accessible name, and the hover.
    void setName(const QString& name);
    void setTabHandler(TabHandler handler) { m_tab = std::move(handler); }

protected:
    void paintEvent(QPaintEvent* event) override;
    void enterEvent(QEnterEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    bool focusNextPrevChild(bool next) override;

private:
    Sign m_sign;
    TabHandler m_tab;
};

} // namespace windrose
