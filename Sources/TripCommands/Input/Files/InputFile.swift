import CivilTime
import Documents
import Foundation
import Messages
import TripExchange

/// A file named on the command line, or standard input under the name `-`.
struct InputFile: Hashable, Sendable {
    let path: String

    /// The contents, where they had to be read to see what they are and cannot be read twice.
    var contents: [UInt8]?

    init(path: String) { self.path = path }

    /// What messages call it.
    var name: String { path == "-" ? tr("standard input") : path }

    /// The last part of the path without an ending such as `.ics`, as a name for a trip.
    var stem: String {
        guard path != "-" else { return tr("standard input") }
        let last = path.split(separator: "/").last.map(String.init) ?? path
        let ending = Self.endings.first { last.lowercased().hasSuffix($0) && last.count > $0.count }
        return String(last.dropLast(ending?.count ?? 0))
    }

    private static let endings = [
        ".ics", ".eml", ".html", ".htm", ".xhtml", ".jsonld", ".json", ".pdf", ".pkpass",
    ]

    /// Whether a folder stands under the path.
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
            // A pipe has no length that could be asked for first.
            guard !OpenFile.isOrdinary(path), let pipe = FileHandle(forReadingAtPath: path) else {
                return [UInt8](try Data(contentsOf: URL(fileURLWithPath: path)))
            }
            return [UInt8](try pipe.readToEnd() ?? Data())
        } catch {
            throw CommandFailure("cannot-read", tr("\(path): cannot be read"), status: .noInput)
        }
    }

    /// The contents, to be read in pieces; what is no ordinary file is read whole.
    ///
    /// - Parameters:
    ///   - context: The world that the file is in.
    ///   - told: Called with the number of bytes of each piece that is read, on any thread.
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

    /// The file, and whether it holds JSON that is no JSON-LD: whether a brace is the first that is seen in it.
    ///
    /// - Parameter context: The world that the file is in.
    /// - Returns: The file, with its contents where it is no ordinary one.
    /// - Throws: A ``CommandFailure`` when it cannot be read.
    func recognised(in context: CommandContext) throws -> (file: InputFile, isJSON: Bool) {
        guard !isDirectory else { return (self, false) }
        if path != "-", let file = OpenFile(path) {
            return (self, Self.isJSON(file.read(0..<min(file.byteCount, 4_096)) ?? []))
        }
        var file = self
        file.contents = try bytes(in: context)
        return (file, Self.isJSON(file.contents ?? []))
    }

    /// The file, or what the extractor finds in it where it is a PDF or a pass.
    ///
    /// - Parameters:
    ///   - extractor: The extractor; nil where nobody asked for it.
    ///   - context: The world that the file is in.
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

    private static func isJSON(_ bytes: [UInt8]) -> Bool {
        guard DocumentForm(of: Array(bytes.prefix(DocumentForm.telling))) == .calendar else { return false }
        let text = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes[3...] : bytes[...]
        return text.first { ![0x20, 0x09, 0x0A, 0x0D].contains($0) } == UInt8(ascii: "{")
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
    /// The files beside a missing one whose names are nearest, for a message; empty when none is near.
    private var nearestNames: String {
        let name = path.split(separator: "/").last.map(String.init) ?? path
        let directory = String(path.dropLast(path.hasSuffix("/") ? name.count + 1 : name.count))
        let names =
            (try? FileManager.default.contentsOfDirectory(atPath: directory.isEmpty ? "." : directory)) ?? []
        let nearest = NameDistance.nearest(to: name, among: names.filter { !$0.hasPrefix(".") }, count: 2)
        return nearest.isEmpty
            ? "" : tr("; the nearest is \(nearest.map { directory + $0 }.joined(separator: ", "))")
    }

    /// Whether there is something under the path; standard input always is.
    var exists: Bool { path == "-" || FileManager.default.fileExists(atPath: path) }
}
