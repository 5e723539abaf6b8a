// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>

#include <QSize>

namespace windrose
{

struct StartRequest;

/// `windrose --picture FILE [--size WxH] [--style LOOK] [--lang xx]` draws the table of the record on standard input
/// without a window, for `windrose-cli picture`, which checks everything that needs no Qt and starts this.

/// Prepares the environment for a picture, before there is an application object: no display is needed where Qt can do
/// without. Looks that depend on a desktop or on preferences become the default.
void prepareForPicture(StartRequest& request);

/// Draws the picture and returns the exit status; prints what went wrong in the name of `windrose-cli`.
int drawRequestedPicture(const StartRequest& request);

/// A size such as 1280x774, if it is one that a table can have: 1000x640 to 7680x4320.
std::optional<QSize> pictureSize(const std::string& text);

} // namespace windrose
