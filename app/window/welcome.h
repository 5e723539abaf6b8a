// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace windrose
{

class KeptGames;
class MainMenus;
class PromptBar;

/// Says what somebody should know when the window has opened: how to begin, on the very first start, and that a second
/// window has a game of its own.
void welcome(PromptBar& prompt, const MainMenus& menus, const KeptGames& kept, bool isVeryFirst);

} // namespace windrose
