// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QKeySequence>
#include <QLineEdit>

namespace windrose
{

/// A field that takes the next key that is pressed, whatever it usually does. Escape and Tab leave it without a key.
class KeyCapture final : public QLineEdit
{
    Q_OBJECT

public:
    explicit KeyCapture(QWidget* parent);

signals:
    /// A key other than those that leave was pressed.
    void pressed(const QKeySequence& key);
    /// Escape was pressed, or the field lost the focus.
    void left();

protected:
    bool event(QEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
};

} // namespace windrose
