// SPDX-License-Identifier: GPL-3.0-or-later
#include "help_book.h"

#include "help_entries.h"
#include "ui/models/texts.h"

#include <QTextDocumentFragment>

#include <algorithm>

namespace windrose
{

namespace
{

using help::topicOf;

/// Text without upper case and accents.
QString folded(const QString& text)
{
    QString plain = text.normalized(QString::NormalizationForm_KD).toCaseFolded();
    plain.remove(QChar::SoftHyphen);
    plain.replace(QChar(u'ß'), QLatin1String("ss")); // as upper case has it
    plain.removeIf([](QChar letter) { return letter.isMark(); });
    return plain;
}

GuidePage chapterPage(const char* id, const QString& title)
{
    return {QStringLiteral("chapter_") + QLatin1String(id), title, GuideHtml(title).html()};
}

/// What a longer chapter is related to.
QStringList relatedTo(help::Part chapter)
{
    using enum help::Part;
    const auto topics = [](std::initializer_list<help::Part> parts) {
        QStringList ids;
        for (const help::Part part : parts) {
            ids << topicOf(part);
        }
        return ids;
    };
    switch (chapter) {
    case Goal:
        return topics({Round, End, Board, Points, Doubloons, Lessons});
    case Round:
        return topics({Governor, Doubloons, End});
    case End:
        return topics({Score, Points, ColonistShip, City});
    case Board:
        return topics({Island, City, SanJuan, WindRose, Governor});
    case Buildings:
        return topics({City, Score}) << topicOf(Role::Builder) << topicOf(Tile::Quarry);
    case Hands:
        return topics({Keys, Lessons, Puzzles, Program});
    case Program:
        return topics({Hints, Undo, Computers, Preferences, Files, About});
    default:
        return topics({Saving, OpenFiles, SetUp, Program});
    }
}

/// Takes the pages with these ids out of `pages`.
QList<GuidePage> taken(QList<GuidePage>& pages, const QStringList& ids)
{
    QList<GuidePage> found;
    for (const QString& id : ids) {
        const auto page = std::find_if(pages.begin(), pages.end(), [&id](const GuidePage& it) { return it.id == id; });
        if (page != pages.end()) {
            found.append(*page);
            pages.erase(page);
        }
    }
    return found;
}

QList<GuidePage> rolePages(QList<GuidePage>& guide, const GuideGame& game)
{
    QStringList ids;
    for (int role = 0; role < kRoles; ++role) {
        ids << topicOf(static_cast<Role>(role));
    }
    QList<GuidePage> pages = taken(guide, ids);
    for (int role = 0; role < kRoles; ++role) {
        pages[role].seeAlso = relatedTo(static_cast<Role>(role), game);
    }
    return pages;
}

QList<HelpChapter> makeChapters(const GuideGame& game)
{
    using enum help::Part;
    QList<GuidePage> guide = guidePages(game);
    const QList<GuidePage> roles = rolePages(guide, game);
    const auto chapters = [&guide](std::initializer_list<help::Part> parts) {
        QList<GuidePage> pages;
        for (const help::Part part : parts) {
            pages += taken(guide, {topicOf(part)});
            pages.last().seeAlso = relatedTo(part);
        }
        return pages;
    };
    return {
        //: A chapter of the help: its goal, a round and the end.
        {chapterPage("game", Guide::tr("The game")), chapters({Goal, Round, End})},
        //: A chapter of the help.
        {chapterPage("roles", Guide::tr("Roles")), roles},
        //: A chapter of the help.
        {chapterPage("buildings", Guide::tr("Buildings")), chapters({Buildings}) + buildingEntries(game)},
        //: A chapter of the help: plantations, the quarry, and the kinds of goods.
        {chapterPage("tiles", Guide::tr("Tiles and goods")), tileEntries(game) + goodEntries(game)},
        //: A chapter of the help: the parts of the table and of a player's board.
        {chapterPage("table", Guide::tr("On the table")), chapters({Board}) + tableEntries()},
        //: A chapter of the help: what the window offers.
        {chapterPage("program", Guide::tr("The program")), chapters({Hands, Program, Files}) + programEntries()},
    };
}

void addNames(NameLinks& names, const GuideGame& game)
{
    using enum help::Part;
    for (int number = 0; number < kRoles; ++number) {
        const auto role = static_cast<Role>(number);
        names.add(texts::roleName(role), topicOf(role));
    }
    for (const Building building : game.kinds->list()) {
        names.add(texts::buildingName(building), topicOf(building));
        names.add(texts::buildingWord(building), topicOf(building));
    }
    for (int number = 0; number < kTiles; ++number) {
        const auto tile = static_cast<Tile>(number);
        names.add(texts::tileName(tile), topicOf(tile));
        names.add(texts::tileWord(tile), topicOf(tile));
    }
    for (int number = 0; number < kGoods; ++number) {
        const auto good = static_cast<Good>(number);
        names.add(texts::goodName(good), topicOf(good));
        names.add(texts::goodWord(good), topicOf(good));
    }
    for (const GuidePage& part : tableEntries()) {
        for (const help::Part named :
             {SanJuan, WindRose, ColonistShip, ColonistSupply, CargoShips, TradingHouse, GoodsSupply}) {
            if (part.id == topicOf(named)) {
                names.add(part.title, part.id);
            }
        }
    }
    names.finish();
}

bool holdsAll(const QString& text, const QStringList& words)
{
    return std::all_of(words.begin(), words.end(), [&text](const QString& word) { return text.contains(word); });
}

} // namespace

HelpBook::HelpBook(const GuideGame& game) : m_chapters(makeChapters(game))
{
    for (const HelpChapter& chapter : std::as_const(m_chapters)) {
        m_pages.insert(chapter.page.id, &chapter.page);
        for (const GuidePage& entry : chapter.entries) {
            m_pages.insert(entry.id, &entry);
            m_texts.append(
                {entry.id, folded(entry.title), folded(QTextDocumentFragment::fromHtml(entry.html).toPlainText())});
        }
    }
    addNames(m_names, game);
}

const GuidePage* HelpBook::page(const QString& id) const
{
    return m_pages.value(id);
}

QString HelpBook::html(const QString& id) const
{
    const GuidePage* shown = page(id);
    if (shown == nullptr) {
        return {};
    }
    const auto linked = [this](const QString& other) { return linkTo(other, m_pages.value(other)->title); };
    QString html = m_names.linked(shown->html, id);
    QStringList related;
    for (const QString& other : shown->seeAlso) {
        if (m_pages.contains(other)) { // a game can lack a kind of buildings
            related << linked(other);
        }
    }
    if (!related.isEmpty()) {
        //: Below an entry of the help: %1 is a list of other entries, "Mayor · San Juan".
        html += QStringLiteral("<p>%1</p>")
                    .arg(Guide::tr("See also: %1").toHtmlEscaped().arg(related.join(QStringLiteral(" · "))));
    }
    for (const HelpChapter& chapter : m_chapters) {
        for (const GuidePage& entry : chapter.entries) {
            if (chapter.page.id == id) {
                html += QStringLiteral("<p style=\"margin:2px 0\">%1</p>").arg(linked(entry.id));
            }
        }
    }
    return html;
}

QStringList HelpBook::find(const QString& search) const
{
    const QStringList words = folded(search).split(QLatin1Char(' '), Qt::SkipEmptyParts);
    const QString title = words.join(QLatin1Char(' '));
    QStringList named;
    QStringList inTitles;
    QStringList others;
    for (const Text& text : m_texts) {
        if (holdsAll(text.all, words)) {
            (text.title == title ? named : holdsAll(text.title, words) ? inTitles : others) << text.id;
        }
    }
    return named + inTitles + others;
}

QStringList linksIn(const QString& html)
{
    static const QRegularExpression link(QStringLiteral("href=\"entry:([a-z_]+)\""));
    QStringList ids;
    for (auto match = link.globalMatch(html); match.hasNext();) {
        ids << match.next().captured(1);
    }
    return ids;
}

} // namespace windrose
