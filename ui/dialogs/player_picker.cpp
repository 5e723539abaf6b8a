// SPDX-License-Identifier: GPL-3.0-or-later
#include "player_picker.h"

#include "choice_box.h"
#include "known_programs.h"
#include "ui/models/texts.h"

/* TRANSLATOR windrose::PlayerPicker  The lists of who plays a seat, in dialogs. */

namespace windrose
{
namespace
{

constexpr int kPersonEntry = 0;
constexpr int kFirstLevel = 1;
constexpr int kFirstProgram = kFirstLevel + kLevels;

QVariant dataOf(const PlayerSpec& spec)
{
    return QVariant::fromValue(spec);
}

} // namespace

PlayerPicker::PlayerPicker(int seat, QWidget* parent)
    : QObject(parent), m_seat(seat), m_players(new ChoiceBox(parent)), m_styles(new ChoiceBox(parent))
{
    m_players->addItem(QString(), dataOf(PlayerSpec()));
    for (int level = 0; level < kLevels; ++level) {
        m_players->addItem(QString(), dataOf(PlayerSpec(static_cast<Level>(level))));
    }
    for (int style = 0; style < kStyles; ++style) {
        m_styles->addItem(QString());
    }
    connect(m_players, &QComboBox::activated, this, &PlayerPicker::playerChosen);
    connect(m_styles, &QComboBox::activated, this, &PlayerPicker::specChosen);
}

bool PlayerPicker::isPerson() const
{
    return m_players->currentIndex() == kPersonEntry;
}

bool PlayerPicker::isLevel() const
{
    return m_players->currentIndex() >= kFirstLevel && m_players->currentIndex() < kFirstProgram;
}

PlayerSpec PlayerPicker::spec() const
{
    if (isLevel()) {
        return PlayerSpec(static_cast<Level>(m_players->currentIndex() - kFirstLevel),
                          static_cast<Style>(m_styles->currentIndex()));
    }
    return m_players->currentData().value<PlayerSpec>();
}

void PlayerPicker::setSpec(const PlayerSpec& spec)
{
    m_spec = spec;
    const bool isListed = spec.isPlainLevel() || spec == PlayerSpec();
    fillPrograms(isListed ? PlayerSpec() : spec);
    if (spec.isPlainLevel()) {
        m_players->setCurrentIndex(kFirstLevel + static_cast<int>(spec.level()->level));
        m_styles->setCurrentIndex(static_cast<int>(spec.level()->style));
    } else if (isListed) {
        m_players->setCurrentIndex(kPersonEntry);
        m_styles->setCurrentIndex(0);
    } else {
        m_players->setCurrentIndex(m_players->findData(dataOf(spec)));
    }
}

/// Adds the known programs after the levels, the seat's player if it is unknown, and the entry that adds a program,
/// which is the last one and has no data.
void PlayerPicker::fillPrograms(const PlayerSpec& spec)
{
    while (m_players->count() > kFirstProgram) {
        m_players->removeItem(kFirstProgram);
    }
    for (const KnownProgram& program : knownPrograms()) {
        m_players->addItem(texts::shown(program.name), dataOf(PlayerSpec::ofProgram(program.name.toStdString())));
    }
    if (m_players->findData(dataOf(spec)) < 0) {
        const QString name = texts::playerName(spec);
        m_players->addItem(name.isEmpty() ? texts::shown(QString::fromStdString(spec.text())) : name, dataOf(spec));
    }
    //: The entry that adds a program as a player, in the list of who plays a seat.
    m_players->addItem(tr("Another Program…"));
}

void PlayerPicker::playerChosen()
{
    if (m_players->currentData().isValid()) {
        specChosen();
    } else {
        setSpec(m_spec); // until the program has been added
        emit programRequested();
    }
}

void PlayerPicker::specChosen()
{
    m_spec = spec();
    emit chosen();
}

void PlayerPicker::retranslate()
{
    const int number = m_seat + 1;
    //: The name of a box for a screen reader; %1 is the number of the seat.
    m_players->setAccessibleName(tr("Who plays seat %1").arg(number));
    //: In the list of who plays a seat: not a computer.
    m_players->setItemText(kPersonEntry, tr("Person"));
    //: Explains an entry of the list of who plays a seat.
    m_players->setItemData(kPersonEntry, tr("A person at this screen."), Qt::ToolTipRole);
    for (int level = 0; level < kLevels; ++level) {
        m_players->setItemText(kFirstLevel + level, texts::levelName(static_cast<Level>(level)));
        m_players->setItemData(kFirstLevel + level, texts::levelExplained(static_cast<Level>(level)), Qt::ToolTipRole);
    }
    //: Explains the list of who plays a seat.
    m_players->setToolTip(tr("A person, or a computer player: the further down the list, the stronger"));
    if (const int another = m_players->count() - 1; another >= kFirstProgram) {
        m_players->setItemText(another, tr("Another Program…"));
        //: Explains an entry of the list of who plays a seat.
        m_players->setItemData(another, tr("Let one of your own programs play"), Qt::ToolTipRole);
    }
    //: The name of a box for a screen reader; %1 is the number of the seat.
    m_styles->setAccessibleName(tr("Style of the computer player on seat %1").arg(number));
    //: Explains the list of styles of a computer player.
    m_styles->setToolTip(tr("What the computer player most likes to build and do"));
    for (int style = 0; style < kStyles; ++style) {
        m_styles->setItemText(style, texts::styleName(static_cast<Style>(style)));
        m_styles->setItemData(style, texts::styleExplained(static_cast<Style>(style)), Qt::ToolTipRole);
    }
}

} // namespace windrose
