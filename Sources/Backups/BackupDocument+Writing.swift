import CivilTime
import Documents
import Messages
public import StrictJSON
import Trips

extension BackupDocument {
    static let format = "meridian-backup"

    /// The document as JSON: UTF-8, two spaces of indentation; the same contents give the same bytes.
    public var bytes: [UInt8] {
        var json = JSONBuilder()
        for member in membersBeforeTrips { json.add(member.name, member.value) }
        json.add("trips", list: trips.map(BackupJSON.value))
        for member in membersAfterTrips { json.add(member.name, member.value) }
        return JSONWriter.bytes(of: json.value)
    }

    /// What stands before the trips, in the order of the document.
    var membersBeforeTrips: [JSONMember] {
        var json = JSONBuilder()
        json.add("format", Self.format)
        json.add("version", Self.version)
        json.add("tool", tool)
        json.add("createdAt", createdAt.description)
        json.add("missing", list: missing.map { .string($0) })
        json.add("organizations", list: organizations.map(BackupJSON.value))
        json.add("persons", list: persons.map(BackupJSON.value))
        return json.members
    }

    /// What stands behind the trips.
    var membersAfterTrips: [JSONMember] {
        var json = JSONBuilder()
        json.add("sealedTrips", list: sealedTrips.map(BackupJSON.value))
        json.add("files", list: files.map(BackupJSON.value))
        return json.members
    }

    /// Reads the document back from its bytes, before they replace anything.
    ///
    /// ```swift
    /// let bytes = document.bytes
    /// try document.leftOut(readingBack: bytes)  // []: all of it comes back
    /// ```
    ///
    /// - Parameter bytes: The result of ``bytes``.
    /// - Returns: The parts that a reader drops, as in ``leftOut``; the rest is read unchanged.
    /// - Throws: A ``/StrictJSON/DocumentError`` with the place if the bytes cannot be read, or are read differently.
    public func leftOut(readingBack bytes: [UInt8]) throws(DocumentError) -> [DocumentError] {
        let again = try BackupDocument(bytes)
        var expected = self
        expected.leftOut = []
        expected.leaveOutUnsafe()
        guard again == expected else {
            throw Self.isReadOtherwise(again.placeUnlike(expected))
        }
        return again.leftOut
    }

    static func isReadOtherwise(_ path: String) -> DocumentError {
        DocumentError(
            .badValue, path: path, subject: tr("what is written"), reason: tr("is not what is read again"))
    }

    /// Returns the first differing place, as deep as the lists of a trip.
    private func placeUnlike(_ other: BackupDocument) -> String {
        guard trips.count == other.trips.count else { return "$.trips" }
        for (index, (mine, theirs)) in zip(trips, other.trips).enumerated() where mine != theirs {
            let place = "$.trips[\(index)]"
            if mine.trip != theirs.trip { return place }
            let lists = [
                (
                    "activities", mine.activities.map(AnyHashable.init),
                    theirs.activities.map(AnyHashable.init)
                ),
                ("todos", mine.todos.map(AnyHashable.init), theirs.todos.map(AnyHashable.init)),
                ("expenses", mine.expenses.map(AnyHashable.init), theirs.expenses.map(AnyHashable.init)),
                (
                    "attachments", mine.attachments.map(AnyHashable.init),
                    theirs.attachments.map(AnyHashable.init)
                ),
            ]
            for (name, mine, theirs) in lists where mine != theirs {
                let position = zip(mine, theirs).prefix { $0 == $1 }.count
                return "\(place).\(name)[\(position)]"
            }
        }
        if organizations != other.organizations { return "$.organizations" }
        if persons != other.persons { return "$.persons" }
        return files == other.files ? "$" : "$.files"
    }
}

