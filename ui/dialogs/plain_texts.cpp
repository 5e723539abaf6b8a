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

bool isAboutQt = false; ///< the next box is Qt's
QPointer<const QWidget> aboutQt;

/// Once for each label, before it is shown for the first time.
void makePlain(QLabel& label)
{
    const bool isTooltip = label.inherits("QTipLabel"); // see `plainTooltip`
    if (label.textFormat() != Qt::RichText && !isTooltip && (aboutQt == nullptr || label.window() != aboutQt)) {
        label.setTextFormat(Qt::PlainText);
        label.setOpenExternalLinks(false);
    }
}

/// What Qt would show for a widget: its own tooltip, that of an entry of a menu or of an item of a view.
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
            aboutQt = static_cast<QWidget*>(watched); // polished before its labels
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
