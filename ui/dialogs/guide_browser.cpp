// SPDX-License-Identifier: GPL-3.0-or-later
#include "guide_browser.h"

#include "drawing.h"

namespace windrose
{

GuideBrowser::GuideBrowser(QWidget* parent) : QTextBrowser(parent)
{
    setOpenLinks(false);
    constexpr qreal kMargin = 16;
    document()->setDocumentMargin(kMargin);
}

void GuideBrowser::showPage(const QString& html)
{
    document()->clear(); // forgets pictures rendered for another screen
    setHtml(html);
}

void GuideBrowser::mark(const QStringList& words)
{
    QList<QTextEdit::ExtraSelection> marks;
    for (const QString& word : words) {
        for (QTextCursor found = document()->find(word); !found.isNull(); found = document()->find(word, found)) {
            QTextEdit::ExtraSelection mark;
            mark.cursor = found;
            mark.format.setBackground(palette().highlight());
            mark.format.setForeground(palette().highlightedText());
            marks.append(mark);
        }
    }
    setExtraSelections(marks);
}

QVariant GuideBrowser::loadResource(int type, const QUrl& url)
{
    if (type == QTextDocument::ImageResource && url.scheme() == QLatin1String("drawing")) {
        const QString path = url.path();
        return drawing(path.section(QLatin1Char('/'), 0, 0), path.section(QLatin1Char('/'), 1).toInt(),
                       devicePixelRatioF());
    }
    return QTextBrowser::loadResource(type, url);
}

} // namespace windrose
