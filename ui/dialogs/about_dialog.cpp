// SPDX-License-Identifier: GPL-3.0-or-later
#include "about_dialog.h"

#include "drawing.h"
#include "page_scroll.h"
#include "plain_texts.h"

#include <QApplication>
#include <QDialogButtonBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>

/* TRANSLATOR windrose::AboutDialog  The dialog about the program. */

namespace windrose
{
namespace
{

constexpr int kPictureHeight = 96;

QString paragraph(const QString& text)
{
    return QStringLiteral("<p>%1</p>").arg(text.toHtmlEscaped());
}

} // namespace

AboutDialog::AboutDialog(QWidget* parent) : QDialog(parent), m_picture(new QLabel(this)), m_text(new QLabel(this))
{
    m_picture->setPixmap(drawing(QStringLiteral("windrose"), kPictureHeight, devicePixelRatioF()));
    m_text->setTextFormat(Qt::RichText);
    m_text->setWordWrap(true);
    m_text->setTextInteractionFlags(Qt::TextBrowserInteraction);
    m_text->setOpenExternalLinks(true);
    constexpr int kLetters = 52; // in a line
    constexpr int kBetween = 16;
    m_text->setMinimumWidth(qMin(kLetters * m_text->fontMetrics().averageCharWidth(),
                                 PageScroll::widestPage(*this) - m_picture->sizeHint().width() - kBetween));

    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    m_aboutQt = buttons->addButton(QString(), QDialogButtonBox::HelpRole);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(m_aboutQt, &QPushButton::clicked, this, &PlainTexts::showAboutQt);

    auto* contents = new QWidget;
    auto* top = new QHBoxLayout(contents);
    top->setSpacing(kBetween);
    top->addWidget(m_picture, 0, Qt::AlignTop);
    top->addWidget(m_text, 1);
    auto* page = new QVBoxLayout(this);
    page->addWidget(new PageScroll(contents, this), 1);
    page->addWidget(buttons);
    retranslate();
    buttons->button(QDialogButtonBox::Close)->setDefault(true);
    buttons->button(QDialogButtonBox::Close)->setFocus();
}

QStringList AboutDialog::paragraphs()
{
    return {
        //: A paragraph of About Windrose.
        tr("Puerto Rico for two to five players at one computer."),
        //: A paragraph of About Windrose.
        tr("Andreas Seyfarth invented the game. This edition is made by fans and is not affiliated with any "
           "publisher; its drawings and texts are original."),
        //: A paragraph of About Windrose.
        tr("Windrose is free software: you may use, share and change it under the GNU General Public License, "
           "version 3 or any later version. It comes without any warranty."),
        //: A paragraph of About Windrose.
        tr("Windrose itself does not use the internet. Look for a New Version in the Help menu opens the page of the "
           "newest version in your browser.")};
}

void AboutDialog::retranslate()
{
    //: The title of the dialog.
    setWindowTitle(tr("About Windrose"));
    //: What a screen reader says of the picture in About Windrose.
    m_picture->setAccessibleName(tr("A compass rose, the mark of Windrose"));
    //: A button that shows what Qt is.
    m_aboutQt->setText(tr("About &Qt"));
    const QStringList sentences = paragraphs();
    m_text->setText(
        QStringLiteral("<h2 style=\"margin-top:0\">Windrose %1</h2>").arg(QStringLiteral(WINDROSE_VERSION)) +
        paragraph(sentences[0]) + paragraph(sentences[1]) + paragraph(sentences[2]) + paragraph(sentences[3]) +
        QStringLiteral("<p><a href=\"https://www.gnu.org/licenses/gpl-3.0.html\">%1</a></p>")
            .arg(tr(
                     //: A link in the dialog about the program.
                     "Full license text")
                     .toHtmlEscaped()));
}

void AboutDialog::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
    }
    QDialog::changeEvent(event);
}

} // namespace windrose
