// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

namespace windrose
{

class GameSession;

/// A small ring in the prompt line for as long as the last change of the game does not stand on the disk. The log has
/// the same ring behind each line that does not.
class KeepingMark final : public QWidget
{
    Q_OBJECT

public:
    /// Side of the square it takes, in logical pixels.
    static constexpr int kSide = 8;

    KeepingMark(GameSession& session, QWidget* parent);

    /// Draws the ring into a square.
    static void draw(QPainter& painter, const QRectF& square, const QColor& ink);

protected:
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void retranslate();

    GameSession& m_session;
};

} // namespace windrose
