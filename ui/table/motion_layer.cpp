// SPDX-License-Identifier: GPL-3.0-or-later
#include "motion_layer.h"

#include "floating_picture.h"

#include <QPropertyAnimation>
#include <QTimer>

namespace windrose
{

namespace
{

/// more pictures at once are of no use
constexpr int kMaxPictures = 24;

} // namespace

MotionLayer::MotionLayer(QWidget& table) : QObject(&table), m_table(table) {}

void MotionLayer::slide(const QPixmap& picture, const QRectF& from, const QRectF& to, int duration, int delay)
{
    slide(picture, from, to, duration, delay, [] {});
}

void MotionLayer::slide(const QPixmap& picture, const QRectF& from, const QRectF& to, int duration, int delay,
                        const std::function<void()>& arrived)
{
    const int time = speeds::at(m_pace, duration);
    if (time <= 0 || picture.isNull() || m_pictures.size() >= kMaxPictures) {
        return;
    }
    auto* floating = new FloatingPicture(picture, &m_table);
    const QSizeF size = picture.deviceIndependentSize();
    const auto corner = [&size](const QRectF& rect) {
        return (rect.center() - QPointF(size.width() / 2, size.height() / 2)).toPoint();
    };
    floating->move(corner(from));
    m_pictures.append(floating);
    connect(floating, &QObject::destroyed, this, [this, floating] {
        m_pictures.removeOne(floating);
        m_arrived.removeOne(floating);
    });
    auto* animation = new QPropertyAnimation(floating, "pos", floating);
    animation->setDuration(time);
    animation->setStartValue(corner(from));
    animation->setEndValue(corner(to));
    animation->setEasingCurve(QEasingCurve::InOutCubic);
    connect(animation, &QAbstractAnimation::finished, floating, [this, floating, arrived] {
        if (arrived) {
            floating->deleteLater();
            arrived();
        } else {
            m_arrived.append(floating);
        }
    });
    if (const int arrival = speeds::at(m_pace, delay) + time; arrival > remaining()) {
        m_arrival.setRemainingTime(arrival, Qt::PreciseTimer);
    }
    QTimer::singleShot(speeds::at(m_pace, delay), floating, [floating, animation] {
        floating->show();
        floating->raise();
        animation->start();
    });
}

int MotionLayer::remaining() const
{
    return m_pictures.isEmpty() ? 0 : static_cast<int>(m_arrival.remainingTime());
}

void MotionLayer::dropArrived()
{
    const QList<FloatingPicture*> pictures = m_arrived;
    qDeleteAll(pictures);
}

void MotionLayer::stop()
{
    m_arrival.setRemainingTime(0);
    const QList<FloatingPicture*> pictures = m_pictures;
    for (FloatingPicture* picture : pictures) {
        delete picture;
    }
}

} // namespace windrose
