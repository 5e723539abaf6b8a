// SPDX-License-Identifier: GPL-3.0-or-later
#include "preferences_dialog.h"

#include "choice_box.h"
#include "known_programs.h"
#include "languages.h"
#include "settings.h"
#include "ui/models/texts.h"

#include <QCheckBox>
#include <QDialogButtonBox>
#include <QEvent>
#include <QFormLayout>
#include <QGroupBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace windrose
{
namespace
{

void explain(QWidget* widget, const QString& text)
{
    widget->setToolTip(text);
    widget->setAccessibleDescription(text);
}

void setTexts(QComboBox* box, const QStringList& texts)
{
    for (int place = 0; place < texts.size(); ++place) {
        box->setItemText(place, texts[place]);
    }
}

} // namespace

PreferencesDialog::PreferencesDialog(QWidget* parent) : QDialog(parent)
{
    auto* page = new QVBoxLayout(this);
    const auto addGroup = [&](QGroupBox*& group) {
        group = new QGroupBox(this);
        page->addWidget(group);
        auto* form = new QFormLayout(group);
        form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow); // some styles keep fields narrow
        return form;
    };
    auto* look = addGroup(m_look);
    m_style = addChoice(look, m_styleLabel, 3);
    m_language = addChoice(look, m_languageLabel, 1);
    for (const QString& code : availableLanguages()) {
        m_language->addItem(languageName(code), code);
    }
    m_animations = addChoice(look, m_animationsLabel, 4);
    auto* table = addGroup(m_table);
    m_boardFollows = addSwitch(table);
    m_curtain = addSwitch(table);
    m_showAllPoints = addSwitch(table);
    auto* play = addGroup(m_play);
    m_playForced = addSwitch(play);
    m_computerReasons = addSwitch(play);
    m_undo = addChoice(play, m_undoLabel, 2);
    m_undoPastHidden = addSwitch(play);
    auto* computers = addGroup(m_computers);
    m_thinking = addChoice(computers, m_thinkingLabel, 4);
    m_viceroyTakesAllTime = addSwitch(computers);
    m_speed = addChoice(computers, m_speedLabel, texts::kWatchingSpeeds);
    addPrograms(computers);

    // Created last, so that it is last in the tab order. NOLINTNEXTLINE(cppcoreguidelines-prefer-member-initializer)
    m_buttons = new QDialogButtonBox(QDialogButtonBox::RestoreDefaults | QDialogButtonBox::Close, this);
    page->addStretch();
    page->addWidget(m_buttons);
    connect(m_buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(m_buttons->button(QDialogButtonBox::RestoreDefaults), &QPushButton::clicked, this,
            &PreferencesDialog::restoreDefaults);
    m_buttons->button(QDialogButtonBox::RestoreDefaults)->setAutoDefault(false);
    m_buttons->button(QDialogButtonBox::Close)->setDefault(true);
    // The layout alone sets the smallest size: with a minimum of its own, the dialog would not widen for the longer
    // words of another language.
    retranslate();
    refresh();
    connectSettings();
}

QComboBox* PreferencesDialog::addChoice(QFormLayout* form, QLabel*& label, int choices)
{
    label = new QLabel(this);
    auto* box = new ChoiceBox(this);
    box->setSizeAdjustPolicy(QComboBox::AdjustToContents); // the language can change while it is open
    for (int choice = 0; choice < choices; ++choice) {
        box->addItem(QString());
    }
    label->setBuddy(box);
    form->addRow(label, box);
    return box;
}

QCheckBox* PreferencesDialog::addSwitch(QFormLayout* form)
{
    auto* box = new QCheckBox(this);
    form->addRow(box);
    return box;
}

/// Adds the list of known programs with the button that removes one.
void PreferencesDialog::addPrograms(QFormLayout* form)
{
    m_programsLabel = new QLabel(this);
    m_programs = new ChoiceBox(this);
    m_programs->setObjectName(QStringLiteral("programs"));
    m_removeProgram = new QPushButton(this);
    m_removeProgram->setAutoDefault(false);
    m_programsLabel->setBuddy(m_programs);
    auto* both = new QHBoxLayout;
    both->addWidget(m_programs, 1);
    both->addWidget(m_removeProgram);
    form->addRow(m_programsLabel, both);
    connect(m_removeProgram, &QPushButton::clicked, this, [this] {
        forgetProgram(m_programs->currentData().toString());
        showPrograms();
        emit changed(settings::programs.key());
    });
}

void PreferencesDialog::showPrograms()
{
    m_programs->clear();
    for (const KnownProgram& program : knownPrograms()) {
        m_programs->addItem(texts::shown(program.name), program.name);
        m_programs->setItemData(m_programs->count() - 1, texts::shown(program.command), Qt::ToolTipRole);
    }
    const bool isAny = m_programs->count() > 0;
    if (!isAny) {
        m_programs->addItem(tr("None"));
    }
    m_programs->setEnabled(isAny);
    m_removeProgram->setEnabled(isAny);
}

void PreferencesDialog::connectSettings()
{
    const auto choice = [this](QComboBox* box, const auto& setting) {
        // `activated` is emitted for choices of the user only, not by `refresh`.
        connect(box, &QComboBox::activated, this, [this, setting](int place) {
            using Stored = decltype(setting.value());
            setting.setValue(static_cast<Stored>(place));
            emit changed(setting.key());
        });
    };
    const auto toggle = [this](QCheckBox* box, const auto& setting) {
        connect(box, &QCheckBox::clicked, this, [this, setting](bool on) {
            setting.setValue(on);
            emit changed(setting.key());
        });
    };
    choice(m_style, settings::style);
    choice(m_animations, settings::animations);
    choice(m_undo, settings::undoLimit);
    choice(m_thinking, settings::thinkingTime);
    choice(m_speed, settings::watchingSpeed);
    toggle(m_boardFollows, settings::boardFollows);
    toggle(m_curtain, settings::curtain);
    toggle(m_showAllPoints, settings::showAllPoints);
    toggle(m_playForced, settings::playForced);
    toggle(m_computerReasons, settings::computerReasons);
    toggle(m_undoPastHidden, settings::undoPastHiddenTiles);
    toggle(m_viceroyTakesAllTime, settings::viceroyTakesAllTime);
    connect(m_language, &QComboBox::activated, this, [this] {
        settings::language.setValue(m_language->currentData().toString());
        emit changed(settings::language.key());
    });
}

void PreferencesDialog::restoreDefaults()
{
    const auto reset = [this](const auto& setting) {
        setting.reset();
        emit changed(setting.key());
    };
    reset(settings::style);
    reset(settings::language);
    reset(settings::animations);
    reset(settings::boardFollows);
    reset(settings::curtain);
    reset(settings::showAllPoints);
    reset(settings::playForced);
    reset(settings::computerReasons);
    reset(settings::undoLimit);
    reset(settings::undoPastHiddenTiles);
    reset(settings::thinkingTime);
    reset(settings::viceroyTakesAllTime);
    reset(settings::watchingSpeed);
    refresh();
}

void PreferencesDialog::refresh()
{
    m_style->setCurrentIndex(static_cast<int>(settings::style.value()));
    const QString language = settings::language.value();
    m_language->setCurrentIndex(language.isEmpty() ? 0 : std::max(0, m_language->findData(chosenLanguage(language))));
    m_animations->setCurrentIndex(static_cast<int>(settings::animations.value()));
    m_boardFollows->setChecked(settings::boardFollows.value());
    m_curtain->setChecked(settings::curtain.value());
    m_showAllPoints->setChecked(settings::showAllPoints.value());
    m_playForced->setChecked(settings::playForced.value());
    m_undo->setCurrentIndex(static_cast<int>(settings::undoLimit.value()));
    m_computerReasons->setChecked(settings::computerReasons.value());
    m_undoPastHidden->setChecked(settings::undoPastHiddenTiles.value());
    m_thinking->setCurrentIndex(static_cast<int>(settings::thinkingTime.value()));
    m_viceroyTakesAllTime->setChecked(settings::viceroyTakesAllTime.value());
    m_speed->setCurrentIndex(static_cast<int>(settings::watchingSpeed.value()));
    showPrograms();
}

void PreferencesDialog::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
    }
    QDialog::changeEvent(event);
}

