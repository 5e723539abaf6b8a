// SPDX-License-Identifier: GPL-3.0-or-later
#include "seat_board.h"

#include "city_space_tile.h"
#include "island_space_tile.h"
#include "placement_controller.h"
#include "san_juan_tile.h"
#include "setup_mark_tile.h"
#include "ui/pieces/art_store.h"
#include "ui/pieces/marks.h"
#include "ui/pieces/picture_scope.h"
#include "ui/pieces/table_unit.h"
#include "wind_rose_tile.h"

#include <QHelpEvent>
#include <QMouseEvent>
#include <QPaintEvent>
#include <QPainterPath>
#include <QToolTip>

namespace windrose
{

namespace
{

constexpr int kBareEdge = 4; // the minimum distance of all contents from the edge

} // namespace

SeatBoard::SeatBoard(PlacementController& controller, const Tabletop& tabletop, int seat, StoragePicker& picker,
                     QWidget* parent)
    : QWidget(parent),
      m_controller(controller),
      m_session(tabletop.session()),
      m_seat(seat),
      m_color(seat),
      m_boardModel(tabletop, seat),
      m_islandModel(tabletop, seat),
      m_cityModel(tabletop, seat),
      m_seatModel(tabletop, seat)
{
    bind(&m_boardModel, PlayerBoardModel::kBoardRow);
    setMouseTracking(true);
    setAttribute(Qt::WA_OpaquePaintEvent);
    for (int space = 0; space < kSpaces; ++space) {
        m_island.append(new IslandSpaceTile(controller, m_islandModel, space, seat, this));
    }
    for (int space = 0; space < kSpaces; ++space) {
        m_city.append(new CitySpaceTile(controller, m_cityModel, space, seat, this));
    }
    m_sanJuan = new SanJuanTile(controller, m_boardModel, seat, this);
    m_windRose = new WindRoseTile(controller, m_boardModel, seat, picker, this);
    controller.add(this);
    for (int row = 0; row < m_seatModel.rowCount(); ++row) {
        m_marks.append(new SetupMarkTile(controller, m_seatModel, row, seat, this));
    }
    for (TableTile* tile : findChildren<TableTile*>(QString(), Qt::FindDirectChildrenOnly)) {
        tile->refresh();
    }
    // Large buildings cover two spaces, and marks take the room they need. The tiles were notified before.
    connect(&m_cityModel, &QAbstractItemModel::dataChanged, this, &SeatBoard::place);
    connect(&m_seatModel, &QAbstractItemModel::dataChanged, this, &SeatBoard::place);
    refresh();
}

SeatBoard::~SeatBoard()
{
    m_controller.remove(this);
    qDeleteAll(m_marks); // they use a model of the board
}

void SeatBoard::setColor(int color)
{
    m_color = color;
    m_picture.invalidate();
    updateFrame();
}

void SeatBoard::setShowAllPoints(bool show)
{
    m_boardModel.setShowAllPoints(show);
}

void SeatBoard::retranslate()
{
    m_boardModel.retranslate();
    m_islandModel.retranslate();
    m_cityModel.retranslate();
    m_seatModel.retranslate();
    m_picture.invalidate();
}

QWidget* SeatBoard::citySpace(int space) const
{
    return m_city[space];
}

void SeatBoard::refresh()
{
    const bool shown = m_seat < m_session.players();
    setVisible(shown);
    if (!shown) {
        return;
    }
    setAccessibleName(modelValue(Qt::AccessibleTextRole).toString());
    QVariantList now{modelValue(NameRole),
                     modelValue(GovernorRole),
                     modelValue(TurnRole),
                     modelValue(DoubloonsRole),
                     modelValue(PointsRole),
                     modelValue(CardsRole),
                     modelValue(DoubloonsWhenTakenRole),
                     modelValue(PlayerTypeRole)};
    if (now != m_look) {
        m_look = std::move(now);
        m_picture.invalidate();
        updateFrame();
    }
}

/// Repaints the header and the edge, without the contents of the board.
void SeatBoard::updateFrame()
{
    update(QRegion(rect()) - rect().adjusted(kBareEdge, kBareEdge, -kBareEdge, -kBareEdge) +
           planBoard(size(), tableUnit()).header);
}

void SeatBoard::place()
{
    const BoardPlan plan = planBoard(size(), tableUnit());
    for (int space = 0; space < kSpaces; ++space) {
        const auto at = static_cast<std::size_t>(space);
        m_island[space]->setGeometry(plan.island[at]);
        const int second = m_city[space]->secondSpace();
        m_city[space]->setGeometry(second < 0 ? plan.city[at]
                                              : plan.city[at].united(plan.city[static_cast<std::size_t>(second)]));
    }
    m_sanJuan->setGeometry(plan.sanJuan);
    m_windRose->setGeometry(plan.windRose);
    placeMarks(plan);
}

int SeatBoard::placeMarks(const BoardPlan& plan)
{
    int right = plan.header.right() - 3;
    for (const int row :
         {SetupSeatModel::kPointRow, SetupSeatModel::kDoubloonRow, SetupSeatModel::kFirstCardRow + 2,
          SetupSeatModel::kFirstCardRow + 1, SetupSeatModel::kFirstCardRow + 0, SetupSeatModel::kGovernorRow}) {
        if (row >= m_marks.size() || !m_marks[row]->isThere()) {
            continue;
        }
        const int wide = m_marks[row]->preferredWidth(plan.header.height(), plan.large);
        m_marks[row]->setLarge(plan.large);
        m_marks[row]->setGeometry(right - wide, plan.header.top() + 1, wide, plan.header.height() - 2);
        right -= wide + 2;
    }
    return right;
}

void SeatBoard::resizeEvent(QResizeEvent*)
{
    m_picture.invalidate();
    place();
}

QColor SeatBoard::color() const
{
    const Theme& t = theme();
    return t.seats[static_cast<std::size_t>(m_color) % t.seats.size()];
}

void SeatBoard::draw(QPainter& painter)
{
    const Theme& t = theme();
    const QRectF whole(rect());
    const BoardPlan plan = planBoard(size(), tableUnit());
    QPainterPath outline;
    outline.addRoundedRect(whole.adjusted(0.75, 0.75, -0.75, -0.75), inUnits(8), inUnits(8));
    painter.setClipPath(outline);
    painter.fillRect(whole, t.paper);
    painter.fillRect(plan.header, color());
    painter.setClipping(false);
    // While a position is set up, its markers are at the right end.
    const std::optional<qreal> marks = m_marks.isEmpty() ? std::nullopt : std::optional<qreal>(placeMarks(plan));
    BoardHeader(*this, QRectF(plan.header), plan.large).paint(painter, marks);
    const bool acts = modelValue(TurnRole).toBool() && !plan.large;
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(acts ? t.trace : t.paperEdge, inUnits(acts ? 3 : 1.5)));
    painter.drawPath(outline);
}

