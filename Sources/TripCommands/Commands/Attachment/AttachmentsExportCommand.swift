import ArgumentParser
import Foundation
import Messages
import Rendering
import TripStorage
import Trips

/// `meridian attachments export [ATTACHMENT] [-o DIR]`.
struct AttachmentsExportCommand: ContextCommand {
    static let configuration = CommandConfiguration.leaf(
        commandName: "export",
        abstract: tr("Write attached files and notes into a directory."),
        discussion: tr(
            """
            meridian attachments export "boarding pass"
            meridian attachments export --trip Lisbon -o papers

            Without an attachment named all of the trip are written. No file is written over, names are made safe, and \
            only you can read what is written.
            """))

    @Argument(
        help: ArgumentHelp(
            tr("The attachment: four or more first letters of its id, or words of its name."),
            valueName: tr("attachment", as: "name of a value")))
    var attachment: String?

    @Option(
        help: ArgumentHelp(tr("Only of this trip."), valueName: tr("trip", as: "name of a value")),
        completion: .trips)
    var trip: String?

    @Option(
        name: [.short, .customLong("output")],
        help: ArgumentHelp(
            tr("The directory, made when there is none."), valueName: tr("dir", as: "name of a value")),
        completion: .directory)
    var output = "."

    @Flag(help: ArgumentHelp(tr("Write one JSON document.")))
    var json = false

    @OptionGroup(title: GlobalOptions.title) var options: GlobalOptions

    /// One file that was written.
    private struct Written: Encodable {
        let id: String
        let file: String
    }

    func validate() throws {
        if attachment == nil, trip == nil { throw ValidationError(tr("say which attachment, or --trip")) }
    }

    func run(in context: CommandContext) throws -> CommandStatus {
        let session = try Session(options, in: context)
        let files = try session.storeForReading().read { reading -> [(Attachment, [UInt8])] in
            var which = try AttachmentArguments.parse([attachment ?? "-"])
            which.trip = trip
            let lookup = try which.lookup(in: reading)
            let found = try attachment.map { [try lookup.find($0)] } ?? lookup.entries
            return try found.compactMap { entry in
                try Self.bytes(of: entry.part, in: reading).map { (entry.part, $0) }
            }
        }
        guard !files.isEmpty else {
            context.errors.line(tr("there is no file or note to write"))
            if json { context.output.line(try JSONDocument.text(["written": [Written]()])) }
            return .success
        }
        try makeDirectory()
        let written = try files.map { attachment, bytes in
            let name =
                if case .note = attachment.content { attachment.name + ".txt" } else { attachment.name }
            return Written(
                id: attachment.id.text, file: try NewFile.write(bytes, named: name, in: output))
        }
        if json {
            context.output.line(try JSONDocument.text(["written": written]))
        } else {
            for file in written { context.output.line(tr("written: \(Printable.line(file.file))")) }
        }
        return .success
    }

    /// The bytes of a file or a note; nil for a link.
    private static func bytes(of attachment: Attachment, in reading: any TripReading) throws -> [UInt8]? {
        switch attachment.content {
        case .link: return nil
        case .note(let note): return Array((note + "\n").utf8)
        case .file(_, _, let digest):
            guard let bytes = try reading.bytes(withDigest: digest) else {
                throw CommandFailure(
                    "missing-content",
                    tr(
                        "\(Printable.name(attachment.name)): the store has lost its bytes; meridian doctor says more"
                    ),
                    status: .badData)
            }
            return bytes
        }
    }

    private func makeDirectory() throws {
        var isDirectory: ObjCBool = false
        if FileManager.default.fileExists(atPath: output, isDirectory: &isDirectory) {
            guard isDirectory.boolValue else {
                throw CommandFailure(
                    "not-a-directory", tr("\(output): is a file; a directory is expected"),
                    status: .cannotCreate)
            }
            return
        }
        do {
            try FileManager.default.createDirectory(
                atPath: output, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        } catch {
            throw CommandFailure("cannot-write", tr("\(output): cannot be made"), status: .cannotCreate)
        }
    }
}
