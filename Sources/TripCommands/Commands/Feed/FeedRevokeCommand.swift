import ArgumentParser
import CivilTime
import Messages
import Rendering
import TripStorage
import TripWorkflows
import Trips
import TypedInput

/// `meridian feed revoke FEED`.
struct FeedRevokeCommand: ContextCommand {
    static let configuration = CommandConfiguration.leaf(
        commandName: "revoke",
        abstract: tr("Revoke a feed: its address is unknown at once, and undo does not bring it back."),
        discussion: tr(
            """
            meridian feed revoke Grandparents
            meridian feed revoke 3f2a9c1e
            """))

    @Argument(
        help: ArgumentHelp(
            tr("The feed: its label, or four or more first letters of its id."),
            valueName: tr("feed", as: "name of a value")))
    var feed: String

    @Flag(help: ArgumentHelp(tr("Write one JSON document.")))
    var json = false

    @OptionGroup(title: GlobalOptions.title) var options: GlobalOptions

    func run(in context: CommandContext) throws -> CommandStatus {
        let session = try Session(options, in: context)
        let (found, document) = try session.storeForLookup().read { reading in
            let found = try meant(among: reading.feeds())
            return (found, try FeedDocument(found, at: session.now, in: reading))
        }
        try StoreFeeds.revoke(found.id, in: session.storeForWriting())
        context.output.line(
            try json ? JSONDocument.text(document) : tr("revoked: \(document.line(session.style))"))
        return .success
    }

    private func meant(among feeds: [Feed]) throws -> Feed {
        let word = feed.trimmingSpaces().lowercased()
        let ways: [(Feed) -> Bool] = [
            { $0.label.lowercased() == word },
            { word.count >= IDBeginning.shortest && $0.id.text.hasPrefix(word) },
        ]
        let found = ways.lazy.map { feeds.filter($0) }.first { !$0.isEmpty } ?? []
        if let only = found.first, found.count == 1 { return only }
        let name = Printable.name(feed)
        guard !found.isEmpty else {
            let near = NameDistance.nearest(to: feed, among: feeds.map(\.label), count: 1).first
            let hint = near.map { tr("; did you mean \(Printable.name($0))?") } ?? ""
            throw CommandFailure(
                "unknown-feed", tr("\(name): no feed has this label or id\(hint)"), status: .noInput)
        }
        let ids = found.map { String($0.id.text.prefix(8)) }.joined(separator: ", ")
        throw CommandFailure(
            "ambiguous-feed", tr("\(name): \(found.count) feeds are meant; say which by its id: \(ids)"),
            status: .noInput)
    }
}
