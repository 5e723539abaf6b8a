// SPDX-License-Identifier: GPL-3.0-or-later
#include "sharing.h"

#include "game_evaluations.h"
#include "game_saver.h"
#include "share_menu.h"
#include "ui/dialogs/file_errors.h"
#include "ui/dialogs/settings.h"
#include "ui/models/texts.h"
#include "ui/pieces/widget_picture.h"
#include "ui/session/chat_game.h"
#include "ui/session/game_session.h"
#include "ui/table/log_panel.h"
#include "ui/table/prompt_bar.h"
#include "ui/table/table_view.h"

#include <QAction>
#include <QClipboard>
#include <QDir>
#include <QFileDialog>
#include <QGuiApplication>
#include <QMimeData>
#include <QPointer>

#ifdef WINDROSE_HAS_PRINTER
#include <QPrintDialog>
#include <QPrinter>
#endif

#include <optional>

/* TRANSLATOR windrose::Sharing  Pictures, logs and games that are given to others. */

namespace windrose
{

namespace
{

std::optional<PictureFormat> formatOf(const QString& path)
{
    if (path.endsWith(QLatin1String(".png"), Qt::CaseInsensitive)) {
        return PictureFormat::Png;
    }
    if (path.endsWith(QLatin1String(".svg"), Qt::CaseInsensitive)) {
        return PictureFormat::Svg;
    }
    return std::nullopt;
}

} // namespace

Sharing::Sharing(ShareMenu& menu, const Parts& parts) : QObject(&parts.window), m_menu(menu), m_parts(parts)
{
    connect(menu.savePicture, &QAction::triggered, this, [this] { askPicture(seenTable(), m_parts.window); });
    connect(menu.copyPicture, &QAction::triggered, this, [this] { copyPictureOf(seenTable()); });
    connect(menu.print, &QAction::triggered, this, &Sharing::print);
    connect(menu.saveLog, &QAction::triggered, this, &Sharing::askLog);
    connect(menu.copyLog, &QAction::triggered, this, &Sharing::copyLog);
    connect(menu.copyForChat, &QAction::triggered, this, &Sharing::copyGame);
    connect(&parts.evaluations, &GameEvaluations::savePictureRequested, this,
            [this](QWidget* score) { askPicture(*score, *score->window()); });
    connect(&parts.evaluations, &GameEvaluations::copyPictureRequested, this,
            [this](QWidget* score) { copyPictureOf(*score); });
    connect(&parts.session, &GameSession::changed, this, &Sharing::refresh);
    refresh();
#ifndef WINDROSE_HAS_PRINTER
    menu.print->setVisible(false); // this Qt was built without printers
#endif
}

void Sharing::refresh() const
{
    const bool isSeen = !m_parts.session.isCovered();
    m_menu.saveLog->setEnabled(isSeen);
    m_menu.copyLog->setEnabled(isSeen);
}

/// What a picture shows: the curtain while it covers the table, so that nothing hidden is painted; else the table.
QWidget& Sharing::seenTable()
{
    m_parts.session.story().finish();
    return m_parts.session.isCovered() ? m_parts.curtain : static_cast<QWidget&>(m_parts.table);
}

QString Sharing::logText() const
{
    return m_parts.table.findChild<LogPanel*>()->log().asText();
}

void Sharing::ask(QWidget& asker, const Question& question, const std::function<void(const QString&)>& chosen)
{
    auto* dialog = new QFileDialog(&asker, question.title, settings::recordFolder.value(), question.filter);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setFileMode(QFileDialog::AnyFile);
    dialog->setDefaultSuffix(question.suffix);
    dialog->selectFile(QDir(settings::recordFolder.value()).filePath(question.name));
    connect(dialog, &QFileDialog::fileSelected, this, chosen);
    dialog->open();
}

void Sharing::askPicture(QWidget& shown, QWidget& asker)
{
    //: The title of the dialog that asks for a file.
    const Question question{tr("Save a Picture"),
                            //: The suggested name of a picture's file, before its ending.
                            tr("table") + QStringLiteral(".png"),
                            //: The kinds of files in a dialog that asks for one; keep the signs.
                            tr("Pictures (*.png *.svg)"), QStringLiteral("png")};
    ask(asker, question, [this, picture = QPointer<QWidget>(&shown)](const QString& path) {
        if (picture != nullptr) {
            // The curtain may have closed while the dialog was open.
            savePictureOf(picture == &m_parts.table || picture == &m_parts.curtain ? seenTable() : *picture, path);
        }
    });
}

void Sharing::savePictureOf(QWidget& shown, const QString& path)
{
    const std::optional<PictureFormat> format = formatOf(path);
    if (!format) {
        showFileError(&m_parts.window, FileTask::Share, path,
                      //: Why a picture cannot be saved; the endings are typed as they are.
                      tr("The name of a picture must end in .png or .svg."));
        return;
    }
    save(path, pictureBytes(shown, *format, QStringLiteral("Windrose")),
         //: In the line of the prompt after saving; %1 is the name of the file.
         tr("The picture has been saved as %1."));
}

void Sharing::copyPictureOf(QWidget& shown)
{
    auto* data = new QMimeData;
    QImage image = imageOf(shown, kPictureScale);
    image.setDevicePixelRatio(1);
    data->setImageData(image);
    data->setData(QStringLiteral("image/svg+xml"), svgOf(shown, QStringLiteral("Windrose")));
    QGuiApplication::clipboard()->setMimeData(data);
    //: Said in the prompt line after an entry of the Share menu.
    m_parts.table.prompt().inform(tr("The picture has been copied to the clipboard."));
}

void Sharing::print()
{
#ifdef WINDROSE_HAS_PRINTER
    auto* dialog = new QPrintDialog(&m_parts.window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->printer()->setPageOrientation(QPageLayout::Landscape);
    dialog->printer()->setDocName(QStringLiteral("Windrose"));
    connect(dialog, qOverload<QPrinter*>(&QPrintDialog::accepted), this, [this](QPrinter* printer) {
        if (!printPicture(*printer, seenTable())) {
            //: Said in the prompt line after Print.
            m_parts.table.prompt().warn(tr("The table could not be printed."));
        }
    });
    dialog->open();
#endif
}

void Sharing::askLog()
{
    //: The suggested name of the log's file, before its ending.
    const QString name = tr("log") + QStringLiteral(".txt");
    //: A kind of files in the dialog that asks for a file.
    const QString kind = tr("Texts (*.txt)");
    //: The title of the dialog that asks for a file.
    const Question question{tr("Save the Log"), name, kind, QStringLiteral("txt")};
    ask(m_parts.window, question, [this](const QString& path) { saveLogAs(path); });
}

void Sharing::saveLogAs(const QString& path)
{
    if (!m_parts.session.isCovered()) {
        save(path, logText().toUtf8(),
             //: In the line of the prompt after saving; %1 is the name of the file.
             tr("The log has been saved as %1."));
    }
}

void Sharing::copyLog()
{
    if (!m_parts.session.isCovered()) {
        QGuiApplication::clipboard()->setText(logText());
        //: Said in the prompt line after an entry of the Share menu.
        m_parts.table.prompt().inform(tr("The log has been copied to the clipboard as text."));
    }
}

void Sharing::copyGame()
{
    const std::string text = chatGame(m_parts.session.record());
    if (text.empty()) {
        //: Why Copy for a Chat is refused.
        m_parts.table.prompt().warn(tr("This game is too long for a chat. Save it as a file instead."));
        return;
    }
    QGuiApplication::clipboard()->setText(QString::fromStdString(text));
    m_parts.table.prompt().inform(
        //: Paste Game is an entry of the menu.
        tr("The game has been copied as text for a chat. To open it, copy the text from the chat and choose Paste "
           "Game."));
}

void Sharing::save(const QString& path, const QByteArray& bytes, const QString& sentence)
{
    m_parts.saver.save(
        {.path = path,
         .text = bytes.toStdString(),
         .expected = std::nullopt,
         .task = FileTask::Share,
         .begun = [](quint64) {},
         .saved = [this, path,
                   sentence](const FileState&) { m_parts.table.prompt().inform(sentence.arg(texts::fileName(path))); },
         .saveAs = {}});
}

} // namespace windrose
