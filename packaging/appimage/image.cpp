// SPDX-License-Identifier: GPL-3.0-or-later
#include "image.h"

#include <elf.h>
#include <fnmatch.h>
#include <sys/stat.h>

#include <array>
#include <cstring>
#include <fstream>
#include <vector>

namespace fs = std::filesystem;

std::optional<std::size_t> imageOffset(const fs::path& self)
{
    std::ifstream file(self, std::ios::binary);
    Elf64_Ehdr header{};
    std::array<char, sizeof header> bytes{};
    if (!file.read(bytes.data(), bytes.size())) {
        return std::nullopt;
    }
    std::memcpy(&header, bytes.data(), sizeof header);
    return header.e_shoff + std::size_t{header.e_shentsize} * header.e_shnum;
}

bool inodeAt(sqfs& image, const char* path, sqfs_inode& inode)
{
    bool found = false;
    return sqfs_inode_get(&image, &inode, sqfs_inode_root(&image)) == SQFS_OK &&
           sqfs_lookup_path(&image, &inode, path, &found) == SQFS_OK && found;
}

namespace
{

bool isWanted(const char* path, const std::string& pattern)
{
    return pattern.empty() || fnmatch(pattern.c_str(), path, 0) == 0;
}

/// Writes one file of the image to the disk.
bool unpackFile(sqfs& image, sqfs_inode& inode, const fs::path& target)
{
    std::ofstream file(target, std::ios::binary);
    std::vector<char> piece(std::size_t{1} << 17U);
    for (sqfs_off_t at = 0; at < static_cast<sqfs_off_t>(inode.xtra.reg.file_size);) {
        auto got = static_cast<sqfs_off_t>(piece.size());
        if (sqfs_read_range(&image, &inode, at, &got, piece.data()) != SQFS_OK || got == 0) {
            return false;
        }
        file.write(piece.data(), got);
        at += got;
    }
    file.close();
    fs::permissions(target, static_cast<fs::perms>(inode.base.mode & 07777U));
    return !file.fail();
}

bool unpackEntry(sqfs& image, sqfs_inode& inode, const fs::path& target)
{
    if (S_ISDIR(inode.base.mode)) {
        fs::create_directories(target);
        return true;
    }
    fs::create_directories(target.parent_path()); // with a pattern, the folder itself need not match
    if (S_ISLNK(inode.base.mode)) {
        std::string text(inode.xtra.symlink_size + 1, '\0');
        std::size_t size = text.size();
        if (sqfs_readlink(&image, &inode, text.data(), &size) != SQFS_OK) {
            return false;
        }
        fs::remove(target);
        fs::create_symlink(text.c_str(), target);
        return true;
    }
    return S_ISREG(inode.base.mode) && unpackFile(image, inode, target);
}

} // namespace

bool unpack(sqfs& image, const fs::path& folder, const std::string& pattern)
{
    sqfs_traverse walk{};
    if (sqfs_traverse_open(&walk, &image, sqfs_inode_root(&image)) != SQFS_OK) {
        return false;
    }
    fs::create_directories(folder);
    sqfs_err error = SQFS_OK;
    bool good = true;
    while (good && sqfs_traverse_next(&walk, &error)) {
        sqfs_inode inode{};
        if (!walk.dir_end && isWanted(walk.path, pattern)) {
            good = sqfs_inode_get(&image, &inode, sqfs_dentry_inode(&walk.entry)) == SQFS_OK &&
                   unpackEntry(image, inode, folder / walk.path);
        }
    }
    sqfs_traverse_close(&walk);
    return good && error == SQFS_OK;
}
