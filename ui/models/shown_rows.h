// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractItemModel>

#include <functional>
#include <vector>

namespace windrose
{

/// What a model's rows and child rows showed at the last notification, so that `dataChanged` is emitted for exactly
/// those that show something else.
class ShownRows
{
public:
    /// Returns everything an item draws.
    using Look = std::function<QVariantList(const QModelIndex&)>;

    /// Neither argument is used before `follow`.
    ShownRows(QAbstractItemModel& model, Look look) : m_model(model), m_look(std::move(look)) {}

    /// Starts comparing; called when `dataChanged` gets a receiver. Nothing is read before that.
    void follow();
    /// Stores what all rows show now without notifying; for resets.
    void read();
    /// Emits `dataChanged` for each row and child row that differs from the last notification.
    void notifyChanges();

private:
    void notifyIfChanged(const QModelIndex& index, QVariantList& before);

    /// What a row and its child rows showed.
    struct Row {
        QVariantList shown;
        std::vector<QVariantList> children;
    };

    QAbstractItemModel& m_model;
    Look m_look;
    bool m_hasListeners = false; ///< `dataChanged` has receivers
    std::vector<Row> m_rows;
};

} // namespace windrose
