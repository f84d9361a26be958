import Foundation
import Messages

extension InputFile {
    /// Opens the input to be read once, from its beginning to its end, piece by piece.
    ///
    /// - Parameter context: The context of the run.
    /// - Returns: Returns the next bytes, at most so many; none only at the end.
    /// - Throws: A ``CommandFailure`` where it is not there or cannot be opened; a piece that cannot be read throws one, too.
    func reader(in context: CommandContext) throws -> (_ most: Int) throws -> [UInt8] {
        guard path == "-" else {
            // It says what is wrong; a pipe must not be opened twice.
            if !exists || isDirectory { _ = try head(0, in: context) }
            let file = try PieceFile(path, named: name)
            return { try file.next(most: $0) }
        }
        if let next = context.nextInput { return next }
        var rest = try context.standardInput(InputFile.mostBytes)[...]
        return { most in
            defer { rest = rest.dropFirst(most) }
            return Array(rest.prefix(most))
        }
    }

    /// Reads the next bytes of an open file, at most so many; none at its end.
    static func nextInput(most: Int, of descriptor: Int32, named name: String) throws -> [UInt8] {
        var count = 0
        let bytes = [UInt8](unsafeUninitializedCapacity: most) { buffer, filled in
            repeat {
                count = read(descriptor, buffer.baseAddress, most)
            } while count < 0 && errno == EINTR
            filled = max(0, count)
        }
        guard count >= 0 else {
            throw CommandFailure("cannot-read", tr("\(name): cannot be read"), status: .noInput)
        }
        return bytes
    }
}

/// A file or a pipe that is open to be read once.
private final class PieceFile {
    private let descriptor: Int32
    private let name: String

    init(_ path: String, named name: String) throws {
        descriptor = open(path, O_RDONLY | O_CLOEXEC)
        self.name = name
        guard descriptor >= 0 else {
            throw CommandFailure("cannot-read", tr("\(name): cannot be read"), status: .noInput)
        }
    }

    deinit { close(descriptor) }

    func next(most: Int) throws -> [UInt8] {
        try InputFile.nextInput(most: most, of: descriptor, named: name)
    }
}
