// SPDX-License-Identifier: GPL-3.0-or-later
#include "test_program.h"

#include <QApplication>

int main(int argc, char** argv)
{
    return windrose::runTest<QApplication>(argc, argv);
}
