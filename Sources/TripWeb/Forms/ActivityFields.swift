import CivilTime
import Messages
import StrictJSON
import TripWorkflows
import Trips
import TypedInput

/// The fields of the form of an activity: what they show, and the document that a sent form stands for.
///
/// The document is that of `edit -` and `add -`, so that the page refuses what the command line refuses, in its words.
struct ActivityFields: Sendable {
    /// The names of the fields that are texts of the document.
    static let texts = [
        "title", "number", "carrier", "confirmation", "seat", "url", "notes", "organization", "cost",
    ]
    static let places = ["place", "destination"]
    /// The name of the field that says which boxes a form has.
    static let boxes = "boxes"
    /// What stands for one end, by the name of its text.
    private static let ends = ["start": "startZone", "end": "endZone"]

    /// What the fields show, by their names.
    var values: [String: String] = [:]
    /// The members of the document before the form; empty for a new activity.
    private let before: [String: JSONValue]
    /// The span before the form; nil for a new activity.
    private let span: ActivitySpan?
    /// The end before the form, with its zone and offset.
    private let end: String?
    /// The end that nobody has said: it is shown beside its field, and is no value of it.
    private(set) var estimatedEnd: String?
    private let travelling: [PersonID]
    /// Those who have a box in the form.
    private let offered: [PersonID]
    /// Those who take part; none where all who travel do.
    private let participants: [PersonID]

    /// The fields of a new activity of a trip.
    init(newIn trip: Trip) {
        (before, span, end, participants) = ([:], nil, nil, [])
        travelling = ActivityFields.travelling(trip)
        offered = ActivityFields.boxes(in: trip).map(\.person)
        values = [
            "kind": ActivityKind.flight.rawValue, "status": ActivityStatus.confirmed.rawValue,
        ]
        for person in travelling { values["with-\(person.text)"] = "1" }
    }

    /// The fields of an activity.
    init(_ page: ItemPage) {
        before = ItemJSON.members(of: page)
        let activity = page.activity
        (span, end) = (activity.span, page.end.text)
        travelling = ActivityFields.travelling(page.trip)
        offered = ActivityFields.boxes(in: page.trip).map(\.person)
        participants = activity.participants
        values = [
            "kind": activity.kind.rawValue, "status": activity.status.rawValue,
            "paid": activity.paid.rawValue,
        ]
        for name in ActivityFields.texts {
            if case .string(let text)? = before[name] { values[name] = text }
        }
        values["place"] = activity.place?.name
        values["destination"] = activity.destination?.name
        if activity.hidesPlace { values["hidesPlace"] = "1" }
        // Nobody named means all.
        for person in activity.participants.isEmpty ? travelling : activity.participants {
            values["with-\(person.text)"] = "1"
        }
        switch activity.span {
        case .timed(let start, let end):
            (values["start"], values["startZone"]) = ActivityFields.shown(start)
            (values["end"], values["endZone"]) = ActivityFields.shown(end)
            // An estimate in the field would become a fact with any change of the start.
            if end.isEstimated { (estimatedEnd, values["end"]) = (values["end"], nil) }
        case .allDay(let start, let end):
            values["allDay"] = "1"
            values["start"] = "\(start)"
            // The last day, as people say it; a stay ends on the day of leaving.
            values["end"] = "\(activity.kind == .lodging ? end : (try? end.adding(days: -1)) ?? end)"
        }
        for (name, value) in values {
            let text = PageEscape.sendable(value)
            // A field of one line would lose the breaks.
            values[name] =
                name == "notes" ? text : text.split(whereSeparator: \.isNewline).joined(separator: ", ")
        }
    }

    private static func travelling(_ trip: Trip) -> [PersonID] {
        trip.travellers.filter(\.role.travels).map(\.person)
    }

    /// Who has a box: those who travel, then those who only look at the trip and can take part by name; nobody where there
    /// is one person alone.
    static func boxes(in trip: Trip) -> [Traveller] {
        let people = trip.travellers.filter(\.role.travels) + trip.travellers.filter { !$0.role.travels }
        return people.count < 2 ? [] : people
    }

    private static func shown(_ time: ActivityTime) -> (String, String?) {
        let text = time.local.time.second == 0 ? time.local.time.clockText : "\(time.local.time)"
        return ("\(time.local.date) \(text)", time.zone?.name)
    }

    /// A text as it was typed: browsers send each of its line breaks as CR LF.
    static func text(_ sent: String?) -> String? {
        sent.map { String($0.map { $0 == "\r\n" ? "\n" : $0 }) }
    }

    /// Whether a field is as it was.
    private func isSame(_ name: String, _ form: Query) -> Bool {
        (ActivityFields.text(form[name]) ?? "") == (values[name] ?? "").trimmed
    }

    /// Whether a form says what is there.
    func areSame(_ form: Query) -> Bool {
        let boxes = boxes(of: form).map { "with-\($0.text)" }
        let names =
            ["kind", "status", "paid", "hidesPlace", "allDay"] + ActivityFields.texts
            + ActivityFields.places + ActivityFields.ends.flatMap { [$0.key, $0.value] }
            + boxes
        return names.allSatisfy { isSame($0, form) }
    }