/// Converts the parts of the model to JSON and back.
///
/// Defaults are omitted: `nil`, an empty text, an empty list, `false`, and the first case of most words.
package enum BackupJSON {
    static func value(_ organization: Organization) -> JSONValue {
        var json = JSONBuilder()
        json.add("id", organization.id.text)
        json.add("name", organization.name)
        json.add("phone", organization.phone)
        json.add("email", organization.email)
        json.add("website", organization.website)
        json.add("logo", organization.logo)
        json.add("address", organization.address.map(value))
        json.add(filled: "notes", organization.notes)
        return json.value
    }

    static func value(_ address: Address) -> JSONValue {
        var json = JSONBuilder()
        json.add(filled: "street", address.street)
        json.add(filled: "city", address.city)
        json.add(filled: "region", address.region)
        json.add(filled: "postalCode", address.postalCode)
        json.add(filled: "country", address.country)
        return json.value
    }

    static func value(_ person: Person) -> JSONValue {
        var json = JSONBuilder()
        json.add("id", person.id.text)
        json.add("names", list: person.names.map { .string($0) })
        json.add("emails", list: person.emails.map { .string($0) })
        json.add("home", person.home?.name)
        if person.awake != .usual {
            var hours = JSONBuilder()
            hours.add("from", person.awake.from.description)
            hours.add("until", person.awake.until.description)
            json.add("awake", hours.value)
        }
        json.add("me", if: person.isMe)
        return json.value
    }

    static func value(_ contents: TripContents) -> JSONValue {
        var json = JSONBuilder()
        for member in members(of: contents.trip) { json.add(member.name, member.value) }
        json.add("activities", list: contents.activities.map(value))
        for member in membersAfterActivities(contents) { json.add(member.name, member.value) }
        return json.value
    }

    /// What stands before the activities of a trip, in the order of the document.
    static func members(of trip: Trip) -> [JSONMember] {
        var json = JSONBuilder()
        json.add("id", trip.id.text)
        json.add("name", trip.name)
        json.add("start", trip.start?.description)
        json.add("end", trip.end?.description)
        json.add("home", trip.home?.name)
        json.add("defaultZone", trip.defaultZone?.name)
        json.add("kind", trip.kind?.rawValue)
        json.add("travellers", list: trip.travellers.map(value))
        json.add("budget", list: trip.budget.map { .string($0.description) })
        json.add("countries", list: trip.countries.map { .string($0) })
        json.add(filled: "notes", trip.notes)
        json.add("archived", if: trip.isArchived)
        json.add("createdAt", trip.createdAt?.description)
        json.add("lastModified", trip.lastModified?.description)
        json.add("source", trip.source)
        json.add(
            "zones",
            list: trip.zones.map { zone in
                var json = JSONBuilder()
                json.add("id", zone.id.name)
                json.add("text", zone.text)
                return json.value
            })
        return json.members
    }

    /// What stands behind them.
    static func membersAfterActivities(_ contents: TripContents) -> [JSONMember] {
        var json = JSONBuilder()
        json.add("todos", list: contents.todos.map(value))
        json.add("expenses", list: contents.expenses.map(value))
        json.add("attachments", list: contents.attachments.map(value))
        return json.members
    }

    private static func value(_ traveller: Traveller) -> JSONValue {
        var json = JSONBuilder()
        json.add("id", traveller.id.text)
        json.add("person", traveller.person.text)
        json.add("name", traveller.name)
        json.add("email", traveller.email)
        json.add("role", traveller.role.rawValue)
        return json.value
    }

    static func value(_ sealed: SealedContents) -> JSONValue {
        var json = JSONBuilder()
        json.add("id", sealed.id.text)
        json.add("sealedAt", sealed.sealedAt.description)
        json.add("box", Base64Text.text(of: sealed.box))
        return json.value
    }

    static func value(_ file: FileContents) -> JSONValue {
        var json = JSONBuilder()
        json.add("digest", file.digest)
        json.add("base64", Base64Text.text(of: file.bytes))
        return json.value
    }
}
