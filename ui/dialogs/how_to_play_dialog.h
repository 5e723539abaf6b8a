// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "help_book.h"

#include <QDialog>
#include <QHash>

class QLabel;
class QLineEdit;
class QPushButton;
class QSplitter;
class QTreeWidget;
class QTreeWidgetItem;

namespace windrose
{

class GuideBrowser;

/// "How to play": the chapters of the guide and an entry for each thing of the game, in a list by chapters with a
/// search field, and the entry that is read beside it. Entries link to each other.
class HowToPlayDialog : public QDialog
{
    Q_OBJECT

public:
    /// Opens at an entry; at the first page for an unknown id.
    explicit HowToPlayDialog(QWidget* parent = nullptr, const QString& first = {});

    /// Describes the buildings of a game, at first those of the base game.
    void setGame(const GuideGame& game);

    /// Opens an entry by its id (see `help::topicOf`); unknown ids are ignored.
    void showPage(const QString& id);
    /// The entry that is open.
    QString pageId() const { return m_history.value(m_at); }

    /// Opens the previous entry or the next one of those that were read; does nothing at either end.
    void goBack() { go(-1); }
    void goForward() { go(1); }

protected:
    void changeEvent(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    QWidget* makeList();
    QWidget* makePage();
    void addKeys();
    void fillTree();
    void read();
    void go(int steps);
    void search();
    void openFirstFound();
    void retranslate();
    QStringList searchedWords() const;

    GuideGame m_game;
    HelpBook m_book;
    QStringList m_found; ///< what the search found
    QStringList m_history;
    int m_at = -1; ///< in the history
    QHash<QString, QTreeWidgetItem*> m_items;
    QSplitter* m_split;
    QLineEdit* m_search;
    QLabel* m_count;
    QTreeWidget* m_tree;
    QPushButton* m_back;
    QPushButton* m_forward;
    GuideBrowser* m_browser;
};

} // namespace windrose
