// SPDX-License-Identifier: GPL-3.0-or-later
#include "how_to_play_dialog.h"

#include "guide_browser.h"
#include "ui/models/help_topics.h"

#include <QDialogButtonBox>
#include <QEvent>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QScreen>
#include <QShortcut>
#include <QSignalBlocker>
#include <QSplitter>
#include <QTreeWidget>
#include <QVBoxLayout>

/* TRANSLATOR windrose::HowToPlayDialog  The window of the help, around its pages. */

namespace windrose
{

namespace
{

constexpr int kIdRole = Qt::UserRole;

QTreeWidgetItem* makeItem(const GuidePage& page)
{
    auto* item = new QTreeWidgetItem({page.title});
    item->setData(0, kIdRole, page.id);
    return item;
}

} // namespace

HowToPlayDialog::HowToPlayDialog(QWidget* parent, const QString& first)
    : QDialog(parent),
      m_split(new QSplitter(this)),
      m_search(new QLineEdit(this)),
      m_count(new QLabel(this)),
      m_tree(new QTreeWidget(this)),
      m_back(new QPushButton(this)),
      m_forward(new QPushButton(this)),
      m_browser(new GuideBrowser(this))
{
    m_split->addWidget(makeList());
    m_split->addWidget(makePage());
    m_split->setStretchFactor(1, 1);
    m_split->setChildrenCollapsible(false);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    for (QPushButton* button : {m_back, m_forward, buttons->button(QDialogButtonBox::Close)}) {
        button->setAutoDefault(false); // Enter belongs to the search and to the links
    }
    auto* page = new QVBoxLayout(this);
    page->addWidget(m_split, 1);
    page->addWidget(buttons);
    setMinimumSize(560, 400);
    constexpr QSize kUsual(860, 600);
    constexpr QSize kFrame(8, 36); // what a desktop puts around a window
    resize(kUsual.boundedTo(screen()->availableSize() - kFrame));
    addKeys();
    retranslate();
    showPage(m_book.page(first) != nullptr ? first : help::topicOf(help::Part::Goal));
    m_tree->setFocus();
}

QWidget* HowToPlayDialog::makeList()
{
    m_search->setClearButtonEnabled(true);
    m_search->installEventFilter(this);
    connect(m_search, &QLineEdit::textChanged, this, &HowToPlayDialog::search);
    m_count->setWordWrap(true);
    m_tree->setHeaderHidden(true);
    m_tree->setColumnCount(1);
    m_tree->setWordWrap(true);
    m_tree->header()->setSectionResizeMode(QHeaderView::Stretch);
    connect(m_tree, &QTreeWidget::currentItemChanged, this, [this](const QTreeWidgetItem* item) {
        if (item != nullptr) {
            showPage(item->data(0, kIdRole).toString());
        }
    });
    auto* list = new QWidget(this);
    auto* rows = new QVBoxLayout(list);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->addWidget(m_search);
    rows->addWidget(m_count);
    rows->addWidget(m_tree, 1);
    return list;
}

QWidget* HowToPlayDialog::makePage()
{
    connect(m_back, &QPushButton::clicked, this, &HowToPlayDialog::goBack);
    connect(m_forward, &QPushButton::clicked, this, &HowToPlayDialog::goForward);
    connect(m_browser, &QTextBrowser::anchorClicked, this, [this](const QUrl& link) {
        if (link.scheme() == QLatin1String(kEntryScheme)) {
            showPage(link.path());
        }
    });
    auto* page = new QWidget(this);
    auto* rows = new QVBoxLayout(page);
    rows->setContentsMargins(0, 0, 0, 0);
    auto* ways = new QHBoxLayout;
    ways->addWidget(m_back);
    ways->addWidget(m_forward);
    ways->addStretch(1);
    rows->addLayout(ways);
    rows->addWidget(m_browser, 1);
    return page;
}

void HowToPlayDialog::addKeys()
{
    const auto add = [this](QKeySequence::StandardKey key, auto slot) {
        auto* shortcut = new QShortcut(this);
        shortcut->setKeys(key);
        connect(shortcut, &QShortcut::activated, this, slot);
    };
    add(QKeySequence::Back, &HowToPlayDialog::goBack);
    add(QKeySequence::Forward, &HowToPlayDialog::goForward);
    add(QKeySequence::Find, [this] {
        m_search->setFocus(Qt::ShortcutFocusReason);
        m_search->selectAll();
    });
}

void HowToPlayDialog::setGame(const GuideGame& game)
{
    if (game != m_game) {
        m_game = game;
        retranslate();
    }
}

void HowToPlayDialog::retranslate()
{
    //: The title of the help.
    setWindowTitle(tr("How to Play"));
    //: The name of the list of pages or of the page in the help, for a screen reader.
    m_tree->setAccessibleName(tr("Pages"));
    //: The name of the list of pages or of the page in the help, for a screen reader.
    m_browser->setAccessibleName(tr("Page"));
    //: The name of the search field of the help, and what stands in it while it is empty.
    m_search->setPlaceholderText(tr("Search"));
    m_search->setAccessibleName(tr("Search"));
    //: A button of the help: to the entry that was read before.
    m_back->setText(tr("&Back"));
    //: A button of the help: to the entry from which Back came.
    m_forward->setText(tr("&Forward"));
    m_book = HelpBook(m_game);
    fillTree();
    search();
    if (m_at >= 0) {
        read();
    }
}

void HowToPlayDialog::fillTree()
{
    const QSignalBlocker blocker(m_tree);
    m_tree->clear();
    m_items.clear();
    const auto place = [this](QTreeWidgetItem* item) { m_items.insert(item->data(0, kIdRole).toString(), item); };
    int widest = 0;
    for (const HelpChapter& chapter : m_book.chapters()) {
        QTreeWidgetItem* head = makeItem(chapter.page);
        QFont bold = m_tree->font();
        bold.setBold(true);
        head->setFont(0, bold);
        place(head);
        m_tree->addTopLevelItem(head);
        for (const GuidePage& entry : chapter.entries) {
            QTreeWidgetItem* item = makeItem(entry);
            item->setToolTip(0, entry.title);
            place(item);
            head->addChild(item);
            widest = qMax(widest, m_tree->fontMetrics().horizontalAdvance(entry.title));
        }
        head->setExpanded(true);
    }
    const int wanted = widest + 2 * m_tree->indentation() + m_tree->style()->pixelMetric(QStyle::PM_ScrollBarExtent) +
                       3 * m_tree->fontMetrics().averageCharWidth();
    m_tree->setMinimumWidth(qMin(wanted, width() * 2 / 5));
}

/// Shows the entry at the present place of the history. Entries that are gone with a change of the game are left out.
void HowToPlayDialog::read()
{
    if (m_book.page(pageId()) == nullptr) {
        showPage(m_book.chapters().first().entries.first().id);
        return;
    }
    m_browser->showPage(m_book.html(pageId()));
    m_browser->mark(searchedWords());
    {
        const QSignalBlocker blocker(m_tree);
        m_tree->setCurrentItem(m_items.value(pageId()));
    }
    m_back->setEnabled(m_at > 0);
    m_forward->setEnabled(m_at + 1 < m_history.size());
}

void HowToPlayDialog::showPage(const QString& id)
{
    if (m_book.page(id) == nullptr) {
        return;
    }
    if (id != pageId()) {
        m_history.resize(m_at + 1);
        m_history.append(id);
        ++m_at;
    }
    read();
}

void HowToPlayDialog::go(int steps)
{
    if (m_at + steps >= 0 && m_at + steps < m_history.size()) {
        m_at += steps;
        read();
    }
}

QStringList HowToPlayDialog::searchedWords() const
{
    return m_search->text().split(QLatin1Char(' '), Qt::SkipEmptyParts);
}

void HowToPlayDialog::search()
{
    const bool isSearching = !searchedWords().isEmpty();
    m_found = m_book.find(m_search->text());
    for (const HelpChapter& chapter : m_book.chapters()) {
        bool isAnyShown = false;
        for (const GuidePage& entry : chapter.entries) {
            const bool isShown = m_found.contains(entry.id);
            m_items.value(entry.id)->setHidden(!isShown);
            isAnyShown = isAnyShown || isShown;
        }
        m_items.value(chapter.page.id)->setHidden(!isAnyShown);
    }
    //: Below the search field of the help: how many entries contain the words.
    const QString count = tr("%n entry(ies) found", nullptr, static_cast<int>(m_found.size()));
    m_count->setText(count);
    m_count->setVisible(isSearching);
    m_search->setAccessibleDescription(isSearching ? count : QString());
    m_browser->mark(searchedWords());
}

void HowToPlayDialog::openFirstFound()
{
    if (!m_found.isEmpty() && !searchedWords().isEmpty()) {
        showPage(m_found.first());
    }
}

/// Arrow down goes from the search to what it found.
bool HowToPlayDialog::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_search && event->type() == QEvent::KeyPress) {
        const int key = static_cast<QKeyEvent*>(event)->key();
        if (key == Qt::Key_Down && !m_found.isEmpty()) {
            showPage(m_found.first());
            m_tree->setFocus(Qt::TabFocusReason);
            return true;
        }
        if (key == Qt::Key_Return || key == Qt::Key_Enter) {
            openFirstFound();
            return true; // the dialog stays open
        }
    }
    return QDialog::eventFilter(watched, event);
}

void HowToPlayDialog::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
    }
    QDialog::changeEvent(event);
}

} // namespace windrose
