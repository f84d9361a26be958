import Foundation

/// A new file beside another one, which it replaces in one step when it is whole.
struct FileDraft {
    /// An error of the system about the draft.
    struct Failure: Error {
        let cause: NSError
    }

    private let path: String
    private let draft: String
    private let isPrivate: Bool
    private let descriptor: Int32

    /// Makes an empty draft, which only its owner may read.
    ///
    /// - Parameters:
    ///   - path: The file to replace.
    ///   - isPrivate: Whether only its owner may read the file, too; otherwise it has the permissions of the one that it
    ///     replaces, or of any new file.
    /// - Throws: A ``Failure`` when it cannot be made.
    init(of path: String, isPrivate: Bool = true) throws {
        self.path = path
        self.isPrivate = isPrivate
        draft = "\(path).\(getpid())-new"
        descriptor = open(draft, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o600)
        try Self.check(descriptor)
    }

    /// Replaces the file by what a closure writes, if it returns a value.
    ///
    /// - Parameter body: Writes the draft; with nil as its value, or an error, the draft is deleted.
    /// - Returns: The value of the closure.
    /// - Throws: A ``Failure``, or the error of the closure.
    func replacing<Value>(_ body: (FileDraft) throws -> Value?) throws -> Value? {
        var isOpen = true
        do {
            guard let value = try body(self) else {
                close(descriptor)
                unlink(draft)
                return nil
            }
            if isPrivate { try Self.check(fsync(descriptor)) } else { try Self.check(share()) }
            isOpen = false
            try Self.check(close(descriptor))
            try Self.check(rename(draft, path))
            return value
        } catch {
            if isOpen { close(descriptor) }
            unlink(draft)
            throw error
        }
    }

    /// Appends bytes.
    func write(_ bytes: [UInt8]) throws {
        try append(bytes, to: descriptor) { try Self.check(-1) }
    }

    /// Gives the draft the permissions of the file, or of a new one.
    private func share() -> Int32 {
        var status = stat()
        if stat(path, &status) == 0 { return fchmod(descriptor, status.st_mode & 0o7777) }
        let mask = umask(0)
        umask(mask)
        return fchmod(descriptor, 0o666 & ~mask)
    }

    private static func check(_ result: Int32) throws {
        guard result < 0 else { return }
        throw Failure(cause: NSError(domain: NSPOSIXErrorDomain, code: Int(errno)))
    }
}
