// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "drawing.h"
#include "guide_pages.h"
#include "ui/models/help_topics.h"

#include <QCoreApplication>

namespace windrose
{

/// The translation context of the guide's sentences.
struct Guide {
    Q_DECLARE_TR_FUNCTIONS(Guide)
};

/// Builds a page of the guide from plain sentences. All text is escaped.
class GuideHtml
{
public:
    explicit GuideHtml(const QString& title) { m_html = QStringLiteral("<h2>%1</h2>").arg(title.toHtmlEscaped()); }

    GuideHtml& text(const QString& sentences)
    {
        m_html += QStringLiteral("<p>%1</p>").arg(sentences.toHtmlEscaped());
        return *this;
    }

    GuideHtml& heading(const QString& words)
    {
        m_html += QStringLiteral("<h3>%1</h3>").arg(words.toHtmlEscaped());
        return *this;
    }

    GuideHtml& list(const QStringList& points)
    {
        m_html += QStringLiteral("<ul>");
        for (const QString& point : points) {
            m_html += QStringLiteral("<li>%1</li>").arg(point.toHtmlEscaped());
        }
        m_html += QStringLiteral("</ul>");
        return *this;
    }

    /// Drawings side by side.
    GuideHtml& pictures(const QStringList& names, int height)
    {
        m_html += QStringLiteral("<p>");
        for (const QString& name : names) {
            m_html += image(name, height) + QStringLiteral("&nbsp;&nbsp;");
        }
        m_html += QStringLiteral("</p>");
        return *this;
    }

    /// A drawing with text beside it, the first part in bold.
    GuideHtml& row(const QString& drawing, int height, const QString& name, const QString& sentences)
    {
        m_html += QStringLiteral("<table cellpadding=\"4\"><tr><td valign=\"middle\" width=\"%1\">%2</td>"
                                 "<td valign=\"middle\"><b>%3</b><br>%4</td></tr></table>")
                      .arg(QString::number(qMax(56, qRound(drawingSize(drawing, height).width()) + 8)),
                           image(drawing, height), name.toHtmlEscaped(), sentences.toHtmlEscaped());
        return *this;
    }

    /// A drawing with sentences beside it.
    GuideHtml& beside(const QString& drawing, int height, const QStringList& sentences)
    {
        QString lines;
        for (const QString& sentence : sentences) {
            lines += QStringLiteral("<p style=\"margin:0 0 6px 0\">%1</p>").arg(sentence.toHtmlEscaped());
        }
        m_html +=
            QStringLiteral("<table cellpadding=\"4\"><tr><td valign=\"middle\" width=\"%1\">%2</td>"
                           "<td valign=\"middle\">%3</td></tr></table>")
                .arg(QString::number(qRound(drawingSize(drawing, height).width()) + 12), image(drawing, height), lines);
        return *this;
    }

    QString html() const { return m_html; }

private:
    static QString image(const QString& name, int height)
    {
        const QSizeF size = drawingSize(name, height);
        return QStringLiteral("<img src=\"drawing:%1/%2\" width=\"%3\" height=\"%2\">")
            .arg(name, QString::number(height), QString::number(qRound(size.width())));
    }

    QString m_html;
};

/// The name of a drawing, such as "tile_corn".
QString drawingOf(const char* prefix, std::string_view id);

/// The pages about the roles.
QList<GuidePage> phasePages();
/// The pages about island, city and the kinds of buildings of a game.
QList<GuidePage> cityPages(const GuideGame& game);
/// The pages about the features of the window.
QList<GuidePage> programPages();

} // namespace windrose
