// SPDX-License-Identifier: GPL-3.0-or-later
#include "curtain.h"

#include "ui/pieces/art_store.h"
#include "ui/pieces/text_fit.h"
#include "ui/pieces/theme.h"

#include <QKeyEvent>

/* TRANSLATOR windrose::Curtain  The curtain between the turns of two persons. */

namespace windrose
{

Curtain::Curtain(QWidget* table) : QAbstractButton(table)
{
    setAttribute(Qt::WA_OpaquePaintEvent);
    setFocusPolicy(Qt::StrongFocus);
    hide();
    table->installEventFilter(this);
    connect(this, &QAbstractButton::clicked, this, &Curtain::lifted);
}

void Curtain::cover(const QString& name)
{
    if (!isHidden() && name == m_name) {
        return;
    }
    m_name = name;
    retranslate();
    setGeometry(parentWidget()->rect());
    show();
    raise();
    setFocus();
}

void Curtain::retranslate()
{
    //: On the curtain between two persons; %1 is the name of the player to move.
    setText(tr("%1, it is your turn. Click when you are ready.").arg(m_name));
    setAccessibleName(text());
}

void Curtain::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
    }
    QAbstractButton::changeEvent(event);
}

bool Curtain::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::Resize && !isHidden()) {
        setGeometry(parentWidget()->rect());
    }
    return QAbstractButton::eventFilter(watched, event);
}

void Curtain::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) {
        click();
        return;
    }
    QAbstractButton::keyPressEvent(event);
}

/// Keeps the focus away from the pieces behind the curtain.
bool Curtain::focusNextPrevChild(bool)
{
    return true;
}

void Curtain::paintEvent(QPaintEvent*)
{
    const Theme& t = theme();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.fillRect(rect(), t.seaDeep);
    const qreal rose = qMin(width(), height()) * 0.5;
    drawArt(painter, QStringLiteral("wind_rose"), QRectF(width() / 2.0 - rose / 2, height() * 0.1, rose, rose), 0.9);
    const QRectF words(width() * 0.15, height() * 0.65, width() * 0.7, height() * 0.2);
    drawFitted(
        painter, words, text(),
        {.largest = qMax(20, height() / 26), .lines = 2, .bold = true, .alignment = Qt::AlignCenter, .color = t.onSea});
}

} // namespace windrose
