// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/players/random_player.h"
#include "ui/table/placement_controller.h"
#include "ui/table/table_tile.h"
#include "ui/table/table_view.h"

#include <QApplication>
#include <QElapsedTimer>
#include <QMouseEvent>
#include <QPainter>

#include <algorithm>
#include <cstdio>
#include <functional>
#include <optional>
#include <vector>

using namespace windrose;

// Measures painting the whole table at 3840 × 2160 device pixels, a move of the pointer with a piece in the hand, and
// the time from dropping a piece to the new picture. Prints medians and limits; exits with 1 when a limit is exceeded.
// Painting is slower on other machines and while others use the same memory, so the limits are scaled by the time of a
// fixed painting of the same kind.

namespace
{

constexpr double kLimit = 12; // milliseconds; a frame at 60 Hz has 16.7
constexpr double kMoveLimit = 2;
constexpr double kUsualSample = 18; // milliseconds of `timeOfSample` on the machine for which the limits hold
constexpr int kRuns = 41;
constexpr int kSteps = 20; // of the pointer from the card to the board

double medianOf(const std::function<void()>& run, const std::function<void()>& before = {})
{
    std::vector<double> times;
    for (int i = 0; i < kRuns; ++i) {
        if (before) {
            before();
        }
        QElapsedTimer timer;
        timer.start();
        run();
        times.push_back(static_cast<double>(timer.nsecsElapsed()) / 1e6);
    }
    std::sort(times.begin(), times.end());
    return times[times.size() / 2];
}

/// The time of a painting of the same size that stays as it is: a ground, translucent pictures, texts and outlines.
double timeOfSample()
{
    QImage ground(3840, 2160, QImage::Format_RGB32);
    ground.fill(Qt::darkCyan);
    QPixmap tile(240, 160);
    tile.fill(QColor(200, 160, 90, 180));
    QImage picture(ground.size(), QImage::Format_RGB32);
    return medianOf([&] {
        QPainter painter(&picture);
        painter.setRenderHint(QPainter::Antialiasing);
        painter.drawImage(0, 0, ground);
        for (int y = 0; y < picture.height(); y += 180) {
            for (int x = 0; x < picture.width(); x += 320) {
                painter.drawPixmap(x, y, tile);
                painter.drawText(x, y + 170, QStringLiteral("Small market"));
                painter.drawRoundedRect(QRectF(x + 4.5, y + 4.5, 230, 150), 8, 8);
            }
        }
    });
}

/// Prints figures beside their limits.
class Report
{
public:
    explicit Report(double sample) : m_scale(std::max(1.0, sample / kUsualSample))
    {
        std::printf("-- the fixed painting takes %.2f ms, so the limits are %.2f times the usual ones\n", sample,
                    m_scale);
    }

    bool holds() const { return m_holds; }

    void add(const char* title, double milliseconds, double usualLimit)
    {
        const double limit = usualLimit * m_scale;
        m_holds = m_holds && milliseconds <= limit;
        std::printf("%s %s: %.2f ms, median of %d (limit: %.1f)\n", milliseconds <= limit ? "ok  " : "FAIL", title,
                    milliseconds, kRuns, limit);
    }

private:
    double m_scale;
    bool m_holds = true;
};

/// A game of four in its middle, at a role choice, so that there is much to paint.
Record middleOfAGame()
{
    Record record;
    record.players = 4;
    record.seed = 5;
    record.names = {"Ana", "Bo", "Cy", "Di"};
    Position position = startOf(record);
    Random random{386};
    while (record.orders.size() < 220 || position.decision != Decision::ChooseRole) {
        const Order order = canonical(position, randomOrder(position, random));
        record.orders.push_back(order);
        apply(position, order);
    }
    return record;
}

void send(QWidget* widget, QEvent::Type type, const QPoint& where, Qt::MouseButton button, Qt::MouseButtons held)
{
    QMouseEvent event(type, QPointF(where), QPointF(widget->mapToGlobal(where)), button, held, Qt::NoModifier);
    QApplication::sendEvent(widget, &event);
}

/// A role card that can be taken.
TableTile* takeableCard(TableView& table)
{
    for (TablePlace* place : table.controller().places()) {
        const auto piece = place->piece();
        if (piece && piece->kind == PieceKind::RoleCard &&
            place->model()->pickUpRefusal(place->modelIndex()).isEmpty()) {
            return dynamic_cast<TableTile*>(place);
        }
    }
    return nullptr;
}

/// A role card and its way to the board: over the supply and the boards, where each step leaves one place and reaches
/// another. The drop is one of the largest changes, because the board is highlighted as well.
struct Drag {
    TableTile* card;
    QPoint start;
    QPoint end;

