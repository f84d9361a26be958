import CivilTime
import Documents
import Messages
import StrictJSON
import Trips

/// One pass over an export of Traveling Snails.
struct SnailsPass {
    let reading: TravelingSnailsImport
    private(set) var contents = TravelingSnailsContents()
    /// When the file was written; `nil` when unknown.
    private let exportedAt: Instant?
    /// The identifier of each organization of the file; `nil` for the one that means none.
    private var organizations: [String: OrganizationID?] = [:]
    /// The address of each organization.
    private var addresses: [OrganizationID: Place] = [:]
    /// The trip of each activity.
    private var owners: [String: (trip: Int, key: ActivityKey)] = [:]
    private var digests: Set<String> = []

    init(_ reading: TravelingSnailsImport, exportedAt node: JSONNode?) {
        self.reading = reading
        exportedAt = (try? node?.string()).flatMap { try? Instant(parsing: $0) }
    }

    /// Reads everything, organizations first, since activities name them.
    mutating func take(_ json: JSONObject) throws(DocumentError) {
        for node in try json["organizations"]?.items() ?? [] {
            attempt(node) { pass, node in try pass.takeOrganization(node) }
        }
        for node in try json["trips"]?.items() ?? [] {
            attempt(node) { pass, node in try pass.takeTrip(node) }
        }
        for node in try json["attachments"]?.items() ?? [] {
            attempt(node) { pass, node in try pass.takeAttachment(node) }
        }
    }

    /// Reads a record, or records why it was refused.
    private mutating func attempt(_ node: JSONNode, _ read: (inout SnailsPass, JSONNode) throws -> Void) {
        do {
            try read(&self, node)
        } catch {
            note(.refused, node, tr("\(error); the record was left out"))
        }
    }

    mutating func note(_ code: RecordProblem.Code, _ node: JSONNode, _ message: String) {
        let object = try? node.object()
        let name = ["name", "originalFileName"].compactMap { try? object?[$0]?.string() }.first ?? ""
        contents.problems.append(RecordProblem(code, path: node.path, name: name, message: message))
    }

    // MARK: - Organizations

    private mutating func takeOrganization(_ node: JSONNode) throws {
        let json = try node.object()
        let id: OrganizationID = try json.required("id").parsed { try RecordID.validated($0) }
        let name = try json.required("name").string()
        guard Organization.nameKey(of: name) != "none" else {
            organizations[id.text] = .some(nil)
            return
        }
        var organization = Organization(
            id: id, name: name, phone: try json.filled("phone"), email: try json.filled("email"),
            website: try json.filled("website"), logo: try json.filled("logoURL"))
        if let place = try place(json["address"]) {
            organization.address = place.address
            addresses[id] = place
        }
        if let same = contents.organizations.first(where: { $0.nameKey == organization.nameKey }) {
            organizations[id.text] = same.id
            return note(
                .valueChanged, node, tr("is there twice under this name; both are one now, \(same.id)"))
        }
        for (path, word) in [(\Organization.email, "email"), (\Organization.website, "website")] {
            guard let text = organization[keyPath: path], let error = organization.flaw(keeping: path) else {
                continue
            }
            organization[keyPath: path] = nil
            organization.notes += (organization.notes.isEmpty ? "" : "\n") + "\(word): \(text)"
            note(.valueChanged, node, tr("\(error); it was moved to the notes"))
        }
        try organization.check()
        organizations[id.text] = id
        contents.organizations.append(organization)
    }

    /// Returns the organization of a record; "None" is none.
    func organization(_ json: JSONObject) throws -> OrganizationID?? {
        guard let text = try json.filled("organizationId") else { return .some(nil) }
        return organizations[text.lowercased()]
    }

    func place(of organization: OrganizationID) -> Place? {
        guard var place = addresses[organization] else { return nil }
        place.name = contents.organizations.first { $0.id == organization }?.name ?? ""
        return place
    }

    /// Reads an address with its position; the app writes 0, 0 for an unknown one.
    func place(_ node: JSONNode?) throws -> Place? {
        guard let json = try node?.object() else { return nil }
        var address = Address(
            street: try json.text("street"), city: try json.text("city"), region: try json.text("state"),
            postalCode: try json.text("postalCode"), country: try json.text("country"))
        if address.isEmpty { address.street = try json.text("formattedAddress") }
        var place = Place(name: "")
        place.address = address.isEmpty ? nil : address
        if let latitude = try json["latitude"]?.double(), let longitude = try json["longitude"]?.double(),
            latitude != 0 || longitude != 0
        {
            (place.latitude, place.longitude) = (latitude, longitude)
            try place.checkCoordinates()
        }
        return place.address == nil && place.latitude == nil ? nil : place
    }

    // MARK: - Trips

