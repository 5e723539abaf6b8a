// SPDX-License-Identifier: GPL-3.0-or-later
#include "language_fonts.h"

#include <QFont>
#include <QFontInfo>
#include <QGuiApplication>
#include <QLocale>

#include <algorithm>

namespace windrose
{

namespace
{

/// Families made for a script, on Linux, Windows and macOS; the first ones are preferred.
QStringList fittingFamilies(QFontDatabase::WritingSystem script)
{
    switch (script) {
    case QFontDatabase::Japanese:
        return {"Noto Sans CJK JP", "Noto Sans JP", "Source Han Sans JP", "Yu Gothic UI", "Meiryo UI",
                "Hiragino Sans",    "IPAexGothic",  "IPAPGothic",         "VL PGothic",   "TakaoPGothic",
                "Yu Gothic",        "MS UI Gothic", "Noto Sans CJK SC"};
    case QFontDatabase::SimplifiedChinese:
        return {"Noto Sans CJK SC",   "Noto Sans SC",    "Source Han Sans SC", "Source Han Sans CN",
                "Microsoft YaHei UI", "Microsoft YaHei", "PingFang SC",        "WenQuanYi Micro Hei",
                "WenQuanYi Zen Hei",  "SimSun",          "Noto Sans CJK JP"};
    case QFontDatabase::TraditionalChinese:
        return {"Noto Sans CJK TC", "Noto Sans TC", "Microsoft JhengHei UI", "PingFang TC"};
    case QFontDatabase::Korean:
        return {"Noto Sans CJK KR", "Noto Sans KR", "Malgun Gothic", "Apple SD Gothic Neo"};
    default:
        return {"Noto Sans", "DejaVu Sans", "Segoe UI", "Liberation Sans"};
    }
}

bool isHan(QFontDatabase::WritingSystem script)
{
    return script == QFontDatabase::Japanese || script == QFontDatabase::SimplifiedChinese ||
           script == QFontDatabase::TraditionalChinese || script == QFontDatabase::Korean;
}

FontsOfDesktop fontsOfDesktop(const QString& language, const QFont& font)
{
    const QFontDatabase::WritingSystem script = scriptOf(language);
    const QLocale system = QLocale::system();
    const QLocale wanted(language);
    FontsOfDesktop desktop;
    desktop.own = QFontInfo(font).family(); // the family behind a name such as "Sans Serif"
    desktop.families = QFontDatabase::families(script);
    desktop.ownHasScript = desktop.families.contains(desktop.own);
    desktop.isOwnLanguage = system.language() == wanted.language() && system.script() == wanted.script();
    return desktop;
}

/// The package of a distribution that has a font for a script.
QString packageFor(QFontDatabase::WritingSystem script)
{
    return isHan(script) ? QStringLiteral("fonts-noto-cjk") : QStringLiteral("fonts-noto-core");
}

} // namespace

QFontDatabase::WritingSystem scriptOf(const QString& language)
{
    switch (QLocale(language).script()) {
    case QLocale::JapaneseScript:
        return QFontDatabase::Japanese;
    case QLocale::SimplifiedHanScript:
        return QFontDatabase::SimplifiedChinese;
    case QLocale::TraditionalHanScript:
        return QFontDatabase::TraditionalChinese;
    case QLocale::KoreanScript:
        return QFontDatabase::Korean;
    case QLocale::CyrillicScript:
        return QFontDatabase::Cyrillic;
    case QLocale::GreekScript:
        return QFontDatabase::Greek;
    case QLocale::HebrewScript:
        return QFontDatabase::Hebrew;
    case QLocale::ArabicScript:
        return QFontDatabase::Arabic;
    default:
        return QFontDatabase::Any;
    }
}

QString familyFor(QFontDatabase::WritingSystem script, const FontsOfDesktop& desktop)
{
    if (script == QFontDatabase::Any || (desktop.ownHasScript && (desktop.isOwnLanguage || !isHan(script)))) {
        return desktop.own;
    }
    for (const QString& family : fittingFamilies(script)) {
        // fontconfig adds the foundry where several have a family of this name.
        const auto found = std::find_if(desktop.families.begin(), desktop.families.end(), [&](const QString& each) {
            return each == family || each.startsWith(family + QStringLiteral(" ["));
        });
        if (found != desktop.families.end()) {
            return *found;
        }
    }
    return desktop.ownHasScript ? desktop.own : desktop.families.value(0);
}

QFont fontFor(const QString& language, const QFont& desktop)
{
    const QFontDatabase::WritingSystem script = scriptOf(language);
    if (script == QFontDatabase::Any) {
        return desktop;
    }
    const FontsOfDesktop fonts = fontsOfDesktop(language, desktop);
    const QString family = familyFor(script, fonts);
    QFont font = desktop;
    if (!family.isEmpty() && family != fonts.own) {
        // What the family lacks comes from the desktop's own.
        font.setFamilies({family, fonts.own});
    }
    return font;
}

bool hasFontFor(const QString& language)
{
    const QFontDatabase::WritingSystem script = scriptOf(language);
    return script == QFontDatabase::Any || !QFontDatabase::families(script).isEmpty();
}

QString missingFontSentence(const QString& language)
{
    return QStringLiteral("This desktop has no font for %1. On Debian and Ubuntu, the package %2 has one.")
        .arg(QLocale::languageToString(QLocale(language).language()), packageFor(scriptOf(language)));
}

} // namespace windrose
