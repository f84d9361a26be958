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
        for number in 1...mostOfOneName {
            let candidate = number == 1 ? safe : "\(safe[..<point]) (\(number))\(safe[point...])"
            let path = "\(directory)/\(candidate)"
            let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o600)
            guard descriptor >= 0 else {
                if errno == EEXIST { continue }
                throw failure(path)
            }
            let file = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
            do {
                try file.write(contentsOf: Data(bytes))
                try file.close()
            } catch {
                unlink(path)
                throw failure(path)
            }
            return path
        }
        throw CommandFailure(
            "cannot-write", tr("\(directory)/\(safe): there are \(mostOfOneName) files of this name"),
            status: .cannotCreate)
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
