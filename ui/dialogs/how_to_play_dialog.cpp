// SPDX-License-Identifier: GPL-3.0-or-later
#include "how_to_play_dialog.h"

#include "drawing.h"

#include <QDialogButtonBox>
#include <QEvent>
#include <QListWidget>
#include <QPushButton>
#include <QSplitter>
#include <QTextBrowser>
#include <QVBoxLayout>

namespace windrose
{

/// A text browser that takes its pictures from the game's drawings and renders them for its screen.
class GuideBrowser : public QTextBrowser
{
public:
    explicit GuideBrowser(QWidget* parent) : QTextBrowser(parent) { setOpenLinks(false); }

protected:
    QVariant loadResource(int type, const QUrl& url) override
    {
        if (type == QTextDocument::ImageResource && url.scheme() == QLatin1String("drawing")) {
            const QString path = url.path();
            return drawing(path.section(QLatin1Char('/'), 0, 0), path.section(QLatin1Char('/'), 1).toInt(),
                           devicePixelRatioF());
        }
        return QTextBrowser::loadResource(type, url);
    }
};

HowToPlayDialog::HowToPlayDialog(QWidget* parent)
    : QDialog(parent), m_list(new QListWidget(this)), m_browser(new GuideBrowser(this))
{
    auto* split = new QSplitter(this);
    split->addWidget(m_list);
    split->addWidget(m_browser);
    split->setStretchFactor(1, 1);
    split->setChildrenCollapsible(false);
    m_list->setSpacing(2);
    m_browser->document()->setDocumentMargin(16);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(m_list, &QListWidget::currentRowChanged, this, &HowToPlayDialog::turn);

    auto* page = new QVBoxLayout(this);
    page->addWidget(split, 1);
    page->addWidget(buttons);
    setMinimumSize(560, 400);
    resize(780, 560);
    retranslate();
    buttons->button(QDialogButtonBox::Close)->setDefault(true);
    m_list->setFocus();
}

void HowToPlayDialog::setKinds(const KindsInPlay& kinds)
{
    if (&kinds != m_kinds) {
        m_kinds = &kinds;
        retranslate();
    }
}

void HowToPlayDialog::retranslate()
{
    setWindowTitle(tr("How to Play"));
    m_list->setAccessibleName(tr("Pages"));
    m_browser->setAccessibleName(tr("Page"));
    const int row = qMax(0, m_list->currentRow());
    m_pages = guidePages(*m_kinds);
    m_list->clear();
    for (const GuidePage& page : m_pages) {
        m_list->addItem(page.title);
    }
    m_list->setMinimumWidth(m_list->sizeHintForColumn(0) + 32);
    m_list->setMaximumWidth(m_list->minimumWidth() + 40);
    m_list->setCurrentRow(row);
}

void HowToPlayDialog::turn(int row)
{
    if (row >= 0 && row < m_pages.size()) {
        m_browser->document()->clear(); // forgets pictures rendered for another screen
        m_browser->setHtml(m_pages[row].html);
    }
}

void HowToPlayDialog::showPage(const QString& id)
{
    for (int row = 0; row < m_pages.size(); ++row) {
        if (m_pages[row].id == id) {
            m_list->setCurrentRow(row);
            return;
        }
    }
}

void HowToPlayDialog::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
    }
    QDialog::changeEvent(event);
}

} // namespace windrose
