// SPDX-License-Identifier: GPL-3.0-or-later
#include "unsaved_mark.h"

#include "ui/pieces/theme.h"
#include "ui/session/game_session.h"

#include <QEvent>
#include <QPainter>

/* TRANSLATOR windrose::UnsavedMark  The mark at the table that a game is not saved. */

namespace windrose
{

UnsavedMark::UnsavedMark(Subject of, GameSession& session, QWidget* parent)
    : QWidget(parent), m_of(of), m_session(session)
{
    setObjectName(QStringLiteral("unsavedMark"));
    setFocusPolicy(Qt::NoFocus);
    setFixedSize(kSide, kSide);
    retranslate();
    const auto refresh = [this] { setVisible(!m_session.autosave().isOnDisk()); };
    connect(&m_session.autosave(), &GameAutosave::onDiskChanged, this, refresh);
    refresh();
}

void UnsavedMark::draw(QPainter& painter, const QRectF& square, const QColor& ink)
{
    constexpr qreal kWidth = 1.6;
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(ink, kWidth));
    painter.setBrush(Qt::NoBrush);
    painter.drawEllipse(square.adjusted(1, 1, -1, -1));
}

void UnsavedMark::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    draw(painter, rect(), theme().onSea);
}

void UnsavedMark::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
    }
    QWidget::changeEvent(event);
}

void UnsavedMark::retranslate()
{
    //: Read out for the mark of an order that is not on the disk yet.
    setAccessibleName(tr("Not yet saved"));
    const QString sentence =
        m_of == Subject::Move
            ? tr(
                  //: The text over the small ring that marks what is not on the disk yet.
                  "The last move is not on the disk yet. It would be lost if the computer stopped now.")
            : tr(
                  //: The text over the small ring that marks what is not on the disk yet.
                  "The last step is not on the disk yet. It would be lost if the computer stopped now.");
    setAccessibleDescription(sentence);
    setToolTip(sentence);
}

} // namespace windrose
