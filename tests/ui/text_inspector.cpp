// SPDX-License-Identifier: GPL-3.0-or-later
#include "text_inspector.h"

#include "app/window/main_window.h"
#include "ui/dialogs/about_dialog.h"
#include "ui/table/table_view.h"
#include "window_driver.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QAction>
#include <QApplication>
#include <QComboBox>
#include <QHelpEvent>
#include <QMenu>
#include <QPointer>
#include <QTextBrowser>
#include <QTextDocument>
#include <QTextDocumentFragment>
#include <QTimer>
#include <QToolTip>

#include <algorithm>

namespace windrose
{

namespace
{

/// Whether a text would show a link or a picture if it were interpreted as HTML.
bool hasLinkOrPicture(const QString& html)
{
    QTextDocument document;
    document.setHtml(html);
    for (const QTextFormat& format : document.allFormats()) {
        if (format.isImageFormat() || (format.isCharFormat() && format.toCharFormat().isAnchor())) {
            return true;
        }
    }
    return false;
}

bool isControl(QChar character)
{
    const ushort code = character.unicode();
    return (code < 0x20 && code != '\n') || (code >= 0x7F && code <= 0x9F) || (code >= 0x2028 && code <= 0x202E) ||
           (code >= 0x2066 && code <= 0x2069);
}

QString withoutMnemonic(QString text)
{
    return text.replace(QLatin1String("&&"), QString(QChar(1))).remove(QLatin1Char('&')).replace(QChar(1), '&');
}

} // namespace

/// Fails on control characters, and on hostile text that is incomplete, because a part of it was interpreted.
void TextInspector::lookAtText(const QString& text, const QString& where)
{
    if (std::any_of(text.begin(), text.end(), isControl)) {
        problems += where + QStringLiteral(" passes control characters on: ") + text;
    }
    if (text.contains(QLatin1String("<a"))) {
        ++hostile;
        const bool isWhole =
            std::any_of(m_whole.begin(), m_whole.end(), [&text](const QString& whole) { return text.contains(whole); });
        if (!isWhole) {
            problems += where + QStringLiteral(" does not show all of: ") + text;
        }
    }
}

void TextInspector::lookAtLabel(const QLabel& label)
{
    ++labels;
    const bool isOurs = qobject_cast<AboutDialog*>(label.window()) != nullptr;
    const bool isRich =
        label.textFormat() == Qt::RichText || (label.textFormat() == Qt::AutoText && Qt::mightBeRichText(label.text()));
    if (!isOurs && (isRich || label.openExternalLinks())) {
        problems += QStringLiteral("a label reads HTML: ") + label.text();
    }
    if (!isOurs && label.textFormat() == Qt::AutoText) {
        problems += QStringLiteral("a label guesses: ") + label.text();
    }
    if (!isOurs) {
        lookAtText(label.text(), QStringLiteral("a label"));
    }
}

void TextInspector::lookAtWidget(QWidget& widget)
{
    const QString name = widget.metaObject()->className();
    if (const auto* label = qobject_cast<const QLabel*>(&widget); label != nullptr) {
        lookAtLabel(*label);
    }
    if (const auto* browser = qobject_cast<const QTextBrowser*>(&widget);
        browser != nullptr && (browser->openExternalLinks() || browser->openLinks())) {
        problems += name + QStringLiteral(" opens links");
    }
    if (const auto* button = qobject_cast<const QAbstractButton*>(&widget); button != nullptr) {
        lookAtText(button->text(), name);
    }
    if (const auto* box = qobject_cast<const QComboBox*>(&widget); box != nullptr) {
        for (int item = 0; item < box->count(); ++item) {
            lookAtText(box->itemText(item), name);
        }
    }
    lookAtText(widget.accessibleName(), name + QStringLiteral(": accessible name"));
    lookAtText(driver::description(widget), name + QStringLiteral(": accessible description"));
    if (widget.isWindow()) {
        lookAtText(QString(widget.windowTitle()).replace("[*][*]", "[*]"), name + QStringLiteral(": title"));
    }
}

void TextInspector::lookAtTooltip(QWidget& widget, const QPoint& at)
{
    QToolTip::hideText();
    QHelpEvent help(QEvent::ToolTip, at, widget.mapToGlobal(at));
    QApplication::sendEvent(&widget, &help);
    const QString text = QToolTip::isVisible() ? QToolTip::text() : QString();
    if (text.isEmpty()) {
        return;
    }
    ++tooltips;
    if (Qt::mightBeRichText(text) && hasLinkOrPicture(text)) {
        problems += QStringLiteral("a tooltip has a link or a picture: ") + text;
    }
    lookAtText(Qt::mightBeRichText(text) ? QTextDocumentFragment::fromHtml(text).toPlainText() : text,
               QStringLiteral("a tooltip"));
}

void TextInspector::lookAtTooltips(QWidget& widget)
{
    if (auto* menu = qobject_cast<QMenu*>(&widget)) {
        for (QAction* action : menu->actions()) {
            lookAtTooltip(widget, menu->actionGeometry(action).center());
        }
        return;
    }
    auto* view = qobject_cast<QAbstractItemView*>(widget.parent());
    if (view != nullptr && view->viewport() == &widget && view->model() != nullptr) {
        for (int row = 0; row < view->model()->rowCount(); ++row) {
            const QModelIndex index = view->model()->index(row, 0);
            view->scrollTo(index);
            lookAtTooltip(widget, view->visualRect(index).center());
        }
        return;
    }
    lookAtTooltip(widget, widget.rect().center());
}

void TextInspector::look(MainWindow& window)
{
    for (int round = 0; round < 3; ++round) {
        QCoreApplication::processEvents();
    }
    QList<QPointer<QWidget>> shown;
    for (QWidget* widget : QApplication::allWidgets()) {
        if (widget->isVisible() && !widget->inherits("QTipLabel")) {
            shown += widget;
        }
    }
    for (const QPointer<QWidget>& widget : shown) {
        lookAtWidget(*widget);
    }
    for (const QPointer<QWidget>& widget : shown) {
        lookAtTooltips(*widget);
    }
    for (const auto* action : window.findChildren<QAction*>()) {
        lookAtText(withoutMnemonic(action->text()), QStringLiteral("an entry"));
    }
    for (const auto* model : window.table().findChildren<QAbstractItemModel*>()) {
        lookAtModel(*model);
    }
    QToolTip::hideText();
}

void TextInspector::lookAtModel(const QAbstractItemModel& model)
{
    for (int row = 0; row < model.rowCount(); ++row) {
        const QModelIndex index = model.index(row, 0);
        for (const int role : {static_cast<int>(Qt::DisplayRole), static_cast<int>(Qt::AccessibleTextRole),
                               static_cast<int>(Qt::AccessibleDescriptionRole)}) {
            lookAtText(index.data(role).toString(), model.metaObject()->className());
        }
        if (const QString html = index.data(Qt::ToolTipRole).toString(); hasLinkOrPicture(html)) {
            problems += QStringLiteral("a hover has a link or a picture: ") + html;
        }
    }
}

int TextInspector::lookDuring(MainWindow& window, const std::function<void()>& opens)
{
    int looked = 0;
    QTimer timer;
    QObject::connect(&timer, &QTimer::timeout, &timer, [&] {
        if (auto* modal = QApplication::activeModalWidget(); modal != nullptr && modal->isVisible()) {
            ++looked;
            look(window);
            modal->close();
        }
    });
    timer.start(10);
    opens();
    return looked;
}

} // namespace windrose
