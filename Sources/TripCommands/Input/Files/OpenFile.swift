import Foundation

/// An ordinary file that is open for reading, by any number of threads.
final class OpenFile: Sendable {
    /// The number of bytes when it was opened.
    let byteCount: Int
    private let descriptor: CInt

    /// Opens a file; `nil` for a missing file, a folder, a pipe or a device.
    init?(_ path: String) {
        // Opening and closing a pipe would break its writer.
        guard Self.isOrdinary(path) else { return nil }
        let descriptor = open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { return nil }
        var status = stat()
        guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG, status.st_size > 0 else {
            close(descriptor)
            return nil
        }
        self.descriptor = descriptor
        byteCount = Int(status.st_size)
    }

    /// Whether a path is an ordinary file; nothing is opened.
    static func isOrdinary(_ path: String) -> Bool {
        var status = stat()
        return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
    }

    deinit { close(descriptor) }

    /// The bytes of a range, fewer where the file has become shorter; `nil` when they cannot be read.
    func read(_ range: Range<Int>) -> [UInt8]? {
        var hasFailed = false
        let bytes = [UInt8](unsafeUninitializedCapacity: range.count) { buffer, count in
            while count < range.count {
                let rest = UnsafeMutableRawBufferPointer(
                    rebasing: UnsafeMutableRawBufferPointer(buffer)[count...])
                let more = pread(descriptor, rest.baseAddress, rest.count, off_t(range.lowerBound + count))
                if more < 0, errno == EINTR { continue }
                hasFailed = more < 0
                guard more > 0 else { return }
                count += more
            }
        }
        return hasFailed ? nil : bytes
    }
}