    /// The document that a form stands for, without its times.
    ///
    /// - Parameter form: The form.
    /// - Returns: The members that the form has; what it leaves as it was is as it was.
    /// - Throws: An `InputRefusal` where nobody takes part.
    func document(_ form: Query) throws -> JSONValue {
        var members: [String: JSONValue] = [:]
        for name in ["kind", "status", "paid"] {
            if let text = form[name] { members[name] = .string(text) }
        }
        for name in ActivityFields.texts + ActivityFields.places {
            members[name] =
                isSame(name, form) && !before.isEmpty
                ? before[name] : ActivityFields.text(form[name]).map { .string($0) } ?? .null
        }
        members["hidesPlace"] = .bool(form["hidesPlace"] != nil)
        if let named = try participants(form) {
            members["participants"] = .array(named.map { .sorted(["id": .string($0.text)]) })
        }
        return .sorted(members)
    }

    /// Reads the places of a new activity as the command line does: those of a transport tell the clocks of its ends.
    ///
    /// The ends of a known one are on the clocks that its form shows.
    ///
    /// - Parameters:
    ///   - form: The form.
    ///   - wish: What is wanted so far, with the places as texts.
    ///   - kind: The kind of the activity.
    ///   - database: The zones.
    /// - Throws: An `InputRefusal` for an airport of which no zone is known.
    func readPlaces(
        _ form: Query, into wish: inout ItemWish, _ kind: ActivityKind, in database: ZoneDatabase
    ) throws {
        let fields: [(name: String, option: String, wish: WritableKeyPath<ItemWish, PlaceWish>)] = [
            ("place", kind.isTransport ? tr("From") : tr("Place"), \.place),
            ("destination", tr("To"), \.destination),
        ]
        for field in fields where !isSame(field.name, form) {
            guard let text = ActivityFields.text(form[field.name]) else { continue }
            try Typed.member(field.name) {
                try wish[keyPath: field.wish].say(text, option: field.option, kind: kind, in: database)
            }
        }
    }

    /// The boxes that a form had; who joined the trip after it was shown has none in it.
    private func boxes(of form: Query) -> [PersonID] {
        guard let sent = form[ActivityFields.boxes] else { return offered }
        let had = Set(sent.split(separator: " ").map { PersonID(String($0)) })
        return offered.filter(had.contains)
    }

    /// Those who take part as a form says it; nil where none of its boxes was changed, and empty for all.
    private func participants(_ form: Query) throws -> [PersonID]? {
        let boxes = boxes(of: form)
        let chosen = boxes.filter { form["with-\($0.text)"] != nil }
        let taking = participants.isEmpty ? travelling : participants
        guard chosen != boxes.filter(taking.contains) else { return nil }
        // Who had no box stays as they are.
        let named = chosen + taking.filter { !boxes.contains($0) }
        guard !named.isEmpty || travelling.isEmpty else {
            throw InputRefusal(
                "no-participant", tr("Say who takes part."), cause: .typed,
                field: boxes.first.map { "with-\($0.text)" })
        }
        return Set(named) == Set(travelling) ? [] : named
    }

    /// The times that a form says, as a person types them.
    ///
    /// - Parameters:
    ///   - form: The form.
    ///   - database: The zones.
    /// - Returns: Nothing for times that are as they were.
    /// - Throws: An `InputRefusal` for a zone that there is not, and for an emptied time.
    func times(_ form: Query, in database: ZoneDatabase) throws -> TimeWish {
        var wish = TimeWish()
        (wish.startOption, wish.endOption) = (nil, nil)
        let isDays = form["allDay"] != nil
        let isOther = span?.isAllDay == true && meansOtherEnd(form)
        let changed = ActivityFields.ends.filter { name, zone in
            span == nil || isOther || ![name, zone, "allDay"].allSatisfy { isSame($0, form) }
        }
        guard !changed.isEmpty else { return wish }
        let isEstimated = span?.isEndEstimated == true && !isDays
        for name in changed.keys where span != nil && form[name] == nil && !(name == "end" && isEstimated) {
            throw InputRefusal(
                "no-time",
                name == "start" ? tr("Say when it starts.") : tr("Say when it ends, like 11:30 or +2h."),
                cause: .typed, field: name)
        }
        if span?.isAllDay == true, !isDays, let text = form["start"], (try? CivilDate(parsing: text)) != nil {
            throw InputRefusal(
                "no-time", tr("This is a day; say a time too, or tick “Whole days”."), cause: .typed,
                field: "start")
        }
        wish.isAllDay = isDays
        if changed["start"] != nil {
            wish.start = form["start"]
            wish.startZone = try zone(form, "startZone", database)
        }
        if changed["end"] != nil {
            wish.end = form["end"]
            wish.endZone = try zone(form, "endZone", database)
        } else if span?.isAllDay == true {
            wish.end = form["end"]
        } else if !isEstimated {
            // An estimated end moves with the start, and stays estimated.
            wish.end = end
        }
        if span == nil, form["end"] == nil { wish.isEstimated = form["estimate"] != nil }
        return wish
    }

    /// Whether the last day becomes the day of leaving, or the other way round: then the date in the field is another end.
    private func meansOtherEnd(_ form: Query) -> Bool {
        let stay = ActivityKind.lodging.rawValue
        return (values["kind"] == stay) != ((form["kind"] ?? values["kind"]) == stay)
    }

    private func zone(_ form: Query, _ name: String, _ database: ZoneDatabase) throws -> TypedZone? {
        guard let text = form[name] else { return nil }
        return try Typed.member(name) {
            try TypedZone(typed: text, option: tr("on the clock of"), in: database)
        }
    }
}

extension String {
    /// The text without blanks at its ends, as a form gives it.
    fileprivate var trimmed: String {
        var text = Substring(self)
        while text.first?.isWhitespace == true { text.removeFirst() }
        while text.last?.isWhitespace == true { text.removeLast() }
        return String(text)
    }
}
