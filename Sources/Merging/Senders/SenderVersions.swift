package import CivilTime
import Documents
import ICalendar
import Reservations
package import Trips

/// What each of several senders said last of one booking, each under a UID of its own.
///
/// They are the statements of the activity, which has the UID of the first one and its component.
package struct SenderVersions {
    /// The statements, that of the first sender first.
    package private(set) var all: [Statement]

    /// So many senders a booking has at most.
    package static let most = 8
    /// The bytes of a component that can be kept beside another one.
    static let mostBytes = 256 << 10

    /// Takes the statements of an activity; `nil` where it has one sender.
    package init?(_ activity: Activity) {
        guard activity.statements.count > 1 else { return nil }
        all = activity.statements
    }

    /// Takes an activity that has one sender; `nil` for one without a source.
    package init?(first activity: Activity) {
        guard activity.source != nil else { return nil }
        all = activity.statements.isEmpty ? [Statement(activity)] : activity.statements.map(\.ofSeveral)
    }

    /// The statement with a UID.
    func index(of uid: ActivityUID) -> Int? { all.firstIndex { $0.uid == uid } }

    /// What each of them says, in their order.
    var said: [Activity] { all.map(\.said) }
}

// MARK: - In an activity

extension SenderVersions {
    /// The activity of all of them: with their statements, and with the reservation that any of them has.
    func written(into activity: Activity) -> Activity {
        var written = activity
        written.statements = all
        guard var component = activity.source.flatMap(ContentLines.component),
            component.has(ReservationField.kde) || reservation != nil
        else { return written }
        component.remove(named: ReservationField.kde)
        if let reservation { component.append(reservation) }
        written.source = CalendarWriter().text(component)
        return written
    }

    private var reservation: Property? {
        all.lazy.compactMap(\.said.source).first { ContentLines.names(ReservationField.kde, in: $0) }
            .flatMap { ContentLines.component(of: $0)?.first(named: ReservationField.kde) }
    }

    /// The component of the first sender, without the reservation of another one.
    func removed(from source: String) -> String {
        guard let first = all[0].said.source, !ContentLines.names(ReservationField.kde, in: first),
            var component = ContentLines.component(of: source), component.has(ReservationField.kde)
        else { return source }
        component.remove(named: ReservationField.kde)
        return CalendarWriter().text(component)
    }

    /// The most that a CLASS of theirs asks for, in capitals; empty where none does.
    package var strictestClass: String {
        let levels = all.compactMap {
            $0.said.source.flatMap(ContentLines.component)?.visibleText("CLASS").trimmed.uppercased()
        }
        .filter { !$0.isEmpty && $0 != "PUBLIC" }
        return levels.contains("CONFIDENTIAL") ? "CONFIDENTIAL" : levels.first ?? ""
    }
}

// MARK: - Changing

extension SenderVersions {
    /// Whether another sender's component can be kept beside these.
    func hasRoom(for text: String) -> Bool { all.count < Self.most && text.utf8.count <= Self.mostBytes }

    /// Adds another sender's version, who counts in some fields before the others.
    mutating func add(_ activity: Activity, counting fields: Set<ActivityField> = []) {
        for other in all.indices { all[other].counts.subtract(fields) }
        all.append(Statement(activity, counts: fields))
    }

    /// Takes a newer version of one sender, who counts from then on in the fields that it changed.
    mutating func replace(
        _ index: Int, with activity: Activity, changing fields: Set<ActivityField>,
        cancelledBy cancellation: StatementCancellation? = nil
    ) {
        for other in all.indices { all[other].counts.subtract(fields) }
        let counts = index > 0 ? all[index].counts.union(fields) : all[index].counts
        all[index] = Statement(activity.with(uid: all[index].uid), counts: counts)
        all[index].cancellation = cancellation
    }

    /// Whether a version is one event, and small enough to be kept beside others.
    package static func canKeep(_ activity: Activity) -> Bool {
        guard activity.recurrence == nil, activity.recurrenceID == nil, let source = activity.source else {
            return false
        }
        return source.utf8.count <= mostBytes
    }
}

