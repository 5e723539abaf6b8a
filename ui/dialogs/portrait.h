// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QWidget>

namespace windrose
{

/// How many different people the portraits show.
inline constexpr int kPortraits = 5;

/// The portrait of a seat: a person in the seat's color, each of the five with a hat of their own, so that nobody is
/// told apart by color alone. A computer player's has a cogwheel.
class Portrait final : public QWidget
{
    Q_OBJECT

public:
    explicit Portrait(QWidget* parent);

    /// Shows one of the five people in a color.
    void setPerson(int person, const QColor& color);
    void setComputer(bool isComputer);
    int person() const { return m_person; }
    QColor color() const { return m_color; }
    bool isComputer() const { return m_isComputer; }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    int m_person = 0;
    QColor m_color;
    bool m_isComputer = false;
};

} // namespace windrose
