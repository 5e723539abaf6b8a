// SPDX-License-Identifier: GPL-3.0-or-later
#include "picture_stage.h"

#include "app/window/main_menus.h"
#include "patience.h"
#include "ui/dialogs/languages.h"
#include "ui/table/prompt_text.h"
#include "ui/table/table_tile.h"
#include "ui/table/table_view.h"
#include "ui/table/unsaved_mark.h"

#include <QApplication>
#include <QLoggingCategory>
#include <QMenuBar>
#include <QPainter>

#include <algorithm>
#include <stdexcept>

namespace windrose
{

namespace
{

// Names of a usual length; short ones fit everywhere.
const std::vector<std::string> kNames{"Isaura", "Benedikt", "Charlotte", "Dominik", "Eleonore"};

std::vector<std::string> namesOf(int players)
{
    return {kNames.begin(), kNames.begin() + players};
}

const QString kPseudo = QStringLiteral("pseudo");
const QString kMirrored = QStringLiteral("mirrored");

bool isPseudo(const PictureSetting& setting)
{
    return setting.language == kPseudo || setting.language == kMirrored;
}

/// The language whose translations are loaded.
QString languageOf(const PictureSetting& setting)
{
    return isPseudo(setting) ? QStringLiteral("en") : setting.language;
}

/// Applies the language of a picture; the result keeps it when it is a pseudo-language.
std::unique_ptr<PseudoLanguageScope> speak(const PictureSetting& setting)
{
    applyLanguage(languageOf(setting));
    if (!isPseudo(setting)) {
        return nullptr;
    }
    return std::make_unique<PseudoLanguageScope>(setting.language == kMirrored ? PseudoLanguage::Mirrored
                                                                               : PseudoLanguage::Long);
}

QStringList& cutOnTable()
{
    static QStringList texts;
    return texts;
}

/// Collects the texts that the table cuts off while it paints.
void collectCutTexts(QtMsgType, const QMessageLogContext& context, const QString& message)
{
    if (QLatin1String(context.category) == QLatin1String("windrose.texts")) {
        cutOnTable() += message.section(QStringLiteral(": "), 1);
    }
}

StartRequest requestFor(const PictureSetting& setting)
{
    settings::style.setForThisRun(setting.look);
    settings::language.setForThisRun(languageOf(setting));
    settings::animations.setForThisRun(settings::Animations::Off);
    StartRequest request;
    request.players = setting.players;
    request.names = namesOf(setting.players);
    request.seed = 1;
    return request;
}

/// How long the mark of an unsaved order is shown depends on the disk.
bool isMarkedUnsaved(const QWidget& window)
{
    const QList<UnsavedMark*> marks = window.findChildren<UnsavedMark*>();
    return std::any_of(marks.begin(), marks.end(), [](const UnsavedMark* mark) { return mark->isVisible(); });
}

int depth(const QWidget* widget)
{
    int parents = 0;
    for (; widget->parentWidget() != nullptr; widget = widget->parentWidget()) {
        ++parents;
    }
    return parents;
}

} // namespace

QList<settings::Style> looks()
{
    QList<settings::Style> result;
    for (std::size_t look = 0; look < settings::words(settings::Style{}).size(); ++look) {
        if (static_cast<settings::Style>(look) != settings::Style::System) {
            result.append(static_cast<settings::Style>(look));
        }
    }
    return result;
}

QStringList pictureLanguages()
{
    return availableLanguages() << kPseudo << kMirrored;
}

QString lookName(settings::Style look)
{
    return QString::fromLatin1(settings::words(look)[static_cast<std::size_t>(look)]);
}

PictureStage::PictureStage(const PictureSetting& setting)
    : m_setting(setting), m_pseudo(speak(setting)), m_window(std::make_unique<MainWindow>(requestFor(setting)))
{
    m_window->setGeometry(QRect(QPoint(), setting.size));
    m_window->show();
    if (!waitUntilExposed(m_window.get())) {
        throw std::runtime_error("the window does not appear");
    }
}

PictureStage::~PictureStage() = default;

MainMenus& PictureStage::menus()
{
    return *m_window->menuBar()->findChild<MainMenus*>();
}

void PictureStage::lay(Record record)
{
    record.names = namesOf(record.players);
    session().load(record);
}

void PictureStage::layAndPlayLast(Record record)
{
    const Order last = record.orders.back();
    record.orders.pop_back();
    lay(std::move(record));
    if (!session().submit(last).isPlayed()) {
        throw std::runtime_error("an order of the game is refused");
    }
}

QList<QWidget*> PictureStage::windowsInFront() const
{
    QList<QWidget*> result;
    for (QWidget* widget : QApplication::topLevelWidgets()) {
        if (widget->isVisible() && widget != m_window.get()) {
            result.append(widget);
        }
    }
    std::stable_sort(result.begin(), result.end(),
                     [](const QWidget* one, const QWidget* other) { return depth(one) < depth(other); });
    return result;
}

QList<TextFault> PictureStage::textFaults()
{
    settle();
    QLoggingCategory::setFilterRules(QStringLiteral("windrose.texts.debug=true"));
    const QtMessageHandler before = qInstallMessageHandler(collectCutTexts);
    for (TableTile* tile : m_window->findChildren<TableTile*>()) {
        tile->invalidate();
    }
    QEvent change(QEvent::FontChange); // makes the prompt lay out and paint its question again
    for (PromptText* question : m_window->findChildren<PromptText*>()) {
        QApplication::sendEvent(question, &change);
    }
    cutOnTable().clear();
    (void)m_window->grab();
    qInstallMessageHandler(before);
    QList<TextFault> faults;
    for (const QString& text : cutOnTable()) {
        faults << TextFault{QStringLiteral("cut"), text};
    }
    faults << windrose::textFaults(*m_window);
    for (QWidget* widget : windowsInFront()) {
        faults << windrose::textFaults(*widget);
    }
    return faults;
}

QStringList PictureStage::shownClasses() const
{
    QStringList result;
    for (const QWidget* widget : windowsInFront()) {
        result.append(QString::fromLatin1(widget->metaObject()->className()));
    }
    return result;
}

QImage PictureStage::picture()
{
    settle();
    if (!waitUntil([this] { return !isMarkedUnsaved(*m_window); })) {
        throw std::runtime_error("the game is not saved");
    }
    QImage result = m_window->grab().toImage();
    QPainter painter(&result);
    for (QWidget* widget : windowsInFront()) {
        const QRect where(widget->pos() - m_window->pos(), widget->size());
        painter.drawPixmap(where.topLeft(), widget->grab());
        painter.setPen(Qt::gray); // in place of the desktop's frame
        painter.drawRect(where.adjusted(-1, -1, 0, 0));
    }
    return result;
}

} // namespace windrose
