import CivilTime
import Foundation
import Messages
import Rendering

/// Compiles a release with the system's `zic` and installs it, completely or not at all.
///
/// A release is compiled in a folder of its own, checked there and renamed in one step; nothing installed is
/// ever changed, so other programs can continue to read other releases.
struct ReleaseCompilation {
    let source: ReleaseSource
    /// The archive's name in messages.
    let name: String
    /// The folder of installed releases.
    let releases: String
    let context: CommandContext

    /// The most seconds for compiling a release.
    private static let longestCompiling = 120.0

    /// Compiles, checks and installs.
    ///
    /// - Parameter known: The newest rules until now, of which no zone may be missing.
    /// - Returns: The installed database.
    /// - Throws: A ``CommandFailure``; nothing is kept then.
    func install(over known: ZoneDatabase) throws -> ZoneDatabase {
        guard let zic = OtherProgram("zic", in: context) else {
            throw CommandFailure(
                "no-zic",
                tr(
                    "\(name): the compiler of time zones, zic, is not installed; on Debian and Ubuntu it is in libc-bin, "
                        + "else in tzdata or tzcode"), status: .unavailable)
        }
        let place = "\(releases)/\(source.release)"
        try made(releases)
        let draft = try draftFolder()
        defer { try? FileManager.default.removeItem(atPath: draft) }
        let (texts, tree) = (draft + "/source", draft + "/zoneinfo")
        try made(texts)
        try made(tree)
        for source in source.sources { try write(source.bytes, to: "\(texts)/\(source.name)") }
        try compile(zic, from: texts, to: tree, draft)
        for table in source.tables { try write(table.bytes, to: "\(tree)/\(table.name)") }
        try check(tree, over: known)
        // The data must be on the disk before the name.
        sync()
        if rename(tree, place) != 0 {
            guard errno == ENOTEMPTY || errno == EEXIST, (try? ZoneDatabase(directory: place)) == nil,
                rename(place, draft + "/broken") == 0, rename(tree, place) == 0
            else {
                throw CommandFailure(
                    "cannot-write", tr("\(place): cannot be made: \(String(cString: strerror(errno)))"),
                    status: .cannotCreate)
            }
        }
        return try ZoneDatabase(directory: place)
    }

    private func compile(_ zic: OtherProgram, from texts: String, to tree: String, _ draft: String) throws {
        let files = source.sources.map { "\(texts)/\($0.name)" }
        let answer: OtherProgram.Answer
        do {
            answer = try zic.run(
                ["-d", tree] + files, answer: draft + "/zic", most: 4 << 20,
                patience: Self.longestCompiling, environment: context.environment, mixed: true)
        } catch {
            throw refusal(
                error == .cannotRun
                    ? tr("zic cannot be run") : tr("zic takes too long for it, or has too much to say"))
        }
        guard answer.status == 0 else {
            let said = answer.text.split(separator: "\n").first { !$0.contains("warning") } ?? ""
            let first = said.replacing(texts + "/", with: "")
            throw refusal(tr("zic refuses it: \(Printable.line(first))"))
        }
    }

    /// Refuses an incomplete release: each zone is read once, and none may be missing.
    private func check(_ tree: String, over known: ZoneDatabase) throws {
        let made: ZoneDatabase
        do {
            made = try ZoneDatabase(directory: tree)
            for id in made.ids { _ = try made.zone(id) }
        } catch {
            let reason = "\(error)".replacing(tree + "/", with: "")
            throw refusal(tr("what zic makes of it cannot be used: \(Printable.line(reason))"))
        }
        let there = Set(made.ids)
        let missing = known.ids.filter { !there.contains($0) }
        guard missing.isEmpty, ZoneSources.hasPlaces(tree) else {
            let names = missing.prefix(3).map(\.name).joined(separator: ", ")
            throw refusal(
                tr("is no whole release: \(missing.count) zones of \(known.version) are missing, as \(names)")
            )
        }
    }

    private func refusal(_ reason: String) -> CommandFailure {
        CommandFailure("bad-release", "\(Printable.line(name)): \(reason)", status: .badData)
    }

    /// Creates a folder beside the releases, with a name that is no release.
    private func draftFolder() throws -> String {
        var template = Array("\(releases)/.\(source.release)-XXXXXX".utf8CString)
        guard mkdtemp(&template) != nil else { throw failure(releases) }
        return String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }

    private func made(_ folder: String) throws {
        do {
            try FileManager.default.createDirectory(
                atPath: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        } catch {
            throw failure(folder)
        }
    }

    private func write(_ bytes: [UInt8], to file: String) throws {
        do { try Data(bytes).write(to: URL(fileURLWithPath: file)) } catch { throw failure(file) }
    }

    private func failure(_ path: String) -> CommandFailure {
        CommandFailure("cannot-write", tr("\(path): cannot be written"), status: .cannotCreate)
    }
}
