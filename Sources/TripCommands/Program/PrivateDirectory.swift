import Foundation
import Messages

/// A directory that only this user can open, for files of another program.
struct PrivateDirectory: Sendable {
    let path: String

    /// Makes a new directory under `XDG_RUNTIME_DIR`, else `TMPDIR`, else `/tmp`.
    init(in context: CommandContext) throws {
        let places = [context.variable("XDG_RUNTIME_DIR"), context.variable("TMPDIR"), "/tmp"].compactMap(
            \.self)
        for place in places where place.hasPrefix("/") {
            var template = Array("\(place)/meridian-XXXXXX".utf8CString)
            guard mkdtemp(&template) != nil else { continue }
            path = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
            return
        }
        throw CommandFailure(
            "no-temporary-file",
            tr(
                "no temporary file can be made in \(places.joined(separator: tr(" or ", as: "between directories")))"
            ),
            status: .cannotCreate)
    }

    /// Writes a file that only this user can read, and returns its path.
    func write(_ text: String, to name: String) throws -> String {
        let file = "\(path)/\(name)"
        let isMade = FileManager.default.createFile(
            atPath: file, contents: Data(text.utf8), attributes: [.posixPermissions: 0o600])
        guard isMade else {
            throw CommandFailure(
                "no-temporary-file", tr("\(file): cannot be written: \(String(cString: strerror(errno)))"),
                status: .cannotCreate)
        }
        return file
    }

    /// Removes the directory with everything in it.
    func remove() {
        try? FileManager.default.removeItem(atPath: path)
    }
}
