import Foundation
import Messages

/// A file without a name, for what is written before it is known what stands before it.
///
/// Only its owner could read it, and it is gone with the process.
final class SpoolFile {
    /// An error of the system.
    struct Failure: Error {
        let cause: NSError
    }

    private let descriptor: Int32
    private var pending: [UInt8] = []

    private static let chunk = 1 << 16

    /// Makes an empty file; nil where none can be made.
    ///
    /// - Parameter directory: A directory with room for the file.
    init?(in directory: String) {
        var path = Array("\(directory)/.meridian-XXXXXX".utf8CString)
        descriptor = mkstemp(&path)
        guard descriptor >= 0 else { return nil }
        unlink(path)
        _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    }

    deinit { close(descriptor) }

    /// Appends bytes.
    func write(_ bytes: [UInt8]) throws {
        pending += bytes
        if pending.count >= Self.chunk { try drain() }
    }

    /// Writes what is not in the file yet, so that whoever has no room for it can begin again in another way.
    func settle() throws { try drain() }

    /// Gives the contents to a sink, piece by piece.
    func copy(to sink: ([UInt8]) throws -> Void) throws {
        try drain()
        guard lseek(descriptor, 0, SEEK_SET) == 0 else { throw Self.failure }
        while true {
            var count = 0
            let piece = [UInt8](unsafeUninitializedCapacity: Self.chunk) { buffer, filled in
                repeat {
                    count = read(descriptor, buffer.baseAddress, Self.chunk)
                } while count < 0 && errno == EINTR
                filled = max(0, count)
            }
            guard count >= 0 else { throw Self.failure }
            guard count > 0 else { return }
            try sink(piece)
        }
    }

    /// Runs a closure that gives the contents to standard output, where it is too late to begin again in another way.
    static func onceOnly(_ body: () throws -> Void) throws {
        do {
            try body()
        } catch let error as Failure {
            throw CommandFailure(
                "cannot-write",
                tr("what is to be written cannot be read again: \(OutputFile.reason(error.cause))"),
                status: .cannotCreate)
        }
    }

    private func drain() throws {
        try append(pending, to: descriptor) { throw Self.failure }
        pending.removeAll(keepingCapacity: true)
    }

    private static var failure: Failure {
        Failure(cause: NSError(domain: NSPOSIXErrorDomain, code: Int(errno)))
    }
}

/// Writes all bytes to a descriptor; calls a closure when the system refuses.
func append(_ bytes: [UInt8], to descriptor: Int32, orElse fail: () throws -> Void) throws {
    try bytes.withUnsafeBytes { buffer in
        var start = 0
        while start < buffer.count, let base = buffer.baseAddress {
            let count = write(descriptor, base + start, buffer.count - start)
            if count < 0, errno == EINTR { continue }
            guard count >= 0 else { return try fail() }
            start += count
        }
    }
}
