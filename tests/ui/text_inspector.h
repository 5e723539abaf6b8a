// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractItemModel>
#include <QLabel>
#include <QStringList>

#include <functional>

namespace windrose
{

class MainWindow;

/// Looks for text of a window that is interpreted instead of shown: links, pictures, control characters.
class TextInspector
{
public:
    /// `whole`: texts with HTML that must appear whole wherever a part of one appears.
    explicit TextInspector(QStringList whole = {}) : m_whole(std::move(whole)) {}

    /// Checks everything visible, all tooltips, and the models of the table.
    void look(MainWindow& window);
    /// The same while windows are open that block until they are closed, and closes them. Returns how many there were.
    int lookDuring(MainWindow& window, const std::function<void()>& opens);

    QStringList problems;
    int labels = 0;   ///< checked
    int tooltips = 0; ///< shown
    int hostile = 0;  ///< texts that would have an effect if they were interpreted

private:
    void lookAtText(const QString& text, const QString& where);
    void lookAtLabel(const QLabel& label);
    void lookAtWidget(QWidget& widget);
    void lookAtTooltip(QWidget& widget, const QPoint& at);
    void lookAtTooltips(QWidget& widget);
    void lookAtModel(const QAbstractItemModel& model);

    QStringList m_whole;
};

} // namespace windrose
