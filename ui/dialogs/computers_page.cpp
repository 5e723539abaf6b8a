// SPDX-License-Identifier: GPL-3.0-or-later
#include "choice_box.h"
#include "choice_texts.h"
#include "form_page.h"
#include "known_programs.h"
#include "preference_pages.h"
#include "preferences_dialog.h"
#include "ui/models/texts.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>

namespace windrose
{

namespace
{

FormPage::Texts thinkingTexts()
{
    return {//: A label of a box in the preferences.
            .label = PreferencesDialog::tr("Thi&nking time:"),
            //: Explains a preference for computer players.
            .explanation = PreferencesDialog::tr(
                "The longest a computer player takes for a move. The levels need less than that and "
                "are equally strong on every computer."),
            .choices = {//: A choice in the preferences: how long a computer player may think.
                        PreferencesDialog::tr("0.3 seconds"),
                        //: A choice in the preferences: how long a computer player may think.
                        PreferencesDialog::tr("1 second"),
                        //: A choice in the preferences: how long a computer player may think.
                        PreferencesDialog::tr("3 seconds"),
                        //: A choice in the preferences: how long a computer player may think.
                        PreferencesDialog::tr("10 seconds")}};
}

FormPage::Texts speedTexts()
{
    FormPage::Texts texts{//: A label of a box in the preferences.
                          .label = PreferencesDialog::tr("W&atching speed:"),
                          //: The explanation of a box in the preferences.
                          .explanation = PreferencesDialog::tr("Delay between computer moves")};
    for (int speed = 0; speed < texts::kWatchingSpeeds; ++speed) {
        texts.choices << texts::watchingSpeed(speed);
    }
    return texts;
}

/// The list of known programs with the button that removes one.
struct Programs {
    QLabel* label;
    QComboBox* box;
    QPushButton* remove;
};

void showPrograms(const Programs& programs)
{
    programs.box->clear();
    for (const KnownProgram& program : knownPrograms()) {
        programs.box->addItem(texts::shown(program.name), program.name);
        programs.box->setItemData(programs.box->count() - 1, texts::shown(program.command), Qt::ToolTipRole);
    }
    const bool isAny = programs.box->count() > 0;
    if (!isAny) {
        //: In place of the list of programs when there are none.
        programs.box->addItem(PreferencesDialog::tr("None"));
    }
    programs.box->setEnabled(isAny);
    programs.remove->setEnabled(isAny);
}

FormPage::Texts namePrograms(const Programs& programs)
{
    FormPage::Texts texts{//: A label of a box in the preferences.
                          .label = PreferencesDialog::tr("P&rograms:"),
                          //: Above the list of programs, on the page of the preferences for computer players.
                          .explanation = PreferencesDialog::tr(
                              "Your own programs that can play. Add them where you choose who plays a seat.")};
    programs.label->setText(texts.label);
    //: A button in the preferences that forgets a program.
    programs.remove->setText(PreferencesDialog::tr("R&emove"));
    //: A button in the preferences.
    programs.remove->setAccessibleName(PreferencesDialog::tr("Remove this program"));
    explain(programs.box, texts.explanation);
    showPrograms(programs);
    return texts;
}

void addPrograms(FormPage& page)
{
    // All have one parent: a screen reader finds the label of the box among its siblings.
    const Programs programs{new QLabel(&page), new ChoiceBox(&page), new QPushButton(&page)};
    programs.box->setObjectName(QStringLiteral("programs"));
    programs.remove->setAutoDefault(false);
    programs.label->setBuddy(programs.box);
    auto* both = new QHBoxLayout;
    both->addWidget(programs.box, 1);
    both->addWidget(programs.remove);
    page.addRow({.label = programs.label,
                 .field = programs.box,
                 .fields = both,
                 .name = [programs] { return namePrograms(programs); },
                 .refresh = [programs] { showPrograms(programs); },
                 .reset = [] {}}); // programs are added and removed by hand
    QObject::connect(programs.remove, &QPushButton::clicked, &page, [&page, programs] {
        forgetProgram(programs.box->currentData().toString());
        showPrograms(programs);
        emit page.changed(settings::programs.key());
    });
}

} // namespace

FormPage* makeComputersPage(QWidget* parent)
{
    //: The heading of a group of the preferences.
    auto* page = new FormPage([] { return PreferencesDialog::tr("Computer players"); }, parent);
    page->addChoice(settings::thinkingTime, 4, thinkingTexts);
    QCheckBox* takesAllTime = page->addSwitch(settings::viceroyTakesAllTime, [] {
        //: Explains a preference for computer players.
        return FormPage::Texts{
            .label = PreferencesDialog::tr("The &Viceroy may use all the thinking time"),
            .explanation =
                //: Explains a preference for computer players.
            PreferencesDialog::tr("Takes the full thinking time unless a move is clear. Much stronger.")};
    });
    QCheckBox* thinksOn = page->addSwitch(settings::viceroyPonders, [] {
        //: Explains a preference for computer players.
        return FormPage::Texts{
            .label = PreferencesDialog::tr("The Viceroy thinks on while people &decide"),
            .explanation =
                //: Explains a preference for computer players.
            PreferencesDialog::tr("Only if it may use all the thinking time. It then keeps the processor busy.")};
    });
    thinksOn->setEnabled(takesAllTime->isChecked());
    QObject::connect(takesAllTime, &QCheckBox::toggled, thinksOn, &QWidget::setEnabled);
    page->addChoice(settings::watchingSpeed, texts::kWatchingSpeeds, speedTexts);
    page->addSwitch(settings::computerReasons, [] {
        //: Explains a preference for computer players.
        return FormPage::Texts{.label = PreferencesDialog::tr("Computer players &give reasons for their moves"),
                               //: Explains a preference for computer players.
                               .explanation = PreferencesDialog::tr("The log shows the reason for each move.")};
    });
    addPrograms(*page);
    return page;
}

} // namespace windrose