// MARK: - What they say

extension SenderVersions {
    /// What all of them say together, which later changes are held against.
    ///
    /// Of each field the one who changed it last counts, else the first one who says something. What one of them calls off is
    /// off; where that one does not say whose booking it is, and others do, it is in doubt.
    ///
    /// - Parameters:
    ///   - activity: The activity, of which all else is taken.
    ///   - database: The zones.
    /// - Returns: The activity, with the revision of the newest of each.
    package func joint(on activity: Activity, _ database: ZoneDatabase) -> Activity {
        var joint = activity
        var start: Activity?
        for (field, edited) in ActivityField.all(database) {
            let voices = voices(of: field, in: joint)
            guard let (index, surer) = voice(of: field, edited, among: voices) else { continue }
            edited.copy(all[surer ?? index].said, &joint)
            switch field {
            case .start: start = all[index].said
            case .end: if let start { joint = joint.settlingEnd(as: start, database) }
            case .place: joint.place = voices.reduce(joint.place) { $0?.filled(from: all[$1].said.place) }
            case .destination:
                joint.destination = voices.reduce(joint.destination) {
                    $0?.filled(from: all[$1].said.destination)
                }
            default: break
            }
        }
        if let status = calledOff(database) { joint.status = status }
        joint.sequence = said.map(\.sequence).max() ?? activity.sequence
        joint.stamp = said.compactMap(\.stamp).max()
        joint.lastModified = said.compactMap(\.lastModified).max()
        return joint
    }

    /// The senders that can state a field, the one that counts most first.
    func voices(of field: ActivityField, in joint: Activity) -> [Int] {
        let order =
            all.indices.filter { all[$0].counts.contains(field) }
            + all.indices.filter { !all[$0].counts.contains(field) }
        // A gate is one of the airport that it was said of.
        guard let place = field.place(in: joint).map({ ReservationSpot($0, isFixed: false) }) else {
            return order
        }
        return order.filter { index in
            field.place(in: all[index].said).map { place.isSame(as: ReservationSpot($0, isFixed: false)) }
                ?? false
        }
    }

    /// The sender whose value counts, and one that says the same moment and knows its zone.
    func voice(
        of field: ActivityField, _ edited: EditedField<Activity>, among voices: [Int]
    ) -> (index: Int, surer: Int?)? {
        guard let index = voices.first(where: { !field.isEmpty(in: all[$0].said) }) ?? voices.first else {
            return nil
        }
        let said = all[index].said
        let surer = voices.first {
            field.isSurer(in: all[$0].said, than: said) && edited.isSame(all[$0].said, said)
        }
        return (index, surer)
    }
}

extension Activity {
    /// Takes the whole time of another version where the end of this one is before its start, since two senders said them.
    func settlingEnd(as other: Activity, _ database: ZoneDatabase) -> Activity {
        guard case .timed(let start, let end) = span, let first = start.moment(database),
            let last = end.moment(database), last < first
        else { return self }
        var settled = self
        settled.span = other.span
        return settled
    }
}

extension Place {
    /// The place, with what another sender says of the same one and this one leaves open.
    fileprivate func filled(from other: Place?) -> Place {
        guard let other,
            ReservationSpot(self, isFixed: false).isSame(as: ReservationSpot(other, isFixed: false))
        else { return self }
        var place = self
        place.code = code ?? other.code
        place.address = address ?? other.address
        if latitude == nil, longitude == nil {
            (place.latitude, place.longitude) = (other.latitude, other.longitude)
        }
        return place
    }
}

extension Statement {
    /// The statement as one of several: what cancelled its version is a version of its own.
    package var ofSeveral: Statement {
        guard case .own(let revision, _)? = cancellation else { return self }
        var said = said
        (said.status, said.sequence) = (.cancelled, revision.sequence)
        said.stamp = revision.stamp ?? said.stamp
        return with(said: said)
    }
}
