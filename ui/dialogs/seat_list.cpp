// SPDX-License-Identifier: GPL-3.0-or-later
#include "seat_list.h"

#include "new_game_choice.h"

#include <QComboBox>
#include <QEvent>
#include <QGridLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPainter>
#include <QPushButton>
#include <QRandomGenerator>
#include <QSignalBlocker>
#include <QToolButton>

namespace windrose
{
namespace
{

constexpr int kMaxNameLength = 24;

QIcon swatch(const QColor& color)
{
    constexpr int kSide = 64; // scaled down as needed, so sharp at every scale
    QPixmap pixmap(kSide, kSide);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setBrush(color);
    painter.setPen(QPen(color.darker(), 4));
    painter.drawRoundedRect(QRectF(4, 4, kSide - 8, kSide - 8), 14, 14);
    return QIcon(pixmap);
}

} // namespace

SeatList::SeatList(const QList<QColor>& seatColors, QWidget* parent) : QWidget(parent)
{
    auto* grid = new QGridLayout(this);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setColumnStretch(2, 1);
    for (int seat = 0; seat < kMaxPlayers; ++seat) {
        Row& row = m_rows[static_cast<std::size_t>(seat)];
        row = makeRow(seat, seatColors);
        m_colors << seat;
        int column = 0;
        for (QWidget* widget : std::initializer_list<QWidget*>{row.label, row.color, row.name, row.up, row.down}) {
            grid->addWidget(widget, seat, column++);
        }
    }
    m_shuffle = new QPushButton(this);
    connect(m_shuffle, &QPushButton::clicked, this, &SeatList::shuffle);
    grid->addWidget(m_shuffle, kMaxPlayers, 1, 1, 2, Qt::AlignLeft);
    retranslate();
    showPlayers();
}

SeatList::Row SeatList::makeRow(int seat, const QList<QColor>& seatColors)
{
    Row row;
    row.label = new QLabel(this);
    row.color = new QComboBox(this);
    for (int color = 0; color < kMaxPlayers; ++color) {
        row.color->addItem(swatch(seatColors.value(color, palette().color(QPalette::Mid))), QString());
    }
    row.color->setCurrentIndex(seat);
    row.name = new QLineEdit(this);
    row.name->setMaxLength(kMaxNameLength);
    row.label->setBuddy(row.name);
    row.up = new QToolButton(this);
    row.up->setArrowType(Qt::UpArrow);
    row.down = new QToolButton(this);
    row.down->setArrowType(Qt::DownArrow);
    connect(row.color, &QComboBox::activated, this, [this, seat](int color) { colorChosen(seat, color); });
    connect(row.name, &QLineEdit::textChanged, this, &SeatList::changed);
    connect(row.up, &QToolButton::clicked, this, [this, seat] { moveSeat(seat, -1); });
    connect(row.down, &QToolButton::clicked, this, [this, seat] { moveSeat(seat, 1); });
    return row;
}

void SeatList::setPlayers(int players)
{
    m_players = players;
    showPlayers();
    emit changed();
}

void SeatList::setSeats(const QStringList& names, const QList<int>& colors)
{
    for (int seat = 0; seat < kMaxPlayers; ++seat) {
        const Row& row = m_rows[static_cast<std::size_t>(seat)];
        const QString name = names.value(seat);
        const QSignalBlocker quiet(row.name);
        row.name->setText(name == defaultSeatName(seat) ? QString() : name);
        m_colors[seat] = colors.value(seat, seat);
        row.color->setCurrentIndex(m_colors[seat]);
    }
    emit changed();
}

QStringList SeatList::names() const
{
    QStringList names;
    for (int seat = 0; seat < kMaxPlayers; ++seat) {
        const QString name = m_rows[static_cast<std::size_t>(seat)].name->text().simplified();
        names << (name.isEmpty() ? defaultSeatName(seat) : name);
    }
    return names;
}

QList<int> SeatList::colors() const
{
    return m_colors;
}

QString SeatList::problem() const
{
    const QStringList playing = names().mid(0, m_players);
    for (int seat = 0; seat < playing.size(); ++seat) {
        for (int other = seat + 1; other < playing.size(); ++other) {
            if (playing[seat].compare(playing[other], Qt::CaseInsensitive) == 0) {
                return tr("Two seats are called %1; give them different names.").arg(playing[seat]);
            }
        }
    }
    return {};
}

void SeatList::colorChosen(int seat, int color)
{
    const auto holder = m_colors.indexOf(color);
    if (holder >= 0 && holder != seat) {
        m_colors[holder] = m_colors[seat];
        m_rows[static_cast<std::size_t>(holder)].color->setCurrentIndex(m_colors[holder]);
    }
    m_colors[seat] = color;
    m_rows[static_cast<std::size_t>(seat)].color->setCurrentIndex(color);
    emit changed();
}

void SeatList::exchange(int seat, int other)
{
    const Row& row = m_rows[static_cast<std::size_t>(seat)];
    const Row& otherRow = m_rows[static_cast<std::size_t>(other)];
    const QSignalBlocker quiet(row.name);
    const QSignalBlocker otherQuiet(otherRow.name);
    const QString name = row.name->text();
    row.name->setText(otherRow.name->text());
    otherRow.name->setText(name);
    m_colors.swapItemsAt(seat, other);
    row.color->setCurrentIndex(m_colors[seat]);
    otherRow.color->setCurrentIndex(m_colors[other]);
}

void SeatList::moveSeat(int seat, int by)
{
    const int other = seat + by;
    if (other < 0 || other >= m_players) {
        return;
    }
    exchange(seat, other);
    // The focus goes with the seat, so that pressing again moves it on; at the end of the row it stays on a live
    // button.
    const Row& row = m_rows[static_cast<std::size_t>(other)];
    QToolButton* same = by < 0 ? row.up : row.down;
    QToolButton* opposite = by < 0 ? row.down : row.up;
    (same->isEnabled() ? same : opposite)->setFocus();
    emit changed();
}

void SeatList::shuffle()
{
    for (int last = m_players - 1; last > 0; --last) {
        const int other = QRandomGenerator::global()->bounded(last + 1);
        if (other != last) {
            exchange(last, other);
        }
    }
    emit changed();
}

void SeatList::showPlayers()
{
    for (int seat = 0; seat < kMaxPlayers; ++seat) {
        const Row& row = m_rows[static_cast<std::size_t>(seat)];
        for (QWidget* widget : std::initializer_list<QWidget*>{row.label, row.color, row.name, row.up, row.down}) {
            widget->setVisible(seat < m_players);
        }
        row.up->setEnabled(seat > 0);
        row.down->setEnabled(seat + 1 < m_players);
    }
}

void SeatList::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
    }
    QWidget::changeEvent(event);
}

