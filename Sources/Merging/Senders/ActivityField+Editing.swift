import CivilTime
import Messages
import Trips

// MARK: - Comparing and copying what senders say

extension ActivityField {
    /// All of them, each with the way to compare and to copy it.
    static func all(_ database: ZoneDatabase) -> [(field: ActivityField, edited: EditedField<Activity>)] {
        allCases.map { ($0, $0.edited(database)) }
    }

    private func edited(_ database: ZoneDatabase) -> EditedField<Activity> {
        switch self {
        case .start: .start(database)
        case .end: .end(database)
        case .status: .status
        case .kind: .kind
        case .title: .title
        case .transparency: .transparency
        case .place: .spot(tr("place", as: "field in a sentence"), \.place)
        case .terminal: .part(tr("terminal", as: "field in a sentence"), \.place, \.terminal)
        case .gate: .part(tr("gate", as: "field in a sentence"), \.place, \.gate)
        case .destination: .spot(tr("destination", as: "field in a sentence"), \.destination)
        case .arrivalTerminal:
            .part(tr("terminal of arrival", as: "field in a sentence"), \.destination, \.terminal)
        case .arrivalGate: .part(tr("gate of arrival", as: "field in a sentence"), \.destination, \.gate)
        case .notes: .notes
        case .carrier: .carrier
        case .number: .number
        case .confirmation: .confirmation
        case .seat: .seat
        case .link: .link
        case .cost: .cost
        }
    }

    /// Whether it is what changes of a booking, of which the version that was written later is right, and no way of putting it.
    var isNews: Bool {
        switch self {
        case .start, .end, .status, .terminal, .gate, .arrivalTerminal, .arrivalGate, .seat: true
        case .kind, .title, .transparency, .place, .destination, .notes, .carrier, .number, .confirmation,
            .link, .cost:
            false
        }
    }

    /// What tells when.
    static let times: Set<ActivityField> = [.start, .end]

    /// What it is in two versions, for people; `nil` where words do not tell them apart.
    func difference(_ edited: EditedField<Activity>, _ one: Activity, _ other: Activity) -> String? {
        let (mine, theirs) = (text(edited, one), text(edited, other))
        return mine == theirs ? nil : "\(edited.name) \(mine) → \(theirs)"
    }

    private func text(_ edited: EditedField<Activity>, _ activity: Activity) -> String {
        let line = (edited.text?(activity) ?? "").split(whereSeparator: \.isNewline).joined(separator: " ")
        return line.isEmpty ? "-" : line.count > Self.mostLetters ? "\(line.prefix(Self.mostLetters))…" : line
    }

    private static let mostLetters = 60

    /// Whether an activity says nothing in it, so that another sender may.
    func isEmpty(in activity: Activity) -> Bool {
        func isEmpty(_ text: String?) -> Bool { text?.isEmpty ?? true }
        switch self {
        case .start, .status, .transparency: return false
        // What no rule knows for a booking.
        case .kind: return activity.kind == .event
        case .end:
            guard case .timed(let start, let end) = activity.span else { return false }
            return start.local == end.local && start.zone == end.zone
        case .title: return activity.title.isEmpty
        case .place: return activity.place == nil
        case .terminal: return isEmpty(activity.place?.terminal)
        case .gate: return isEmpty(activity.place?.gate)
        case .destination: return activity.destination == nil
        case .arrivalTerminal: return isEmpty(activity.destination?.terminal)
        case .arrivalGate: return isEmpty(activity.destination?.gate)
        case .notes: return activity.notes.isEmpty
        case .carrier: return isEmpty(activity.carrier)
        case .number: return isEmpty(activity.number)
        case .confirmation: return isEmpty(activity.confirmation)
        case .seat: return isEmpty(activity.seat)
        case .link: return isEmpty(activity.url)
        case .cost: return activity.cost == nil
        }
    }

    /// Whether one of two versions that say the same moment knows the zone of it, and the other one an offset alone.
    func isSurer(in one: Activity, than other: Activity) -> Bool {
        func isNamed(_ activity: Activity) -> Bool? {
            guard case .timed(let start, let end) = activity.span else { return nil }
            let zone = self == .start ? start.zone : end.zone
            return zone.map { !$0.name.hasPrefix("Etc/") && $0 != ZoneID.utc }
        }
        return (self == .start || self == .end) && isNamed(one) == true && isNamed(other) == false
    }

    /// The place that it is a part of; `nil` where it is none.
    func place(in activity: Activity) -> Place? {
        switch self {
        case .terminal, .gate: activity.place
        case .arrivalTerminal, .arrivalGate: activity.destination
        default: nil
        }
    }
}
