// SPDX-License-Identifier: GPL-3.0-or-later
#include "choice_box.h"

#include <QAbstractItemView>
#include <QAccessibleWidget>

namespace windrose
{

namespace
{

/// Like Qt's own interface of a combo box but for the name: a list, and actions that open and close it.
class ChoiceInterface final : public QAccessibleWidget
{
public:
    explicit ChoiceInterface(ChoiceBox* box) : QAccessibleWidget(box, QAccessible::ComboBox), m_box(box) {}

    QString text(QAccessible::Text kind) const override
    {
        if (kind == QAccessible::Value) {
            return m_box->currentText();
        }
        QString text = QAccessibleWidget::text(kind);
        if (kind == QAccessible::Name) {
            if (text.endsWith(QLatin1Char(':'))) {
                text.chop(1); // of its label
            }
            return text + QStringLiteral(", ") + m_box->currentText();
        }
        return text;
    }

    QAccessible::State state() const override
    {
        QAccessible::State state = QAccessibleWidget::state();
        state.expandable = true;
        state.expanded = m_box->view()->isVisible();
        return state;
    }

    /// Without the label, whose words are in the name: they would be said twice.
    QList<QPair<QAccessibleInterface*, QAccessible::Relation>> relations(QAccessible::Relation match) const override
    {
        auto relations = QAccessibleWidget::relations(match);
        relations.removeIf([](const auto& relation) { return relation.second == QAccessible::Label; });
        return relations;
    }

    int childCount() const override { return 1; }
    QAccessibleInterface* child(int index) const override
    {
        return index == 0 ? QAccessible::queryAccessibleInterface(m_box->view()) : nullptr;
    }
    int indexOfChild(const QAccessibleInterface* child) const override
    {
        return child->object() == m_box->view() ? 0 : -1;
    }
    QAccessibleInterface* childAt(int, int) const override { return nullptr; }

    QStringList actionNames() const override { return {showMenuAction(), pressAction()}; }
    void doAction(const QString& action) override
    {
        if (!actionNames().contains(action)) {
            return;
        }
        if (m_box->view()->isVisible()) {
            m_box->hidePopup();
        } else {
            m_box->showPopup();
        }
    }
    QStringList keyBindingsForAction(const QString&) const override { return {}; }

private:
    ChoiceBox* m_box;
};

QAccessibleInterface* choiceInterface(const QString&, QObject* object)
{
    auto* box = qobject_cast<ChoiceBox*>(object);
    return box == nullptr ? nullptr : new ChoiceInterface(box);
}

} // namespace

ChoiceBox::ChoiceBox(QWidget* parent) : QComboBox(parent)
{
    static const bool kInstalled = (QAccessible::installFactory(choiceInterface), true);
    Q_UNUSED(kInstalled)
}

} // namespace windrose
