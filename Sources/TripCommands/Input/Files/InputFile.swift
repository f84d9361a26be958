import CivilTime
import Documents
import Foundation
import ICalendar
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

    /// The most bytes of an input that has no smaller limit.
    static let mostBytes = ReadLimits.standard.fileBytes

    /// The whole contents.
    ///
    /// - Parameters:
    ///   - context: The context of the run.
    ///   - most: The most bytes; of a larger input no more than one byte beyond is read.
    /// - Returns: The bytes.
    /// - Throws: A ``CommandFailure`` where it cannot be read, or is larger.
    func bytes(in context: CommandContext, most: Int = InputFile.mostBytes) throws -> [UInt8] {
        if contents == nil, path != "-", let file = OpenFile(path), file.byteCount > most {
            throw tooLarge(most)
        }
        let bytes = try head(most, in: context)
        guard bytes.count <= most else { throw tooLarge(most) }
        return bytes
    }

    private func tooLarge(_ most: Int) -> CommandFailure {
        CommandFailure(
            "too-large", tr("\(name): has more than the \(InputFile.size(most)) that are read of such input"),
            status: .badData)
    }

    private static func size(_ count: Int) -> String {
        count >= 1 << 20
            ? "\(count >> 20) MiB" : count >= 1 << 10 ? "\(count >> 10) KiB" : tr("\(count) bytes")
    }

    /// The first bytes: all of them, or one more than the most.
    ///
    /// - Parameters:
    ///   - most: The most bytes that are of use.
    ///   - context: The context of the run.
    /// - Returns: At most one byte more.
    /// - Throws: A ``CommandFailure`` where it cannot be read.
    func head(_ most: Int, in context: CommandContext) throws -> [UInt8] {
        if let contents { return Array(contents.prefix(most + 1)) }
        if path == "-" { return try context.standardInput(most) }
        var isDirectory: ObjCBool = false
        guard FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory) else {
            throw CommandFailure(
                "no-such-file", tr("\(path): there is no such file\(nearestNames)"), status: .noInput)
        }
        guard !isDirectory.boolValue else {
            throw CommandFailure(
                "is-a-directory", tr("\(path): is a directory; a file is expected"), status: .noInput)
        }
        if let file = OpenFile(path), let bytes = file.read(0..<min(file.byteCount, most + 1)) {
            return bytes
        }
        guard let handle = FileHandle(forReadingAtPath: path), let bytes = InputFile.head(most, of: handle)
        else { throw CommandFailure("cannot-read", tr("\(path): cannot be read"), status: .noInput) }
        return bytes
    }

    /// Reads what has no length, like a pipe; nil where it cannot be read.
    private static func head(_ most: Int, of handle: FileHandle) -> [UInt8]? {
        var bytes: [UInt8] = []
        while bytes.count <= most {
            guard let piece = try? handle.read(upToCount: min(1 << 20, most + 1 - bytes.count)) ?? Data()
            else {
                return nil
            }
            guard !piece.isEmpty else { break }
            bytes += piece
        }
        return bytes
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

    /// Reads standard input of the process to its end, or a byte more than is asked for.
    static func standardInput(most: Int) throws -> [UInt8] {
        guard let bytes = head(most, of: .standardInput) else {
            throw CommandFailure("cannot-read", tr("standard input: cannot be read"), status: .noInput)
        }
        return bytes
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
