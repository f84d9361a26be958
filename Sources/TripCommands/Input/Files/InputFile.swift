import CivilTime
import Documents
import Foundation
import Messages
import TripExchange
import TripWorkflows

/// A file named on the command line, or standard input under the name `-`.
struct InputFile: Hashable, Sendable {
    let path: String

    /// The contents, if they had to be read for recognition and cannot be read twice.
    var contents: [UInt8]?

    init(path: String) { self.path = path }

    /// The name in messages.
    var name: String { path == "-" ? tr("standard input") : path }

    /// The last component of the path without an extension such as `.ics`, as the name of a trip.
    var stem: String {
        guard path != "-" else { return tr("standard input") }
        let last = path.split(separator: "/").last.map(String.init) ?? path
        let ending = Self.endings.first { last.lowercased().hasSuffix($0) && last.count > $0.count }
        return String(last.dropLast(ending?.count ?? 0))
    }

    private static let endings = [
        ".ics", ".eml", ".html", ".htm", ".xhtml", ".jsonld", ".json", ".pdf", ".pkpass",
    ]

    /// Whether the path is a folder.
    var isDirectory: Bool {
        var isDirectory: ObjCBool = false
        return path != "-" && FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory)
            && isDirectory.boolValue
    }

    /// The whole contents.
    func bytes(in context: CommandContext) throws -> [UInt8] {
        if let contents { return contents }
        if path == "-" { return try context.standardInput() }
        var isDirectory: ObjCBool = false
        guard FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory) else {
            throw CommandFailure(
                "no-such-file", tr("\(path): there is no such file\(nearestNames)"), status: .noInput)
        }
        guard !isDirectory.boolValue else {
            throw CommandFailure(
                "is-a-directory", tr("\(path): is a directory; a file is expected"), status: .noInput)
        }
        do {
            // The length of a pipe is unknown.
            guard !OpenFile.isOrdinary(path), let pipe = FileHandle(forReadingAtPath: path) else {
                return [UInt8](try Data(contentsOf: URL(fileURLWithPath: path)))
            }
            return [UInt8](try pipe.readToEnd() ?? Data())
        } catch {
            throw CommandFailure("cannot-read", tr("\(path): cannot be read"), status: .noInput)
        }
    }

    /// What reads an ordinary file piece by piece, each time from its beginning; nil for other inputs.
    ///
    /// The file is opened once: one that takes its place is never read.
    func pieces() -> StreamedRestore.Pieces? {
        guard path != "-", let file = OpenFile(path) else { return nil }
        let name = name
        return { body in
            var start = 0
            while true {
                guard let piece = file.read(start..<start + (1 << 16)) else {
                    throw CommandFailure("cannot-read", tr("\(name): cannot be read"), status: .noInput)
                }
                guard !piece.isEmpty else { return }
                start += piece.count
                try body(piece)
            }
        }
    }

    /// The contents, to be read in pieces; other than ordinary files are read whole.
    ///
    /// - Parameters:
    ///   - context: The context of the run.
    ///   - told: Called on any thread with the number of bytes of each piece.
    /// - Returns: The contents.
    /// - Throws: A ``CommandFailure`` when the file cannot be read.
    func source(
        in context: CommandContext, told: @escaping @Sendable (Int) -> Void = { _ in }
    ) throws -> CalendarSource {
        guard path != "-", contents == nil, let file = OpenFile(path) else {
            let bytes = try bytes(in: context)
            return CalendarSource(byteCount: bytes.count) { range in
                told(range.count)
                return Array(bytes[range])
            }
        }
        let name = name
        return CalendarSource(byteCount: file.byteCount) { range in
            guard let bytes = file.read(range) else {
                throw CommandFailure("cannot-read", tr("\(name): cannot be read"), status: .noInput)
            }
            told(range.count)
            return bytes
        }
    }

    /// The file, and whether it has JSON other than JSON-LD: whether its first character is a brace.
    ///
    /// - Parameter context: The context of the run.
    /// - Returns: The file, with its contents unless it is an ordinary file.
    /// - Throws: A ``CommandFailure`` when it cannot be read.
    func recognised(in context: CommandContext) throws -> (file: InputFile, isJSON: Bool) {
        guard !isDirectory else { return (self, false) }
        if path != "-", let file = OpenFile(path) {
            return (self, SnailsFile.isOne(file.read(0..<min(file.byteCount, 4_096)) ?? []))
        }
        var file = self
        file.contents = try bytes(in: context)
        return (file, SnailsFile.isOne(file.contents ?? []))
    }

    /// The file, or for a PDF or a pass the reservations that the extractor finds in it.
    ///
    /// - Parameters:
    ///   - extractor: The extractor; nil when it was not requested.
    ///   - context: The context of the run.
    /// - Returns: The file, with the reservations as its contents.
    /// - Throws: A ``CommandFailure`` for a PDF without an extractor, or when the extractor fails.
    func extracted(by extractor: KitineraryExtractor?, in context: CommandContext) throws -> InputFile {
        guard !isDirectory else { return self }
        var file = self
        if path != "-", let open = OpenFile(path) {
            guard KitineraryExtractor.isWanted(open.read(0..<min(open.byteCount, 16)) ?? []) else {
                return self
            }
        }
        let bytes = try bytes(in: context)
        file.contents = bytes
        guard KitineraryExtractor.isWanted(bytes) else { return file }
        guard let extractor else {
            throw CommandFailure(
                "needs-extractor",
                tr(
                    "\(name): is a PDF or a pass, which Meridian does not read itself; --with-kitinerary asks "
                        + "kitinerary-extractor of KDE, where it is installed"),
                status: .badData)
        }
        file.contents = try extractor.reservations(
            in: bytes, named: name, environment: context.environment)
        return file
    }

    static func standardInput() throws -> [UInt8] {
        do {
            return [UInt8](try FileHandle.standardInput.readToEnd() ?? Data())
        } catch {
            throw CommandFailure("cannot-read", tr("standard input: cannot be read"), status: .noInput)
        }
    }
}

extension InputFile {
    /// The files in the same folder with similar names, for a message; empty for none.
    private var nearestNames: String {
        let name = path.split(separator: "/").last.map(String.init) ?? path
        let directory = String(path.dropLast(path.hasSuffix("/") ? name.count + 1 : name.count))
        let names =
            (try? FileManager.default.contentsOfDirectory(atPath: directory.isEmpty ? "." : directory)) ?? []
        let nearest = NameDistance.nearest(to: name, among: names.filter { !$0.hasPrefix(".") }, count: 2)
        return nearest.isEmpty
            ? "" : tr("; the nearest is \(nearest.map { directory + $0 }.joined(separator: ", "))")
    }

    /// Whether the path exists; standard input always does.
    var exists: Bool { path == "-" || FileManager.default.fileExists(atPath: path) }
}
