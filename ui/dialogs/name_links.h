// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHash>
#include <QRegularExpression>
#include <QString>

namespace windrose
{

inline constexpr char kEntryScheme[] = "entry";

/// A link to an entry of the help, "entry:ID".
QString linkTo(const QString& id, const QString& words);

/// The names of pieces, and the entries that explain them.
class NameLinks
{
public:
    /// The first entry of a name wins. Call `finish` after the last one.
    void add(const QString& name, const QString& id);
    void finish();

    /// A page in which the first appearance of each name is a link, whole words only. Headings, links, and names of the
    /// entry `self` stay as they are.
    QString linked(const QString& html, const QString& self) const;

private:
    QString linkedText(const QString& text, QStringList& done) const;

    QHash<QString, QString> m_ids; ///< by the folded name
    QRegularExpression m_anyName;
};

} // namespace windrose
