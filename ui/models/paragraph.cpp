// SPDX-License-Identifier: GPL-3.0-or-later
#include "paragraph.h"

namespace windrose
{

QString texts::paragraph(const QStringList& sentences)
{
    static const QString kWideEnds = QString::fromUtf8("。！？");
    QString all;
    for (const QString& sentence : sentences) {
        if (!all.isEmpty() && !sentence.isEmpty() && !kWideEnds.contains(all.back())) {
            all += QLatin1Char(' ');
        }
        all += sentence;
    }
    return all;
}

} // namespace windrose
