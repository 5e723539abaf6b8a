// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#define WIN32_LEAN_AND_MEAN
#ifndef NOMINMAX
#define NOMINMAX
#endif
#include <windows.h>

namespace windrose
{

/// A handle that is closed by its destructor.
class WindowsHandle
{
public:
    WindowsHandle() = default;
    /// Owns a handle that the caller opened.
    explicit WindowsHandle(HANDLE opened) : m_handle(opened) {}
    ~WindowsHandle() { close(); }
    WindowsHandle(const WindowsHandle&) = delete;
    WindowsHandle& operator=(const WindowsHandle&) = delete;

    HANDLE get() const { return m_handle; }
    /// Closes its handle and returns the place for another one, for functions of the system that fill it.
    HANDLE* place()
    {
        close();
        return &m_handle;
    }
    /// Owns this handle instead of its own.
    void take(HANDLE opened) { *place() = opened; }
    void close()
    {
        if (m_handle != nullptr) {
            ::CloseHandle(m_handle);
        }
        m_handle = nullptr;
    }

private:
    HANDLE m_handle = nullptr;
};

} // namespace windrose
