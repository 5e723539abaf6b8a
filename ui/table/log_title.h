// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractButton>

namespace windrose
{

/// The title of the log, which folds and unfolds it.
class LogTitle final : public QAbstractButton
{
    Q_OBJECT

public:
    explicit LogTitle(QWidget* parent);

    void setOpen(bool open);

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    bool m_open = true;
};

} // namespace windrose
