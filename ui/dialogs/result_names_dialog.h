// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/session/stored_results.h"

#include <QDialog>

class QComboBox;
class QDialogButtonBox;
class QLabel;
class QListWidget;
class QPushButton;

namespace windrose
{

/// The names of persons in the results: two of them can be joined to one person, or a name is taken out.
class ResultNamesDialog final : public QDialog
{
    Q_OBJECT

public:
    explicit ResultNamesDialog(QWidget* parent = nullptr);

    /// What the dialog is for.
    static QString explanation();

    void setBook(const ResultsBook& book);

signals:
    /// See `StoredResults`.
    void joinRequested(const QString& other, const QString& name);
    void separateRequested(const QString& other);
    void takeOutRequested(const QString& name);

protected:
    void changeEvent(QEvent* event) override;

private:
    void retranslate();
    void fill();
    void nameChosen();
    void joinOrSeparate();
    void askTakeOut();
    QString chosen() const;

    ResultsBook m_book;
    QLabel* m_explanation = nullptr;
    QListWidget* m_names = nullptr;
    QLabel* m_otherLabel = nullptr;
    QComboBox* m_other = nullptr; ///< whom the chosen name can be
    QPushButton* m_join = nullptr;
    QPushButton* m_takeOut = nullptr;
    QDialogButtonBox* m_buttons = nullptr;
};

} // namespace windrose
