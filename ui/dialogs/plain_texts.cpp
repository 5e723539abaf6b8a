// SPDX-License-Identifier: GPL-3.0-or-later
#include "plain_texts.h"

#include <QAbstractItemView>
#include <QAction>
#include <QApplication>
#include <QHelpEvent>
#include <QLabel>
#include <QMenu>
#include <QMessageBox>
#include <QToolTip>

namespace windrose
{

namespace
{

bool isAboutQt = false; ///< the next message box is Qt's
QPointer<const QWidget> aboutQt;

/// Called once for each label, before it is first shown.
void makePlain(QLabel& label)
{
    const bool isTooltip = label.inherits("QTipLabel"); // `eventFilter` escapes its text
    if (label.textFormat() != Qt::RichText && !isTooltip && (aboutQt == nullptr || label.window() != aboutQt)) {
        label.setTextFormat(Qt::PlainText);
        label.setOpenExternalLinks(false);
    }
}

/// The tooltip that Qt would show: that of the widget, of a menu entry or of a view's item.
QString tooltipAt(const QWidget& widget, const QPoint& where)
{
    if (const auto* menu = qobject_cast<const QMenu*>(&widget)) {
        const QAction* action = menu->toolTipsVisible() ? menu->actionAt(where) : nullptr;
        return action != nullptr ? action->toolTip() : QString();
    }
    const auto* view = qobject_cast<const QAbstractItemView*>(widget.parent());
    if (view != nullptr && view->viewport() == &widget) {
        if (QString text = view->indexAt(where).data(Qt::ToolTipRole).toString(); !text.isEmpty()) {
            return text;
        }
    }
    return widget.toolTip();
}

} // namespace

PlainTexts::PlainTexts(QObject* parent) : QObject(parent)
{
    qApp->installEventFilter(this);
}

void PlainTexts::showAboutQt()
{
    isAboutQt = true;
    QApplication::aboutQt();
    isAboutQt = false;
}

bool PlainTexts::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::Polish) {
        if (auto* label = qobject_cast<QLabel*>(watched)) {
            makePlain(*label);
        } else if (isAboutQt && qobject_cast<QMessageBox*>(watched) != nullptr) {
            isAboutQt = false;
            aboutQt = static_cast<QWidget*>(watched); // a widget is polished before its labels
        }
    } else if (event->type() == QEvent::ToolTip) {
        if (auto* widget = qobject_cast<QWidget*>(watched)) {
            const auto* help = static_cast<QHelpEvent*>(event);
            const QString text = tooltipAt(*widget, help->pos());
            if (Qt::mightBeRichText(text)) {
                QToolTip::showText(help->globalPos(), text.toHtmlEscaped(), widget);
                return true;
            }
        }
    }
    return QObject::eventFilter(watched, event);
}

} // namespace windrose
