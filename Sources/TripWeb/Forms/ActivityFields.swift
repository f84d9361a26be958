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
    static let ends = ["start", "end"]

    /// What the fields show, by their names.
    var values: [String: String] = [:]
    /// The members of the document before the form; empty for a new activity.
    private let before: [String: JSONValue]
    private let isAllDay: Bool

    /// The fields of a new activity.
    ///
    /// - Parameter zone: The zone that stands in the field of the start.
    init(new zone: String) {
        before = [:]
        isAllDay = false
        values = [
            "kind": ActivityKind.flight.rawValue, "status": ActivityStatus.confirmed.rawValue,
            "startZone": zone,
        ]
    }

    /// The fields of an activity.
    init(_ page: ItemPage) {
        before = ItemJSON.members(of: page)
        isAllDay = page.activity.span.isAllDay
        let activity = page.activity
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
        for person in activity.participants { values["with-\(person.text)"] = "1" }
        switch activity.span {
        case .timed(let start, let end):
            (values["start"], values["startZone"]) = ActivityFields.shown(start)
            (values["end"], values["endZone"]) = ActivityFields.shown(end)
        case .allDay(let start, let end):
            values["allDay"] = "1"
            values["start"] = "\(start)"
            // The last day, as people say it; a stay ends on the day of leaving.
            values["end"] = "\(activity.kind == .lodging ? end : (try? end.adding(days: -1)) ?? end)"
        }
    }

    private static func shown(_ time: ActivityTime) -> (String, String?) {
        let text = time.local.time.second == 0 ? time.local.time.clockText : "\(time.local.time)"
        return ("\(time.local.date) \(text)", time.zone?.name)
    }

    /// The document that a form stands for.
    ///
    /// - Parameters:
    ///   - form: The form.
    ///   - trip: The trip, whose travellers may take part.
    /// - Returns: The members that the form has; what it leaves as it was is as it was.
    func document(_ form: Query, of trip: Trip) -> JSONValue {
        var members: [String: JSONValue] = [:]
        func isSame(_ name: String) -> Bool { (text(form[name]) ?? "") == (values[name] ?? "").trimmed }
        /// Browsers send each line break of a text as CR LF.
        func text(_ sent: String?) -> String? { sent.map { String($0.map { $0 == "\r\n" ? "\n" : $0 }) } }
        for name in ["kind", "status", "paid"] {
            if let text = form[name] { members[name] = .string(text) }
        }
        for name in ActivityFields.texts + ActivityFields.places {
            members[name] =
                isSame(name) && !before.isEmpty ? before[name] : text(form[name]).map { .string($0) } ?? .null
        }
        members["hidesPlace"] = .bool(form["hidesPlace"] != nil)
        let travelling = trip.travellers.filter(\.role.travels)
        let chosen = travelling.filter { form["with-\($0.person.text)"] != nil }.map(\.person)
        if chosen != travelling.map(\.person).filter({ values["with-\($0.text)"] != nil }) {
            members["participants"] = .array(
                (chosen.count == travelling.count ? [] : chosen).map { .sorted(["id": .string($0.text)]) })
        }
        let isDays = form["allDay"] != nil
        let areSame = ["start", "startZone", "end", "endZone", "allDay"].allSatisfy(isSame)
        guard before.isEmpty || !areSame else { return .sorted(members) }
        members["allDay"] = .bool(isDays)
        for name in ActivityFields.ends { members[name] = time(name, form, isDays) }
        if before.isEmpty, form["end"] == nil { members["endEstimated"] = .bool(form["estimate"] != nil) }
        return .sorted(members)
    }

    /// What is typed for an end, with its zone; null for nothing.
    private func time(_ name: String, _ form: Query, _ isDays: Bool) -> JSONValue {
        guard let text = form[name] else { return .null }
        let isLastDay = name == "end" && form["kind"] != ActivityKind.lodging.rawValue
        if isDays, isLastDay, let date = try? CivilDate(parsing: text), let next = try? date.adding(days: 1) {
            return .string("\(next)")
        }
        guard !isDays, let zone = form[name + "Zone"] else { return .string(text) }
        return .string("\(text) \(zone)")
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
