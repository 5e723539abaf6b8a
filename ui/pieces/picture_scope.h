// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace windrose
{

/// While one exists, widgets paint for a picture that is saved, copied or printed: everything anew at the painter's
/// scale instead of from pixmaps, and nothing that depends on the pointer, the keyboard focus or a piece in the hand.
/// For the thread of the window.
class PictureScope
{
public:
    PictureScope() { ++openScopes; }
    ~PictureScope() { --openScopes; }
    PictureScope(const PictureScope&) = delete;
    PictureScope& operator=(const PictureScope&) = delete;

    static bool isOpen() { return openScopes > 0; }

private:
    static inline int openScopes = 0;
};

} // namespace windrose
