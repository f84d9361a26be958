import CivilTime
import StrictJSON
import TripWorkflows
import Trips
import TypedInput

/// One activity with all its fields, for `show --json`, `add -` and `edit -`.
struct ActivityDocument: Encodable, Sendable {
    /// A trip's name and id.
    struct TripReference: Encodable, Sendable {
        let id: String
        let name: String
    }

    /// What can be edited, as `add -` and `edit -` read it.
    private let members: [String: JSONValue]
    private let rest: Rest

    init(_ page: ItemPage) {
        members = ItemJSON.members(of: page)
        rest = Rest(page)
    }

    func encode(to encoder: any Encoder) throws {
        try rest.encode(to: encoder)
        var container = encoder.container(keyedBy: Name.self)
        for (name, value) in members { try container.encode(value, forKey: Name(stringValue: name)) }
    }

    /// The name of a member.
    private struct Name: CodingKey {
        let stringValue: String
        let intValue: Int? = nil

        init(stringValue: String) { self.stringValue = stringValue }

        init?(intValue: Int) { return nil }
    }
}

extension ActivityDocument {
    /// What follows from the rest, or is changed by other commands.
    private struct Rest: Encodable, Sendable {
        let uid: String
        @Nullable var recurrenceID: String?
        let trip: TripReference
        let floating: Bool
        @Nullable var startInstant: String?
        @Nullable var endInstant: String?
        /// The elapsed time in minutes; null for whole days.
        @Nullable var minutes: Int?
        /// The offset of the end's clock minus that of the start's, in minutes.
        @Nullable var clockDifferenceMinutes: Int?
        let nights: Int
        @Nullable var costPerNight: String?
        /// The recurrence lines.
        let recurrence: [String]
        let attachments: [AttachmentDocument]
        @Nullable var createdAt: String?
        @Nullable var lastModified: String?
        let sequence: Int
        /// The rule that recognised the booking; omitted without one.
        let booking: BookingDocument?
        /// The UIDs of other senders of the activity; omitted with a single sender.
        let otherUIDs: [String]?

        init(_ page: ItemPage) {
            let activity = page.activity
            uid = activity.uid.text
            recurrenceID = activity.key.occurrence
            trip = TripReference(id: page.trip.id.text, name: page.trip.name)
            floating = page.start.isFloating || page.end.isFloating
            startInstant = page.start.moment?.instant.description
            endInstant = page.end.moment?.instant.description
            minutes = page.elapsed.map { Int($0.components.seconds / 60) }
            clockDifferenceMinutes = page.clockDifference.map { Int($0.components.seconds / 60) }
            nights = activity.span.nights
            costPerNight = page.costPerNight?.value.description
            recurrence = activity.recurrence?.lines ?? []
            attachments = page.attachments.map { AttachmentDocument($0, of: page.trip) }
            createdAt = activity.createdAt?.description
            lastModified = activity.lastModified?.description
            sequence = activity.sequence
            booking = page.booking.map(BookingDocument.init)
            otherUIDs = page.otherUIDs.isEmpty ? nil : page.otherUIDs.map(\.text)
        }
    }
}

/// An attachment in JSON.
struct AttachmentDocument: Encodable, Sendable {
    let id: String
    let trip: String
    /// `trip`, `activity` or `expense`.
    let of: String
    /// The UID of the activity or the id of the expense.
    @Nullable var owner: String?
    let name: String
    let about: String
    /// `file`, `link` or `note`.
    let type: String
    @Nullable var mediaType: String?
    @Nullable var size: Int?
    @Nullable var digest: String?
    @Nullable var link: String?
    @Nullable var note: String?
    let createdAt: String

    init(_ attachment: Attachment, of trip: Trip) {
        id = attachment.id.text
        self.trip = trip.name
        (of, owner) =
            switch attachment.owner {
            case .trip: ("trip", nil)
            case .activity(let key): ("activity", key.uid.text)
            case .expense(let id): ("expense", id.text)
            }
        name = attachment.name
        about = attachment.about
        (mediaType, size, digest, link, note) = (nil, nil, nil, nil, nil)
        switch attachment.content {
        case .file(let mediaType, let size, let digest):
            type = "file"
            (self.mediaType, self.size, self.digest) = (mediaType, size, digest)
        case .link(let link):
            type = "link"
            self.link = link
        case .note(let note):
            type = "note"
            self.note = note
        }
        createdAt = attachment.createdAt.description
    }
}