    private mutating func takeTrip(_ node: JSONNode) throws {
        let json = try node.object()
        let id: TripID = try json.required("id").parsed { try RecordID.validated($0) }
        var trip = Trip(id: id, name: try json.required("name").string(), notes: try json.text("notes"))
        try Trip.checkName(trip.name)
        guard !contents.trips.contains(where: { $0.trip.id == id }) else {
            throw TripError(
                .malformedIdentifier, subject: "\(id)", reason: tr("is the identifier of another trip"))
        }
        trip.createdAt = instant("createdDate", json, node)
        trip.start = day("startDate", unless: "hasStartDate", json, node)
        // The app has the last day, the model the day after it.
        trip.end = day("endDate", unless: "hasEndDate", json, node).flatMap { try? $0.adding(days: 1) }
        if let start = trip.start, let end = trip.end, end <= start {
            trip.end = nil
            note(
                .valueLeftOut, node,
                tr("the trip ends on a day before \(start), on which it starts; the end was left out"))
        }
        if try json["isProtected"]?.bool() == true { contents.protectedTrips.append(id) }
        contents.trips.append(TripContents(trip: trip))
        for (name, type) in [
            ("embeddedTransportation", SnailsKind.transportation), ("embeddedLodging", .lodging),
            ("embeddedActivities", .activity),
        ] {
            for item in try json[name]?.items() ?? [] {
                attempt(item) { pass, item in try pass.takeActivity(item, type) }
            }
        }
    }

    private mutating func takeActivity(_ node: JSONNode, _ type: SnailsKind) throws {
        var reader = SnailsActivity(node: node, type: type, pass: self)
        let activity = try reader.activity()
        self = reader.pass
        let owner = activity.uid.text
        guard owners[owner] == nil else {
            throw TripError(
                .malformedIdentifier, subject: owner, reason: tr("is the identifier of another record"))
        }
        owners[owner] = (contents.trips.count - 1, activity.key)
        contents.trips[contents.trips.count - 1].activities.append(activity)
    }
}

// MARK: - Dates

extension SnailsPass {
    /// Reads an optional instant; an unreadable one is dropped and reported.
    mutating func instant(_ name: String, _ json: JSONObject, _ node: JSONNode) -> Instant? {
        guard let value = json[name] else { return nil }
        do {
            return Self.isSentinel(try value.string()) ? nil : try value.parsed { try Instant(parsing: $0) }
        } catch {
            note(.valueLeftOut, node, tr("\(error); it was left out"))
            return nil
        }
    }

    /// Returns the date of an instant on the device's clock.
    private mutating func day(
        _ name: String, unless flag: String, _ json: JSONObject, _ node: JSONNode
    ) -> CivilDate? {
        guard (try? json[flag]?.bool()) != false else { return nil }
        return instant(name, json, node).map { reading.deviceZone.civil(at: $0).date }
    }

    /// Returns whether a date is in year 1 or 4001, which mean no date.
    static func isSentinel(_ text: String) -> Bool {
        text.hasPrefix("0001-01-") || text.hasPrefix("4001-01-01")
    }
}

// MARK: - Attachments

extension SnailsPass {
    private mutating func takeAttachment(_ node: JSONNode) throws {
        let json = try node.object()
        let parent = try json.required("parentId")
        guard let owner = owners[try parent.string().lowercased()] else {
            throw parent.flaw(.missing, tr("is not a record that was read"))
        }
        guard let data = json["fileData"] else {
            throw DocumentError(
                .missing, path: node.path, subject: "\"fileData\"",
                reason: tr("is missing; export again with attachments"))
        }
        guard let bytes = Base64Text.bytes(of: try data.string()) else {
            throw data.flaw(.badValue, tr("is not base64 (RFC 4648 section 4)"))
        }
        let stated = try json.filled("originalFileName") ?? json.filled("fileName") ?? ""
        let name = String(stated.split(separator: "/").last ?? "attachment")
        let type = try ContentType.checked(bytes, name: name, mediaType: try json.filled("mimeType"))
        let digest = reading.digest(bytes)
        var created = instant("createdDate", json, node)
        if created == nil, let exportedAt {
            created = exportedAt
            note(.valueChanged, node, tr("has no date; that of the export, \(exportedAt), was taken"))
        }
        guard let created else {
            throw DocumentError(
                .missing, path: node.path, subject: "\"createdDate\"",
                reason: tr("is missing or no date, and the file does not say when it was written"))
        }
        let attachment = Attachment(
            id: try json.required("id").parsed { try RecordID.validated($0) }, owner: .activity(owner.key),
            name: name,
            about: try json.text("fileDescription"),
            content: .file(mediaType: type.mediaType, size: bytes.count, digest: digest),
            createdAt: created)
        try attachment.check()
        contents.trips[owner.trip].attachments.append(attachment)
        if digests.insert(digest).inserted {
            contents.files.append(FileContents(digest: digest, bytes: bytes))
        }
    }
}

extension JSONObject {
    /// A text that is not empty.
    func filled(_ name: String) throws(DocumentError) -> String? {
        let text = try text(name)
        return text.isEmpty ? nil : text
    }
}

extension Organization {
    /// Returns the error of one of its contacts, checked separately.
    fileprivate func flaw(keeping path: WritableKeyPath<Organization, String?>) -> TripError? {
        var probe = Organization(id: id, name: name)
        probe[keyPath: path] = self[keyPath: path]
        do throws(TripError) {
            try probe.check()
            return nil
        } catch {
            return error
        }
    }
}
