// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QList>
#include <QVariantAnimation>
#include <QWidget>

namespace windrose
{

/// Shows how the boards change places: the frame of each, in its seat's color, goes from its old place to its new one,
/// above the boards, which are at their new places already. Any input ends it.
class BoardTurn final : public QWidget
{
    Q_OBJECT

public:
    explicit BoardTurn(QWidget& table);
    ~BoardTurn() override;

    /// A board that has moved.
    struct Moved {
        QRect from;
        QRect to;
        QColor color;
        QString name;
    };
    /// Shows it for `duration` milliseconds; not at all if that is 0.
    void start(const QList<Moved>& boards, int duration);
    bool isShowing() const { return m_motion.state() == QAbstractAnimation::Running; }
    void stop();

    bool eventFilter(QObject* watched, QEvent* event) override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    QList<Moved> m_boards;
    QVariantAnimation m_motion; ///< from 0 to 1
};

} // namespace windrose
