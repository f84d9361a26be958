import Synchronization

/// The stores that this process has open, so that no file is read outside of SQLite meanwhile.
///
/// POSIX drops all locks that a process has on a file as soon as the process closes *any* descriptor of it.
/// Reading the header of a file that another store of this process is writing would drop that one's locks.
/// Such a file has already been checked, so it is accepted.
enum OpenFiles {
    private static let counts = Mutex<[SystemCall.FileIdentity: Int]>([:])

    /// Checks a file unless the process has it open, and then counts it as open.
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
