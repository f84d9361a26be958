import CivilTime
import TripWorkflows
import Trips

/// One activity with all its fields, for `show --json`, `add -` and `edit -`.
struct ActivityDocument: Encodable, Sendable {
    let uid: String
    @Nullable var recurrenceID: String?
    let trip: TripReference
    let kind: String
    let title: String
    let status: String
    let start: String
    let end: String
    let allDay: Bool
    let floating: Bool
    /// Whether the end is an estimate.
    let endEstimated: Bool
    @Nullable var startInstant: String?
    @Nullable var endInstant: String?
    /// The elapsed time in minutes; null for whole days.
    @Nullable var minutes: Int?
    /// The offset of the end's clock minus that of the start's, in minutes.
    @Nullable var clockDifferenceMinutes: Int?
    let nights: Int
    @Nullable var place: PlaceDocument?
    @Nullable var destination: PlaceDocument?
    @Nullable var number: String?
    @Nullable var carrier: String?
    @Nullable var confirmation: String?
    @Nullable var seat: String?
    @Nullable var url: String?
    let notes: String
    /// The name of the organization.
    @Nullable var organization: String?
    @Nullable var cost: String?
    let paid: String
    @Nullable var costPerNight: String?
    let hidesPlace: Bool
    let transparent: Bool
    let reminders: [ReminderDocument]
    /// The recurrence lines.
    let recurrence: [String]
    let attachments: [AttachmentDocument]
    /// The participants; empty means all who travel.
    let participants: [ParticipantDocument]
    @Nullable var createdAt: String?
    @Nullable var lastModified: String?
    let sequence: Int
    /// The rule that recognised the booking; omitted without one.
    let booking: BookingDocument?
    /// The UIDs of other senders of the activity; omitted with a single sender.
    let otherUIDs: [String]?

    /// A trip's name and id.
    struct TripReference: Encodable, Sendable {
        let id: String
        let name: String
    }

    init(_ page: ItemPage) {
        let activity = page.activity
        uid = activity.uid.text
        recurrenceID = activity.key.occurrence
        trip = TripReference(id: page.trip.id.text, name: page.trip.name)
        kind = activity.kind.rawValue
        title = activity.title
        status = activity.status.rawValue
        (start, end) = (page.start.text, page.end.text)
        allDay = activity.span.isAllDay
        endEstimated = activity.span.isEndEstimated
        floating = page.start.isFloating || page.end.isFloating
        startInstant = page.start.moment?.instant.description
        endInstant = page.end.moment?.instant.description
        minutes = page.elapsed.map { Int($0.components.seconds / 60) }
        clockDifferenceMinutes = page.clockDifference.map { Int($0.components.seconds / 60) }
        nights = activity.span.nights
        place = activity.place.map(PlaceDocument.init)
        destination = activity.destination.map(PlaceDocument.init)
        number = activity.number
        carrier = activity.carrier
        confirmation = activity.confirmation
        seat = activity.seat
        url = activity.url
        notes = activity.notes
        organization = page.organization?.name
        cost = activity.cost?.description
        paid = activity.paid.rawValue
        costPerNight = page.costPerNight?.value.description
        hidesPlace = activity.hidesPlace
        transparent = activity.isTransparent
        reminders = activity.reminders.map(ReminderDocument.init)
        recurrence = activity.recurrence?.lines ?? []
        attachments = page.attachments.map { AttachmentDocument($0, of: page.trip) }
        participants = activity.participants.map {
            ParticipantDocument($0, page.trip.traveller($0)?.name)
        }
        createdAt = activity.createdAt?.description
        lastModified = activity.lastModified?.description
        sequence = activity.sequence
        booking = page.booking.map(BookingDocument.init)
        otherUIDs = page.otherUIDs.isEmpty ? nil : page.otherUIDs.map(\.text)
    }
}

/// A place in JSON.
struct PlaceDocument: Encodable, Sendable {
    let name: String
    @Nullable var code: String?
    @Nullable var latitude: Double?
    @Nullable var longitude: Double?
    @Nullable var terminal: String?
    @Nullable var gate: String?
    @Nullable var address: AddressDocument?

    init(_ place: Place) {
        name = place.name
        code = place.code
        latitude = place.latitude
        longitude = place.longitude
        terminal = place.terminal
        gate = place.gate
        address = place.address.map(AddressDocument.init)
    }
}

/// A postal address in JSON; unknown parts are empty.
struct AddressDocument: Encodable, Sendable {
    let street: String
    let city: String
    let region: String
    let postalCode: String
    let country: String

    init(_ address: Address) {
        (street, city, region) = (address.street, address.city, address.region)
        (postalCode, country) = (address.postalCode, address.country)
    }
}

/// A reminder in JSON: days and seconds from an end, negative before it, or an instant.
struct ReminderDocument: Encodable, Sendable {
    @Nullable var days: Int?
    @Nullable var seconds: Int?
    @Nullable var from: String?
    @Nullable var at: String?
    @Nullable var text: String?

    init(_ reminder: Reminder) {
        text = reminder.text
        switch reminder.trigger {
        case .relative(let days, let seconds, let end):
            (self.days, self.seconds, from, at) = (days, seconds, end.rawValue, nil)
        case .at(let instant):
            (days, seconds, from, at) = (nil, nil, nil, instant.description)
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
