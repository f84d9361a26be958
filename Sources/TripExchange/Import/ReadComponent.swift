import ICalendar
import Trips

/// One component of a calendar, read as far as it can be without the others.
enum ReadComponent: Sendable {
    /// A series, or a single event.
    case event(ReadEvent)
    /// A changed occurrence of a series, which may come later in the file.
    case change(Component)
    /// What is no event.
    case other(Component)

    init(_ component: Component, scope: ImportScope) {
        if component.name != "VEVENT" {
            self = .other(component)
        } else if component.first(named: "RECURRENCE-ID") != nil {
            self = .change(component)
        } else {
            self = .event(ReadEvent(component, among: [:], scope: scope))
        }
    }
}

/// What became of one VEVENT.
struct ReadEvent: Sendable {
    let activity: Activity?
    /// What it calls off, in a calendar with METHOD:CANCEL.
    let cancellation: Cancellation?
    var findings: [Finding]
    /// The line of its BEGIN.
    let line: Int
    /// The component, when it could not be read and has to be kept as it is.
    let unread: Component?

    /// Reads an event.
    ///
    /// - Parameters:
    ///   - component: The VEVENT.
    ///   - series: The series that it may change an occurrence of, by UID.
    ///   - scope: What the events of its calendar share.
    init(_ component: Component, among series: [String: Activity], scope: ImportScope) {
        var event = EventImport(component, scope: scope)
        cancellation = scope.isCancellation ? event.cancellation(of: series) : nil
        activity = event.activity(
            changing: series.isEmpty ? nil : component.uid.flatMap { series[$0] },
            isCancellation: scope.isCancellation)
        findings = event.findings
        line = component.lines.lowerBound
        unread = activity == nil && cancellation == nil ? component : nil
    }
}