void SeatBoard::paintEvent(QPaintEvent* event)
{
    const QRectF whole(rect());
    QPainter painter(this);
    m_picture.paint(
        painter, *this, theme().table, [this](QPainter& drawing) { draw(drawing); }, event->region());
    if (isMarked() && !PictureScope::isOpen()) {
        painter.setRenderHint(QPainter::Antialiasing);
        if (glow() != Glow::None) {
            drawLegalTarget(painter, whole, 8, glow() == Glow::Hovered);
        }
        if (isHighlighted()) {
            drawHighlighted(painter, whole, 8);
        }
        if (isRefused()) {
            drawRefused(painter, whole, 8);
        }
    }
}

void SeatBoard::mousePressEvent(QMouseEvent* event)
{
    event->setAccepted(event->button() == Qt::LeftButton);
}

void SeatBoard::mouseReleaseEvent(QMouseEvent* event)
{
    if (event->button() != Qt::LeftButton || !rect().contains(event->position().toPoint())) {
        return;
    }
    if (m_controller.isCarrying()) {
        m_controller.clickOutsideTiles(this);
    } else {
        emit clicked();
    }
}

void SeatBoard::contextMenuEvent(QContextMenuEvent* event)
{
    emit menuRequested(event->globalPos());
}

bool SeatBoard::event(QEvent* event)
{
    if (event->type() == QEvent::ToolTip) {
        const auto* help = static_cast<QHelpEvent*>(event);
        if (planBoard(size(), tableUnit()).header.contains(help->pos())) {
            QToolTip::showText(help->globalPos(), modelValue(Qt::ToolTipRole).toString(), this);
        }
        return true;
    }
    return QWidget::event(event);
}

} // namespace windrose
