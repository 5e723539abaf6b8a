// SPDX-License-Identifier: GPL-3.0-or-later
#include "preferences_dialog.h"

#include "form_page.h"
#include "keys_page.h"
#include "label_column.h"
#include "page_scroll.h"
#include "preference_pages.h"
#include "volume_choice.h"

#include <QAccessible>
#include <QDialogButtonBox>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QScreen>
#include <QScrollArea>
#include <QScrollBar>
#include <QShortcut>
#include <QStackedWidget>
#include <QVBoxLayout>

#include <algorithm>

/* TRANSLATOR windrose::PreferencesDialog  The preferences. */

namespace windrose
{

namespace
{

/// Scrolls a page up and down only: it is never narrower than the page.
class PageArea final : public QScrollArea
{
public:
    PageArea(PreferencesPage* page, QWidget* parent) : QScrollArea(parent)
    {
        setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
        setPage(*this, page);
    }

    QSize minimumSizeHint() const override
    {
        constexpr int kLines = 8;
        return {widget()->minimumSizeHint().width() + bar(), kLines * fontMetrics().height()};
    }
    QSize sizeHint() const override
    {
        constexpr int kLetters = 60;
        const QSize page = widget()->sizeHint();
        const int width =
            std::clamp(page.width(), widget()->minimumSizeHint().width(), kLetters * fontMetrics().averageCharWidth());
        const int height = widget()->hasHeightForWidth() ? widget()->heightForWidth(width) : page.height();
        return QSize(width + bar(), height).expandedTo(minimumSizeHint());
    }

protected:
    bool eventFilter(QObject* watched, QEvent* event) override
    {
        if (watched == widget() && event->type() == QEvent::LayoutRequest) {
            updateGeometry();
        }
        return QScrollArea::eventFilter(watched, event);
    }

private:
    int bar() const { return verticalScrollBar()->sizeHint().width(); }
};

/// Whether a key press writes a letter.
bool isTyping(const QKeyEvent& event)
{
    return (event.modifiers() & (Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier)) == 0 &&
           !event.text().isEmpty() && event.text().front().isPrint() && event.key() != Qt::Key_Space;
}

bool isEnter(const QKeyEvent& event)
{
    return event.key() == Qt::Key_Return || event.key() == Qt::Key_Enter;
}

} // namespace

PreferencesDialog::PreferencesDialog(QWidget* parent)
    : QDialog(parent),
      m_search(new QLineEdit(this)),
      m_found(new QLabel(this)),
      m_list(new QListWidget(this)),
      m_stack(new QStackedWidget(this))
{
    m_search->setClearButtonEnabled(true);
    m_search->installEventFilter(this);
    m_list->installEventFilter(this);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->setSpacing(2);
    m_appearance = makeAppearancePage(this);
    addPage(m_appearance);
    addPage(makeTablePage(this));
    addPage(makePlayPage(this));
    addPage(makeSoundPage(this, m_volume));
    addPage(makeLanguagePage(this));
    addPage(makeComputersPage(this));
    addPage(new KeysPage(this));
    // Created last, to be last in the tab order. NOLINTNEXTLINE(cppcoreguidelines-prefer-member-initializer)
    m_buttons = new QDialogButtonBox(QDialogButtonBox::RestoreDefaults | QDialogButtonBox::Close, this);
    layOut();
    connect(m_volume, &VolumeChoice::tried, this, &PreferencesDialog::soundTried);
    connect(m_search, &QLineEdit::textChanged, this, &PreferencesDialog::search);
    connect(m_list, &QListWidget::currentRowChanged, m_stack, &QStackedWidget::setCurrentIndex);
    connect(m_buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    QPushButton* defaults = m_buttons->button(QDialogButtonBox::RestoreDefaults);
    connect(defaults, &QPushButton::clicked, this, &PreferencesDialog::restoreDefaults);
    defaults->setAutoDefault(false);
    m_buttons->button(QDialogButtonBox::Close)->setDefault(true);
    auto* find = new QShortcut(QKeySequence::Find, this);
    connect(find, &QShortcut::activated, m_search, [this] {
        m_search->setFocus(Qt::ShortcutFocusReason);
        m_search->selectAll();
    });
    retranslate();
    refresh();
    m_list->setCurrentRow(0);
    m_list->setFocus();
}

void PreferencesDialog::addPage(PreferencesPage* page)
{
    m_pages.append(page);
    m_stack->addWidget(new PageArea(page, m_stack));
    m_list->addItem(QString());
    connect(page, &PreferencesPage::changed, this, &PreferencesDialog::changed);
}

void PreferencesDialog::layOut()
{
    auto* top = new QHBoxLayout;
    top->addWidget(m_search, 2);
    top->addWidget(m_found, 1);
    auto* middle = new QHBoxLayout;
    middle->addWidget(m_list);
    middle->addWidget(m_stack, 1);
    constexpr int kBetween = 16;
    middle->setSpacing(kBetween);
    // The layout alone sets the smallest size: with a minimum of its own, the dialog would not widen for the longer
    // words of another language.
    auto* whole = new QVBoxLayout(this);
    whole->addLayout(top);
    whole->addLayout(middle, 1);
    whole->addWidget(m_buttons);
}

void PreferencesDialog::setSample(QWidget& sample)
{
    m_appearance->addExtra(&sample);
}

int PreferencesDialog::pages() const
{
    return static_cast<int>(m_pages.size());
}

int PreferencesDialog::page() const
{
    return m_stack->currentIndex();
}

void PreferencesDialog::showPage(int page)
{
    m_list->setCurrentRow(page);
}

/// Shows the settings with all words of a text, and the first page that has one.
void PreferencesDialog::search(const QString& text)
{
    const QStringList words = text.split(QLatin1Char(' '), Qt::SkipEmptyParts);
    int found = 0;
    int firstPage = -1;
    bool isShownFound = false;
    for (int page = 0; page < pages(); ++page) {
        const int here = m_pages[page]->filter(words);
        m_list->item(page)->setHidden(here == 0);
        found += here;
        if (here > 0) {
            firstPage = firstPage < 0 ? page : firstPage;
            isShownFound = isShownFound || page == m_stack->currentIndex();
        }
    }
    if (!isShownFound && firstPage >= 0) {
        m_list->setCurrentRow(firstPage);
    }
    announceFound(words.isEmpty() ? -1 : found);
}

void PreferencesDialog::announceFound(int found)
{
    m_found->setText(found < 0 ? QString() :
                               //: What the search in the preferences found.
                         tr("%n setting(s) found", nullptr, found));
    m_search->setAccessibleDescription(m_found->text());
    if (found >= 0) {
        QAccessibleEvent alert(m_found, QAccessible::Alert);
        QAccessible::updateAccessibility(&alert);
    }
}

/// From the list of pages or the search into the page.
void PreferencesDialog::enterPage()
{
    if (QWidget* first = m_pages[m_stack->currentIndex()]->firstShown()) {
        first->setFocus(Qt::TabFocusReason);
    }
}

void PreferencesDialog::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Escape && !m_search->text().isEmpty()) {
        m_search->clear();
        return;
    }
    // In the search and in a list, Enter does not press the default button.
    if (isEnter(*event) && (m_search->hasFocus() || qobject_cast<QAbstractItemView*>(focusWidget()) != nullptr)) {
        return;
    }
    QDialog::keyPressEvent(event);
}

