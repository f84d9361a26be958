import CivilTime
import Messages
import StrictJSON
import Trips

/// The three kinds of activity records in Traveling Snails.
enum SnailsKind {
    case transportation
    case lodging
    case activity
}

/// Reads one record as one activity.
struct SnailsActivity {
    let node: JSONNode
    let type: SnailsKind
    var pass: SnailsPass

    /// Reads the record.
    ///
    /// - Throws: The reason for refusal: no identifier, no name, no date.
    mutating func activity() throws -> Activity {
        let json = try node.object()
        let id: RecordID<Activity> = try json.required("id").parsed { try RecordID.validated($0) }
        let start = try time("start", "startTZId", json)
        let end = try time("end", "endTZId", json)
        var activity = Activity(
            uid: ActivityUID(id.text), kind: try kind(json), title: try json.required("name").string(),
            span: .timed(start: start.time, end: end.time), notes: try json.text("notes"),
            confirmation: try json.filled(type == .transportation ? "confirmation" : "reservation"))
        if end.instant < start.instant {
            pass.note(
                .valueChanged, node,
                tr(
                    "it ends at \(end.instant), before it starts at \(start.instant); both were kept as they are"
                ))
        }
        activity.cost = try cost(json)
        activity.paid = paid(json)
        activity.hidesPlace = try json["hideLocation"]?.bool() ?? false
        activity.organization = try organization(json)
        activity.place = try place(json, of: activity.organization)
        try activity.check()
        return activity
    }

    private mutating func kind(_ json: JSONObject) throws -> ActivityKind {
        guard type == .transportation else { return type == .lodging ? .lodging : .event }
        let word = try json["type"]?.string() ?? "plane"
        switch word {
        case "plane": return .flight
        case "train": return .train
        case "boat": return .ferry
        case "car": return .car
        case "bicycle": return .bicycle
        case "walking": return .walk
        default:
            pass.note(
                .valueChanged, node,
                tr("the type \(JSONValue.quoted(word)) is none of the app's; it was read as other"))
            return .other
        }
    }

    // MARK: - When

    private mutating func time(
        _ name: String, _ zoneName: String, _ json: JSONObject
    ) throws -> (time: ActivityTime, instant: Instant) {
        let value = try json.required(name)
        guard !SnailsPass.isSentinel(try value.string()) else {
            throw value.flaw(.badValue, tr("stands for no date in the app; an activity needs one"))
        }
        let instant = try value.parsed { try Instant(parsing: $0) }
        let database = pass.reading.database
        let text = try json.text(zoneName)
        var zone = try? database.zone(named: text)
        if zone == nil {
            zone = .utc
            pass.note(
                .valueChanged, node,
                tr(
                    "\(zoneName) \(JSONValue.quoted(text)) is no zone of \(database.version); \(name) was kept in UTC"
                )
            )
        }
        return (ActivityTime(showing: instant, in: zone ?? .utc, release: database.version), instant)
    }

    // MARK: - Money

    private mutating func cost(_ json: JSONObject) throws -> Money? {
        guard let value = json["cost"] else { return nil }
        let text = try value.numberText()
        do {
            let (amount, wasRepaired) = try SnailsAmount.amount(text)
            guard amount != .zero else { return nil }
            if wasRepaired {
                pass.note(
                    .valueChanged, node,
                    tr("the cost \(text) is how a binary fraction is written; it was read as \(amount)"))
            }
            guard !amount.isNegative else {
                pass.note(.valueLeftOut, node, tr("the cost \(text) is less than nothing; it was left out"))
                return nil
            }
            guard let currency = pass.reading.currency else {
                pass.note(
                    .missingCurrency, node,
                    tr("the cost \(amount) has no currency, and nobody gave one; it was left out"))
                return nil
            }
            return Money(amount, currency)
        } catch {
            pass.note(.valueLeftOut, node, tr("\(error); the cost was left out"))
            return nil
        }
    }

    private mutating func paid(_ json: JSONObject) -> PaidStatus {
        guard let word = try? json.text("paid"), !word.isEmpty else { return .unpaid }
        if let status = PaidStatus(word: word) { return status }
        pass.note(
            .valueChanged, node,
            tr("paid \(JSONValue.quoted(word)) is none of the app's; it was read as none")
        )
        return .unpaid
    }

    // MARK: - Who and where

    private mutating func organization(_ json: JSONObject) throws -> OrganizationID? {
        if let known = try pass.organization(json) { return known }
        pass.note(
            .valueLeftOut, node,
            tr(
                "organizationId \(try json.text("organizationId")) is no organization of the file; it was left out"
            )
        )
        return nil
    }

    private func place(_ json: JSONObject, of organization: OrganizationID?) throws -> Place? {
        // The property has this name in the app.
        let custom = try pass.place(json["customAddress"] ?? json["customAddresss"])
        let name = try json.text("customLocationName")
        if custom != nil || !name.isEmpty {
            var place = custom ?? Place(name: "")
            place.name = name.isEmpty ? place.address?.line ?? "" : name
            return place
        }
        // The app shows the address of the organization; an airline's is not the place of departure.
        return type == .transportation ? nil : organization.flatMap { pass.place(of: $0) }
    }
}

/// Reads amounts from numbers of JSON, digit by digit.
enum SnailsAmount {
    /// Parses an amount, and repairs the text of a binary fraction.
    ///
    /// `19.989999999999998` is what some programs write for 19.99: with more than fifteen digits, of two
    /// numbers that are equal in binary the shorter one is used.
    static func amount(_ text: String) throws -> (amount: Amount, wasRepaired: Bool) {
        if text.utf8.count(where: { (0x30...0x39).contains($0) }) > 15, let double = Double(text) {
            let short = double.description
            if short.utf8.count < text.utf8.count { return (try plain(short), true) }
        }
        return (try plain(text), false)
    }

    /// Reads a number, also one with an exponent.
    private static func plain(_ text: String) throws -> Amount {
        let halves = text.lowercased().split(separator: "e", maxSplits: 1)
        guard halves.count == 2, let exponent = Int(halves[1]) else { return try Amount(text) }
        guard (-18...18).contains(exponent) else { return try Amount(text) }
        let parts = halves[0].split(separator: ".", maxSplits: 1)
        let isNegative = halves[0].hasPrefix("-")
        let whole = parts[0].drop { $0 == "-" }
        let fraction = parts.count == 2 ? parts[1] : ""
        var digits = String(whole) + fraction
        var point = whole.count + exponent
        if point <= 0 {
            digits = String(repeating: "0", count: 1 - point) + digits
            point = 1
        }
        if point > digits.count { digits += String(repeating: "0", count: point - digits.count) }
        let behind = digits.dropFirst(point)
        let number = digits.prefix(point) + (behind.isEmpty ? "" : "." + behind)
        return try Amount((isNegative ? "-" : "") + number)
    }
}
