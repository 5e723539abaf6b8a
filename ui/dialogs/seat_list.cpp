// SPDX-License-Identifier: GPL-3.0-or-later
#include "seat_list.h"

#include "known_programs.h"
#include "new_game_choice.h"
#include "ui/models/texts.h"

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

#include <algorithm>

namespace windrose
{
namespace
{

constexpr int kMaxNameLength = 24;

/// The value of the entry that adds a program; no player type has this name.
constexpr const char* kAnother = "another program";

/// Names of computer players; invented, and the same in every language.
const QStringList& computerNames()
{
    static const QStringList kNames{QStringLiteral("Isaura"), QStringLiteral("Corvin"),  QStringLiteral("Leonor"),
                                    QStringLiteral("Tibor"),  QStringLiteral("Marisol"), QStringLiteral("Bastian"),
                                    QStringLiteral("Odile"),  QStringLiteral("Rufino"),  QStringLiteral("Yara"),
                                    QStringLiteral("Ansgar")};
    return kNames;
}

/// All widgets of a row by column.
template <typename Row>
QList<QWidget*> partsOf(const Row& row)
{
    return {row.label, row.color, row.name, row.player, row.style, row.up, row.down};
}

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
        for (QWidget* widget : partsOf(row)) {
            grid->addWidget(widget, seat, column++);
        }
    }
    m_shuffle = new QPushButton(this);
    connect(m_shuffle, &QPushButton::clicked, this, &SeatList::shuffle);
    m_fill = new QPushButton(this);
    connect(m_fill, &QPushButton::clicked, this, &SeatList::fillWithComputers);
    m_persons = new QPushButton(this);
    connect(m_persons, &QPushButton::clicked, this, &SeatList::makePersons);
    auto* buttons = new QHBoxLayout;
    for (QPushButton* button : {m_shuffle, m_fill, m_persons}) {
        buttons->addWidget(button);
    }
    buttons->addStretch();
    grid->addLayout(buttons, kMaxPlayers, 1, 1, 6);
    m_explained = new QLabel(this);
    m_explained->setTextFormat(Qt::PlainText);
    m_explained->setWordWrap(true);
    // Reserves space for the longest text, so that the dialog does not change its size.
    m_explained->setMinimumHeight(2 * m_explained->fontMetrics().lineSpacing());
    m_explained->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    grid->addWidget(m_explained, kMaxPlayers + 1, 1, 1, 6);
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
    row.player = new QComboBox(this);
    row.player->addItem(QString(), QString());
    for (const std::string_view level : kLevelIds) {
        row.player->addItem(QString(), QString::fromUtf8(level.data(), static_cast<qsizetype>(level.size())));
    }
    row.style = new QComboBox(this);
    for (const std::string_view style : kStyleIds) {
        row.style->addItem(QString(), QString::fromUtf8(style.data(), static_cast<qsizetype>(style.size())));
    }
    connect(row.player, &QComboBox::activated, this, [this, seat] { playerChosen(seat); });
    connect(row.style, &QComboBox::activated, this, [this, seat] { sitterChosen(seat); });
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

void SeatList::askSitters()
{
    m_asksSitters = true;
    showPlayers();
}

void SeatList::setSeats(const QStringList& names, const QList<int>& colors, const QStringList& sitters)
{
    for (int seat = 0; seat < kMaxPlayers; ++seat) {
        const Row& row = m_rows[static_cast<std::size_t>(seat)];
        const QString name = names.value(seat);
        const QSignalBlocker quiet(row.name);
        row.name->setText(name == defaultSeatName(seat) ? QString() : name);
        setSitter(seat, sitters.value(seat));
        m_colors[seat] = colors.value(seat, seat);
        row.color->setCurrentIndex(m_colors[seat]);
    }
    showPlayers();
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

QStringList SeatList::sitters() const
{
    QStringList sitters;
    for (int seat = 0; seat < kMaxPlayers; ++seat) {
        sitters << sitter(seat);
    }
    return sitters;
}

QString SeatList::sitter(int seat) const
{
    const QString player = row(seat).player->currentData().toString();
    const bool isLevel = row(seat).player->currentIndex() <= kLevels;
    const QString style = row(seat).style->currentData().toString();
    const bool isPlain = player.isEmpty() || !isLevel || row(seat).style->currentIndex() == 0;
    return isPlain ? player : player + QLatin1Char(':') + style;
}

/// A player that is not a level, such as a program, gets its own entry.
void SeatList::setSitter(int seat, const QString& sitter)
{
    QComboBox* player = row(seat).player;
    const QStringList words = sitter.split(QLatin1Char(':'));
    const int level = player->findData(words.value(0));
    const int style = words.size() == 2 ? row(seat).style->findData(words[1]) : 0;
    const bool isLevel = level >= 0 && level <= kLevels && style >= 0 && words.size() <= 2;
    fillPrograms(seat, isLevel ? QString() : sitter);
    row(seat).sitter = sitter;
    if (!isLevel) {
        player->setCurrentIndex(player->findData(sitter));
        return;
    }
    player->setCurrentIndex(level);
    row(seat).style->setCurrentIndex(style);
}

/// Adds the known programs after the levels, the seat's player if it is unknown, and the entry that adds a program.
void SeatList::fillPrograms(int seat, const QString& sitter)
{
    QComboBox* player = row(seat).player;
    while (player->count() > kLevels + 1) {
        player->removeItem(kLevels + 1);
    }
    for (const KnownProgram& program : knownPrograms()) {
        player->addItem(texts::shown(program.name), programSitter(program.name));
    }
    if (!sitter.isEmpty() && player->findData(sitter) < 0) {
        player->addItem(texts::playerName(sitter).isEmpty() ? texts::shown(sitter) : texts::playerName(sitter), sitter);
    }
    player->addItem(tr("Another Program…"), QString::fromLatin1(kAnother));
}

void SeatList::playerChosen(int seat)
{
    if (row(seat).player->currentData().toString() != QLatin1String(kAnother)) {
        sitterChosen(seat);
        return;
    }
    setSitter(seat, row(seat).sitter); // until the program has been added
    emit programWanted(seat);
}

void SeatList::seatProgram(int seat, const QString& name)
{
    for (int other = 0; other < kMaxPlayers; ++other) {
        setSitter(other, other == seat ? programSitter(name) : sitter(other));
    }
    sitterChosen(seat);
}

void SeatList::nameComputer(int seat)
{
    QLineEdit* name = row(seat).name;
    if (row(seat).player->currentIndex() == 0) {
        if (computerNames().contains(name->text())) {
            name->clear();
        }
        return;
    }
    if (!name->text().trimmed().isEmpty()) {
        return;
    }
    const QStringList taken = names();
    const auto isFree = [&taken](const QString& other) { return !taken.contains(other, Qt::CaseInsensitive); };
    const auto free = std::find_if(computerNames().begin(), computerNames().end(), isFree);
    if (free != computerNames().end()) {
        name->setText(*free);
    }
}

void SeatList::sitterChosen(int seat)
{
    row(seat).sitter = sitter(seat);
    nameComputer(seat);
    m_explainedSeat = seat;
    showPlayers();
    emit changed();
}

void SeatList::fillWithComputers()
{
    int person = 0;
    while (person < m_players && row(person).player->currentIndex() != 0) {
        ++person;
    }
    for (int seat = 0; seat < m_players; ++seat) {
        if (seat != person && row(seat).player->currentIndex() == 0) {
            setSitter(seat, QString::fromLatin1(kUsualComputer));
            nameComputer(seat);
            m_explainedSeat = seat;
        }
    }
    showPlayers();
    emit changed();
}

void SeatList::makePersons()
{
    for (int seat = 0; seat < kMaxPlayers; ++seat) {
        setSitter(seat, QString());
        nameComputer(seat);
    }
    m_explainedSeat = -1;
    showPlayers();
    emit changed();
}

bool SeatList::isForSitters(const QWidget* widget) const
{
    return std::any_of(m_rows.begin(), m_rows.end(),
                       [widget](const Row& row) { return widget == row.player || widget == row.style; });
}

/// Describes the player chosen last below the rows.
void SeatList::explainSitter(int seat)
{
    const QString explained = seat < 0 || seat >= m_players ? QString() : texts::playerExplained(sitter(seat));
    m_explained->setVisible(m_asksSitters); // kept visible without text, so that buttons do not move under the pointer
    //: %1 is a kind of computer player, %2 what to expect of it
    const QString sentence = tr("%1: %2");
    m_explained->setText(explained.isEmpty() ? QString()
                                             : sentence.arg(texts::playerNameAndStyle(sitter(seat)), explained));
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
    const QString sitter = this->sitter(seat);
    setSitter(seat, this->sitter(other));
    setSitter(other, sitter);
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
    // The focus moves with the seat, so that pressing again moves it further; at the end of the list it goes to the
    // button that is still enabled.
    const Row& row = m_rows[static_cast<std::size_t>(other)];
    QToolButton* same = by < 0 ? row.up : row.down;
    QToolButton* opposite = by < 0 ? row.down : row.up;
    (same->isEnabled() ? same : opposite)->setFocus();
    showPlayers();
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
    showPlayers();
    emit changed();
}

void SeatList::showPlayers()
{
    for (int seat = 0; seat < kMaxPlayers; ++seat) {
        const Row& row = m_rows[static_cast<std::size_t>(seat)];
        for (QWidget* widget : partsOf(row)) {
            widget->setVisible(seat < m_players && (m_asksSitters || !isForSitters(widget)));
        }
        const int player = row.player->currentIndex();
        row.style->setEnabled(player > 0 && player <= kLevels);
        row.up->setEnabled(seat > 0);
        row.down->setEnabled(seat + 1 < m_players);
    }
    m_fill->setVisible(m_asksSitters);
    m_persons->setVisible(m_asksSitters);
    explainSitter(m_explainedSeat);
}

void SeatList::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
    }
    QWidget::changeEvent(event);
}

