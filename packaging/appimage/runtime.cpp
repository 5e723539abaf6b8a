// SPDX-License-Identifier: GPL-3.0-or-later
// The start of an AppImage: a program without dependencies that mounts the file system appended to it (by FUSE; without
// FUSE it unpacks it temporarily) and starts AppRun in it.
#define FUSE_USE_VERSION 31

extern "C" {
#include <fuse3/fuse.h>
#include <fuse3/fuse_lowlevel.h>
#include <squashfuse/squashfuse.h>
}

#include <elf.h>
#include <fcntl.h>
#include <poll.h>
#include <sys/mount.h>
#include <sys/signalfd.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <exception>
#include <filesystem>
#include <fstream>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace
{

namespace fs = std::filesystem;

constexpr int failed = 127;
constexpr std::string_view help =
    "A program that is one file. Arguments go to the program but for these, in first place:\n"
    "  --appimage-extract           unpacks it into the folder squashfs-root\n"
    "  --appimage-extract-and-run   runs it without FUSE (or APPIMAGE_EXTRACT_AND_RUN=1)\n"
    "  --appimage-offset            prints where the file system begins\n"
    "  --appimage-help              prints this\n";

void complain(const std::string& what)
{
    std::fprintf(stderr, "AppImage: %s\n", what.c_str());
}

/// The offset of the appended file system: after the section table, which is the end of the program.
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

bool unpack(sqfs& image, const fs::path& folder)
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
        if (!walk.dir_end) {
            good = sqfs_inode_get(&image, &inode, sqfs_dentry_inode(&walk.entry)) == SQFS_OK &&
                   unpackEntry(image, inode, folder / walk.path);
        }
    }
    sqfs_traverse_close(&walk);
    return good && error == SQFS_OK;
}

/// A new temporary folder; empty on failure.
fs::path temporaryFolder(const std::string& kind)
{
    std::error_code none;
    const fs::path place = fs::temp_directory_path(none);
    std::string name = (none ? fs::path("/tmp") : place) / (".windrose-" + kind + "-XXXXXX");
    return mkdtemp(name.data()) == nullptr ? fs::path() : fs::path(name);
}

sigset_t ourSignals()
{
    sigset_t set;
    sigemptyset(&set);
    for (const int signal : {SIGCHLD, SIGTERM, SIGINT, SIGHUP}) {
        sigaddset(&set, signal);
    }
    return set;
}

/// Starts AppRun in `folder` with the original signal mask; the signals we wait for stay blocked here.
pid_t start(const fs::path& folder, char** arguments)
{
    const sigset_t ours = ourSignals();
    sigset_t before;
    sigprocmask(SIG_BLOCK, &ours, &before);
    const pid_t child = fork();
    if (child != 0) {
        return child;
    }
    sigprocmask(SIG_SETMASK, &before, nullptr);
    setenv("APPDIR", folder.c_str(), 1);
    execv((folder / "AppRun").c_str(), arguments);
    complain("AppRun cannot be started: " + std::string(std::strerror(errno)));
    _exit(failed);
}

/// Serves the file system (if there is one) and forwards signals until the child has ended; returns its status.
int serve(pid_t child, fuse_session* session)
{
    const sigset_t ours = ourSignals();
    std::array<pollfd, 2> wanted{pollfd{signalfd(-1, &ours, SFD_CLOEXEC), POLLIN, 0},
                                 pollfd{session != nullptr ? fuse_session_fd(session) : -1, POLLIN, 0}};
    fuse_buf buffer{};
    while (true) {
        if (poll(wanted.data(), wanted.size(), -1) < 0 && errno != EINTR) {
            break;
        }
        if (wanted[1].revents != 0) {
            const int size = fuse_session_receive_buf(session, &buffer);
            if (size > 0) {
                fuse_session_process_buf(session, &buffer);
            } else if (size != -EINTR && size != -EAGAIN) {
                wanted[1].fd = -1; // somebody unmounted it
            }
        }
        signalfd_siginfo signal{};
        if (wanted[0].revents == 0 || read(wanted[0].fd, &signal, sizeof signal) != sizeof signal) {
            continue;
        }
        int status = 0;
        if (signal.ssi_signo != SIGCHLD) {
            kill(child, static_cast<int>(signal.ssi_signo));
        } else if (waitpid(child, &status, WNOHANG) == child) {
            std::free(buffer.mem);
            return WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
        }
    }
    return failed;
}

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

/// Runs from a mounted image; empty if it could not be mounted.
std::optional<int> runMounted(sqfs& image, char** arguments)
{
    const fs::path folder = temporaryFolder("mount");
    if (folder.empty()) {
        return std::nullopt;
    }
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
        status = serve(start(folder, arguments), fuse_get_session(served));
        // Something the program started can still use it; if root is the user, nobody else unmounts it.
        if (geteuid() != 0 || umount2(folder.c_str(), MNT_DETACH) != 0) {
            fuse_unmount(served);
        }
    }
    if (served != nullptr) {
        fuse_destroy(served);
    }
    std::error_code ignored;
    fs::remove(folder, ignored);
    return status;
}

int runUnpacked(sqfs& image, char** arguments)
{
    const fs::path folder = temporaryFolder("unpacked");
    if (folder.empty()) {
        complain("there is no place for temporary files");
        return failed;
    }
    int status = failed;
    if (unpack(image, folder)) {
        status = serve(start(folder, arguments), nullptr);
    } else {
        complain("cannot be unpacked into " + folder.string());
    }
    std::error_code ignored;
    fs::remove_all(folder, ignored);
    return status;
}

int run(int count, char** arguments)
{
    const fs::path self = fs::read_symlink("/proc/self/exe");
    const std::optional<std::size_t> offset = imageOffset(self);
    const std::string_view option = count > 1 ? arguments[1] : "";
    if (!offset) {
        complain("cannot read itself");
        return failed;
    }
    if (option == "--appimage-help" || option == "--appimage-offset") {
        std::printf("%s", option == "--appimage-help" ? help.data() : (std::to_string(*offset) + "\n").c_str());
        return 0;
    }
    sqfs image{};
    if (sqfs_open_image(&image, self.c_str(), *offset) != SQFS_OK) {
        return failed; // the error was already printed
    }
    if (option == "--appimage-extract") {
        const bool good = unpack(image, "squashfs-root");
        if (!good) {
            complain("cannot be unpacked into squashfs-root");
        }
        return good ? 0 : failed;
    }
    setenv("APPIMAGE", self.c_str(), 1);
    setenv("ARGV0", arguments[0], 1);
    setenv("OWD", fs::current_path().c_str(), 1);
    const bool wanted = option == "--appimage-extract-and-run";
    if (wanted) {
        arguments[1] = arguments[0];
        ++arguments;
    }
    if (!wanted && std::getenv("APPIMAGE_EXTRACT_AND_RUN") == nullptr && canMount()) {
        if (const std::optional<int> status = runMounted(image, arguments)) {
            return *status;
        }
    }
    return runUnpacked(image, arguments);
}

} // namespace

int main(int count, char** arguments)
{
    try {
        return run(count, arguments);
    } catch (const std::exception& error) {
        complain(error.what());
        return failed;
    }
}
