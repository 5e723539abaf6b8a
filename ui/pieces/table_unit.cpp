// SPDX-License-Identifier: GPL-3.0-or-later
#include "table_unit.h"

namespace windrose
{

namespace
{

qreal& unitNow()
{
    static qreal unit = 1.0;
    return unit;
}

qreal& textScaleNow()
{
    static qreal scale = 1.0;
    return scale;
}

} // namespace

qreal tableUnit()
{
    return unitNow();
}

void setTableUnit(qreal unit)
{
    unitNow() = unit;
}

qreal textScale()
{
    return textScaleNow();
}

void setTextScale(qreal scale)
{
    textScaleNow() = scale;
}

qreal roomForText(qreal share)
{
    return 1 + share * qMax(0.0, textScale() - 1);
}

qreal inUnits(qreal length)
{
    return length * unitNow();
}

int wholeUnits(qreal length)
{
    return qRound(length * unitNow());
}

} // namespace windrose
