// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <gtest/gtest.h>

namespace windrose::test
{

/// A suite that runs for each number of players.
class ForPlayers : public testing::TestWithParam<int>
{
protected:
    int players = GetParam();
};

} // namespace windrose::test