bool PreferencesDialog::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() != QEvent::KeyPress) {
        return QDialog::eventFilter(watched, event);
    }
    const auto* press = static_cast<QKeyEvent*>(event);
    if (isEnter(*press)) {
        enterPage();
        return true;
    }
    if (watched == m_search && press->key() == Qt::Key_Down) {
        m_list->setFocus();
        return true;
    }
    if (watched == m_list && isTyping(*press)) {
        m_search->setFocus();
        m_search->insert(press->text());
        return true;
    }
    return QDialog::eventFilter(watched, event);
}

void PreferencesDialog::restoreDefaults()
{
    for (PreferencesPage* page : std::as_const(m_pages)) {
        page->restoreDefaults();
    }
    refresh();
}

void PreferencesDialog::refresh()
{
    for (PreferencesPage* page : std::as_const(m_pages)) {
        page->refresh();
    }
}

void PreferencesDialog::setSoundsThere(bool areThere)
{
    m_volume->setThere(areThere);
}

void PreferencesDialog::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
        refresh();
    }
    QDialog::changeEvent(event);
    if (event->type() == QEvent::LanguageChange || event->type() == QEvent::FontChange) {
        // After the widgets in it have taken the change in.
        QMetaObject::invokeMethod(this, &PreferencesDialog::fit, Qt::QueuedConnection);
    }
}

void PreferencesDialog::showEvent(QShowEvent* event)
{
    fit();
    QDialog::showEvent(event);
}

/// Aligns the forms and grows, as far as the screen allows, to what the pages need.
void PreferencesDialog::fit()
{
    constexpr int kAround = 8;
    alignLabels(*this);
    m_list->setFixedWidth(m_list->sizeHintForColumn(0) + 2 * m_list->frameWidth() + kAround);
    constexpr QSize kFrame(20, 60); // of the window
    resize(size().expandedTo(sizeHint().boundedTo(screen()->availableSize() - kFrame)));
}

void PreferencesDialog::retranslate()
{
    //: The title of the dialog.
    setWindowTitle(tr("Preferences"));
    //: In the empty search field of the preferences, and its name for a screen reader.
    m_search->setPlaceholderText(tr("Search the preferences"));
    m_search->setAccessibleName(tr("Search the preferences"));
    //: The name of the list of pages of the preferences, for a screen reader.
    m_list->setAccessibleName(tr("Pages"));
    for (int page = 0; page < pages(); ++page) {
        m_pages[page]->retranslate();
        m_list->item(page)->setText(m_pages[page]->title());
    }
    search(m_search->text());
}

} // namespace windrose