void SeatList::retranslate()
{
    const QStringList colorNames{tr("Red"), tr("Green"), tr("Ochre"), tr("Violet"), tr("Blue")};
    for (int seat = 0; seat < kMaxPlayers; ++seat) {
        const Row& row = m_rows[static_cast<std::size_t>(seat)];
        const int number = seat + 1;
        row.label->setText(seat == 0 ? tr("Seat &1 (governor)") : tr("Seat &%1").arg(number));
        row.name->setPlaceholderText(defaultSeatName(seat));
        row.name->setAccessibleName(tr("Name of seat %1").arg(number));
        row.color->setAccessibleName(tr("Color of seat %1").arg(number));
        row.up->setAccessibleName(tr("Move seat %1 up").arg(number));
        row.up->setToolTip(tr("Let this player sit one seat earlier"));
        row.down->setAccessibleName(tr("Move seat %1 down").arg(number));
        row.down->setToolTip(tr("Let this player sit one seat later"));
        for (int color = 0; color < kMaxPlayers; ++color) {
            row.color->setItemText(color, colorNames[color]);
        }
    }
    m_shuffle->setText(tr("S&huffle Seats"));
    m_shuffle->setToolTip(tr("Draw lots for the seats; seat 1 is the first governor"));
}

} // namespace windrose
