// SPDX-License-Identifier: GPL-3.0-or-later
#include "texts.h"

#include <QCoreApplication>

namespace windrose::texts
{
namespace
{

struct Errors {
    Q_DECLARE_TR_FUNCTIONS(FileErrors)
};

} // namespace

QString textError(const TextError&)
{
    return Errors::tr("The text cannot be read.");
}

} // namespace windrose::texts
