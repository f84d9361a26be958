import Synchronization

/// The files that this process has open as stores, so that none is opened past SQLite a second time.
///
/// POSIX drops all locks that a process has on a file as soon as the process closes *any* descriptor of it. Looking
/// at the header of a file that another store of this process is writing would take that one's locks
/// away. Such a file has been looked at already, so it is let through.
enum OpenFiles {
    private static let counts = Mutex<[SystemCall.FileIdentity: Int]>([:])

    /// Runs a check on a file unless the process has it open, and counts it as open when the check passes.
    static func enter(_ file: SystemCall.FileIdentity, after check: () throws(StorageError) -> Void)
        throws(StorageError)
    {
        try counts.withLock { counts throws(StorageError) in
            if counts[file] == nil { try check() }
            counts[file, default: 0] += 1
        }
    }

    /// Counts a file as closed once.
    static func leave(_ file: SystemCall.FileIdentity) {
        counts.withLock { counts in
            let count = counts[file, default: 0] - 1
            counts[file] = count > 0 ? count : nil
        }
    }
}
