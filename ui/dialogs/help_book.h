// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "guide_pages.h"
#include "name_links.h"

#include <QHash>

namespace windrose
{

/// A chapter of the help: its own page, and the entries below it.
struct HelpChapter {
    GuidePage page;
    QList<GuidePage> entries;
};

/// Everything the help window can show, in the current language.
class HelpBook
{
public:
    explicit HelpBook(const GuideGame& game = {});

    const QList<HelpChapter>& chapters() const { return m_chapters; }
    /// The page of a topic or chapter; null for an unknown id.
    const GuidePage* page(const QString& id) const;
    /// A page as it is shown: the names of other entries are links to them, and those it is related to stand below.
    QString html(const QString& id) const;
    /// The entries that contain all words of a search in any form of upper and lower case and with or without accents,
    /// first those with this title, then those with the words in their titles; all entries for an empty search.
    QStringList find(const QString& search) const;

private:
    struct Text {
        QString id;
        QString title; ///< both are folded for searching
        QString all;
    };

    QList<HelpChapter> m_chapters;
    QHash<QString, const GuidePage*> m_pages;
    QList<Text> m_texts;
    NameLinks m_names;
};

/// Ids of the entries that a page links to.
QStringList linksIn(const QString& html);

} // namespace windrose
