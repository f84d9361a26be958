import Messages
import Trips

/// What two versions of an activity say differently to a traveller, each with both values.
struct ActivityDifferences {
    private(set) var texts: [String] = []

    init(_ one: Activity, _ other: Activity) {
        switch (one.span, other.span) {
        case (.timed(let start, let end), .timed(let from, let to)):
            compare(tr("start", as: "field of an activity"), Self.text(start), Self.text(from))
            compare(tr("end", as: "field of an activity"), Self.text(end), Self.text(to))
        default: compare(tr("time", as: "field of an activity"), Self.text(one.span), Self.text(other.span))
        }
        compare(tr("status", as: "field of an activity"), one.status.rawValue, other.status.rawValue)
        compare(tr("number", as: "field of a reservation"), one.number, other.number)
        compare(tr("seat", as: "field of a reservation"), one.seat, other.seat)
        compare(tr("departure", as: "field of a reservation"), Self.text(one.place), Self.text(other.place))
        compare(
            tr("arrival", as: "field of a reservation"), Self.text(one.destination),
            Self.text(other.destination))
        compare(
            tr("price", as: "field of a reservation"), one.cost.map { "\($0)" }, other.cost.map { "\($0)" })
    }

    private mutating func compare(_ name: String, _ mine: String?, _ theirs: String?) {
        guard mine != theirs else { return }
        texts.append("\(name) \(mine ?? "-") → \(theirs ?? "-")")
    }

    private static func text(_ time: ActivityTime) -> String {
        "\(time.local)" + (time.zone.map { " \($0)" } ?? "")
    }

    private static func text(_ span: ActivitySpan) -> String {
        switch span {
        case .timed(let start, let end): "\(text(start))/\(text(end))"
        case .allDay(let first, let last): "\(first)/\(last)"
        }
    }

    private static func text(_ place: Place?) -> String? {
        guard let place else { return nil }
        return [place.code ?? place.name, place.terminal, place.gate].compactMap(\.self).joined(
            separator: " ")
    }
}
