// SPDX-License-Identifier: GPL-3.0-or-later
#include "program_dialog.h"

#include "app/programs/program_player.h"
#include "program_seats.h"
#include "ui/dialogs/known_programs.h"
#include "ui/dialogs/page_scroll.h"
#include "ui/models/texts.h"

#include <QDialogButtonBox>
#include <QFileDialog>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QThread>
#include <QVBoxLayout>

#include <utility>

/* TRANSLATOR windrose::ProgramDialog  The dialog that adds a program as a player. */

namespace windrose
{

namespace
{

constexpr int kMaxNameLength = 40;

/// Quotes any text as one word of a command.
QString quoted(QString word)
{
    return QLatin1Char('"') + word.replace(QLatin1Char('"'), QLatin1String(R"("'"'")")) + QLatin1Char('"');
}

/// The name as records and settings store it, on one line.
QString nameOf(const QString& text)
{
    QString name;
    for (const QChar character : text) {
        if (character.isPrint() && character != QLatin1Char('"') && character != QLatin1Char('\\')) {
            name += character;
        }
    }
    return name.simplified().left(kMaxNameLength).trimmed();
}

} // namespace

struct ProgramDialog::Greeted {
    QString command;
    QString name;
    QString author;
    PlayerFailure failure; ///< the reason why it cannot play
};

ProgramDialog::ProgramDialog(QWidget* parent) : QDialog(parent)
{
    //: The title, a label or a button of the dialog for a program that plays.
    setWindowTitle(tr("Another Program"));
    //: The text at the top of the dialog that adds a program as a player.
    auto* explained = new QLabel(tr("Any program that speaks Windrose's player protocol can play. It is started on "
                                    "this computer whenever it has a seat, so add only programs you trust."),
                                 this);
    explained->setWordWrap(true);
    m_command = new QLineEdit(this);
    //: What a screen reader calls the field for the command.
    m_command->setAccessibleName(tr("Command that starts the program"));
    //: The hint in the empty field for the command.
    m_command->setToolTip(tr("The program's file in quotation marks, followed by its arguments"));
    //: The title, a label or a button of the dialog for a program that plays.
    auto* browse = new QPushButton(tr("Choose &File…"), this);
    browse->setAutoDefault(false);
    m_browse = browse;
    m_name = new QLineEdit(this);
    m_name->setMaxLength(kMaxNameLength);
    //: The name of a field for a screen reader.
    m_name->setAccessibleName(tr("Name of the program"));
    //: In the empty field for the name of a program.
    m_name->setPlaceholderText(tr("the program's own name"));
    m_message = new QLabel(this);
    m_message->setTextFormat(Qt::PlainText);
    m_message->setWordWrap(true);
    m_buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this);
    //: The title, a label or a button of the dialog for a program that plays.
    m_buttons->button(QDialogButtonBox::Ok)->setText(tr("&Add"));

    auto* command = new QHBoxLayout;
    command->addWidget(m_command, 1);
    command->addWidget(browse);
    auto* contents = new QWidget;
    auto* form = new QFormLayout(contents);
    form->addRow(explained);
    //: The title, a label or a button of the dialog for a program that plays.
    form->addRow(tr("&Command:"), command);
    qobject_cast<QLabel*>(form->labelForField(command))->setBuddy(m_command);
    //: The title, a label or a button of the dialog for a program that plays.
    form->addRow(tr("&Name:"), m_name);
    form->addRow(m_message);
    constexpr int kNarrowest = 480;
    explained->setMinimumWidth(kNarrowest);
    auto* page = new QVBoxLayout(this);
    page->addWidget(new PageScroll(contents, this), 1);
    page->addWidget(m_buttons);

    connect(browse, &QPushButton::clicked, this, &ProgramDialog::choose);
    connect(m_buttons, &QDialogButtonBox::accepted, this, &ProgramDialog::accept);
    connect(m_buttons, &QDialogButtonBox::rejected, this, &ProgramDialog::reject);
}

ProgramDialog::~ProgramDialog()
{
    stopGreeting();
}

void ProgramDialog::choose()
{
    //: The title of the dialog that asks for a file.
    auto* files = new QFileDialog(this, tr("Choose a Program"));
    files->setAttribute(Qt::WA_DeleteOnClose);
    files->setFileMode(QFileDialog::ExistingFile);
    connect(files, &QFileDialog::fileSelected, this, [this](const QString& path) {
        m_command->setText(quoted(path));
        m_name->clear();
        m_buttons->button(QDialogButtonBox::Ok)->setFocus(); // nothing is started until OK is pressed
    });
    files->open();
}

