import CivilTime
import Messages
import Rendering
import TripStorage
import TripWorkflows
import Trips

/// What an import says of an activity beside its times.
struct ReviewFields {
    let trip: Trip
    let household: Household
    let reading: any TripReading
    private static let longest = 200

    /// The fields that differ, each with what was there.
    func changes(from before: Activity, to after: Activity) throws -> [String] {
        let (old, new) = (try fields(of: before), try fields(of: after))
        var labels: [String] = []
        for (label, _) in old + new where !labels.contains(label) { labels.append(label) }
        return labels.compactMap { label in
            let (was, becomes) = (Self.text(of: label, in: old), Self.text(of: label, in: new))
            guard was != becomes else { return nil }
            return tr("\(label): \(becomes ?? tr("nothing")), before: \(was ?? tr("nothing"))")
        }
    }

    /// Where something new is, and how it repeats.
    func ofNew(_ activity: Activity) -> [String] {
        var lines: [String] = []
        if let place = activity.place.map({ ViewWords.place($0, of: activity.kind) }), !place.isEmpty {
            lines.append(tr("at \(Self.shown(place))"))
        }
        if let destination = activity.destination.map({ ViewWords.place($0, of: activity.kind) }),
            !destination.isEmpty
        {
            lines.append(tr("to \(Self.shown(destination))"))
        }
        for line in activity.recurrence?.lines ?? [] { lines.append(tr("repeats: \(Self.shown(line))")) }
        return lines
    }

    private func fields(of activity: Activity) throws -> [(label: String, value: String)] {
        let page = try ItemPage(
            activity, of: trip,
            organization: try activity.organization.flatMap { try reading.organization($0) },
            home: nil, household.database)
        return [
            (tr("title", as: "label"), activity.title), (tr("kind", as: "label"), activity.kind.word),
            (tr("status", as: "label"), activity.status.word),
        ] + ItemWords.facts(page)
    }

    private static func text(of label: String, in fields: [(label: String, value: String)]) -> String? {
        let values = fields.filter { $0.label == label }.map(\.value)
        return values.isEmpty ? nil : shown(values.joined(separator: " · "))
    }

    private static func shown(_ text: String) -> String {
        let line = Printable.line(text)
        return line.count > longest ? line.prefix(longest) + "…" : line
    }
}
