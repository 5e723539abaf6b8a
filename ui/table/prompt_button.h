// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "bar_button.h"

namespace windrose
{

/// A button of the prompt line.
class PromptButton final : public BarButton
{
    Q_OBJECT

public:
    PromptButton(const QString& name, QWidget* parent);

    /// Sets the label; the accessible name begins with `name`, which never changes.
    void setLabel(const QString& name, const QString& label);
    /// Disables it while there is a reason why it cannot be pressed, which its tooltip and screen readers give.
    void setRefusal(const QString& why);
    /// The font size in logical pixels.
    void setType(int pixels) { m_type = pixels; }
    QSize sizeHint() const override;
    /// Drawn instead of the label if there is little room.
    enum class Sign { None, Back, Again, Close };
    void setSign(Sign sign) { m_sign = sign; }
    bool hasSign() const { return m_sign != Sign::None; }
    void setNarrow(bool narrow);
    /// Its minimum width: with its sign, or with its label on two lines if it has several words.
    int narrowWidth() const;

protected:
    void paintFace(QPainter& painter, const QColor& ink) override;

private:
    void drawSign(QPainter& painter, const QColor& ink) const;
    void updateToolTip();
    int type() const;

    bool m_isNarrow = false;
    Sign m_sign = Sign::None;
    QString m_refusal;
    int m_type = 0; ///< 0: that of the table
};

} // namespace windrose
