import ArgumentParser
import Foundation
import Messages
import Rendering
import TripStorage
import TripWorkflows

/// `meridian compact`: rewrite the store without the room of what was deleted.
struct CompactCommand: ContextCommand {
    static let configuration = CommandConfiguration.leaf(
        commandName: "compact",
        abstract: tr("Rewrite the store without the room of what was deleted."),
        discussion: tr(
            """
            meridian compact
            meridian compact --db old.db --json

            Nothing is lost: the history that undo needs stays. While another program uses the store it is refused.
            """))

    @Flag(help: ArgumentHelp(tr("Write one JSON document.")))
    var json = false

    @OptionGroup(title: GlobalOptions.title) var options: GlobalOptions

    /// The sizes of the store's file in bytes.
    private struct Document: Encodable {
        let before: Int
        let after: Int
    }

    func run(in context: CommandContext) throws -> CommandStatus {
        let session = try Session(options, in: context)
        guard try session.fileStore(for: .reading).hasFile else {
            throw CommandFailure(
                "no-store",
                tr("\(try session.storePath): there is no store yet; meridian import or trip new makes it"),
                status: .noInput)
        }
        let store = try session.fileStore(for: .writing)
        let before = CompactCommand.size(store.path)
        try store.compact()
        let after = CompactCommand.size(store.path)
        context.output.line(
            try json
                ? JSONDocument.text(Document(before: before, after: after))
                : tr(
                    "\(Printable.line(store.path)): \(AttachmentWords.size(before)) before, \(AttachmentWords.size(after)) now"
                ))
        return .success
    }

    /// The bytes of the file and of its log.
    private static func size(_ path: String) -> Int {
        ["", "-wal"].reduce(0) { sum, suffix in
            let facts = try? FileManager.default.attributesOfItem(atPath: path + suffix)
            return sum + ((facts?[.size] as? Int) ?? 0)
        }
    }
}
