// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

class QWidget;

namespace windrose
{

/// Ends the program after a widget was painted for the first time.
class QuitAfterPaint final : public QObject
{
public:
    /// Becomes a child of `widget`.
    explicit QuitAfterPaint(QWidget& widget);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
};

} // namespace windrose
