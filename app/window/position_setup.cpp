// SPDX-License-Identifier: GPL-3.0-or-later
#include "position_setup.h"

#include "core/rules/game.h"
#include "game_saver.h"
#include "ui/dialogs/message_box.h"
#include "ui/dialogs/settings.h"
#include "ui/pieces/theme.h"
#include "ui/table/setup_bar.h"
#include "ui/table/setup_panel.h"
#include "ui/table/table_view.h"

#include <QClipboard>
#include <QCoreApplication>
#include <QDir>
#include <QFileDialog>
#include <QGuiApplication>
#include <QRandomGenerator>

#include <utility>

/* TRANSLATOR windrose::PositionSetup  Questions and files while a position is set up. */

namespace windrose
{

namespace
{

std::vector<std::string> namesFor(const QStringList& names, int players)
{
    std::vector<std::string> result = defaultNames(players);
    for (std::size_t seat = 0; seat < result.size(); ++seat) {
        if (const std::string name = names.value(static_cast<qsizetype>(seat)).toStdString(); isSeatName(name)) {
            result[seat] = name;
        }
    }
    return result;
}

/// Asks for a file for a position; empty if the user cancels.
QString askedPath(QWidget& window)
{
    const QString name = QDir(settings::recordFolder.value())
                             //: The name that a new file gets, before the ending.
                             .filePath(PositionSetup::tr("position") + QStringLiteral(".windrose-position"));
    //: The title of the dialog that asks for a file.
    return QFileDialog::getSaveFileName(&window, PositionSetup::tr("Save the Position"), name,
                                        //: Kinds of files in the dialog that saves a position; the parts in parentheses
                                        //: stay as they are.
                                        PositionSetup::tr("Positions (*.windrose-position *.json);;All files (*)"));
}

} // namespace

PositionSetup::PositionSetup(const Position& position, std::vector<std::string> names, const QList<int>& colors,
                             GameSaver& saver, QWidget* window)
    : m_window(*window),
      m_saver(saver),
      m_session(SetupDraft(position, std::move(names)), colors),
      m_table(new TableView(m_session, window))
{
    m_table->setObjectName(QStringLiteral("setup"));
    m_table->setColors(colors);
    SetupBar* bar = m_table->setupBar();
    if (position.phase != Phase::ChooseRole) {
        bar->setPhaseEnded();
    }
    connect(bar, &SetupBar::startRequested, this, [this] { emit startRequested(m_session.startRecord()); });
    connect(bar, &SetupBar::saveRequested, this, &PositionSetup::askSave);
    connect(bar, &SetupBar::copyRequested, this, &PositionSetup::copy);
    connect(bar, &SetupBar::cancelRequested, this, &PositionSetup::askLeave);
    connect(m_table->setupPanel(), &SetupPanel::tableSettingsRequested, this, &PositionSetup::askTable);
}

PositionSetup::~PositionSetup()
{
    delete m_dialog;
    delete m_question;
    delete m_table; // it is connected to the session
}

void PositionSetup::resumeSaved(const Record& stored)
{
    if (std::optional<SavedSetup> setup = SavedSetup::from(stored)) {
        m_table->setColors(setup->colors);
        m_session.change(std::move(*setup));
        return;
    }
    // A file of an early release, or one that was edited: only its position is known.
    const SetupDraft draft(endOf(stored), stored.names);
    if (!(draft.position() == m_session.position()) || draft.names() != m_session.draft().names()) {
        m_session.change([&](SetupDraft& now) { now.lay(draft.position(), draft.names()); });
    }
}

/// Saves a text of `setup`, which may be left meanwhile.
void PositionSetup::saveText(QWidget& window, GameSaver& saver, const QString& path, const std::string& text,
                             const QPointer<PositionSetup>& setup)
{
    const auto begun = [text, setup](quint64 number) {
        if (setup) {
            setup->m_saving = number;
            setup->m_savingText = QString::fromStdString(text);
        }
    };
    const auto saved = [path, text, setup](const FileState& /*state*/) {
        settings::recordFolder.setValue(QFileInfo(path).absolutePath());
        if (setup) {
            setup->take(QString::fromStdString(text));
        }
    };
    const auto saveAs = [&window, &saver, text, setup] {
        if (const QString other = askedPath(window); !other.isEmpty()) {
            saveText(window, saver, other, text, setup);
        }
    };
    saver.save({.path = path, .text = text, .expected = {}, .begun = begun, .saved = saved, .saveAs = saveAs});
}

void PositionSetup::saveTo(const QString& path)
{
    m_leavesOnceSaved = false;
    saveText(m_window, m_saver, path, m_session.draft().text(), this);
}

void PositionSetup::take(const QString& text)
{
    m_savedText = text;
    if (std::exchange(m_leavesOnceSaved, false) && !hasUnsavedSteps()) {
        emit left();
    }
}

bool PositionSetup::isBeingSaved() const
{
    return m_saver.isSaving(m_saving) && m_savingText == QString::fromStdString(m_session.draft().text());
}

void PositionSetup::askSave()
{
    const QPointer<PositionSetup> self(this); // the file dialog runs an event loop, in which it can be left
    if (const QString path = askedPath(m_window); self != nullptr && !path.isEmpty()) {
        saveTo(path);
    }
}

void PositionSetup::copy()
{
    QGuiApplication::clipboard()->setText(QString::fromStdString(m_session.draft().text()));
    //: Said in the line below the table after Copy Position.
    m_table->setupBar()->showTemporarily(tr("The position has been copied to the clipboard."));
}

QString PositionSetup::title() const
{
    //: The title of the window while a position is set up
    return QCoreApplication::translate("windrose::MainWindow", "Setting up a position");
}

bool PositionSetup::hasUnsavedSteps() const
{
    return m_session.draft().isChanged() && m_savedText != QString::fromStdString(m_session.draft().text());
}

void PositionSetup::askLeave()
{
    if (!hasUnsavedSteps()) {
        emit left();
        return;
    }
    if (isBeingSaved()) {
        m_leavesOnceSaved = true;
        m_table->setupBar()->showTemporarily(
            //: Said when leaving the table where a position is set up, while the disk is slow.
            tr("The position is still being saved. The game comes back as soon as that is done."));
        return;
    }
    if (m_question != nullptr && m_question->isVisible()) {
        return;
    }
    // The file dialog opens when the box is closed: leaving deletes the box.
    const auto askSaveLater = [this] {
        QMetaObject::invokeMethod(this, &PositionSetup::askSave, Qt::QueuedConnection);
    };
    m_question = openMessageBox(
        &m_window, QMessageBox::Question,
        //: The question when leaving the table where a position is set up.
        {.text = tr("Discard the position you set up?"),
         //: Explains the question whether to discard the position that was set up.
         .explanation = tr("It has not been saved. The game continues where it was."),
         .topic = help::Part::SetUp},
        //: A button or title of the question whether to keep a position that was set up.
        {{.role = QMessageBox::AcceptRole, .text = tr("Save Position…"), .chosen = askSaveLater},
         //: A button or title of the question whether to keep a position that was set up.
         {.role = QMessageBox::DestructiveRole, .text = tr("Discard"), .chosen = [this] { emit left(); }},
         //: A button or title of the question whether to keep a position that was set up.
         {.role = QMessageBox::RejectRole, .text = tr("Keep Editing")}},
        this);
}

void PositionSetup::askTable()
{
    SetupChoice now;
    const Position& position = m_session.position();
    now.table.players = position.players;
    now.table.names = NewGameChoice::remembered().names;
    for (int seat = 0; seat < position.players; ++seat) {
        now.table.names[seat] = m_session.seatName(seat);
    }
    now.table.colors = colors();
    now.table.options = position.options;
    now.colonistsRanOut = position.hasEndTrigger(EndTrigger::Colonists);
    const Theme& t = theme();
    auto* dialog = new SetupDialog(QList<QColor>(t.seats.begin(), t.seats.end()), now, &m_window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &SetupDialog::chosen, this, &PositionSetup::lay);
    m_dialog = dialog;
    dialog->open();
}

void PositionSetup::lay(const SetupChoice& choice)
{
    m_table->setColors(choice.table.colors);
    const int players = choice.table.players;
    const Options options = choice.table.playerOptions();
    Position position = m_session.position();
    if (choice.boards != SetupChoice::Boards::Kept || players != position.players) {
        const std::uint64_t seed = QRandomGenerator::global()->generate64();
        position = choice.boards == SetupChoice::Boards::Begin ? newGame(players, seed, options)
                                                               : SetupDraft::emptyTable(players, options, seed);
    }
    position.options = options;
    SavedSetup next{m_session.draft(), choice.table.colors};
    next.draft.lay(position, namesFor(choice.table.names, players));
    next.draft.setColonistsRanOut(choice.colonistsRanOut);
    m_session.change(std::move(next));
}

} // namespace windrose
