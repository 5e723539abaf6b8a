// SPDX-License-Identifier: GPL-3.0-or-later
#include "shown_rows.h"

#include <algorithm>
#include <utility>

namespace windrose
{

void ShownRows::follow()
{
    if (!m_hasListeners) {
        m_hasListeners = true;
        read();
    }
}

void ShownRows::read()
{
    if (!m_hasListeners) {
        return;
    }
    m_rows.assign(static_cast<std::size_t>(m_model.rowCount()), {});
    for (std::size_t row = 0; row < m_rows.size(); ++row) {
        const QModelIndex above = m_model.index(static_cast<int>(row), 0);
        m_rows[row].shown = m_look(above);
        for (int child = 0; child < m_model.rowCount(above); ++child) {
            m_rows[row].children.push_back(m_look(m_model.index(child, 0, above)));
        }
    }
}

void ShownRows::notifyIfChanged(const QModelIndex& index, QVariantList& before)
{
    QVariantList now = m_look(index);
    if (now != before) {
        before = std::move(now);
        emit m_model.dataChanged(index, index);
    }
}

void ShownRows::notifyChanges()
{
    for (std::size_t row = 0; row < m_rows.size(); ++row) {
        const QModelIndex above = m_model.index(static_cast<int>(row), 0);
        notifyIfChanged(above, m_rows[row].shown);
        std::vector<QVariantList>& children = m_rows[row].children;
        const auto count = static_cast<std::size_t>(m_model.rowCount(above));
        children.resize(std::min(children.size(), count)); // inserted and removed rows are signaled separately
        for (std::size_t child = 0; child < count; ++child) {
            const QModelIndex inside = m_model.index(static_cast<int>(child), 0, above);
            if (child < children.size()) {
                notifyIfChanged(inside, children[child]);
            } else {
                children.push_back(m_look(inside));
            }
        }
    }
}

} // namespace windrose
