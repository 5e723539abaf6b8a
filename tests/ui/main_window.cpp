// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/programs/supervisor.h"
#include "test_program.h"

#include <QApplication>

int main(int argc, char** argv)
{
    if (const std::optional<int> status = windrose::superviseIfAsked(argc, argv)) {
        return *status;
    }
    return windrose::runTest<QApplication>(argc, argv);
}
