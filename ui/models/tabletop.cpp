// SPDX-License-Identifier: GPL-3.0-or-later
#include "tabletop.h"

#include "game_handling.h"
#include "setup_handling.h"

namespace windrose
{

Tabletop::Tabletop(GameSession& game) : m_session(&game), m_handling(std::make_shared<GameHandling>(game)) {}

Tabletop::Tabletop(SetupSession& setup) : m_session(&setup), m_handling(std::make_shared<SetupHandling>(setup)) {}

} // namespace windrose
