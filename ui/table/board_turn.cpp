// SPDX-License-Identifier: GPL-3.0-or-later
#include "board_turn.h"

#include "input_event.h"
#include "ui/pieces/picture_scope.h"
#include "ui/pieces/table_unit.h"
#include "ui/pieces/text_fit.h"
#include "ui/pieces/theme.h"

#include <QApplication>
#include <QPainter>

namespace windrose
{

namespace
{

constexpr int kHeader = 30; // in units

/// Between two places, at a share of the way.
QRectF between(const QRectF& from, const QRectF& to, qreal share)
{
    const auto mixed = [share](qreal one, qreal other) { return one + (other - one) * share; };
    return {mixed(from.x(), to.x()), mixed(from.y(), to.y()), mixed(from.width(), to.width()),
            mixed(from.height(), to.height())};
}

} // namespace

BoardTurn::BoardTurn(QWidget& table) : QWidget(&table)
{
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setFocusPolicy(Qt::NoFocus);
    hide();
    m_motion.setStartValue(0.0);
    m_motion.setEndValue(1.0);
    m_motion.setEasingCurve(QEasingCurve::InOutCubic);
    connect(&m_motion, &QVariantAnimation::valueChanged, this, qOverload<>(&QWidget::update));
    connect(&m_motion, &QAbstractAnimation::finished, this, &BoardTurn::stop);
}

BoardTurn::~BoardTurn()
{
    stop();
}

void BoardTurn::start(const QList<Moved>& boards, int duration)
{
    stop();
    if (duration <= 0 || boards.isEmpty()) {
        return;
    }
    m_boards = boards;
    QRect around;
    for (const Moved& board : boards) {
        around = around.united(board.from).united(board.to);
    }
    setGeometry(around);
    show();
    raise();
    m_motion.setDuration(duration);
    m_motion.start();
    qApp->installEventFilter(this);
}

void BoardTurn::stop()
{
    qApp->removeEventFilter(this);
    m_motion.stop();
    m_boards.clear();
    hide();
}

bool BoardTurn::eventFilter(QObject* watched, QEvent* event)
{
    if (isInput(*event) && watched->isWidgetType() && static_cast<const QWidget*>(watched)->window() == window()) {
        stop();
    }
    return false;
}

void BoardTurn::paintEvent(QPaintEvent*)
{
    if (PictureScope::isOpen()) {
        return;
    }
    const Theme& t = theme();
    const qreal share = m_motion.currentValue().toReal();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate(-pos());
    for (const Moved& board : std::as_const(m_boards)) {
        const QRectF frame = between(board.from, board.to, share).adjusted(1, 1, -1, -1);
        const QRectF header(frame.topLeft(), QSizeF(frame.width(), qMin(frame.height(), inUnits(kHeader))));
        QColor paper = t.paper;
        paper.setAlphaF(static_cast<float>(0.8 * (1 - share))); // the board at the new place comes through
        painter.setPen(QPen(board.color, inUnits(3)));
        painter.setBrush(paper);
        painter.drawRoundedRect(frame, inUnits(8), inUnits(8));
        painter.setBrush(board.color);
        painter.drawRoundedRect(header, inUnits(8), inUnits(8));
        drawFitted(painter, header.adjusted(inUnits(10), 0, -inUnits(10), 0), board.name,
                   {.largest = typeIn(header.height(), 0.54, 3), .bold = true, .color = t.onSeat});
    }
}

} // namespace windrose