void ProgramDialog::accept()
{
    const QString command = m_command->text().trimmed();
    if (m_thread) {
        return;
    }
    if (command.isEmpty() || command != m_greetedCommand || nameOf(m_name->text()).isEmpty()) {
        greet();
        return;
    }
    const QString name = nameOf(m_name->text());
    const QString known = programCommand(name);
    if (!known.isEmpty() && known != command) {
        //: In the dialog for a program that plays; %1 is the name typed.
        showMessage(tr("Another program is already called %1; choose a different name.").arg(name));
        m_name->setFocus();
        return;
    }
    rememberProgram({name, command});
    QDialog::accept();
    emit added(name);
}

void ProgramDialog::greet()
{
    const QString command = m_command->text().trimmed();
    auto options = readProgramOptions(command.toStdString());
    if (const auto* problem = std::get_if<std::string>(&options)) {
        //: %1 is said in English by the part that reads commands
        showMessage(tr("This is not a command: %1.").arg(QString::fromStdString(*problem)));
        return;
    }
    stopGreeting();
    //: Shown while a program that is to be added starts.
    showMessage(tr("Asking the program for its name…"), true);
    m_stop = std::make_shared<std::atomic<bool>>(false);
    auto meant = std::get<ProgramOptions>(std::move(options));
    meant.patience = std::min(meant.patience, maxPatience());
    m_thread.reset(QThread::create([this, command, meant, stop = m_stop] {
        Greeted greeted{command, {}, {}, {}};
        {
            ProgramPlayer player(meant, 0);
            player.start(*stop);
            greeted.name = QString::fromStdString(player.greeting().name);
            greeted.author = QString::fromStdString(player.greeting().author);
            greeted.failure = player.failure();
        }
        QMetaObject::invokeMethod(
            this,
            [this, greeted, stop] {
                if (!*stop) {
                    this->greeted(greeted);
                }
            },
            Qt::QueuedConnection);
    }));
    m_thread->start();
}

QString ProgramDialog::problem(const PlayerFailure& failure)
{
    //: Why a program cannot be added as a player.
    QString sentence = tr("The program does not follow the player protocol.");
    if (failure.code == PlayerFailureCode::CannotStart) {
        //: Why a program cannot be added as a player.
        sentence = tr("The program cannot be started.");
    } else if (failure.code == PlayerFailureCode::Ended) {
        //: In the dialog that tries a program out.
        sentence = tr("The program has exited.");
    } else if (failure.code == PlayerFailureCode::NoAnswer) {
        //: Why a program cannot be added as a player.
        sentence = tr("The program does not answer.");
    }
    //: %1 is a sentence, %2 what the program or the system says, in English
    return tr("%1 (%2)").arg(sentence, QString::fromStdString(failure.detail));
}

void ProgramDialog::greeted(const Greeted& greeted)
{
    stopGreeting();
    if (greeted.failure) {
        showMessage(problem(greeted.failure));
        m_command->setFocus();
        return;
    }
    m_greetedCommand = greeted.command;
    if (!nameOf(m_name->text()).isEmpty()) {
        showMessage({});
        accept();
        return;
    }
    m_name->setText(nameOf(greeted.name));
    //: %1 is what a program calls itself, %2 who made it
    showMessage(greeted.author.isEmpty() ? tr("The program answers. Choose a name for it.")
                                         : tr(
                                               //: In the dialog for a program that plays; %1 is who wrote the program.
                                               "The program answers; its author is %1. Choose a name for it.")
                                               .arg(greeted.author.left(kMaxNameLength)));
    m_name->selectAll();
    m_name->setFocus();
}

void ProgramDialog::stopGreeting()
{
    if (m_thread) {
        *m_stop = true;
        m_thread->wait();
        m_thread.reset();
    }
}

void ProgramDialog::showMessage(const QString& text, bool waits)
{
    const QString sentence = texts::shown(text); // it can contain the program's own text
    m_message->setText(sentence);
    setAccessibleDescription(sentence);
    for (QWidget* widget : {static_cast<QWidget*>(m_command), static_cast<QWidget*>(m_name), m_browse,
                            static_cast<QWidget*>(m_buttons->button(QDialogButtonBox::Ok))}) {
        widget->setEnabled(!waits);
    }
}

} // namespace windrose
