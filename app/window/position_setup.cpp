// SPDX-License-Identifier: GPL-3.0-or-later
#include "position_setup.h"

#include "core/rules/game.h"
#include "ui/dialogs/file_errors.h"
#include "ui/dialogs/message_box.h"
#include "ui/dialogs/settings.h"
#include "ui/pieces/theme.h"
#include "ui/table/setup_bar.h"
#include "ui/table/setup_panel.h"
#include "ui/table/table_view.h"

#include <QClipboard>
#include <QDir>
#include <QFileDialog>
#include <QGuiApplication>
#include <QRandomGenerator>

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

} // namespace

PositionSetup::PositionSetup(const Position& position, std::vector<std::string> names, const QList<int>& colors,
                             QWidget* window)
    : m_window(*window),
      m_session(SetupDraft(position, std::move(names)), colors),
      m_table(new TableView(m_session, window))
{
    m_table->setObjectName(QStringLiteral("setup"));
    m_table->setColors(colors);
    SetupBar* bar = m_table->setupBar();
    if (position.phase != Phase::ChooseRole) {
        bar->setNote(tr("The game is in the middle of a phase. A position always starts with the choice of a role, so "
                        "the player who took the last role card chooses again."));
    }
    connect(bar, &SetupBar::startWanted, this, [this] { emit startWanted(m_session.startRecord()); });
    connect(bar, &SetupBar::saveWanted, this, &PositionSetup::askSave);
    connect(bar, &SetupBar::copyWanted, this, &PositionSetup::copy);
    connect(bar, &SetupBar::cancelWanted, this, &PositionSetup::askLeave);
    connect(m_table->setupPanel(), &SetupPanel::tableWanted, this, &PositionSetup::askTable);
}

PositionSetup::~PositionSetup()
{
    delete m_dialog;
    delete m_question;
    delete m_table; // it is connected to the session
}

void PositionSetup::goOnWith(const Record& kept)
{
    if (std::optional<KeptSetup> setup = KeptSetup::from(kept)) {
        m_table->setColors(setup->colors);
        m_session.change(std::move(*setup));
        return;
    }
    // A file of an early release, or one that was edited: only its position is known.
    const SetupDraft draft(endOf(kept), kept.names);
    if (!(draft.position() == m_session.position()) || draft.names() != m_session.draft().names()) {
        m_session.change([&](SetupDraft& now) { now.lay(draft.position(), draft.names()); });
    }
}

bool PositionSetup::saveTo(const QString& path, const std::optional<FileState>& expected)
{
    const std::string text = m_session.draft().text();
    const SaveResult result = saveGameFile(path, text, expected);
    switch (result.outcome) {
    case SaveResult::Outcome::Saved:
        break;
    case SaveResult::Outcome::Changed:
        askAboutChangedFile(
            &m_window, path, this, [this, path, state = result.state] { saveTo(path, state); }, [this] { askSave(); });
        return false;
    case SaveResult::Outcome::Failed:
        showFileError(&m_window, FileTask::Save, path, result.reason);
        return false;
    }
    settings::recordFolder.setValue(QFileInfo(path).absolutePath());
    m_savedText = QString::fromStdString(text);
    return true;
}

void PositionSetup::askSave()
{
    const QString name =
        QDir(settings::recordFolder.value()).filePath(tr("position") + QStringLiteral(".windrose-position"));
    const QString path = QFileDialog::getSaveFileName(&m_window, tr("Save the Position"), name,
                                                      tr("Positions (*.windrose-position *.json);;All files (*)"));
    if (!path.isEmpty()) {
        saveTo(path);
    }
}

void PositionSetup::copy()
{
    QGuiApplication::clipboard()->setText(QString::fromStdString(m_session.draft().text()));
    m_table->setupBar()->say(tr("The position has been copied to the clipboard."));
}

bool PositionSetup::wouldLose() const
{
    return m_session.draft().isChanged() && m_savedText != QString::fromStdString(m_session.draft().text());
}

void PositionSetup::askLeave()
{
    if (!wouldLose()) {
        emit left();
        return;
    }
    if (m_question != nullptr && m_question->isVisible()) {
        return;
    }
    m_question = openMessageBox(
        &m_window, QMessageBox::Question,
        {.text = tr("Discard the position you set up?"),
         .explanation = tr("It has not been saved. The game continues where it was.")},
        {{.role = QMessageBox::AcceptRole, .text = tr("Save Position…"), .chosen = [this] { askSave(); }},
         {.role = QMessageBox::DestructiveRole, .text = tr("Discard"), .chosen = [this] { emit left(); }},
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
    KeptSetup next{m_session.draft(), choice.table.colors};
    next.draft.lay(position, namesFor(choice.table.names, players));
    next.draft.setColonistsRanOut(choice.colonistsRanOut);
    m_session.change(std::move(next));
}

} // namespace windrose
