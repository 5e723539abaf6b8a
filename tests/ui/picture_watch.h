// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/table/floating_picture.h"

#include <QApplication>
#include <QEvent>

namespace windrose
{

/// Counts the pictures that set out in any window while it lives. On a busy machine a picture can arrive before a test
/// looks for it, so tests ask this whether one moved.
class PictureWatch final : public QObject
{
public:
    PictureWatch() { qApp->installEventFilter(this); }

    int count() const { return m_count; }

    bool eventFilter(QObject* watched, QEvent* event) override
    {
        if (event->type() == QEvent::Show && qobject_cast<FloatingPicture*>(watched) != nullptr) {
            ++m_count;
        }
        return false;
    }

private:
    int m_count = 0;
};

} // namespace windrose
