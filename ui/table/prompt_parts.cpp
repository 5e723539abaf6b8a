// SPDX-License-Identifier: GPL-3.0-or-later
#include "prompt_bar.h"
#include "ui/pieces/marks.h"
#include "ui/pieces/text_fit.h"

#include <QFontMetrics>
#include <QKeyEvent>
#include <QPainter>
#include <QPainterPath>

namespace windrose
{

void PromptText::show(const QString& sentence, bool warns)
{
    if (text() != sentence || m_warns != warns) {
        m_warns = warns;
        setText(sentence);
        m_stale = true;
        update();
    }
}

void PromptText::render()
{
    const Theme& t = theme();
    m_picture = QPixmap((QSizeF(size()) * devicePixelRatioF()).toSize());
    m_picture.setDevicePixelRatio(devicePixelRatioF());
    m_picture.fill(t.seaDeep);
    m_pictureFlavour = t.flavour;
    m_stale = false;
    QPainter painter(&m_picture);
    painter.setRenderHint(QPainter::Antialiasing);
    QRectF where(rect());
    if (m_warns) {
        const qreal size = 22;
        const QRectF mark(where.left(), where.center().y() - size / 2, size, size);
        drawBadge(painter, mark, QStringLiteral("!"), t.accent, t.onAccent);
        where.setLeft(mark.right() + 8);
    }
    drawFitted(painter, where, text(),
               {.largest = qBound(13, height() * 34 / 100, 22), .lines = 3, .sentence = true, .colour = t.onSea});
}

void PromptText::paintEvent(QPaintEvent*)
{
    if (m_stale || m_pictureFlavour != theme().flavour ||
        m_picture.size() != (QSizeF(size()) * devicePixelRatioF()).toSize()) {
        render();
    }
    QPainter(this).drawPixmap(0, 0, m_picture);
}

PromptButton::PromptButton(const QString& name, QWidget* parent) : QAbstractButton(parent)
{
    setLabel(name, name);
    setFocusPolicy(Qt::StrongFocus);
    setCursor(Qt::PointingHandCursor);
}

void PromptButton::setLabel(const QString& name, const QString& label)
{
    if (text() != label) {
        setText(label);
        update();
    }
    setAccessibleName(label == name || label.isEmpty() ? name : name + QStringLiteral(", ") + label);
}

void PromptButton::setMain(bool main)
{
    m_main = main;
}

QSize PromptButton::sizeHint() const
{
    const QFontMetrics metrics(tableFont(m_type, true));
    return {qMax(54, metrics.horizontalAdvance(text()) + 2 * m_type), 34};
}

void PromptButton::setNarrow(bool narrow)
{
    if (m_isNarrow != narrow) {
        m_isNarrow = narrow;
        setToolTip(narrow && m_sign != Sign::None ? text() : QString());
        update();
    }
}

int PromptButton::narrowWidth() const
{
    if (m_sign != Sign::None) {
        return 2 * m_type + 14;
    }
    const QFontMetrics metrics(tableFont(m_type, true));
    const QString& label = text();
    int narrowest = metrics.horizontalAdvance(label);
    for (qsizetype blank = label.indexOf(QLatin1Char(' ')); blank > 0;
         blank = label.indexOf(QLatin1Char(' '), blank + 1)) {
        narrowest = qMin(narrowest, qMax(metrics.horizontalAdvance(label.left(blank)),
                                         metrics.horizontalAdvance(label.mid(blank + 1))));
    }
    return qMax(54, narrowest + m_type + 4);
}

/// An arrow that turns back, or on again.
void PromptButton::drawSign(QPainter& painter, const QColor& ink) const
{
    const double radius = m_type * 0.55;
    const double head = m_type * 0.38;
    painter.save();
    painter.translate(QRectF(rect()).center() + QPointF(0, radius * 0.25));
    if (m_sign == Sign::Again) {
        painter.scale(-1, 1);
    }
    const QRectF circle(-radius, -radius, 2 * radius, 2 * radius);
    QPainterPath bow;
    bow.arcMoveTo(circle, -40);
    bow.arcTo(circle, -40, 215);
    painter.setPen(QPen(ink, qMax(1.8, m_type * 0.15), Qt::SolidLine, Qt::FlatCap));
    painter.setBrush(Qt::NoBrush);
    painter.drawPath(bow);
    painter.setPen(Qt::NoPen);
    painter.setBrush(ink);
    painter.drawPolygon(
        QPolygonF{QPointF(-radius - head, -head * 0.3), QPointF(-radius + head, -head * 0.3), QPointF(-radius, head)});
    painter.restore();
}

void PromptButton::paintEvent(QPaintEvent*)
{
    const Theme& t = theme();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF where = QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5);
    QColor fill = m_main ? t.accent : t.card;
    QColor ink = m_main ? t.onAccent : t.ink;
    if (!isEnabled()) {
        fill = t.sea;
        ink = t.onSeaSoft;
    } else if (isDown()) {
        fill = fill.darker(115);
    } else if (underMouse()) {
        fill = fill.lighter(t.flavour == Flavour::Dark ? 125 : 104);
    }
    painter.setPen(QPen(t.seaEdge, 1));
    painter.setBrush(fill);
    painter.drawRoundedRect(where, 6, 6);
    if (m_isNarrow && m_sign != Sign::None) {
        drawSign(painter, ink);
    } else {
        drawFitted(painter, where.adjusted(4, 0, -4, 0), text(),
                   {.largest = m_type, .lines = 2, .bold = true, .alignment = Qt::AlignCenter, .colour = ink});
    }
    if (hasFocus()) {
        drawFocusRing(painter, QRectF(rect()), 6);
    }
}

void PromptButton::enterEvent(QEnterEvent*)
{
    update();
}

void PromptButton::leaveEvent(QEvent*)
{
    update();
}

bool PromptButton::focusNextPrevChild(bool next)
{
    return (m_tab && m_tab(this, next)) || QAbstractButton::focusNextPrevChild(next);
}

void PromptButton::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) {
        click();
        return;
    }
    QAbstractButton::keyPressEvent(event);
}

} // namespace windrose
