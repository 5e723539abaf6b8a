// SPDX-License-Identifier: GPL-3.0-or-later
#include "seat_row.h"

#include "choice_box.h"
#include "new_game_choice.h"
#include "portrait.h"

#include <QLabel>
#include <QLineEdit>
#include <QPainter>
#include <QSignalBlocker>
#include <QToolButton>

/* TRANSLATOR windrose::SeatRow  A seat in the dialog for a new game. */

namespace windrose
{
namespace
{

constexpr int kMaxNameLength = 24;

QIcon swatch(const QColor& color)
{
    constexpr int kSide = 64; // large enough to be sharp when scaled down
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

SeatRow::SeatRow(int seat, const QList<QColor>& seatColors, QWidget* parent)
    : QObject(parent),
      m_seat(seat),
      m_colors(seatColors),
      m_portrait(new Portrait(parent)),
      m_label(new QLabel(parent)),
      m_color(new ChoiceBox(parent)),
      m_name(new QLineEdit(parent)),
      m_picker(new PlayerPicker(seat, parent)),
      m_up(new QToolButton(parent)),
      m_down(new QToolButton(parent))
{
    for (int color = 0; color < kMaxPlayers; ++color) {
        m_color->addItem(swatch(seatColors.value(color, parent->palette().color(QPalette::Mid))), QString());
    }
    m_color->setCurrentIndex(seat);
    showPerson();
    m_name->setMaxLength(kMaxNameLength);
    constexpr int kWidest = 190; // with large letters the other fields need the room
    m_name->setMinimumWidth(qMin(kWidest, m_name->fontMetrics().averageCharWidth() * kMaxNameLength * 2 / 3));
    m_label->setBuddy(m_name);
    m_up->setArrowType(Qt::UpArrow);
    m_down->setArrowType(Qt::DownArrow);
    connect(m_color, &QComboBox::activated, this, &SeatRow::colorChosen);
    connect(m_name, &QLineEdit::textChanged, this, &SeatRow::nameChanged);
    connect(m_up, &QToolButton::clicked, this, [this] { emit moveRequested(-1); });
    connect(m_down, &QToolButton::clicked, this, [this] { emit moveRequested(1); });
}

QList<QWidget*> SeatRow::widgets() const
{
    return {m_portrait, m_label, m_color, m_name, m_picker->playerBox(), m_picker->styleBox(), m_up, m_down};
}

QString SeatRow::typedName() const
{
    return m_name->text();
}

QString SeatRow::name() const
{
    const QString name = m_name->text().simplified();
    return name.isEmpty() ? defaultSeatName(m_seat) : name;
}

void SeatRow::setName(const QString& name)
{
    m_name->setText(name);
}

void SeatRow::setNameQuietly(const QString& name)
{
    const QSignalBlocker quiet(m_name);
    m_name->setText(name);
}

void SeatRow::setColor(int color)
{
    m_color->setCurrentIndex(color);
    showPerson();
}

/// The portrait goes with the color.
void SeatRow::showPerson()
{
    const int color = m_color->currentIndex();
    m_portrait->setPerson(color, m_colors.value(color, m_portrait->palette().color(QPalette::Mid)));
}

int SeatRow::widthInOneLine(int spacing) const
{
    int width = -spacing;
    for (const QWidget* widget : widgets()) {
        width += widget->minimumSizeHint().expandedTo(widget->minimumSize()).width() + spacing;
    }
    return width;
}

bool SeatRow::isOfPlayer(const QWidget* widget) const
{
    return widget == m_picker->playerBox() || widget == m_picker->styleBox();
}

void SeatRow::showFor(int players, bool asksPlayers)
{
    const bool isShown = m_seat < players;
    for (QWidget* widget : widgets()) {
        widget->setVisible(isShown && (asksPlayers || !isOfPlayer(widget)));
    }
    m_portrait->setComputer(asksPlayers && !m_picker->isPerson());
    m_picker->styleBox()->setEnabled(m_picker->isLevel());
    m_up->setEnabled(m_seat > 0);
    m_down->setEnabled(m_seat + 1 < players);
}

void SeatRow::focusButton(int by)
{
    QToolButton* same = by < 0 ? m_up : m_down;
    QToolButton* opposite = by < 0 ? m_down : m_up;
    (same->isEnabled() ? same : opposite)->setFocus();
}

void SeatRow::retranslate()
{
    //: The color of a player.
    const QStringList colorNames{tr("Red"),
                                 //: The color of a player.
                                 tr("Green"),
                                 //: The color of a player.
                                 tr("Ochre"),
                                 //: The color of a player.
                                 tr("Violet"),
                                 //: The color of a player.
                                 tr("Blue")};
    const int number = m_seat + 1;
    //: The label of the first seat in the dialog for a new game.
    m_label->setText(m_seat == 0 ? tr("Seat &1 (governor)")
                                 : tr(
                                       //: The name of a control of the dialog for a new game, for a screen reader; %1
                                       //: is the number of the seat.
                                       "Seat &%1")
                                       .arg(number));
    m_name->setPlaceholderText(defaultSeatName(m_seat));
    //: The name of a control of the dialog for a new game, for a screen reader; %1 is the number of the seat.
    m_name->setAccessibleName(tr("Name of seat %1").arg(number));
    //: The name of a control of the dialog for a new game, for a screen reader; %1 is the number of the seat.
    m_color->setAccessibleName(tr("Color of seat %1").arg(number));
    m_picker->retranslate();
    //: The name of a control of the dialog for a new game, for a screen reader; %1 is the number of the seat.
    m_up->setAccessibleName(tr("Move seat %1 up").arg(number));
    //: Explains an arrow beside a seat of New Game.
    m_up->setToolTip(tr("Move this player one seat earlier"));
    //: The name of a control of the dialog for a new game, for a screen reader; %1 is the number of the seat.
    m_down->setAccessibleName(tr("Move seat %1 down").arg(number));
    //: Explains an arrow beside a seat of New Game.
    m_down->setToolTip(tr("Move this player one seat later"));
    for (int color = 0; color < kMaxPlayers; ++color) {
        m_color->setItemText(color, colorNames[color]);
    }
}

} // namespace windrose
