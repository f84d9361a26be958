import CivilTime
import Foundation
import Messages
import Rendering
import TypedInput

/// A release of the zones as typed: the name of one that is known here, or a directory.
enum NamedRelease {
    /// Opens a release.
    ///
    /// - Parameters:
    ///   - text: A release like `2026f`, or the path of a directory of compiled time zones.
    ///   - option: The option that names it.
    ///   - session: The run.
    /// - Returns: The zones. A directory of the name goes before a release.
    /// - Throws: An ``InputRefusal`` for a directory without zones, a ``CommandFailure`` for a release that is not here.
    static func database(_ text: String, option: String, _ session: Session) throws -> ZoneDatabase {
        guard let release = ZoneRelease(text), release.description == text, !isDirectory(text) else {
            return try Typed.option(option) { try ZoneDatabase(directory: text) }
        }
        let known = [session.sources.system, session.sources.installed, .embedded].compactMap(\.self)
        if let found = known.first(where: { ZoneRelease($0.version) == release }) { return found }
        if let installed = installed(release, session) { return installed }
        let there = Set(known.map(\.version)).sorted().joined(separator: ", ")
        throw CommandFailure(
            "no-release",
            tr(
                "\(option) \(text): this release is not here; expected \(there), one installed by meridian zones update, or a directory"
            ), status: .noInput)
    }

    /// A release that `zones update` installed, which need not be the newest.
    private static func installed(_ release: ZoneRelease, _ session: Session) -> ZoneDatabase? {
        guard let data = Session.dataDirectory(session.context),
            let database = try? ZoneDatabase(directory: "\(data)\(Session.releasesFolder)/\(release)"),
            ZoneRelease(database.version) == release
        else { return nil }
        return database
    }

    private static func isDirectory(_ path: String) -> Bool {
        var isDirectory: ObjCBool = false
        return FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory)
            && isDirectory.boolValue
    }
}
