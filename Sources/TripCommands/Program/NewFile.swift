import Foundation
import Messages
import Rendering
import Trips

/// Creates a new file that only this user can read.
enum NewFile {
    /// The most files of one attachment name, with ` (2)` and so on.
    private static let mostOfOneName = 1_000
    /// The most bytes of an attachment's file name.
    private static let longestName = 200

    /// Writes bytes to a new file in a directory, and never over another file.
    ///
    /// The name is made safe: no directory, no control character, no leading point, at most 200 bytes. If it
    /// exists, ` (2)` and so on is inserted before the extension.
    ///
    /// - Parameters:
    ///   - bytes: The bytes.
    ///   - name: The file's original name.
    ///   - directory: An existing directory.
    /// - Returns: The path of the file.
    /// - Throws: A ``CommandFailure`` when it cannot be made or written.
    static func write(_ bytes: [UInt8], named name: String, in directory: String) throws -> String {
        let safe = safeName(name)
        let point = safe.lastIndex(of: ".").flatMap { $0 == safe.startIndex ? nil : $0 } ?? safe.endIndex
        let draft = try Draft(in: directory, for: safe)
        defer { draft.close() }
        guard draft.write(bytes) else { throw failure("\(directory)/\(safe)") }
        for number in 1...mostOfOneName {
            let candidate = number == 1 ? safe : "\(safe[..<point]) (\(number))\(safe[point...])"
            let path = "\(directory)/\(candidate)"
            if draft.link(to: path) { return path }
            guard errno == EEXIST else { throw failure(path) }
        }
        throw CommandFailure(
            "cannot-write", tr("\(directory)/\(safe): there are \(mostOfOneName) files of this name"),
            status: .cannotCreate)
    }

    /// A file that gets its name when it is whole: a run that is stopped leaves none that is not.
    private struct Draft {
        private let descriptor: Int32
        /// Its name until then; nil where the file system makes files without one, which vanish with the program.
        private let path: String?

        init(in directory: String, for name: String) throws {
            // O_TMPFILE, which is not imported: __O_TMPFILE | O_DIRECTORY.
            let nameless = open(directory, 0o20_000_000 | O_DIRECTORY | O_WRONLY | O_CLOEXEC, 0o600)
            guard nameless < 0 else {
                (descriptor, path) = (nameless, nil)
                return
            }
            let path = "\(directory)/.\(FileName.cut(name, to: longestName - 32)).\(getpid())-new"
            let named = open(path, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o600)
            guard named >= 0 else { throw failure("\(directory)/\(name)") }
            (descriptor, self.path) = (named, path)
        }

        func write(_ bytes: [UInt8]) -> Bool {
            (try? append(bytes, to: descriptor) { throw CancellationError() }) != nil
        }

        /// Gives it its name, unless something has that; says in `errno` why not.
        func link(to name: String) -> Bool {
            if let path { return Foundation.link(path, name) == 0 }
            return linkat(AT_FDCWD, "/proc/self/fd/\(descriptor)", AT_FDCWD, name, Int32(AT_SYMLINK_FOLLOW))
                == 0
        }

        func close() {
            _ = Foundation.close(descriptor)
            if let path { unlink(path) }
        }
    }

    private static func failure(_ path: String) -> CommandFailure {
        CommandFailure(
            "cannot-write", tr("\(path): cannot be written: \(String(cString: strerror(errno)))"),
            status: .cannotCreate)
    }

    /// Returns a safe file name for any name of an attachment.
    static func safeName(_ name: String) -> String {
        let last = name.split(whereSeparator: { $0 == "/" || $0 == "\\" }).last.map(String.init) ?? ""
        let shown = String(Printable.line(last).map { "\u{FFFD}:*?\"<>|".contains($0) ? "_" : $0 })
        let safe = FileName.cut(String(shown.drop { $0 == "." || $0 == " " || $0 == "-" }), to: longestName)
        return safe.isEmpty ? "attachment" : safe
    }
}
