import CivilTime
import Messages
import Places
package import StrictJSON
package import Trips

/// Reads an activity as `show --json` writes it.
///
/// An absent key leaves its field unchanged, and null clears it. Derived keys are allowed and ignored.
package enum ItemJSON {
    /// The most bytes of an activity in JSON.
    package static let mostBytes = 16 << 20

    /// The keys that are read.
    package static let editable = [
        "kind", "title", "status", "start", "end", "endEstimated", "allDay", "place", "destination", "number",
        "carrier",
        "confirmation", "seat", "url", "notes", "organization", "cost", "paid", "hidesPlace", "transparent",
        "reminders", "participants",
    ]

    /// The derived keys, which are ignored.
    private static let derived = [
        "uid", "recurrenceID", "trip", "floating", "startInstant", "endInstant", "minutes",
        "clockDifferenceMinutes", "nights", "costPerNight", "recurrence", "attachments", "createdAt",
        "lastModified", "sequence", "booking", "otherUIDs",
    ]

    /// Reads a document.
    ///
    /// - Parameters:
    ///   - value: The document.
    ///   - name: The name of the document in messages; empty where they begin with the member.
    ///   - present: The present kind of the activity; nil for a new one, whose kind is required.
    ///   - ends: Reads times.
    /// - Returns: The requested fields.
    /// - Throws: An ``InputRefusal`` about the member.
    package static func wish(
        _ value: JSONValue, named name: String, present: ActivityKind?, _ ends: TypedEnds
    ) throws -> ItemWish {
        let fields = try JSONFields(value, at: name, known: editable + derived)
        var wish = ItemWish()
        wish.kind = try fields.word("kind", among: ActivityKind.allCases)
        guard wish.kind != nil || present != nil else {
            throw InputRefusal(
                "no-kind", fields.prefix + tr("has no kind, as in \"kind\": \"flight\""), cause: .data,
                field: "kind")
        }
        wish.title = try fields.keys.contains("title") ? fields.text("title") ?? "" : nil
        wish.status = try fields.word("status", among: ActivityStatus.allCases)
        wish.isTransparent = try fields.bool("transparent")
        wish.place = try place(fields, "place", ends)
        wish.destination = try place(fields, "destination", ends)
        wish.notes = try fields.keys.contains("notes") ? fields.text("notes") ?? "" : nil
        wish.number = try fields.said("number")
        wish.carrier = try fields.said("carrier")
        wish.confirmation = try fields.said("confirmation")
        wish.seat = try fields.said("seat")
        wish.url = try fields.about("url") { try TypedLink.checked(fields.said("url"), option: nil) }
        wish.organization = try fields.said("organization")
        wish.cost = try fields.said("cost").map { text in
            try fields.data("cost") { try Typed.said(fields.path(of: "cost")) { try Money(text) } }
        }
        if let text = try fields.text("paid") {
            guard let paid = PaidStatus(word: text) else {
                throw InputRefusal(
                    "unknown-word", tr("\(fields.path(of: "paid")): there are none, deposit, full"),
                    cause: .data, field: fields.field(of: "paid"))
            }
            wish.paid = paid
        }
        wish.hidesPlace = try fields.bool("hidesPlace")
        wish.reminders = try reminders(fields)
        wish.participants = try participants(fields)
        wish.times = try times(fields)
        return wish
    }

    private static func times(_ fields: JSONFields) throws -> TimeWish {
        var wish = TimeWish()
        wish.start = try fields.said("start").value
        wish.end = try fields.said("end").value
        wish.isAllDay = try fields.bool("allDay")
        wish.isEndExclusive = true
        wish.isEstimated = try fields.bool("endEstimated")
        (wish.startOption, wish.endOption) = (nil, nil)
        return wish
    }

    private static func place(_ fields: JSONFields, _ key: String, _ ends: TypedEnds) throws -> PlaceWish {
        var wish = PlaceWish()
        guard fields.keys.contains(key) else { return wish }
        guard let value = fields.value(key) else {
            wish.place = .cleared
            return wish
        }
        if case .string(let text) = value {
            try fields.about(key) {
                try wish.say(text, option: fields.path(of: key), kind: .other, in: ends.database)
            }
            return wish
        }
        let members = try JSONFields(
            value, in: fields, key,
            known: ["name", "code", "latitude", "longitude", "terminal", "gate", "address"])
        var place = Place(
            name: try members.text("name") ?? "", code: try members.text("code"),
            latitude: try members.number("latitude"), longitude: try members.number("longitude"))
        place.terminal = try members.text("terminal")
        place.gate = try members.text("gate")
        place.address = try address(members)
        wish.place = place == Place(name: "") ? .cleared : .value(place)
        return wish
    }

    private static func address(_ fields: JSONFields) throws -> Address? {
        guard let value = fields.value("address") else { return nil }
        if case .string(let text) = value { return text.isEmpty ? nil : Address(street: text) }
        let members = try JSONFields(
            value, in: fields, "address",
            known: ["street", "city", "region", "postalCode", "country"])
        let address = Address(
            street: try members.text("street") ?? "", city: try members.text("city") ?? "",
            region: try members.text("region") ?? "", postalCode: try members.text("postalCode") ?? "",
            country: try members.text("country") ?? "")
        return address.isEmpty ? nil : address
    }

    /// Names, or objects with a name and the identifier of a person; an empty list means all travellers.
    private static func participants(_ fields: JSONFields) throws -> ParticipantWish? {
        guard fields.keys.contains("participants") else { return nil }
        let named = try (fields.list("participants") ?? []).map { value -> ParticipantWish.Named in
            if case .string(let name) = value { return ParticipantWish.Named(name: name) }
            let members = try JSONFields(value, in: fields, "participants", known: ["id", "name"])
            let id = try members.text("id")
            return ParticipantWish.Named(
                id: id.map { PersonID($0) }, name: try members.text("name") ?? id ?? "")
        }
        return ParticipantWish(
            whole: named, at: fields.path(of: "participants"), field: fields.field(of: "participants"))
    }

    private static func reminders(_ fields: JSONFields) throws -> [Reminder]? {
        guard fields.keys.contains("reminders") else { return nil }
        return try (fields.list("reminders") ?? []).map { value in
            let members = try JSONFields(
                value, in: fields, "reminders", known: ["days", "seconds", "from", "at", "text"])
            let text = try members.text("text")
            if let at = try members.text("at") {
                return Reminder(.at(try members.about("at") { try Instant(parsing: at) }), text: text)
            }
            let end = try members.word("from", among: Reminder.End.allCases) ?? .start
            return Reminder(
                .relative(
                    days: try members.whole("days") ?? 0, seconds: try members.whole("seconds") ?? 0, to: end),
                text: text)
        }
    }
}
