// SPDX-License-Identifier: GPL-3.0-or-later
#include "placement_controller.h"

#include "motion_layer.h"
#include "piece_picture.h"
#include "table_tile.h"

#include <QApplication>
#include <QKeyEvent>
#include <QMimeData>
#include <QMouseEvent>

#include <algorithm>

namespace windrose
{

PlacementController::PlacementController(GameSession& session, QWidget& table)
    : QObject(&table), m_session(session), m_table(table), m_motion(new MotionLayer(table))
{
    // The game changed under the hand: whatever was picked up may not be there any more.
    connect(&session, &GameSession::changed, this, [this] {
        if (isCarrying()) {
            letGo();
        }
    });
}

PlacementController::~PlacementController()
{
    if (isCarrying()) {
        restoreCursor();
        qApp->removeEventFilter(this);
    }
}

void PlacementController::add(TablePlace* place)
{
    m_places.push_back(place);
}

void PlacementController::remove(TablePlace* place)
{
    if (m_source == place) {
        letGo();
    }
    if (m_hovered == place) {
        m_hovered = nullptr;
    }
    std::erase(m_places, place);
    std::erase(m_legal, place);
}

TablePlace* PlacementController::find(const Place& place) const
{
    for (TablePlace* candidate : m_places) {
        if (candidate->place() == place && candidate->widget()->isVisible()) {
            return candidate;
        }
    }
    return nullptr;
}

Qt::DropAction PlacementController::action() const
{
    const bool declines = !m_takesColonist || (QGuiApplication::keyboardModifiers() & Qt::AltModifier) != 0;
    return declines ? Qt::CopyAction : Qt::MoveAction;
}

bool PlacementController::isLegal(TablePlace* place) const
{
    return std::find(m_legal.begin(), m_legal.end(), place) != m_legal.end();
}

TablePlace* PlacementController::leafAt(const QPoint& globalPosition) const
{
    QWidget* widget = m_table.childAt(m_table.mapFromGlobal(globalPosition));
    while (widget != nullptr && widget != &m_table) {
        if (TablePlace* place = placeOf(widget)) {
            return place;
        }
        widget = widget->parentWidget();
    }
    return nullptr;
}

namespace
{

/// The places inside a place, such as the circles of a tile.
QList<TablePlace*> placesIn(TablePlace* place)
{
    QList<TablePlace*> result;
    for (QObject* child : place->widget()->children()) {
        if (auto* widget = qobject_cast<QWidget*>(child); widget != nullptr && widget->isVisible()) {
            if (TablePlace* inner = placeOf(widget)) {
                result.append(inner);
            }
        }
    }
    return result;
}

TablePlace* placeAround(TablePlace* place)
{
    QWidget* widget = place->widget()->parentWidget();
    while (widget != nullptr) {
        if (TablePlace* outer = placeOf(widget)) {
            return outer;
        }
        widget = widget->parentWidget();
    }
    return nullptr;
}

} // namespace

TablePlace* PlacementController::sourceFor(TablePlace* leaf) const
{
    for (TablePlace* place = leaf; place != nullptr; place = placeAround(place)) {
        if (place->canBeTaken()) {
            return place;
        }
        if (dynamic_cast<TableTile*>(place) != nullptr) {
            // A press beside the colonist, on the tile it stands on, means the colonist.
            for (TablePlace* inner : placesIn(place)) {
                if (inner->canBeTaken() && inner->piece()->kind == PieceKind::Colonist) {
                    return inner;
                }
            }
        }
    }
    return leaf;
}

TablePlace* PlacementController::targetFor(TablePlace* leaf) const
{
    for (TablePlace* place = leaf; place != nullptr; place = placeAround(place)) {
        if (isLegal(place)) {
            return place;
        }
        if (dynamic_cast<TableTile*>(place) != nullptr) {
            for (TablePlace* inner : placesIn(place)) {
                if (isLegal(inner)) {
                    return inner;
                }
            }
        }
    }
    return nullptr;
}

bool PlacementController::pickUp(TablePlace* from, Means means, const QPoint& globalPosition)
{
    const QModelIndex index = from->modelIndex();
    if (!index.isValid()) {
        return false;
    }
    const QString refusal = from->model()->pickUpRefusal(index);
    std::unique_ptr<QMimeData> data(refusal.isEmpty() ? from->model()->mimeData({index}) : nullptr);
    const std::optional<Piece> piece = data ? pieceFrom(data.get()) : std::nullopt;
    if (!piece) {
        emit said(refusal);
        return false;
    }
    m_source = from;
    m_means = means;
    m_piece = piece;
    m_data = std::move(data);
    for (TablePlace* place : m_places) {
        const QModelIndex target = place->modelIndex();
        // A role card goes to the board as a whole, so that not everything on it glows.
        const bool isPart = piece->kind == PieceKind::RoleCard && place->place().kind != PlaceKind::Board;
        if (place != from && !isPart && place->widget()->isVisible() && target.isValid() &&
            place->model()->canDropMimeData(m_data.get(), Qt::MoveAction, -1, -1, target)) {
            m_legal.push_back(place);
            place->setGlow(Glow::Legal);
        }
    }
    m_handLies = false;
    m_hand = new FloatingPicture(drawHand(), &m_table);
    from->setLifted(true);
    qApp->installEventFilter(this);
    if (means == Means::Keyboard) {
        moveHandTo(from);
    } else {
        moveHand(globalPosition);
        QApplication::setOverrideCursor(Qt::ClosedHandCursor);
        m_cursorSet = true;
    }
    m_hand->show();
    m_hand->raise();
    emit said({});
    emit carryingChanged();
    return true;
}

QPixmap PlacementController::drawHand()
{
    const QSizeF size = m_sizeInHand ? m_sizeInHand(*m_piece, m_handLies) : QSizeF(48, 48);
    m_grip = QPoint(qRound(size.width() / 2), qRound(size.height() / 2));
    return pictureOf(m_session, *m_piece, size, m_table.devicePixelRatioF());
}

/// A large building is shown as it would lie: over two spaces of a row, or of a column.
void PlacementController::turnHand(bool lies)
{
    if (m_hand != nullptr && lies != m_handLies) {
        m_handLies = lies;
        const QPoint held = m_hand->pos() + m_grip;
        m_hand->setPicture(drawHand());
        m_hand->move(held - m_grip);
    }
}

void PlacementController::restoreCursor()
{
    if (m_cursorSet) {
        QApplication::restoreOverrideCursor();
        m_cursorSet = false;
    }
}

void PlacementController::letGo()
{
    qApp->removeEventFilter(this);
    restoreCursor();
    TablePlace* source = std::exchange(m_source, nullptr);
    if (source != nullptr) {
        source->setLifted(false);
    }
    for (TablePlace* place : m_places) {
        place->setGlow(Glow::None);
    }
    m_legal.clear();
    m_hovered = nullptr;
    m_piece.reset();
    m_data.reset();
    delete m_hand;
    emit carryingChanged();
}

QRectF PlacementController::homeOfHand() const
{
    const QWidget* home = m_source->widget();
    return {QPointF(home->mapTo(&m_table, m_source->pieceRect().topLeft().toPoint())), m_source->pieceRect().size()};
}

void PlacementController::cancel()
{
    if (!isCarrying()) {
        return;
    }
    if (m_hand != nullptr && m_means != Means::Keyboard) {
        m_motion->slide(m_hand->grab(), QRectF(m_hand->geometry()), homeOfHand(), speeds::kPieceReturns);
    }
    letGo();
}

bool PlacementController::dropOn(TablePlace* leaf)
{
    TablePlace* target = leaf != nullptr ? targetFor(leaf) : nullptr;
    if (target == nullptr) {
        return false;
    }
    const Qt::DropAction how = action();
    const std::unique_ptr<QMimeData> data = std::move(m_data);
    const QPixmap picture = m_hand != nullptr ? m_hand->grab() : QPixmap();
    const QRectF from = m_hand != nullptr ? QRectF(m_hand->geometry()) : QRectF();
    const QRectF home = homeOfHand();
    letGo();
    emit said({});
    target->model()->dropMimeData(data.get(), how, -1, -1, target->modelIndex());
    if (m_session.waitingOrder()) {
        m_motion->slide(picture, from, home, speeds::kPieceReturns); // nothing lies anywhere else before the answer
    }
    return true;
}

void PlacementController::hover(TablePlace* leaf)
{
    TablePlace* target = leaf != nullptr ? targetFor(leaf) : nullptr;
    TablePlace* spot = target != nullptr ? target : leaf;
    if (spot == m_hovered) {
        return;
    }
    endHover();
    m_hovered = spot;
    QString reason;
    if (target != nullptr) {
        preview(target);
    } else if (leaf != nullptr && leaf != m_source && leaf->modelIndex().isValid()) {
        reason = leaf->model()->dropRefusal(m_data.get(), leaf->modelIndex());
    }
    emit said(reason);
    if (m_cursorSet) {
        QApplication::changeOverrideCursor(reason.isEmpty() ? Qt::ClosedHandCursor : Qt::ForbiddenCursor);
    }
}

void PlacementController::endHover()
{
    for (TablePlace* place : m_places) {
        if (place->glow() == Glow::Hovered) {
            place->setGlow(isLegal(place) ? Glow::Legal : Glow::None);
        }
    }
}

void PlacementController::preview(TablePlace* target)
{
    target->setGlow(Glow::Hovered);
    const Place place = target->place();
    if (place.kind != PlaceKind::CitySpace) {
        return;
    }
    const QList<int> spaces = spacesFilledBy(m_session, intentFor(m_session, *m_piece, place));
    turnHand(spaces.size() == 2 && spaces[1] == spaces[0] + 1);
    for (const int space : spaces) {
        if (TablePlace* filled = find(Place{place.kind, place.seat, space, 0})) {
            filled->setGlow(Glow::Hovered);
        }
    }
}

void PlacementController::moveHandTo(TablePlace* place)
{
    if (m_hand != nullptr) {
        const QWidget* widget = place->widget();
        m_hand->move(widget->mapTo(&m_table, widget->rect().center()) - m_grip / 2);
    }
}

void PlacementController::playClick(TablePlace* from, ExtraColonist colonist)
{
    const std::optional<Piece> piece = from->piece();
    if (!piece) {
        return;
    }
    const Intent intent = intentForClick(m_session, *piece, m_takesColonist ? colonist : ExtraColonist::Declined);
    if (intent.kind == Intent::Kind::Refused) {
        emit said(intent.reason);
        return;
    }
    emit said({});
    carryOut(m_session, intent);
}

void PlacementController::activate(TableTile* tile)
{
    if (isCarrying()) {
        if (tile == m_source) {
            cancel();
        } else if (!dropOn(tile) && tile->modelIndex().isValid()) {
            emit said(tile->model()->dropRefusal(m_data.get(), tile->modelIndex()));
        }
        return;
    }
    TablePlace* source = sourceFor(tile);
    const std::optional<Piece> piece = source->piece();
    if (piece && piece->kind == PieceKind::RoleCard && source->canBeTaken()) {
        playClick(source, ExtraColonist::Wanted);
    } else {
        pickUp(source, Means::Keyboard, {});
    }
}

} // namespace windrose
