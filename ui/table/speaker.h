// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <functional>

namespace windrose
{

/// Something that speaks to a person who cannot see the table.
class Speaker
{
public:
    enum class Priority {
        Polite,    ///< after what is being spoken
        Assertive, ///< at once
    };

    Speaker() = default;
    virtual ~Speaker() = default;
    Speaker(const Speaker&) = delete;
    Speaker& operator=(const Speaker&) = delete;

    /// Whether anybody listens; when nobody does, no sentence is made.
    virtual bool isHeard() const = 0;
    /// Calls `welcome` whenever somebody begins to listen.
    virtual void setWelcome(std::function<void()> welcome) = 0;
    /// Speaks a text once.
    virtual void say(const QString& text, Priority priority) = 0;
};

} // namespace windrose
