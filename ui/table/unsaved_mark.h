// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

namespace windrose
{

class GameSession;

/// A small ring in the prompt line that is visible while the last change is not on the disk. The log has the same ring
/// after each such line.
class UnsavedMark final : public QWidget
{
    Q_OBJECT

public:
    /// Its width and height in logical pixels.
    static constexpr int kSide = 8;

    /// What is not saved yet: a move of a game, or a step of a position that is set up.
    enum class Subject { Move, Step };

    UnsavedMark(Subject of, GameSession& session, QWidget* parent);

    /// Draws the ring into a square.
    static void draw(QPainter& painter, const QRectF& square, const QColor& ink);

protected:
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void retranslate();

    Subject m_of;
    GameSession& m_session;
};

} // namespace windrose
