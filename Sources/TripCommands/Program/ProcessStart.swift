import Foundation
import Messages

/// Prepares the process before it reads or writes anything.
enum ProcessStart {
    /// The fewest open files that the process needs.
    ///
    /// Below some ten the threads that read calendars cannot be started, which ends a process silently.
    private static let fewestFiles = 16

    /// Turns fatal signals into reportable errors.
    ///
    /// - Returns: Why the program cannot run here; nil where it can.
    static func settle() -> CommandFailure? {
        closeGaps()
        // Beyond the file size limit (ulimit -f) a write fails with an error, as on a full disk.
        signal(SIGXFSZ, SIG_IGN)
        // A parent may have ignored it, as servers do; `meridian agenda | head -1` ends quietly all the same.
        signal(SIGPIPE, SIG_DFL)
        let files = sysconf(Int32(_SC_OPEN_MAX))
        guard files >= 0, files < fewestFiles else { return nil }
        return CommandFailure(
            "too-few-files",
            tr(
                "a process may have \(files) files open here; at least \(fewestFiles) are needed (ulimit -n)"),
            status: .unavailable)
    }

    /// Says which argument, or which of the variables that name files, is no text; nil where all are.
    ///
    /// Such a name would be read as another one, with a sign in place of each byte: a file that is not there, or a new store.
    static func unreadableArgument() -> String? {
        for index in 1..<max(1, Int(CommandLine.argc)) {
            guard let argument = CommandLine.unsafeArgv[index], String(validatingCString: argument) == nil
            else {
                continue
            }
            return tr(
                "argument \(index), \(String(cString: argument)), is not in UTF-8; name the file otherwise, or give it as standard input with -"
            )
        }
        for name in ["MERIDIAN_DB", "TZDIR", "HOME", "XDG_DATA_HOME", "XDG_CONFIG_HOME"] {
            guard let value = getenv(name), String(validatingCString: value) == nil else { continue }
            return tr("\(name) is not in UTF-8: \(String(cString: value))")
        }
        return nil
    }

    /// Opens placeholders for closed standard streams.
    ///
    /// Otherwise the next opened file would get a stream's number, and messages would be written into it, or
    /// it would be read as standard input. The placeholders can be neither read nor written, so that use is
    /// still an error.
    private static func closeGaps() {
        for descriptor in Int32(0)...2 where fcntl(descriptor, F_GETFD) < 0 {
            _ = open("/dev/null", descriptor == 0 ? O_WRONLY : O_RDONLY)
        }
    }
}