void SeatList::retranslateSitters(int seat)
{
    const Row& row = this->row(seat);
    row.player->setAccessibleName(tr("Who plays seat %1").arg(seat + 1));
    row.player->setItemText(0, tr("Person"));
    row.player->setItemData(0, tr("A person at this screen."), Qt::ToolTipRole);
    for (int level = 0; level < kLevels; ++level) {
        row.player->setItemText(level + 1, texts::levelName(static_cast<Level>(level)));
        row.player->setItemData(level + 1, texts::levelExplained(static_cast<Level>(level)), Qt::ToolTipRole);
    }
    row.player->setToolTip(tr("A person, or a computer player: the further down the list, the stronger"));
    if (const int another = row.player->findData(QString::fromLatin1(kAnother)); another >= 0) {
        row.player->setItemText(another, tr("Another Program…"));
        row.player->setItemData(another, tr("Let one of your own programs play"), Qt::ToolTipRole);
    }
    row.style->setAccessibleName(tr("Style of the computer player on seat %1").arg(seat + 1));
    row.style->setToolTip(tr("What the computer player likes; this does not make it weaker"));
    for (int style = 0; style < kStyles; ++style) {
        row.style->setItemText(style, texts::styleName(static_cast<Style>(style)));
        row.style->setItemData(style, texts::styleExplained(static_cast<Style>(style)), Qt::ToolTipRole);
    }
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
        retranslateSitters(seat);
        row.up->setAccessibleName(tr("Move seat %1 up").arg(number));
        row.up->setToolTip(tr("Move this player one seat earlier"));
        row.down->setAccessibleName(tr("Move seat %1 down").arg(number));
        row.down->setToolTip(tr("Move this player one seat later"));
        for (int color = 0; color < kMaxPlayers; ++color) {
            row.color->setItemText(color, colorNames[color]);
        }
    }
    m_fill->setText(tr("Fill &with Computers"));
    m_fill->setToolTip(tr("Computer players take every seat but the first person's"));
    m_persons->setText(tr("&All People"));
    m_persons->setToolTip(tr("Every seat is played by a person at this screen"));
    explainSitter(m_explainedSeat);
    m_shuffle->setText(tr("S&huffle Seats"));
    m_shuffle->setToolTip(tr("Put the seats in random order; seat 1 is the first governor"));
}

} // namespace windrose
