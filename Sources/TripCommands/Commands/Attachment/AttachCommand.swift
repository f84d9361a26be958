import ArgumentParser
import CivilTime
import Foundation
import Messages
import Rendering
import TripStorage
import TripWorkflows
import Trips
import TypedInput

/// `meridian attach ITEM FILE|URL`: attach a file, link or note to an activity or trip.
struct AttachCommand: ContextCommand {
    static let configuration = CommandConfiguration.leaf(
        commandName: "attach",
        abstract: tr("Attach a file, a link or a note to an activity, an expense or a trip."),
        discussion: tr(
            """
            meridian attach "QJ 716" boarding-pass.pdf --about "Boarding pass"
            meridian attach "Garden Hotel" https://example.org/booking/4418207
            meridian attach --trip Lisbon insurance.pdf
            meridian attach --expense Dinner receipt.jpg
            meridian attach "Garden Hotel" --note "The code of the door is 4711"

            With one word and --trip it is attached to the trip itself, with --expense to what was spent. A file has at most 10 MiB, is what its name says \
            it is, and is no program. A link is kept and never followed.
            """))

    @Argument(
        help: ArgumentHelp(
            tr("The activity, and the file or link; - is standard input."),
            valueName: tr("item file", as: "name of a value")),
        completion: .file())
    var words: [String] = []

    @Option(
        help: ArgumentHelp(tr("The trip."), valueName: tr("trip", as: "name of a value")), completion: .trips)
    var trip: String?

    @Option(
        help: ArgumentHelp(
            tr("The expense that it is a receipt of: first letters of its id, or words of its title."),
            valueName: tr("expense", as: "name of a value")))
    var expense: String?

    @Option(
        help: ArgumentHelp(
            tr("A text to keep, in place of a file."), valueName: tr("text", as: "name of a value")))
    var note: String?

    @Option(help: ArgumentHelp(tr("What it is, for people."), valueName: tr("text", as: "name of a value")))
    var about: String?

    @Option(
        help: ArgumentHelp(tr("The name to keep it under."), valueName: tr("name", as: "name of a value")))
    var name: String?

    @Flag(help: ArgumentHelp(tr("Write one JSON document.")))
    var json = false

    @OptionGroup(title: GlobalOptions.title) var options: GlobalOptions

    func validate() throws {
        let most = note == nil ? 2 : 1
        if expense != nil, words.count >= most {
            throw ValidationError(tr("an activity and --expense are two owners; name one of them"))
        }
        if words.count > most {
            throw ValidationError(
                tr(
                    "\(words.count) words: an activity and \(note == nil ? tr("a file or link") : tr("a note")) are expected; put "
                        + "titles between quotation marks"))
        }
        if words.count == most - 1, trip == nil, expense == nil {
            throw ValidationError(tr("say what it belongs to: an activity, --expense or --trip"))
        }
        if words.count < most - 1 {
            throw ValidationError(tr("say what to attach: a file, a link or --note"))
        }
    }

    /// The named activity, if any.
    private var item: String? { words.count == (note == nil ? 2 : 1) ? words.first : nil }

    func run(in context: CommandContext) throws -> CommandStatus {
        let session = try Session(options, in: context)
        let (found, owner) = try session.storeForLookup().read { reading -> (Trip, Attachment.Owner) in
            if let expense {
                let meant = try PartLookup(
                    .expense, trip: trip, in: reading, { try reading.expenses(of: $0.id) }, id: \.id.text,
                    title: \.title
                ).find(expense)
                return (meant.trip, .expense(meant.part.id))
            }
            guard let item else { return (try TripLookup.trip(named: trip ?? "", in: reading), .trip) }
            let meant = try ItemLookup(trip: trip, in: reading).item(item)
            return (meant.trip, .activity(meant.activity.key))
        }
        let paper = try paper(context)
        var random = SystemRandomNumberGenerator()
        let id = AttachmentID.random(using: &random)
        let attachment = try JSONFields.data {
            try Typed.said("") { try paper.attachment(id, of: owner, about: about ?? "", at: session.now) }
        }
        try session.change(StoredAttachment.title(attaching: attachment)) {
            try $0.save(attachment, bytes: paper.bytes, in: found.id)
        }
        try AttachmentAnswer.write(
            tr("attached", as: "done to an attachment"), attachment, of: found, json: json, session)
        for warning in paper.warnings { context.errors.line(tr("note: \(Printable.line(warning))")) }
        return .success
    }

    private func paper(_ context: CommandContext) throws -> NewAttachment {
        if let note {
            guard !note.allSatisfy(\.isWhitespace) else {
                throw CommandFailure("emptyContent", tr("--note: is empty; say something"), status: .usage)
            }
            return NewAttachment(note: note, named: name)
        }
        let what = words.last ?? ""
        if let link = try link(what) { return link }
        let file = InputFile(path: what)
        let named = name ?? (what == "-" ? "" : what.split(separator: "/").last.map(String.init) ?? what)
        guard !named.isEmpty else {
            throw CommandFailure("no-name", tr("standard input has no name; say --name"), status: .usage)
        }
        // A file of gigabytes is refused before it is read.
        let size = (try? FileManager.default.attributesOfItem(atPath: what))?[.size] as? Int
        if what != "-", let size { try ContentType.checkSize(size, name: named) }
        // One byte more than is allowed is enough for the refusal.
        let bytes = try file.head(ContentType.maximumByteCount, in: context)
        guard bytes.count <= ContentType.maximumByteCount else {
            throw CommandFailure(
                "contentTooLarge",
                tr("\(Printable.line(named)): has more than the 10 MiB that an attached file may have"),
                status: .badData)
        }
        return try NewAttachment(file: bytes, named: named)
    }

    /// Returns the link in a text with another scheme than `file`, else nil.
    private func link(_ text: String) throws -> NewAttachment? {
        guard !InputFile(path: text).exists else { return nil }
        let safety = LinkSafety(of: text)
        let isLink = text.contains("://") || ["mailto", "tel"].contains(safety.scheme ?? "")
        guard isLink else { return nil }
        return try NewAttachment(link: text, named: name)
    }
}
