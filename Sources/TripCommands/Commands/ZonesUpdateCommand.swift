import ArgumentParser
import CivilTime
import Foundation
import Messages
import Rendering

/// `meridian zones update FILE`: install newer zone rules.
struct ZonesUpdateCommand: ContextCommand {
    static let configuration = CommandConfiguration(
        commandName: "update", _superCommandName: "meridian zones",
        abstract: tr("Install a release of the tz database."),
        discussion: tr(
            """
            meridian zones update tzdata2026f.tar.gz
            meridian zones update tzdata2026f.tar.gz --sha512 DIGEST

            FILE is a release archive of IANA, its tzdata.zi, or a folder with its files. The system's compiler zic makes \
            zones of it, which are kept in the data directory and serve as long as no newer release is known.

            A digest is compared with the one given, and with that in FILE.sha256 or FILE.sha512. A signature in FILE.asc is \
            checked where gpg is installed and knows the key.
            """))

    @Argument(
        help: ArgumentHelp(
            tr("A release archive; - is standard input."), valueName: tr("file", as: "name of a value")),
        completion: .file())
    var file: String

    @Option(
        help: ArgumentHelp(
            tr("The SHA-256 digest that the file must have."), valueName: tr("digest", as: "name of a value"))
    )
    var sha256: String?

    @Option(
        help: ArgumentHelp(
            tr("The SHA-512 digest that the file must have."), valueName: tr("digest", as: "name of a value"))
    )
    var sha512: String?

    @Flag(help: ArgumentHelp(tr("Write one JSON document.")))
    var json = false

    @OptionGroup(title: GlobalOptions.title) var options: GlobalOptions

    /// The document of `zones update --json`.
    private struct Document: Encodable {
        let version: String
        let source: String
        let zones: Int
        /// The names of the compared digests, such as `SHA-256`.
        let digests: [String]
        /// The signer of a good signature; null without one that could be checked.
        @Nullable var signer: String?
    }

    func run(in context: CommandContext) throws -> CommandStatus {
        let session = try Session(options, in: context)
        guard let data = Session.dataDirectory(context) else {
            throw CommandFailure(
                "no-store", tr("no place for the release: HOME is not set; set XDG_DATA_HOME"), status: .usage
            )
        }
        let folder = try PrivateDirectory(in: context)
        defer { folder.remove() }
        let archive = try ReleaseArchive(file, in: context)
        let digests = try archive.checkDigests(sha256: sha256, sha512: sha512)
        let signature = try archive.signature(in: folder.path)
        let source = try ReleaseSource(archive.files(in: folder.path), of: archive.name)
        let known = session.sources.newest
        try refuseOld(source.release, known, archive.name)
        let made = try ReleaseCompilation(
            source: source, name: archive.name, releases: data + Session.releasesFolder, context: context
        ).install(over: known)
        var signer: String?
        switch signature {
        case .good(let name): signer = name
        case .unchecked(let reason): context.errors.line(tr("note: the signature was not checked: \(reason)"))
        case .none where digests.isEmpty:
            context.errors.line(tr("note: \(archive.name) has no digest and no signature that were checked"))
        case .none: break
        }
        let document = Document(
            version: made.version, source: made.source, zones: made.ids.count, digests: digests,
            signer: signer)
        if json {
            context.output.line(try JSONDocument.text(document))
        } else {
            context.output.line(
                tr("tz \(made.version) is installed: \(made.ids.count) zones in \(made.source)"))
        }
        if let tzdir = options.tzdir ?? context.variable("TZDIR") {
            context.errors.line(
                tr(
                    "note: \(Printable.line(tzdir)) is named as the directory of time zones and goes on to be obeyed"
                ))
        }
        return .success
    }

    /// Refuses a release that is not newer.
    private func refuseOld(_ release: ZoneRelease, _ known: ZoneDatabase, _ name: String) throws {
        guard !ZoneRelease.isNewer(release.description, than: known.version) else { return }
        throw CommandFailure(
            "old-release",
            release.description == known.version
                ? tr("\(name): is tz \(release), which is in use already (\(Printable.line(known.source)))")
                : tr(
                    "\(name): is tz \(release), and \(known.version) is known (\(Printable.line(known.source))); expected a "
                        + "newer one"), status: .badData)
    }
}
