import CivilTime
import ICalendar
import Trips

extension Cancellation {
    /// The same cancellation of something else.
    func with(key: ActivityKey) -> Cancellation {
        Cancellation(
            key: key, sequence: sequence, stamp: stamp, source: source, reachesLater: reachesLater)
    }

    /// Whether a version of what is called off is newer than the cancellation.
    func isOlder(than there: Activity) -> Bool {
        guard sequence == there.sequence else { return sequence < there.sequence }
        guard let stamp, let known = there.stamp else { return false }
        return stamp < known
    }

    private func isNewer(than there: Activity) -> Bool {
        sequence != there.sequence || stamp != nil && stamp != there.stamp
    }

    /// What is called off, kept as it is and marked; `nil` when the cancellation is older than it.
    ///
    /// Of what is called off already the cancellation may be the newer one, or reach further: one that calls off all later
    /// occurrences does so also when this one has been called off again since.
    ///
    /// - Parameters:
    ///   - there: What is called off.
    ///   - database: The zones.
    /// - Returns: The activity, marked.
    func marking(_ there: Activity, _ database: ZoneDatabase) -> Activity? {
        var marked = there
        if isOlder(than: there) {
            guard there.status == .cancelled, reachesFuture,
                there.laterStatus == .cancelled || there.saidVersion(database).map(isOlder(than:)) != true
            else { return nil }
        } else {
            marked.status = .cancelled
            marked.sequence = sequence
            marked.stamp = stamp ?? there.stamp
            marked.source = there.source.map { Self.cancelled($0, leaving: there.laterStatus) }
            marked.leaveLater(there.laterStatus)
            let isNews = there.status != .cancelled || there.saysVersion && isNewer(than: there)
            if isNews || Self.revision(in: there.source) != nil {
                marked.source = marked.source.map { Self.calledOff($0, by: (sequence, stamp)) }
            }
        }
        guard reachesFuture else { return marked }
        marked.source = marked.source.map(Self.reachingFuture)
        marked.reach = .thisAndLater(nil)
        return marked
    }

    /// Whether all later occurrences are called off, too (RFC 5545 §3.2.13).
    var reachesFuture: Bool {
        key.recurrenceID != nil && reachesLater
    }

    /// The component with STATUS:CANCELLED, which tells it from one that was called off with its series.
    ///
    /// - Parameters:
    ///   - source: The component.
    ///   - later: The status of all later occurrences, where it stands for them.
    /// - Returns: The component, marked.
    static func cancelled(_ source: String, leaving later: ActivityStatus? = nil) -> String {
        guard var component = ContentLines.component(of: source) else { return source }
        component.set(Property("STATUS", rawValue: "CANCELLED"))
        if let later, later != .cancelled { component.setLaterStatus(later) }
        return CalendarWriter().text(component)
    }

    /// The component with the revision of what called it off, which a change by hand does not change.
    static func calledOff(_ source: String, by revision: (sequence: Int, stamp: Instant?)) -> String {
        guard var component = ContentLines.component(of: source) else { return source }
        component.set(property(revision))
        return CalendarWriter().text(component)
    }

    /// The property of a component that is kept with the revision of what called it off.
    static func property(_ revision: (sequence: Int, stamp: Instant?)) -> Property {
        Property(ModelProperty.calledOffBy, rawValue: text(revision))
    }

    /// Writes a SEQUENCE, and behind a slash a DTSTAMP.
    static func text(_ revision: (sequence: Int, stamp: Instant?)) -> String {
        "\(revision.sequence)" + (revision.stamp.map { "/\($0)" } ?? "")
    }

    /// The revision of what called off a component that is kept; `nil` when no cancellation did.
    static func revision(in source: String?) -> (sequence: Int, stamp: Instant?)? {
        guard let source, ContentLines.names(ModelProperty.calledOffBy, in: source),
            let text = ContentLines.component(of: source)?.first(named: ModelProperty.calledOffBy)?.rawValue
        else { return nil }
        return revision(text)
    }

    /// Reads a SEQUENCE, and behind a slash a DTSTAMP.
    static func revision(_ text: String) -> (sequence: Int, stamp: Instant?)? {
        let parts = text.split(separator: "/", maxSplits: 1)
        guard let sequence = parts.first.flatMap({ Int($0) }) else { return nil }
        return (sequence, parts.dropFirst().first.flatMap { try? Instant(parsing: String($0)) })
    }

    /// What called something off, as the component of what it called off: the version is the cancellation's alone.
    static func cancelling(_ source: String) -> String {
        guard var component = ContentLines.component(of: source) else { return source }
        component.set(Property("STATUS", rawValue: "CANCELLED"))
        for name in ["DTSTAMP", "SEQUENCE"] { component.remove(named: name) }
        return CalendarWriter().text(component)
    }

    /// The component with a RECURRENCE-ID that stands for all later occurrences, which are called off too.
    static func reachingFuture(_ source: String) -> String {
        guard var component = ContentLines.component(of: source),
            let index = component.properties.firstIndex(where: { $0.name == "RECURRENCE-ID" })
        else { return source }
        component.properties[index].setParameter("RANGE", "THISANDFUTURE")
        component.properties[index].setParameter(ModelProperty.later, nil)
        return CalendarWriter().text(component)
    }
}

extension Activity {
    /// Keeps the status of all later occurrences, where the override is cancelled and they are not.
    mutating func leaveLater(_ later: ActivityStatus?) {
        if let later, later != .cancelled { reach = .thisAndLater(later) }
    }
}

extension Component {
    /// Says how sure all later occurrences are, where this one alone is called off.
    mutating func setLaterStatus(_ status: ActivityStatus?) {
        guard let index = properties.firstIndex(where: { $0.name == "RECURRENCE-ID" }) else { return }
        properties[index].setParameter(ModelProperty.later, status?.rawValue.uppercased())
    }
}
