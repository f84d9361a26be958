import CivilTime
import Documents
import Messages
import StrictJSON
import Trips

/// Reads the parts of a backup, and collects unknown members.
final class BackupReader {
    /// Whether the document has a newer minor version, which may have unknown members.
    private let isNewer: Bool
    /// The places of unknown members.
    private(set) var unknown: [String] = []

    init(isNewer: Bool = false) { self.isNewer = isNewer }

    /// Reads the members of an object, all of which must be known.
    func object(_ node: JSONNode, _ names: [String]) throws(DocumentError) -> JSONObject {
        let object = try node.object()
        for name in object.names(besides: names) {
            let path = "\(node.path).\(name)"
            guard isNewer else {
                throw DocumentError(
                    .unknownKey, path: path, subject: JSONValue.quoted(name),
                    reason: tr("is nothing that version \(BackupDocument.version) of the format has"))
            }
            unknown.append(Excerpt.onOneLine(path, limit: DocumentError.mostShown))
        }
        return object
    }

    // MARK: - Plain values

    func instant(_ node: JSONNode) throws(DocumentError) -> Instant {
        try node.parsed { try Instant(parsing: $0) }
    }

    func date(_ node: JSONNode) throws(DocumentError) -> CivilDate {
        try node.parsed { try CivilDate(parsing: $0) }
    }

    func zone(_ node: JSONNode) throws(DocumentError) -> ZoneID { try node.parsed { try ZoneID($0) } }

    func money(_ node: JSONNode) throws(DocumentError) -> Money { try node.parsed { try Money($0) } }

    func text(_ node: JSONNode) throws(DocumentError) -> String { try node.string() }

    func id<Record>(_ node: JSONNode) throws(DocumentError) -> RecordID<Record> {
        try node.parsed { try RecordID<Record>.validated($0) }
    }

    func bytes(_ node: JSONNode) throws(DocumentError) -> [UInt8] {
        let text = try node.string()
        guard let bytes = Base64Text.bytes(of: text) else {
            throw node.flaw(.badValue, tr("is not base64 (RFC 4648 section 4)"))
        }
        return bytes
    }

    /// Checks what was read against the rules of the model.
    func checked<Value>(
        _ value: Value, at node: JSONNode, _ check: (Value) throws(TripError) -> Void
    ) throws(DocumentError) -> Value {
        do throws(TripError) {
            try check(value)
        } catch {
            throw DocumentError(.badValue, path: node.path, subject: error.subject, reason: error.reason)
        }
        return value
    }
}

// MARK: - Organizations and trips

extension BackupReader {
    func organization(_ node: JSONNode) throws(DocumentError) -> Organization {
        let json = try object(
            node, ["id", "name", "phone", "email", "website", "logo", "address", "notes"])
        let organization = Organization(
            id: try id(try json.required("id")), name: try json.required("name").string(),
            phone: try json.optional("phone", text), email: try json.optional("email", text),
            website: try json.optional("website", text), logo: try json.optional("logo", text),
            address: try json.optional("address", address), notes: try json.text("notes"))
        return try checked(organization, at: node) { organization throws(TripError) in
            try organization.check()
        }
    }

    func person(_ node: JSONNode) throws(DocumentError) -> Person {
        let json = try object(node, ["id", "names", "emails", "home", "awake", "me"])
        var person = Person(
            id: try id(try json.required("id")), name: "", emails: try json.list("emails", text),
            home: try json.optional("home", zone))
        person.names = try json.list("names", text)
        person.awake = try json.optional("awake", hours) ?? .usual
        person.isMe = try json["me"]?.bool() ?? false
        return try checked(person, at: node) { person throws(TripError) in try person.check() }
    }

    private func hours(_ node: JSONNode) throws(DocumentError) -> WakingHours {
        let json = try object(node, ["from", "until"])
        return WakingHours(
            from: try json.required("from").parsed { try TimeOfDay(parsing: $0) },
            until: try json.required("until").parsed { try TimeOfDay(parsing: $0) })
    }

    func address(_ node: JSONNode) throws(DocumentError) -> Address {
        let json = try object(node, ["street", "city", "region", "postalCode", "country"])
        return Address(
            street: try json.text("street"), city: try json.text("city"), region: try json.text("region"),
            postalCode: try json.text("postalCode"), country: try json.text("country"))
    }

    func contents(_ node: JSONNode) throws(DocumentError) -> TripContents {
        let json = try object(
            node,
            [
                "id", "name", "start", "end", "home", "defaultZone", "kind", "travellers", "budget",
                "countries",
                "notes", "archived", "createdAt", "lastModified", "source", "zones", "activities", "todos",
                "expenses", "attachments",
            ])
        var trip = Trip(
            id: try id(try json.required("id")), name: try json.required("name").string(),
            home: try json.optional("home", zone), notes: try json.text("notes"),
            isArchived: try json["archived"]?.bool() ?? false, source: try json.optional("source", text),
            zones: try json.list("zones", zoneText))
        trip.start = try json.optional("start", date)
        trip.end = try json.optional("end", date)
        trip.defaultZone = try json.optional("defaultZone", zone)
        trip.kind = try json["kind"]?.word(TripKind.self)
        trip.travellers = try json.list("travellers", traveller)
        trip.budget = try json.list("budget", money)
        trip.countries = try json.list("countries", text)
        trip.createdAt = try json.optional("createdAt", instant)
        trip.lastModified = try json.optional("lastModified", instant)
        return TripContents(
            trip: try checked(trip, at: node) { trip throws(TripError) in try trip.check() },
            activities: try json.list("activities", activity), todos: try json.list("todos", todo),
            expenses: try json.list("expenses", expense),
            attachments: try json.list("attachments", attachment))
    }

    private func zoneText(_ node: JSONNode) throws(DocumentError) -> ZoneText {
        let json = try object(node, ["id", "text"])
        return ZoneText(id: try zone(try json.required("id")), text: try json.required("text").string())
    }

    private func traveller(_ node: JSONNode) throws(DocumentError) -> Traveller {
        let json = try object(node, ["id", "person", "name", "email", "role"])
        return Traveller(
            id: try id(try json.required("id")), person: try id(try json.required("person")),
            name: try json.required("name").string(),
            email: try json.optional("email", text),
            role: try json.required("role").word(TravellerRole.self))
    }

    func sealed(_ node: JSONNode) throws(DocumentError) -> SealedContents {
        let json = try object(node, ["id", "sealedAt", "box"])
        return SealedContents(
            id: try id(try json.required("id")), sealedAt: try instant(try json.required("sealedAt")),
            box: try bytes(try json.required("box")))
    }

    func file(_ node: JSONNode) throws(DocumentError) -> FileContents {
        let json = try object(node, ["digest", "base64"])
        return FileContents(
            digest: try json.required("digest").string(), bytes: try bytes(try json.required("base64")))
    }
}
