// SPDX-License-Identifier: GPL-3.0-or-later
#include "table_hand.h"

#include "floating_picture.h"
#include "motion_layer.h"
#include "piece_picture.h"
#include "ui/models/offers.h"
#include "ui/models/texts.h"

#include <QApplication>

#include <algorithm>

namespace windrose
{

TableHand::TableHand(const Tabletop& tabletop, QWidget& table, const TablePlaces& places, MotionLayer& motion)
    : m_tabletop(tabletop), m_table(table), m_places(places), m_motion(motion), m_preview(table)
{
    // The game changed while a piece was carried; the piece may no longer exist.
    connect(&tabletop.session(), &GameSession::changed, this, [this] {
        if (isCarrying()) {
            letGo();
        }
    });
}

TableHand::~TableHand()
{
    restoreCursor();
}

ExtraColonist TableHand::extraColonist() const
{
    const bool declines = !m_takesColonist || (QGuiApplication::keyboardModifiers() & Qt::AltModifier) != 0;
    return declines ? ExtraColonist::Declined : ExtraColonist::Accepted;
}

bool TableHand::isLegal(const TablePlace* place) const
{
    return std::find(m_legal.begin(), m_legal.end(), place) != m_legal.end();
}

bool TableHand::pickUp(TablePlace* from, Means means, const QPoint& globalPosition)
{
    const QModelIndex index = from->modelIndex();
    if (!index.isValid()) {
        return false;
    }
    const QString refusal = from->model()->pickUpRefusal(index);
    const std::optional<Piece> piece = refusal.isEmpty() ? from->piece() : std::nullopt;
    if (!piece) {
        refuse(refusal, {from});
        return false;
    }
    m_source = from;
    m_means = means;
    m_piece = piece;
    findTargets();
    m_isSideways = false;
    m_picture = new FloatingPicture(draw(), &m_table);
    from->setLifted(true);
    if (means == Means::Keyboard) {
        moveOver(from);
    } else {
        moveTo(globalPosition);
        QApplication::setOverrideCursor(Qt::ClosedHandCursor);
        m_cursorSet = true;
    }
    m_picture->show();
    m_picture->raise();
    emit sentenceChanged({});
    emit changed();
    return true;
}

void TableHand::findTargets()
{
    for (TablePlace* place : m_places.all()) {
        const QModelIndex target = place->modelIndex();
        // A role card can be dropped on the whole board, so its parts are not highlighted.
        const bool isPart = m_piece->kind == PieceKind::RoleCard && place->place().kind != PlaceKind::Board;
        if (place != m_source && !isPart && place->widget()->isVisible() && target.isValid() &&
            place->model()->canDrop(*m_piece, target)) {
            m_legal.push_back(place);
            place->setGlow(Glow::Legal);
        }
    }
}

QPixmap TableHand::draw()
{
    const QSizeF size = m_sizeInHand ? m_sizeInHand(*m_piece, m_isSideways) : QSizeF(48, 48);
    m_grip = QPoint(qRound(size.width() / 2), qRound(size.height() / 2));
    return pictureOf(m_tabletop.session(), *m_piece, size, m_table.devicePixelRatioF());
}

/// A large building is shown as it would be placed: horizontally or vertically.
void TableHand::turn(bool isSideways)
{
    if (m_picture != nullptr && isSideways != m_isSideways) {
        m_isSideways = isSideways;
        const QPoint held = m_picture->pos() + m_grip;
        m_picture->setPicture(draw());
        m_picture->move(held - m_grip);
    }
}

void TableHand::moveTo(const QPoint& globalPosition)
{
    if (m_picture != nullptr) {
        m_picture->move(m_table.mapFromGlobal(globalPosition) - m_grip);
        m_preview.follow();
    }
}

void TableHand::moveOver(TablePlace* place)
{
    if (m_picture != nullptr) {
        const QWidget* widget = place->widget();
        m_picture->move(widget->mapTo(&m_table, widget->rect().center()) - m_grip / 2);
        m_preview.follow();
    }
}

QString TableHand::previewAt(const TablePlace* place) const
{
    if (place == nullptr || !isLegal(place)) {
        return {};
    }
    const LoadOffer load =
        loadOffer(m_tabletop.session().gamePosition(), intentFor(m_tabletop, *m_piece, place->place()).order);
    return load.barrels == 0 ? QString() : texts::loaded(load.barrels, load.points);
}

void TableHand::restoreCursor()
{
    if (m_cursorSet) {
        QApplication::restoreOverrideCursor();
        m_cursorSet = false;
    }
}

void TableHand::letGo()
{
    restoreCursor();
    if (TablePlace* source = std::exchange(m_source, nullptr)) {
        source->setLifted(false);
    }
    for (TablePlace* place : m_places.all()) {
        place->setGlow(Glow::None);
    }
    m_legal.clear();
    m_hovered = nullptr;
    m_piece.reset();
    delete m_picture;
    m_preview.hide();
    emit changed();
}

void TableHand::forget(TablePlace* place)
{
    if (m_source == place) {
        letGo();
    }
    if (m_hovered == place) {
        m_hovered = nullptr;
    }
    std::erase(m_legal, place);
}

/// The origin of the piece, in the table's coordinates.
QRectF TableHand::home() const
{
    const QWidget* home = m_source->widget();
    return {QPointF(home->mapTo(&m_table, m_source->pieceRect().topLeft().toPoint())), m_source->pieceRect().size()};
}

void TableHand::cancel()
{
    if (!isCarrying()) {
        return;
    }
    if (m_picture != nullptr && m_means != Means::Keyboard) {
        m_motion.slide(m_picture->grab(), QRectF(m_picture->geometry()), home(), speeds::kPieceReturnTime);
    }
    letGo();
}

bool TableHand::dropOn(TablePlace* leaf)
{
    TablePlace* target = leaf != nullptr ? TablePlaces::targetFor(leaf, m_legal) : nullptr;
    if (target == nullptr || target->model() == nullptr) {
        return false;
    }
    const Intent intent = target->model()->dropIntent(*m_piece, target->modelIndex(), extraColonist());
    const QPixmap picture = m_picture != nullptr ? m_picture->grab() : QPixmap();
    const QRectF from = m_picture != nullptr ? QRectF(m_picture->geometry()) : QRectF();
    const QRectF back = home();
    letGo();
    emit sentenceChanged({});
    m_isDropping = true;
    carryOut(m_tabletop, intent);
    m_isDropping = false;
    if (m_tabletop.session().waitingOrder()) {
        m_motion.slide(picture, from, back, speeds::kPieceReturnTime); // the position is unchanged until the answer
    }
    return true;
}

void TableHand::explainDropRefusal(TablePlace* place)
{
    if (place->modelIndex().isValid()) {
        refuse(place->model()->dropRefusal(*m_piece, place->modelIndex()), {m_source, place});
    }
}

void TableHand::markDropRefusal(TablePlace* place)
{
    if (place != nullptr && place != m_source && place->modelIndex().isValid() &&
        !place->model()->dropRefusal(*m_piece, place->modelIndex()).isEmpty()) {
        emit refused({m_source, place});
    }
}

void TableHand::refuse(const QString& reason, const std::vector<TablePlace*>& places)
{
    emit sentenceChanged(reason);
    if (!reason.isEmpty()) {
        emit refused(places);
    }
}

void TableHand::hover(TablePlace* leaf)
{
    TablePlace* target = leaf != nullptr ? TablePlaces::targetFor(leaf, m_legal) : nullptr;
    TablePlace* spot = target != nullptr ? target : leaf;
    if (spot == m_hovered) {
        return;
    }
    endHover();
    m_preview.show(previewAt(target), m_picture);
    m_hovered = spot;
    QString reason;
    if (target != nullptr) {
        preview(target);
        emit cameOver(target);
    } else if (leaf != nullptr && leaf != m_source && leaf->modelIndex().isValid()) {
        reason = leaf->model()->dropRefusal(*m_piece, leaf->modelIndex());
    }
    refuse(reason, {leaf});
    if (m_cursorSet) {
        QApplication::changeOverrideCursor(reason.isEmpty() ? Qt::ClosedHandCursor : Qt::ForbiddenCursor);
    }
}

void TableHand::endHover()
{
    for (TablePlace* place : m_places.all()) {
        if (place->glow() == Glow::Hovered) {
            place->setGlow(isLegal(place) ? Glow::Legal : Glow::None);
        }
    }
}

void TableHand::preview(TablePlace* target)
{
    target->setGlow(Glow::Hovered);
    const Place place = target->place();
    if (place.kind != PlaceKind::CitySpace) {
        return;
    }
    const QList<int> spaces = spacesFilledBy(m_tabletop, intentFor(m_tabletop, *m_piece, place));
    turn(spaces.size() == 2 && spaces[1] == spaces[0] + 1);
    for (const int space : spaces) {
        if (TablePlace* filled = m_places.find(Place{place.kind, place.seat, space, 0})) {
            filled->setGlow(Glow::Hovered);
        }
    }
}

} // namespace windrose
