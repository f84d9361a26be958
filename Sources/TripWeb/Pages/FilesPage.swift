import Messages
import Rendering
import TripStorage
import TripWorkflows
import Trips

/// What is attached to a trip, its activities and its expenses, with the form for more.
struct FilesPage: FieldsModel {
    static let template = "files"

    /// One attachment.
    struct Item: Sendable {
        let title: String
        let facts: String
        /// The address of its file.
        var file: String?
        /// A link that can be followed, and one that had better not be.
        var link: String?
        var doubtful: String?
        var warnings: [String] = []
        var note: String?
        /// The activity that it belongs to.
        let owner: Link?
        let delete: Deletion
    }

    /// The way to the question before it is deleted.
    struct Deletion: Sendable {
        let text = tr("Delete …")
        let href: String
        let spoken: String
    }

    var frame: Frame
    let items: [Item]
    let nothing: String?
    let newHead = tr("Attach something")
    let advice = tr(
        "A file, or a link, or a note. A file has at most 10 MiB, is what its name says it is, and is no program. A link is kept and never followed."
    )
    let action: String
    let encoding = "multipart/form-data"
    /// The most bytes of the file, and what the script says of a larger one.
    let limit = ContentType.maximumByteCount
    let overLimit = tr("This file has more than 10 MiB; choose a smaller one.")
    var fields: [FormField]
    var problem: String?
    var wrong: Link?
    let wrongText = FieldsText.wrong
    var uid: String?
    let button = tr("Attach")
    let back: Link
    let zones: [String] = []

    /// The attachments of a trip.
    ///
    /// - Parameters:
    ///   - page: The trip.
    ///   - key: The activity that the form is about; nil for the trip.
    ///   - reading: The store.
    /// - Throws: A ``Fault`` for an activity that there is not, or an error of the store.
    init(_ page: TripPage, _ key: ActivityKey?, in reading: any TripReading) throws {
        let trip = page.shown.trip
        if let key { _ = try ActivityChoices.owner(of: key, in: page) }
        frame = page.frame(tr("Files"))
        action = PageAddress.trip(trip.id, .files(nil), page.clock).text
        let titles = Dictionary(
            page.shown.activities.map { ($0.key, ViewWords.title(of: $0)) },
            uniquingKeysWith: { first, _ in first })
        let expenses = try reading.expenses(of: trip.id)
        items = try reading.attachments(of: trip.id).sorted { $0.createdAt > $1.createdAt }.map {
            FilesPage.item($0, page, titles, expenses)
        }
        nothing = items.isEmpty ? tr("Nothing is attached yet.") : nil
        var random = SystemRandomNumberGenerator()
        uid = AttachmentID.random(using: &random).text
        let empty: [FormField] = [
            .choice(
                "owner", tr("It belongs to"), FilesPage.owners(page, key, expenses),
                chosen: key.map { AttachmentOwnerText.text(of: .activity($0)) }),
            .text("about", tr("What it is"), hint: tr("like Boarding pass")),
            .text("link", tr("A link"), hint: tr("like https://example.org/booking/4418207")),
            .area("note", tr("or a note"), nil),
            // The last one, so that what is typed is read before a file that is too large.
            .file("file", tr("or a file"), hint: tr("choose it again where the form comes back")),
        ]
        fields = empty.map(\.settled)
        back =
            key.map { Link(tr("The activity"), .trip(trip.id, .activity($0), page.clock)) }
            ?? Link(tr("Itinerary"), .trip(trip.id, .itinerary, page.clock))
    }

    private static func owners(
        _ page: TripPage, _ key: ActivityKey?, _ expenses: [Expense]
    ) -> [(value: String, text: String)] {
        var owners = [(value: "", text: tr("the trip"))] + ActivityChoices.options(page, with: key)
        for expense in expenses.prefix(Limits.mostInDay) {
            let text = tr("the expense \(Printable.line(expense.title))")
            owners.append((value: AttachmentOwnerText.text(of: .expense(expense.id)), text: text))
        }
        return owners
    }

    private static func item(
        _ attachment: Attachment, _ page: TripPage, _ titles: [ActivityKey: String], _ expenses: [Expense]
    ) -> Item {
        let id = page.shown.trip.id
        let title = Printable.line(attachment.title)
        var facts = attachment.about.isEmpty ? [] : [Printable.line(attachment.name)]
        var owner: Link?
        switch attachment.owner {
        case .trip: break
        case .activity(let key):
            owner = Link(titles[key] ?? Printable.line(key.uid.text), href: page.href(of: key))
        case .expense(let id):
            let name = expenses.first { $0.id == id }.map { Printable.line($0.title) }
            facts.append(name.map { tr("receipt of \($0)") } ?? tr("receipt", as: "kind of an attachment"))
        }
        if case .file = attachment.content { facts.insert(AttachmentWords.content(attachment), at: 0) }
        let deletion = Deletion(
            href: PageAddress.trip(id, .detach(attachment.id), page.clock).text, spoken: tr("Delete \(title)")
        )
        var item = Item(title: title, facts: facts.joined(separator: " · "), owner: owner, delete: deletion)
        switch attachment.content {
        case .file: item.file = PageAddress.trip(id, .file(attachment.id), .traveller).text
        case .note(let note) where note.utf8.count > Limits.longestNote:
            item.note = note.prefix(Limits.longestNote) + "…"
            // Its title leads to all of it.
            item.file = PageAddress.trip(id, .file(attachment.id), .traveller).text
        case .note(let note): item.note = note
        case .link(let text):
            item.link = OutsideLink.href(text)
            if item.link == nil { item.doubtful = Printable.line(text) }
            item.warnings = LinkSafety(of: text).reasons.map(\.description)
        }
        return item
    }
}

extension DeletePage {
    /// The question before an attachment is deleted.
    init(_ page: TripPage, detaching id: AttachmentID, in reading: any TripReading) throws {
        let trip = page.shown.trip
        guard let found = try reading.attachments(of: trip.id).first(where: { $0.id == id }) else {
            throw Fault.unknownFile
        }
        self.init(
            page.frame(tr("Delete")), tr("Delete the attachment \"\(Printable.line(found.title))\"?"),
            advice: tr("Undo brings back what was deleted."), .trip(trip.id, .detach(id), page.clock),
            seen: found.id.text, back: Link(tr("Keep it"), .trip(trip.id, .files(nil), page.clock)))
    }
}
