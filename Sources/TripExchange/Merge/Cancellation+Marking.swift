import ICalendar
import Trips

extension Cancellation {
    /// The same cancellation of something else.
    func with(key: ActivityKey) -> Cancellation {
        Cancellation(key: key, sequence: sequence, stamp: stamp, source: source)
    }

    /// Whether a version of what is called off is newer than the cancellation.
    func isOlder(than there: Activity) -> Bool {
        guard sequence == there.sequence else { return sequence < there.sequence }
        guard let stamp, let known = there.stamp else { return false }
        return stamp < known
    }

    /// What is called off, kept as it is and marked; `nil` when the cancellation is older than it.
    ///
    /// Of what is called off already the cancellation may be the newer one, or reach further: one that calls off all later
    /// occurrences does so also when this one has been called off again since.
    ///
    /// - Parameters:
    ///   - there: What is called off.
    ///   - series: The series, of which a newer version has these occurrences again.
    /// - Returns: The activity, marked.
    func marking(_ there: Activity, of series: Activity?) -> Activity? {
        var marked = there
        if isOlder(than: there) {
            guard there.status == .cancelled, reachesFuture, series.map(isOlder(than:)) != true else {
                return nil
            }
        } else {
            marked.status = .cancelled
            marked.sequence = sequence
            marked.stamp = stamp ?? there.stamp
            marked.source = there.source.map(Self.cancelled)
        }
        guard reachesFuture else { return marked }
        marked.source = marked.source.map(Self.reachingFuture)
        return marked
    }

    /// Whether all later occurrences are called off, too (RFC 5545 §3.2.13).
    var reachesFuture: Bool {
        guard key.recurrenceID != nil, let source else { return false }
        return ContentLines.component(of: source)?.reachesFuture == true
    }

    /// The component with STATUS:CANCELLED, which tells it from one that was called off with its series.
    static func cancelled(_ source: String) -> String {
        guard var component = ContentLines.component(of: source) else { return source }
        component.set(Property("STATUS", rawValue: "CANCELLED"))
        return CalendarWriter().text(component)
    }

    private static func reachingFuture(_ source: String) -> String {
        guard var component = ContentLines.component(of: source),
            let index = component.properties.firstIndex(where: { $0.name == "RECURRENCE-ID" })
        else { return source }
        component.properties[index].setParameter("RANGE", "THISANDFUTURE")
        return CalendarWriter().text(component)
    }
}

extension Component {
    /// Whether its RECURRENCE-ID stands for all later occurrences too.
    var reachesFuture: Bool {
        first(named: "RECURRENCE-ID")?.parameter("RANGE")?.uppercased() == "THISANDFUTURE"
    }
}
