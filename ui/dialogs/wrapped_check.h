// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCheckBox>

namespace windrose
{

/// A check box whose text takes several lines where it is too long for one.
class WrappedCheck final : public QCheckBox
{
    Q_OBJECT

public:
    explicit WrappedCheck(QWidget* parent);

    QSize minimumSizeHint() const override;
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;

protected:
    void paintEvent(QPaintEvent* event) override;
    bool hitButton(const QPoint& where) const override { return rect().contains(where); }

private:
    QStyleOptionButton firstLine() const;
    int textFlags() const;
};

} // namespace windrose
