// SPDX-License-Identifier: GPL-3.0-or-later
#define FUSE_USE_VERSION 31

#include "mount.h"

#include "image.h"

extern "C" {
#include <fuse3/fuse.h>
#include <fuse3/fuse_lowlevel.h>
}

#include <fcntl.h>
#include <sys/mount.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstdlib>
#include <string>
#include <string_view>

namespace fs = std::filesystem;

namespace
{

sqfs& mountedImage()
{
    return *static_cast<sqfs*>(fuse_get_context()->private_data);
}

int showAttributes(const char* path, struct stat* attributes, fuse_file_info*)
{
    sqfs_inode inode{};
    if (!inodeAt(mountedImage(), path, inode)) {
        return -ENOENT;
    }
    *attributes = {};
    attributes->st_mode = inode.base.mode;
    attributes->st_nlink = static_cast<nlink_t>(inode.nlink);
    attributes->st_mtime = attributes->st_ctime = attributes->st_atime = inode.base.mtime;
    attributes->st_ino = inode.base.inode_number;
    if (S_ISREG(inode.base.mode)) {
        attributes->st_size = static_cast<off_t>(inode.xtra.reg.file_size);
    } else if (S_ISLNK(inode.base.mode)) {
        attributes->st_size = static_cast<off_t>(inode.xtra.symlink_size);
    }
    attributes->st_blocks = (attributes->st_size + 511) / 512;
    return 0;
}

int showLink(const char* path, char* target, std::size_t size)
{
    sqfs_inode inode{};
    if (!inodeAt(mountedImage(), path, inode)) {
        return -ENOENT;
    }
    return sqfs_readlink(&mountedImage(), &inode, target, &size) == SQFS_OK ? 0 : -EINVAL;
}

int showFolder(const char* path, void* buffer, fuse_fill_dir_t fill, off_t, fuse_file_info*, fuse_readdir_flags)
{
    sqfs_inode inode{};
    sqfs_dir folder{};
    if (!inodeAt(mountedImage(), path, inode)) {
        return -ENOENT;
    }
    if (sqfs_dir_open(&mountedImage(), &inode, &folder, 0) != SQFS_OK) {
        return -ENOTDIR;
    }
    for (const char* own : {".", ".."}) {
        fill(buffer, own, nullptr, 0, fuse_fill_dir_flags{});
    }
    sqfs_name name{};
    sqfs_dir_entry entry{};
    sqfs_dentry_init(&entry, static_cast<char*>(name));
    sqfs_err error = SQFS_OK;
    while (sqfs_dir_next(&mountedImage(), &folder, &entry, &error)) {
        fill(buffer, sqfs_dentry_name(&entry), nullptr, 0, fuse_fill_dir_flags{});
    }
    return error == SQFS_OK ? 0 : -EIO;
}

int openFile(const char* path, fuse_file_info* file)
{
    sqfs_inode inode{};
    if (!inodeAt(mountedImage(), path, inode)) {
        return -ENOENT;
    }
    file->keep_cache = 1;
    return (file->flags & O_ACCMODE) == O_RDONLY ? 0 : -EROFS;
}

int readFile(const char* path, char* buffer, std::size_t size, off_t at, fuse_file_info*)
{
    sqfs_inode inode{};
    if (!inodeAt(mountedImage(), path, inode)) {
        return -ENOENT;
    }
    auto got = static_cast<sqfs_off_t>(size);
    return sqfs_read_range(&mountedImage(), &inode, at, &got, buffer) == SQFS_OK ? static_cast<int>(got) : -EIO;
}

} // namespace

bool canMount()
{
    if (access("/dev/fuse", R_OK | W_OK) != 0) {
        return false;
    }
    if (geteuid() == 0) {
        return true;
    }
    const char* path = std::getenv("PATH");
    std::string_view rest = path != nullptr ? path : "/usr/bin:/bin";
    while (!rest.empty()) {
        const std::size_t end = std::min(rest.find(':'), rest.size());
        if (access((fs::path(rest.substr(0, end)) / "fusermount3").c_str(), X_OK) == 0) {
            return true;
        }
        rest.remove_prefix(std::min(end + 1, rest.size()));
    }
    return false;
}

std::optional<int> whileMounted(sqfs& image, const fs::path& folder, const std::function<int(fuse_session*)>& serve)
{
    fuse_operations operations{};
    operations.getattr = showAttributes;
    operations.readlink = showLink;
    operations.readdir = showFolder;
    operations.open = openFile;
    operations.read = readFile;
    std::string name = "windrose";
    std::string flag = "-o";
    std::string options = "ro,nodev,nosuid,fsname=windrose,subtype=appimage";
    std::array<char*, 3> words{name.data(), flag.data(), options.data()};
    fuse_args fuseArguments = FUSE_ARGS_INIT(static_cast<int>(words.size()), words.data());
    fuse* served = fuse_new(&fuseArguments, &operations, sizeof operations, &image);
    std::optional<int> status;
    if (served != nullptr && fuse_mount(served, folder.c_str()) == 0) {
        status = serve(fuse_get_session(served));
        // Something the program started can still use it; if root is the user, nobody else unmounts it.
        if (geteuid() != 0 || umount2(folder.c_str(), MNT_DETACH) != 0) {
            fuse_unmount(served);
        }
    }
    if (served != nullptr) {
        fuse_destroy(served);
    }
    return status;
}

void unmountAbandoned(const fs::path& folder)
{
    if (umount2(folder.c_str(), MNT_DETACH) == 0) {
        return;
    }
    const pid_t child = fork();
    if (child == 0) {
        execlp("fusermount3", "fusermount3", "-u", "-z", "-q", folder.c_str(), static_cast<char*>(nullptr));
        _exit(1);
    }
    waitpid(child, nullptr, 0);
}
