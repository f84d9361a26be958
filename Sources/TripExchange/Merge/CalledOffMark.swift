import CivilTime
import ICalendar
import Trips

/// What a full export says beside something that is called off: by which revision, and as which version it came.
///
/// An export has STATUS, SEQUENCE and DTSTAMP of what called it off, as another program expects. The version that it came as
/// decides what older and later versions mean (decision 0042), and so does what calls it off with its series.
struct CalledOffMark {
    /// The revision that called it off by itself; `nil` when it is off with its series, or with an occurrence and all later
    /// ones.
    let revision: (sequence: Int, stamp: Instant?)?
    /// The values that the version had; one that it did not have is not there.
    let lines: [String: String]

    /// The properties of a version that a cancellation replaces.
    private static let names = ["STATUS", "SEQUENCE", "DTSTAMP", "LAST-MODIFIED"]
    static let withOthers = "SERIES"

    /// The mark of an activity; `nil` when it is not called off, or a traveller or a version of its own says so.
    ///
    /// - Parameters:
    ///   - activity: The activity.
    ///   - kept: The component that is kept with it.
    ///   - database: The zones.
    init?(_ activity: Activity, kept: Component?, _ database: ZoneDatabase) {
        guard activity.status == .cancelled, let kept, activity.statements.isEmpty,
            EditMark(in: activity.source) == nil,
            HandEdit(activity, before: nil, database) == nil
        else { return nil }
        let said = activity.saidVersion(database)
        if activity.beforeSweep(database).status != .cancelled {
            revision = nil
        } else if said == nil, activity.sequence == 0, activity.stamp == nil {
            // An event that says nowhere which version it is; no cancellation has said more.
            return nil
        } else if said?.hasSameRevision(as: activity) != true {
            revision = Cancellation.revision(in: activity.source) ?? (activity.sequence, activity.stamp)
        } else {
            return nil
        }
        var lines: [String: String] = [:]
        lines["STATUS"] = kept.text("STATUS").flatMap {
            Self.isReadable($0, "STATUS") ? $0.uppercased() : nil
        }
        lines["SEQUENCE"] = said.map { String($0.sequence) }
        lines["DTSTAMP"] = said?.stamp.map(Self.text)
        lines["LAST-MODIFIED"] = said?.lastModified.map(Self.text)
        self.lines = lines
    }

    /// Reads the mark in a component of an export.
    init?(in component: Component) {
        guard let property = component.first(named: ModelProperty.calledOffBy) else { return nil }
        revision = Cancellation.revision(property.rawValue)
        guard revision != nil || property.rawValue == Self.withOthers else { return nil }
        var lines: [String: String] = [:]
        for name in Self.names {
            guard let value = property.parameter("X-\(name)") else { continue }
            guard Self.isReadable(value, name) else { return nil }
            lines[name] = value
        }
        self.lines = lines
        guard revision != nil || component.has("RECURRENCE-ID") else { return nil }
    }

    private static func text(_ instant: Instant) -> String {
        (try? Property("DTSTAMP", DateTimeValue(instant), zoneName: nil))?.rawValue ?? ""
    }

    private static func isReadable(_ value: String, _ name: String) -> Bool {
        switch name {
        case "STATUS": return ActivityStatus(rawValue: value.lowercased()) != nil
        case "SEQUENCE": return Int(value) != nil
        default:
            var reader = ValueReader()
            return reader.dateTime(Property(name, rawValue: value))?.utcInstant != nil
        }
    }

    /// The property that says it.
    var property: Property {
        var property = Property(
            ModelProperty.calledOffBy,
            rawValue: revision.map { Cancellation.text($0) } ?? Self.withOthers)
        for name in Self.names { property.setParameter("X-\(name)", lines[name]) }
        return property
    }

    /// The component with the property, and before it what the version did not have: so an export has the order of the last one.
    func written(in component: Component) -> Component {
        var written = component
        for name in Self.names where lines[name] == nil {
            let said = component.all(named: name)
            written.remove(named: name)
            for property in said { written.append(property) }
        }
        written.append(property)
        return written
    }

    /// Whether nothing but the cancellation is known.
    var isOnlyCancellation: Bool { lines["SEQUENCE"] == nil }

    /// The component as it is kept of the version that came.
    func kept(_ component: Component) -> Component {
        var kept = component
        kept.remove(named: ModelProperty.calledOffBy)
        for name in Self.names {
            guard let value = lines[name] else {
                kept.remove(named: name)
                continue
            }
            if kept.first(named: name)?.rawValue != value { kept.set(Property(name, rawValue: value)) }
        }
        kept.set(revision.map { Cancellation.property($0) } ?? Self.markWithOthers)
        return kept
    }

    private static let markWithOthers = Property(ModelProperty.calledOffBy, rawValue: withOthers)

    /// The component that is kept of what is off with its series, or with an occurrence and all later ones.
    static func withOthers(_ source: String) -> String {
        guard var component = ContentLines.component(of: source) else { return source }
        component.set(markWithOthers)
        return CalendarWriter().text(component)
    }

    /// The component that is kept of what is on, or off by itself.
    static func withoutMark(_ source: String) -> String {
        guard var component = ContentLines.component(of: source) else { return source }
        component.remove(named: ModelProperty.calledOffBy)
        return CalendarWriter().text(component)
    }
}

extension Component {
    /// Whether it is of an export that knows nothing of what it calls off but that.
    var isExportOfCancellation: Bool {
        has(ModelProperty.calledOffBy) && !has(ModelProperty.edited)
            && text("STATUS")?.uppercased() == "CANCELLED"
            && CalledOffMark(in: self)?.isOnlyCancellation == true
    }

    /// The component as it is kept: one of an export that is still called off as the version that came, any other one without
    /// such a mark.
    ///
    /// - Parameter isOff: Whether it is called off.
    /// - Returns: The component to keep.
    func keptCalledOff(_ isOff: Bool) -> Component {
        guard has(ModelProperty.calledOffBy) else { return self }
        if isOff, !has(ModelProperty.edited), let mark = CalledOffMark(in: self) { return mark.kept(self) }
        var kept = self
        kept.remove(named: ModelProperty.calledOffBy)
        return kept
    }
}