    void press() const { send(card, QEvent::MouseButtonPress, start, Qt::LeftButton, Qt::LeftButton); }
    void moveTo(const QPoint& where) const { send(card, QEvent::MouseMove, where, Qt::NoButton, Qt::LeftButton); }
    void letGo() const { send(card, QEvent::MouseButtonRelease, end, Qt::LeftButton, Qt::NoButton); }
};

/// Milliseconds of a move of the pointer with the card, or nothing when the card was not picked up.
std::optional<double> measureMove(const Drag& drag, TableView& table)
{
    drag.press();
    drag.moveTo(drag.start + QPoint(30, 0));
    QApplication::processEvents();
    int moved = 0;
    const double move = medianOf([&] {
        ++moved;
        drag.moveTo(drag.start + (drag.end - drag.start) * (moved % kSteps) / kSteps + QPoint(moved, 0));
        QApplication::processEvents();
    });
    const bool isCarried = table.controller().isCarrying();
    table.controller().cancel();
    return isCarried ? std::optional(move) : std::nullopt;
}

/// Milliseconds from letting the card go to the new picture, or nothing when the drop was refused.
std::optional<double> measureDrop(const Drag& drag, GameSession& session)
{
    const int moments = session.orderCount();
    const double drop = medianOf(
        [&] {
            drag.letGo();
            QApplication::processEvents();
        },
        [&] {
            if (session.orderCount() != moments) {
                session.undoRedo().undo();
            }
            QApplication::processEvents();
            drag.press();
            for (const QPoint& step : {drag.start + QPoint(30, 0), (drag.start + drag.end) / 2, drag.end}) {
                drag.moveTo(step);
            }
            QApplication::processEvents();
        });
    return session.orderCount() == moments + 1 ? std::optional(drop) : std::nullopt;
}

int failed(const char* why)
{
    std::printf("FAIL %s\n", why);
    return 1;
}

} // namespace

int main(int argc, char** argv)
{
    qputenv("QT_QPA_PLATFORM", "offscreen");
    QApplication app(argc, argv);
    Report report(timeOfSample()); // before the table fills the memory
    GameSession session;
    session.load(middleOfAGame());
    TableView table(session);
    table.setPace(speeds::Pace::Off);
    table.resize(3840, 2160);
    table.show();
    QApplication::processEvents();
    QImage picture(3840, 2160, QImage::Format_RGB32);
    table.render(&picture);

    report.add("the whole table painted at 3840 x 2160", medianOf([&] { table.render(&picture); }), kLimit);

    TableTile* card = takeableCard(table);
    TablePlace* board = table.controller().find({PlaceKind::Board, session.position().turn, 0, 0});
    if (card == nullptr || board == nullptr) {
        return failed("nothing to drop");
    }
    const Drag drag{card, card->rect().center(), card->mapFromGlobal(board->widget()->mapToGlobal(QPoint(40, 10)))};
    const auto move = measureMove(drag, table);
    if (!move) {
        return failed("no piece was in the hand");
    }
    report.add("a move of the pointer with a piece", *move, kMoveLimit);
    const auto drop = measureDrop(drag, session);
    if (!drop) {
        return failed("the drop did not play");
    }
    report.add("from letting a piece go to the new picture", *drop, kLimit);
    return report.holds() ? 0 : 1;
}
