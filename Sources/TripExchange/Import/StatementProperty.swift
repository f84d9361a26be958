import CivilTime
import Documents
import ICalendar
import Merging
import Trips

/// A statement as the property of an export: `X-MERIDIAN-STATEMENT`, the sender's component in base64.
enum StatementProperty {
    private static let counts = "X-COUNTS"
    private static let confirmation = "X-CONFIRMATION"
    private static let seat = "X-SEAT"
    private static let zone = "X-FLOATING-ZONE"
    private static let cancelled = "X-CANCELLED"
    private static let withSeries = "SERIES"
    private static let named = "X-NAMED"
    private static let alone = "X-ALONE"
    private static let beside = "X-BESIDE"

    /// Writes a statement; `nil` for one whose component was not kept.
    ///
    /// - Parameters:
    ///   - statement: The statement.
    ///   - uid: The UID that the component gets; its own may be missing, or that of several events.
    /// - Returns: The property.
    static func property(of statement: Statement, as uid: ActivityUID) -> Property? {
        guard let source = statement.said.source, let component = ContentLines.component(of: source) else {
            return nil
        }
        let kept = component.uid == uid.text ? source : CalendarWriter().text(component.with(uid: uid.text))
        var property = Property(ModelProperty.statement, rawValue: Base64Text.text(of: Array(kept.utf8)))
        let words = ActivityField.allCases.filter(statement.counts.contains).map(\.rawValue)
        property.setParameter(counts, words.isEmpty ? nil : words.joined(separator: "."))
        property.setParameter(confirmation, statement.said.confirmation)
        property.setParameter(seat, statement.said.seat)
        property.setParameter(zone, floatingZone(of: statement.said, component)?.name)
        switch statement.cancellation {
        case .own(let revision, let namesBooking):
            property.setParameter(cancelled, text(of: revision))
            property.setParameter(named, namesBooking ? "TRUE" : nil)
        case .withSeries: property.setParameter(cancelled, withSeries)
        case nil: break
        }
        property.setParameter(alone, statement.isCancellationAlone ? "TRUE" : nil)
        property.setParameter(beside, statement.standsBeside.map(text))
        return property
    }

    /// Writes a SEQUENCE, and after a slash a DTSTAMP.
    private static func text(of revision: CancellationRevision) -> String {
        "\(revision.sequence)" + (revision.stamp.map { "/\($0)" } ?? "")
    }

    private static func revision(_ text: String) -> CancellationRevision? {
        let parts = text.split(separator: "/", maxSplits: 1)
        guard let sequence = parts.first.flatMap({ Int($0) }), (0...Int(Int32.max)).contains(sequence) else {
            return nil
        }
        let stamp = parts.dropFirst().first.flatMap { try? Instant(parsing: String($0)) }
        return CancellationRevision(sequence: sequence, stamp: stamp)
    }

    /// Whether an exported event stands for a cancellation alone.
    static func isCancellationAlone(_ event: Component) -> Bool {
        event.text("STATUS")?.uppercased() == "CANCELLED" && !event.has(ModelProperty.edited)
            && event.first(named: ModelProperty.statement)?.parameter(alone) != nil
    }

    /// The zone that its calendar gave to the floating times of a component.
    private static func floatingZone(of said: Activity, _ component: Component) -> ZoneID? {
        var values = ValueReader()
        guard case .timed(let start, _) = said.span, let property = component.first(named: "DTSTART"),
            property.zoneName == nil, case .local? = values.dateTime(property)
        else { return nil }
        return start.zone
    }

    /// Reads a statement; `nil` for what is no event.
    private static func statement(_ property: Property, _ database: ZoneDatabase) -> Statement? {
        guard let bytes = Base64Text.bytes(of: property.rawValue),
            let component = ContentLines.component(of: String(decoding: bytes, as: UTF8.self)),
            component.name == "VEVENT", component.uid != nil,
            var said = EventImport.readingAlone(
                text(of: component), database,
                floating: property.parameter(zone).flatMap { try? ZoneID($0) })
        else { return nil }
        let words = property.parameter(counts)?.split(separator: ".") ?? []
        let isAlone = property.parameter(alone) != nil
        if isAlone { said.status = .cancelled }
        var statement = Statement(
            said, counts: Set(words.compactMap { ActivityField(rawValue: String($0)) }),
            isCancellationAlone: isAlone)
        let cancelled = property.parameter(cancelled)
        if cancelled == withSeries {
            statement.cancellation = .withSeries
        } else if let revision = cancelled.flatMap(revision) {
            statement.cancellation = .own(revision, namesBooking: property.parameter(named) != nil)
        }
        statement.standsBeside = property.parameter(beside).flatMap(revision)
        return statement
    }

    /// Reads the statements of an event, that of its own UID first.
    ///
    /// Only small, single events of other senders are read.
    static func statements(of event: Component, _ database: ZoneDatabase) -> [Statement] {
        guard event.name == "VEVENT", let uid = event.uid else { return [] }
        let all = event.all(named: ModelProperty.statement).compactMap { statement($0, database) }
        let own = all.first { $0.uid.text == uid }
        var seen: Set = [ActivityUID(uid)]
        let others = all.filter { seen.insert($0.uid).inserted && SenderVersions.canKeep($0.said) }
            .prefix(SenderVersions.most - 1)
        guard !others.isEmpty else { return own.map { [$0] } ?? [] }
        guard
            let first = own ?? EventImport.readingAlone(text(of: event), database).map({ Statement($0) })
        else { return [] }
        return ([first] + others).map(\.ofSeveral)
    }

    private static func text(of component: Component) -> String {
        var component = component
        for name in [ModelProperty.statement, ModelProperty.edited, ModelProperty.alarmsRead] {
            component.remove(named: name)
        }
        return CalendarWriter().text(component)
    }
}

// MARK: - In an event

extension EventImport {
    /// Reads the statements and the local edit that an export has of an event.
    mutating func readStatements(of activity: inout Activity) {
        guard component.has(ModelProperty.statement) else { return }
        var statements = StatementProperty.statements(of: component, scope.database)
        // Another program may have revived what was cancelled.
        if statements.count == 1, activity.status != .cancelled, !component.has(ModelProperty.edited) {
            (statements[0].cancellation, statements[0].isCancellationAlone) = (nil, false)
        }
        let mark = component.first(named: ModelProperty.edited)
        guard let mark, let edited = values.dateTime(mark)?.utcInstant, !statements.isEmpty else {
            // What says no more than the event itself is not kept.
            if statements.first != statements.first.map({ Statement($0.said) }) || statements.count > 1 {
                activity.statements = statements
            }
            return
        }
        activity.statements = statements
        let digest = mark.parameter(EditMark.digest)
        // Another program may have revived what was cancelled with its series; then nothing hides a status.
        let hidden =
            activity.status == .cancelled && statements[0].cancellation == .withSeries
            ? mark.parameter(EditMark.status) : nil
        activity.edit = LocalEdit(
            at: edited, isChangedElsewhere: digest != EditMark.digest(of: activity),
            status: hidden.flatMap { ActivityStatus(rawValue: $0.lowercased()) })
    }
}
