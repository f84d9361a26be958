package import CivilTime
import Messages
package import Trips

// MARK: - The fields of an activity

extension EditedField<Activity> {
    static var status: Self { Self(tr("status", as: "field in a sentence"), \.status) { $0.word } }
    static var kind: Self { Self(tr("kind", as: "field in a sentence"), \.kind) { $0.word } }
    static var title: Self { Self(tr("title", as: "field in a sentence"), \.title) { $0 } }
    static var transparency: Self {
        Self(tr("transparency", as: "field in a sentence"), \.isTransparent) { "\($0)" }
    }
    static var place: Self {
        Self(tr("place", as: "field in a sentence"), \.place) { $0?.name ?? "" }
    }
    static var destination: Self {
        Self(tr("destination", as: "field in a sentence"), \.destination) { $0?.name ?? "" }
    }
    static var notes: Self { Self(tr("notes", as: "field in a sentence"), \.notes) { $0 } }
    static var carrier: Self { Self(tr("carrier", as: "field in a sentence"), \.carrier) { $0 ?? "" } }
    static var number: Self { Self(tr("number", as: "field in a sentence"), \.number) { $0 ?? "" } }
    static var confirmation: Self {
        Self(tr("confirmation", as: "field in a sentence"), \.confirmation) { $0 ?? "" }
    }
    static var seat: Self { Self(tr("seat", as: "field in a sentence"), \.seat) { $0 ?? "" } }
    static var link: Self { Self(tr("link", as: "field in a sentence"), \.url) { $0 ?? "" } }
    static var cost: Self {
        Self(tr("cost", as: "field in a sentence"), \.cost) { $0?.description ?? "" }
    }

    /// The time, of which the offsets that were written down tell the pass of a repeated hour and no more.
    static func time(_ database: ZoneDatabase) -> Self {
        Self(
            tr("time", as: "field in a sentence"), isSame: { $0.isAsSaid($1, database) },
            copy: { $1.span = $0.span },
            text: { SharedUID.span(of: $0).filter { !$0.isEmpty }.joined(separator: " ") })
    }
}

extension Activity {
    /// Whether another version is at the time of this one.
    fileprivate func isAsSaid(_ other: Activity, _ database: ZoneDatabase) -> Bool {
        guard case .timed(let start, let end) = span, case .timed(let first, let last) = other.span else {
            return span == other.span
        }
        return start.zone == first.zone && end.zone == last.zone
            && start.isAsSaid(first, database) && end.isAsSaid(last, database)
    }
}

extension ActivityTime {
    /// Whether another time is the one that a component says, which may not know the zone of a floating one.
    package func isAsSaid(_ other: ActivityTime, _ database: ZoneDatabase) -> Bool {
        guard local == other.local, isEstimated == other.isEstimated else { return false }
        return zone == nil || zone == other.zone && isSamePass(as: other, database)
    }
}
