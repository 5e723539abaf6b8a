// SPDX-License-Identifier: GPL-3.0-or-later
#include "seat_row.h"

#include "choice_box.h"
#include "new_game_choice.h"

#include <QLabel>
#include <QLineEdit>
#include <QPainter>
#include <QSignalBlocker>
#include <QToolButton>

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
    m_name->setMaxLength(kMaxNameLength);
    m_label->setBuddy(m_name);
    m_up->setArrowType(Qt::UpArrow);
    m_down->setArrowType(Qt::DownArrow);
    connect(m_color, &QComboBox::activated, this, &SeatRow::colorChosen);
    connect(m_name, &QLineEdit::textChanged, this, &SeatRow::nameChanged);
    connect(m_up, &QToolButton::clicked, this, [this] { emit moveWanted(-1); });
    connect(m_down, &QToolButton::clicked, this, [this] { emit moveWanted(1); });
}

QList<QWidget*> SeatRow::widgets() const
{
    return {m_label, m_color, m_name, m_picker->playerBox(), m_picker->styleBox(), m_up, m_down};
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
}

void SeatRow::showFor(int players, bool asksPlayers)
{
    const bool isShown = m_seat < players;
    for (QWidget* widget : widgets()) {
        const bool isOfPlayer = widget == m_picker->playerBox() || widget == m_picker->styleBox();
        widget->setVisible(isShown && (asksPlayers || !isOfPlayer));
    }
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
    const QStringList colorNames{tr("Red"), tr("Green"), tr("Ochre"), tr("Violet"), tr("Blue")};
    const int number = m_seat + 1;
    m_label->setText(m_seat == 0 ? tr("Seat &1 (governor)") : tr("Seat &%1").arg(number));
    m_name->setPlaceholderText(defaultSeatName(m_seat));
    m_name->setAccessibleName(tr("Name of seat %1").arg(number));
    m_color->setAccessibleName(tr("Color of seat %1").arg(number));
    m_picker->retranslate();
    m_up->setAccessibleName(tr("Move seat %1 up").arg(number));
    m_up->setToolTip(tr("Move this player one seat earlier"));
    m_down->setAccessibleName(tr("Move seat %1 down").arg(number));
    m_down->setToolTip(tr("Move this player one seat later"));
    for (int color = 0; color < kMaxPlayers; ++color) {
        m_color->setItemText(color, colorNames[color]);
    }
}

} // namespace windrose