void PreferencesDialog::retranslate()
{
    setWindowTitle(tr("Preferences"));
    m_look->setTitle(tr("Appearance"));
    m_styleLabel->setText(tr("&Table:"));
    setTexts(m_style, {tr("Same as desktop"), tr("Light"), tr("Dark")});
    m_languageLabel->setText(tr("&Language:"));
    setTexts(m_language, {tr("Same as desktop")});
    m_animationsLabel->setText(tr("Ani&mations:"));
    setTexts(m_animations, {tr("Off"), tr("Slow"), tr("Normal"), tr("Fast")});
    explain(m_animations, tr("How fast pieces move on the table. You never have to wait for animations."));

    m_table->setTitle(tr("Around the table"));
    m_boardFollows->setText(tr("Show the active player's &board large"));
    explain(m_boardFollows,
            tr("Otherwise the board you chose stays large, and the other players use their small boards."));
    m_curtain->setText(tr("Draw a &curtain when the turn passes to another person"));
    explain(m_curtain, tr("Points stay hidden until the next player clicks the curtain away."));
    m_showAllPoints->setText(tr("Show everyone's victory &points"));
    explain(m_showAllPoints, tr("Otherwise only the points of the player to move are shown, as at a real table."));

    m_play->setTitle(tr("Play"));
    m_playForced->setText(tr("Play &forced moves automatically"));
    explain(m_playForced, tr("When you have only one possible move and cannot pass, it is played for you."));
    m_computerReasons->setText(tr("Computer players &give reasons for their moves"));
    explain(m_computerReasons, tr("The log shows the reason for each move."));
    m_undoLabel->setText(tr("&Undo reaches back:"));
    setTexts(m_undo, {tr("To the start of the game"), tr("To the start of the turn")});
    explain(m_undo, tr("A turn is everything a player decides before another player is asked."));
    m_undoPastHidden->setText(tr("Undo past &hidden tiles that have been seen"));
    explain(m_undoPastHidden, tr("Otherwise undo stops where a tile was drawn or the row was dealt, because going back "
                                 "would reveal what comes."));

    m_computers->setTitle(tr("Computer players"));
    m_thinkingLabel->setText(tr("Thi&nking time:"));
    setTexts(m_thinking, {tr("0.3 seconds"), tr("1 second"), tr("3 seconds"), tr("10 seconds")});
    explain(m_thinking, tr("The longest a computer player takes for a move. The levels need less than that and are "
                           "equally strong on every computer."));
    m_viceroyTakesAllTime->setText(tr("The &Viceroy uses all the thinking time"));
    explain(m_viceroyTakesAllTime, tr("Uses the full thinking time for every move. Much stronger."));
    m_speedLabel->setText(tr("W&atching speed:"));
    QStringList speeds;
    for (int speed = 0; speed < texts::kWatchingSpeeds; ++speed) {
        speeds += texts::watchingSpeed(speed);
    }
    setTexts(m_speed, speeds);
    explain(m_speed, tr("Delay between computer moves"));
    m_programsLabel->setText(tr("P&rograms:"));
    m_removeProgram->setText(tr("R&emove"));
    m_removeProgram->setAccessibleName(tr("Remove this program"));
    explain(m_programs, tr("Your own programs that can play. Add them where you choose who plays a seat."));
    showPrograms();
}

} // namespace windrose
