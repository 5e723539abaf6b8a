// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/text/read_file.h"

#include <gtest/gtest.h>

#include <cerrno>
#include <chrono>
#include <fstream>
#include <system_error>

#ifndef _WIN32
#include <csignal>
#include <fcntl.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/un.h>
#include <sys/wait.h>
#include <unistd.h>
#endif

namespace windrose
{

namespace
{

namespace fs = std::filesystem;

/// A folder for one test.
class ReadFile : public ::testing::Test
{
protected:
    ReadFile()
    {
        const ::testing::TestInfo* test = ::testing::UnitTest::GetInstance()->current_test_info();
        m_folder = fs::temp_directory_path() / (std::string("windrose_read_file_") + test->name());
        fs::remove_all(m_folder);
        fs::create_directories(m_folder);
    }
    ~ReadFile() override
    {
        std::error_code ignored;
        fs::remove_all(m_folder, ignored);
    }

    fs::path in(const char* name) const { return m_folder / name; }
    fs::path fileWith(const char* name, const std::string& text) const
    {
        std::ofstream(in(name), std::ios::binary) << text;
        return in(name);
    }

private:
    fs::path m_folder;
};

constexpr std::size_t kLimit = 100'000; // more than one read

FileProblemCode problemWith(const fs::path& path, FileKinds kinds = FileKinds::Regular)
{
    const FileText file = readFile(path, kLimit, kinds);
    EXPECT_TRUE(file.text.empty());
    return file.problem.code;
}

TEST_F(ReadFile, readsAFileUpToTheLimitWholly)
{
    for (const std::size_t size : {std::size_t{0}, std::size_t{1}, std::size_t{1} << 16, kLimit - 1, kLimit}) {
        const std::string text(size, 'x');
        const FileText file = readFile(fileWith("game", text), kLimit);
        EXPECT_FALSE(file.problem);
        EXPECT_EQ(file.text, text);
        EXPECT_EQ(file.stamp.size, size);
    }
}

TEST_F(ReadFile, aLargerFileIsRefusedAndNotCut)
{
    const FileText file = readFile(fileWith("game", std::string(kLimit + 1, 'x')), kLimit);
    EXPECT_EQ(file.problem.code, FileProblemCode::TooLarge);
    EXPECT_EQ(file.problem.limit, kLimit);
    EXPECT_TRUE(file.text.empty());
    EXPECT_EQ(problemWith(in("game"), FileKinds::Any), FileProblemCode::TooLarge);
}

TEST_F(ReadFile, whatIsNotThereDiffersFromWhatIsNoFile)
{
    EXPECT_EQ(problemWith(in("nothing")), FileProblemCode::Missing);
    EXPECT_EQ(problemWith(fs::path()), FileProblemCode::Missing);
    for (const FileKinds kinds : {FileKinds::Regular, FileKinds::Any}) {
        EXPECT_EQ(problemWith(in(""), kinds), FileProblemCode::Directory);
    }
    EXPECT_EQ(statusOf(in("nothing")).problem.code, FileProblemCode::Missing);
    EXPECT_EQ(statusOf(in("")).problem.code, FileProblemCode::Directory);
}

TEST_F(ReadFile, theStampChangesWithEveryWrite)
{
    const FileStamp first = readFile(fileWith("game", "one"), kLimit).stamp;
    EXPECT_EQ(statusOf(in("game")).stamp, first);
    fileWith("other", "one");
    EXPECT_NE(statusOf(in("other")).stamp, first);
    fs::rename(in("other"), in("game"));
    EXPECT_NE(statusOf(in("game")).stamp, first);
    const FileStamp second = statusOf(in("game")).stamp;
    fs::last_write_time(in("game"), fs::last_write_time(in("game")) + std::chrono::milliseconds(1));
    EXPECT_NE(statusOf(in("game")).stamp, second);
    fileWith("game", "longer");
    EXPECT_NE(statusOf(in("game")).stamp, second);
}

#ifndef _WIN32

TEST_F(ReadFile, aPipeIsRefusedAtOnce)
{
    ASSERT_EQ(::mkfifo(in("pipe").c_str(), 0600), 0);
    ::alarm(60); // it would block forever
    EXPECT_EQ(problemWith(in("pipe")), FileProblemCode::NotRegular);
    // A pipe with a writer is not a regular file either.
    const int both = ::open(in("pipe").c_str(), O_RDWR | O_CLOEXEC);
    ASSERT_GE(both, 0);
    EXPECT_EQ(::write(both, "game", 4), 4);
    EXPECT_EQ(problemWith(in("pipe")), FileProblemCode::NotRegular);
    ::close(both);
    ::alarm(0);
    EXPECT_EQ(statusOf(in("pipe")).problem.code, FileProblemCode::NotRegular);
}

TEST_F(ReadFile, aDeviceOrSocketIsRefusedThroughLinksToo)
{
    fs::create_symlink("/dev/zero", in("zero"));
    EXPECT_EQ(problemWith(in("zero")), FileProblemCode::NotRegular);
    EXPECT_EQ(problemWith("/dev/null"), FileProblemCode::NotRegular);
    const int server = ::socket(AF_UNIX, SOCK_STREAM, 0);
    sockaddr_un address{};
    address.sun_family = AF_UNIX;
    const std::string name = in("socket").string();
    ASSERT_LT(name.size(), sizeof(address.sun_path));
    name.copy(address.sun_path, name.size());
    ASSERT_EQ(::bind(server, reinterpret_cast<const sockaddr*>(&address), sizeof(address)), 0);
    EXPECT_EQ(problemWith(in("socket")), FileProblemCode::NotRegular);
    ::close(server);
}

TEST_F(ReadFile, aLinkThatLeadsNowhereDiffersFromAMissingFile)
{
    fs::create_symlink("nothing", in("lost"));
    EXPECT_EQ(problemWith(in("lost")), FileProblemCode::LostLink);
    fs::create_symlink("round", in("round"));
    const FileText round = readFile(in("round"), kLimit);
    EXPECT_EQ(round.problem.code, FileProblemCode::System);
    EXPECT_EQ(round.problem.error, ELOOP);
}

TEST_F(ReadFile, aPipeNamedOnPurposeIsReadToItsEndOrTheLimit)
{
    ASSERT_EQ(::mkfifo(in("pipe").c_str(), 0600), 0);
    for (const std::size_t size : {kLimit, kLimit + 1}) {
        const pid_t writer = ::fork();
        if (writer == 0) {
            ::signal(SIGPIPE, SIG_IGN);
            const int pipe = ::open(in("pipe").c_str(), O_WRONLY | O_CLOEXEC);
            const std::string text(size, 'x');
            for (std::size_t written = 0; written < text.size();) {
                const ssize_t count = ::write(pipe, text.data() + written, text.size() - written);
                if (count < 0) {
                    break;
                }
                written += static_cast<std::size_t>(count);
            }
            ::_exit(0);
        }
        const FileText file = readFile(in("pipe"), kLimit, FileKinds::Any);
        EXPECT_EQ(::waitpid(writer, nullptr, 0), writer);
        EXPECT_EQ(file.text.size(), size == kLimit ? kLimit : 0);
        EXPECT_EQ(file.problem.code, size == kLimit ? FileProblemCode::None : FileProblemCode::TooLarge);
    }
    EXPECT_EQ(problemWith("/dev/zero", FileKinds::Any), FileProblemCode::TooLarge);
}

TEST_F(ReadFile, noDescriptorIsLeftOpen)
{
    fileWith("game", "text");
    ASSERT_EQ(::mkfifo(in("pipe").c_str(), 0600), 0);
    const int before = ::dup(0);
    ::close(before);
    for (const char* name : {"game", "pipe", "", "nothing"}) {
        readFile(in(name), 2);
        readFile(in(name), kLimit);
    }
    const int after = ::dup(0);
    ::close(after);
    EXPECT_EQ(after, before);
}

#endif

} // namespace

} // namespace windrose
