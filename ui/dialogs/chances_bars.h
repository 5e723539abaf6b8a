// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QList>
#include <QStringList>
#include <QWidget>

namespace windrose
{

/// A bar for each player's chance to win, with name and percent.
class ChancesBars final : public QWidget
{
    Q_OBJECT

public:
    explicit ChancesBars(QWidget* parent = nullptr);

    /// The players in the order of their seats, their colors, and their chances in whole percent; no chances as long as
    /// they are not known.
    void show(const QStringList& names, const QList<QColor>& colors, const QList<int>& percents);
    const QList<int>& percents() const { return m_percents; }

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    int rowHeight() const;

    QStringList m_names;
    QList<QColor> m_colors;
    QList<int> m_percents;
};

} // namespace windrose
