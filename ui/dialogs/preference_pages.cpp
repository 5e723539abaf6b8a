// SPDX-License-Identifier: GPL-3.0-or-later
#include "preference_pages.h"

#include "form_page.h"
#include "language_choice.h"
#include "languages.h"
#include "missing_font_note.h"
#include "preferences_dialog.h"
#include "ui/models/texts.h"
#include "volume_choice.h"

#include <QLabel>
#include <QVBoxLayout>

#include <algorithm>

namespace windrose
{

namespace
{

FormPage::Texts lookTexts()
{
    return {//: A label of a box in the preferences.
            .label = PreferencesDialog::tr("&Table:"),
            .explanation = {},
            //: A choice in the preferences: the look or the language follows the desktop.
            .choices = {PreferencesDialog::tr("Same as desktop"),
                        //: A choice in the preferences: the look of the table.
                        PreferencesDialog::tr("Light"),
                        //: A choice in the preferences: the look of the table.
                        PreferencesDialog::tr("Dark"),
                        //: A choice in the preferences: the look of the table.
                        PreferencesDialog::tr("High contrast")}};
}

FormPage::Texts textSizeTexts()
{
    FormPage::Texts texts{
        //: A label of a box in the preferences.
        .label = PreferencesDialog::tr("Te&xt size:"),
        //: Explains a preference.
        .explanation = PreferencesDialog::tr("The size of all texts; 100 % is that of your desktop."),
    };
    for (const int size : settings::kTextSizes) {
        texts.choices << texts::percentText(size);
    }
    return texts;
}

FormPage::Texts animationTexts()
{
    return {//: A label of a box in the preferences.
            .label = PreferencesDialog::tr("Ani&mations:"),
            .explanation =
                //: Explains a preference.
            PreferencesDialog::tr("How fast pieces move on the table. You never have to wait for animations."),
            .choices = {//: A choice in the preferences: how fast pieces move.
                        PreferencesDialog::tr("Off"),
                        //: A choice in the preferences: how fast pieces move.
                        PreferencesDialog::tr("Slow"),
                        //: A choice in the preferences: how fast pieces move.
                        PreferencesDialog::tr("Normal"),
                        //: A choice in the preferences: how fast pieces move.
                        PreferencesDialog::tr("Fast")}};
}

FormPage::Texts announcementTexts()
{
    return {//: A label of a box in the preferences.
            .label = PreferencesDialog::tr("&Screen reader:"),
            //: Explains a preference.
            .explanation = PreferencesDialog::tr(
                "How much of the game a screen reader announces: every move, or only what is asked of you, why "
                "something is refused, what is in your hand, and in short what the others did."),
            //: A choice in the preferences: what a screen reader says.
            .choices = {PreferencesDialog::tr("Announces everything"),
                        //: A choice in the preferences: what a screen reader says by itself.
                        PreferencesDialog::tr("Announces what concerns me"),
                        //: A choice in the preferences: what a screen reader says by itself.
                        PreferencesDialog::tr("Announces nothing")}};
}

void addVolume(FormPage& page, VolumeChoice& volume, QLabel& label)
{
    page.addRow({.label = &label,
                 .field = &volume,
                 .name =
                     [&volume, &label] {
                         volume.retranslate();
                         return FormPage::Texts{.label = label.text(), .explanation = volume.toolTip()};
                     },
                 .refresh = [&volume] { volume.setVolume(settings::soundVolume.value()); },
                 .reset =
                     [&page] {
                         page.reset(settings::sounds);
                         page.reset(settings::soundVolume);
                     }});
    QObject::connect(&volume, &VolumeChoice::chosen, &page, [&page](int chosen) {
        settings::soundVolume.setValue(chosen);
        emit page.changed(settings::soundVolume.key());
    });
}

} // namespace

FormPage* makeAppearancePage(QWidget* parent)
{
    //: The heading of a group of the preferences.
    auto* page = new FormPage([] { return PreferencesDialog::tr("Appearance"); }, parent);
    page->addChoice(settings::style, 4, lookTexts);
    page->addChoice(settings::textSize, static_cast<int>(settings::kTextSizes.size()), textSizeTexts);
    page->addChoice(settings::animations, 4, animationTexts);
    return page;
}

FormPage* makeTablePage(QWidget* parent)
{
    //: The heading of a page or group of the preferences.
    auto* page = new FormPage([] { return PreferencesDialog::tr("Around the table"); }, parent);
    page->addSwitch(settings::boardFollows, [] {
        return FormPage::Texts{
            //: A choice of the preferences.
            .label = PreferencesDialog::tr("Show the active player's &board large"),
            //: Explains a preference.
            .explanation = PreferencesDialog::tr(
                "Otherwise the board you chose stays large, and the other players use their small boards.")};
    });
    page->addSwitch(settings::curtain, [] {
        return FormPage::Texts{
            //: A choice of the preferences.
            .label = PreferencesDialog::tr("Draw a &curtain when the turn passes to another person"),
            //: Explains a preference.
            .explanation = PreferencesDialog::tr("Points stay hidden until the next player clicks the curtain away.")};
    });
    page->addSwitch(settings::showAllPoints, [] {
        //: A box to check in the preferences.
        return FormPage::Texts{.label = PreferencesDialog::tr("Show everyone's victory &points"),
                               //: Explains a preference.
                               .explanation = PreferencesDialog::tr(
                                   "Otherwise only the points of the player to move are shown, as at a real table.")};
    });
    return page;
}

FormPage* makePlayPage(QWidget* parent)
{
    //: The heading of a group of the preferences.
    auto* page = new FormPage([] { return PreferencesDialog::tr("Play"); }, parent);
    page->addSwitch(settings::playForced, [] {
        //: A box to check in the preferences.
        return FormPage::Texts{.label = PreferencesDialog::tr("Play &forced moves automatically"),
                               //: Explains a preference.
                               .explanation = PreferencesDialog::tr(
                                   "When you have only one possible move and cannot pass, it is played for you.")};
    });
    page->addChoice(settings::undoLimit, 2, [] {
        //: A label of a box in the preferences.
        return FormPage::Texts{.label = PreferencesDialog::tr("&Undo reaches back:"),
                               //: Explains a preference.
                               .explanation = PreferencesDialog::tr(
                                   "A turn is everything a player decides before another player is asked."),
                               //: A choice of the preferences.
                               .choices = {PreferencesDialog::tr("To the start of the game"),
                                           //: A choice of the preferences.
                                           PreferencesDialog::tr("To the start of the turn")}};
    });
    page->addSwitch(settings::undoPastHiddenTiles, [] {
        return FormPage::Texts{
            //: A choice of the preferences.
            .label = PreferencesDialog::tr("Undo past &hidden tiles that have been seen"),
            //: Explains a preference.
            .explanation = PreferencesDialog::tr(
                "Otherwise undo stops where a tile was drawn or the row was dealt, because going back "
                "would reveal what comes.")};
    });
    return page;
}

FormPage* makeSoundPage(QWidget* parent, VolumeChoice*& volume)
{
    //: The heading of a group of the preferences: sounds, and what a screen reader says.
    auto* page = new FormPage([] { return PreferencesDialog::tr("Sound and speech"); }, parent);
    auto* label = new QLabel(page);
    volume = new VolumeChoice(*label, page);
    addVolume(*page, *volume, *label);
    page->addChoice(settings::announcements, 3, announcementTexts);
    return page;
}

FormPage* makeLanguagePage(QWidget* parent)
{
    //: The heading of a group of the preferences.
    auto* page = new FormPage([] { return PreferencesDialog::tr("Language"); }, parent);
    QLabel* label = nullptr;
    QComboBox* box = page->makeChoice(label, 1);
    addLanguages(*box);
    page->addRow({.label = label,
                  .field = box,
                  .name = FormPage::choiceNamer(*label, *box,
                                                [] {
                                                    return FormPage::Texts{
                                                        //: A label of a box in the preferences.
                                                        .label = PreferencesDialog::tr("&Language:"),
                                                        .explanation = {},
                                                        .choices = {PreferencesDialog::tr("Same as desktop")}};
                                                }),
                  .refresh =
                      [box] {
                          const QString language = settings::language.value();
                          box->setCurrentIndex(
                              language.isEmpty() ? 0 : std::max(0, box->findData(chosenLanguage(language))));
                      },
                  .reset = [page] { page->reset(settings::language); }});
    QObject::connect(box, &QComboBox::activated, page, [page, box] {
        settings::language.setValue(box->currentData().toString());
        emit page->changed(settings::language.key());
    });
    auto* note = new QWidget(page); // the note shows and hides itself within it
    auto* lines = new QVBoxLayout(note);
    lines->setContentsMargins(0, 0, 0, 0);
    lines->addWidget(new MissingFontNote(note));
    page->addExtra(note);
    return page;
}

} // namespace windrose
