import Foundation
import Messages

/// What the program settles with the system before it reads or writes anything.
enum ProcessStart {
    /// The fewest open files that a process must be allowed to have open.
    ///
    /// Below some ten the threads that read calendars cannot be started, which ends a process without a word.
    private static let fewestFiles = 16

    /// Makes faults of the system errors that can be told.
    ///
    /// - Returns: Why the program cannot run here; nil where it can.
    static func settle() -> CommandFailure? {
        closeGaps()
        // Past the limit of a file's size (ulimit -f) a write shall fail and be told, as on a full disk, and not end us.
        signal(SIGXFSZ, SIG_IGN)
        let files = sysconf(Int32(_SC_OPEN_MAX))
        guard files >= 0, files < fewestFiles else { return nil }
        return CommandFailure(
            "too-few-files",
            tr(
                "a process may have \(files) files open here; at least \(fewestFiles) are needed (ulimit -n)"),
            status: .unavailable)
    }

    /// Puts something in the place of standard streams that are closed.
    ///
    /// The next file that is opened would get the number of one, and a message would be written into it, or it be read as
    /// standard input. What stands there now can be neither read nor written, so that use of it is still an error.
    private static func closeGaps() {
        for descriptor in Int32(0)...2 where fcntl(descriptor, F_GETFD) < 0 {
            _ = open("/dev/null", descriptor == 0 ? O_WRONLY : O_RDONLY)
        }
    }
}
