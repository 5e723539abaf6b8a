// SPDX-License-Identifier: GPL-3.0-or-later
#include "own_program.h"

#include <string>
#include <system_error>

#ifdef __APPLE__
#include <mach-o/dyld.h>
#elif defined(_WIN32)
#define WIN32_LEAN_AND_MEAN
#ifndef NOMINMAX
#define NOMINMAX
#endif
#include <windows.h>
#endif

namespace windrose
{

std::filesystem::path ownProgram()
{
    std::error_code ignored;
#ifdef __APPLE__
    std::uint32_t size = 0;
    ::_NSGetExecutablePath(nullptr, &size);
    std::string path(size, '\0');
    ::_NSGetExecutablePath(path.data(), &size);
    return std::filesystem::canonical(path.c_str(), ignored);
#elif defined(_WIN32)
    constexpr std::size_t kLongest = 32768;
    std::wstring path(kLongest, L'\0');
    path.resize(::GetModuleFileNameW(nullptr, path.data(), static_cast<DWORD>(path.size())));
    return path;
#else
    return std::filesystem::read_symlink("/proc/self/exe", ignored);
#endif
}

} // namespace windrose
