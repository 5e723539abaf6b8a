// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

namespace windrose
{

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

} // namespace windrose
