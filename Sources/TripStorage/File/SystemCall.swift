import Messages

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// The system calls that a store's file needs before SQLite opens it.
enum SystemCall {
    /// The identity of a file, whatever the paths to it.
    struct FileIdentity: Hashable, Sendable {
        let device: UInt64
        let number: UInt64
    }

    /// What a path refers to.
    enum Entry {
        case nothing
        case file(FileIdentity, size: Int)
        case other
    }

    /// Returns what a path refers to, following links.
    static func entry(at path: String) throws(StorageError) -> Entry {
        var status = stat()
        guard stat(path, &status) == 0 else {
            if errno == ENOENT { return .nothing }
            throw lastError(at: path)
        }
        guard status.st_mode & S_IFMT == S_IFREG else { return .other }
        let identity = FileIdentity(device: UInt64(status.st_dev), number: UInt64(status.st_ino))
        return .file(identity, size: Int(status.st_size))
    }

    /// Creates an empty file that only its owner may read and write, unless it exists.
    static func createFile(at path: String) throws(StorageError) {
        let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else {
            if errno == EEXIST { return }
            throw lastError(at: path)
        }
        close(descriptor)
    }

    /// Whether others than the owner may read or write a file.
    static func isOpenToOthers(_ path: String) -> Bool {
        var status = stat()
        return stat(path, &status) == 0 && status.st_mode & 0o077 != 0
    }

    /// Takes a file from others than its owner, where that is allowed.
    static func restrict(_ path: String) { _ = chmod(path, 0o600) }

    /// Creates the missing directories above a path, for their owner alone.
    static func createParents(of path: String) throws(StorageError) {
        for index in path.indices.dropFirst() where path[index] == "/" {
            let parent = String(path[..<index])
            guard mkdir(parent, 0o700) != 0, errno != EEXIST else { continue }
            // A directory on the way may be inaccessible or on a read-only disk, and still exist.
            let failure = lastError(at: parent)
            var status = stat()
            guard stat(parent, &status) == 0 else { throw failure }
        }
    }

    /// Reads up to `count` bytes from a file's beginning.
    static func head(of path: String, count: Int) throws(StorageError) -> [UInt8] {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { throw lastError(at: path) }
        defer { close(descriptor) }
        var bytes: [UInt8] = []
        var piece = [UInt8](repeating: 0, count: min(count, 1 << 14))
        // One call is not enough: a file of /proc is read a page at a time, whatever the count.
        while bytes.count < count {
            let got = read(descriptor, &piece, min(piece.count, count - bytes.count))
            if got < 0, errno == EINTR { continue }
            guard got >= 0 else { throw lastError(at: path) }
            guard got > 0 else { break }
            bytes += piece.prefix(got)
        }
        return bytes
    }

    /// The number of this process.
    static var processNumber: Int { Int(getpid()) }

    /// Throws when a path exists.
    static func refuseExisting(_ path: String) throws(StorageError) {
        if case .nothing = try entry(at: path) { return }
        throw StorageError(.cannotWrite, subject: path, reason: tr("is there already; choose another name"))
    }

    /// Renames a file; without `replacing`, it throws when the name exists.
    static func move(_ path: String, to name: String, replacing: Bool) throws(StorageError) {
        guard !replacing else {
            guard rename(path, name) == 0 else { throw lastError(at: name) }
            return
        }
        guard link(path, name) == 0 else {
            let failure = lastError(at: name)
            try refuseExisting(name)
            throw failure
        }
        remove(path)
    }

    /// Removes a file if it exists.
    static func remove(_ path: String) { unlink(path) }

    /// Lets other threads and processes run for a while.
    static func pause(microseconds: UInt32) { usleep(microseconds) }

    private static func lastError(at path: String) -> StorageError {
        let reason = String(cString: strerror(errno))
        return StorageError(
            .cannotOpen, subject: path, reason: tr("cannot be opened: ") + reason.lowercased())
    }
}
