// SPDX-License-Identifier: GPL-3.0-or-later
#include "program_icon.h"

#include "ui/pieces/art_store.h"

namespace windrose
{

QIcon programIcon()
{
    QIcon icon;
    for (const int size : {16, 20, 24, 32, 40, 48, 64, 96, 128}) {
        icon.addPixmap(ArtStore::instance().pixmap(QStringLiteral("windrose"), QSizeF(size, size), 1.0));
    }
    return icon;
}

} // namespace windrose
