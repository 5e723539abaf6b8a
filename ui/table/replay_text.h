// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

namespace windrose
{

/// A text on a bar, fitted into its rectangle.
class ReplayText final : public QWidget
{
    Q_OBJECT

public:
    using QWidget::QWidget;

    /// Sets the text, also for screen readers.
    void setText(const QString& text);

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    QString m_text;
};

} // namespace windrose
