import CivilTime
import Documents
import ICalendar
import Trips

/// What each of several senders said last of one booking, each under a UID of its own.
///
/// The activity has the UID of the first one, and its component. What each of them said stands in that as `X-MERIDIAN-ALSO`,
/// the first one's as well, since the component of an export says what the activity says.
struct SenderVersions {
    /// What one of them said last.
    struct Version {
        let uid: ActivityUID
        /// The component as it came.
        var text: String
        /// The fields in which it counts before the first sender, since it changed them later.
        var fields: Set<SharedField> = []
        /// The code and the seat that it says, which nobody else may read.
        var confirmation: String?
        var seat: String?
    }

    /// The versions, that of the first sender first.
    private(set) var all: [Version]

    /// So many senders a booking has at most.
    static let most = 8
    /// The bytes of a component that can be kept beside another one.
    static let mostBytes = 256 << 10
    private static let counts = "X-COUNTS"
    private static let confirmation = "X-CONFIRMATION"
    private static let seat = "X-SEAT"

    /// Whether a component that was kept has several senders.
    static func areThere(in source: String?) -> Bool {
        source.map { ContentLines.names(ModelProperty.also, in: $0) } ?? false
    }

    /// Reads the component of an activity; `nil` where it has one sender.
    init?(_ source: String?) {
        guard let source, Self.areThere(in: source), let component = ContentLines.component(of: source),
            var first = Self.version(of: component)
        else { return nil }
        var others: [Version] = []
        for property in component.all(named: ModelProperty.also) {
            guard let version = Self.version(property) else { continue }
            if version.uid == first.uid {
                first = version
            } else if others.count < Self.most - 1, !others.contains(where: { $0.uid == version.uid }) {
                others.append(version)
            }
        }
        guard !others.isEmpty else { return nil }
        all = [first] + others
    }

    /// Takes an activity that has one sender.
    init?(first activity: Activity) {
        guard let first = activity.source.flatMap(ContentLines.component).flatMap(Self.version) else {
            return nil
        }
        all = [first]
        (all[0].confirmation, all[0].seat) = (activity.confirmation, activity.seat)
    }

    /// The version with a UID.
    func index(of uid: ActivityUID) -> Int? { all.firstIndex { $0.uid == uid } }

    private static func version(of component: Component) -> Version? {
        guard component.name == "VEVENT", let uid = component.uid else { return nil }
        var component = component
        component.remove(named: ModelProperty.also)
        component.remove(named: ModelProperty.alarmsRead)
        return Version(uid: ActivityUID(uid), text: CalendarWriter().text(component))
    }
}

// MARK: - As a property

extension SenderVersions {
    private static func version(_ property: Property) -> Version? {
        guard property.rawValue.utf8.count <= mostBytes / 3 * 4 + 4,
            let bytes = Base64Text.bytes(of: property.rawValue), bytes.count <= mostBytes,
            let component = ContentLines.component(of: String(decoding: bytes, as: UTF8.self)),
            !isSeries(component), var version = version(of: component)
        else { return nil }
        let words = property.parameter(counts)?.split(separator: ".") ?? []
        version.fields = Set(words.compactMap { SharedField(rawValue: String($0)) })
        version.confirmation = property.parameter(confirmation)
        version.seat = property.parameter(seat)
        return version
    }

    /// Whether a component is more than one event.
    private static func isSeries(_ component: Component) -> Bool {
        ["RECURRENCE-ID", "RRULE", "RDATE"].contains { component.has($0) }
    }

    private static func property(_ version: Version) -> Property {
        var property = Property(ModelProperty.also, rawValue: Base64Text.text(of: Array(version.text.utf8)))
        let words = SharedField.allCases.filter(version.fields.contains).map(\.rawValue)
        property.setParameter(counts, words.isEmpty ? nil : words.joined(separator: "."))
        property.setParameter(confirmation, version.confirmation)
        property.setParameter(seat, version.seat)
        return property
    }

    /// The component of the first sender, with what each of them said, and with the reservation that any of them has.
    func written(into source: String) -> String {
        guard var component = ContentLines.component(of: source) else { return source }
        component.remove(named: ModelProperty.also)
        component.remove(named: EventReservation.kde)
        if let reservation { component.append(reservation) }
        for version in all { component.append(Self.property(version)) }
        return CalendarWriter().text(component)
    }

    private var reservation: Property? {
        all.first { ContentLines.names(EventReservation.kde, in: $0.text) }
            .flatMap { ContentLines.component(of: $0.text)?.first(named: EventReservation.kde) }
    }

    /// The component of the first sender without what others said.
    func removed(from source: String) -> String {
        guard var component = ContentLines.component(of: source) else { return source }
        component.remove(named: ModelProperty.also)
        if !ContentLines.names(EventReservation.kde, in: all[0].text) {
            component.remove(named: EventReservation.kde)
        }
        return CalendarWriter().text(component)
    }

    /// A component without what is said of senders.
    static func removed(from source: String) -> String {
        guard var component = ContentLines.component(of: source) else { return source }
        component.remove(named: ModelProperty.also)
        return CalendarWriter().text(component)
    }

    /// The codes and the seats that the senders of an activity say, which others may not read.
    static func secrets(of source: String?) -> (confirmations: [String], seats: [String]) {
        guard let source, areThere(in: source), let component = ContentLines.component(of: source) else {
            return ([], [])
        }
        let all = component.all(named: ModelProperty.also)
        return (all.compactMap { $0.parameter(confirmation) }, all.compactMap { $0.parameter(seat) })
    }

    /// The most that a CLASS of theirs asks for, in capitals; empty where none does.
    var strictestClass: String {
        let levels = all.compactMap {
            ContentLines.component(of: $0.text)?.visibleText("CLASS").trimmed.uppercased()
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
    mutating func add(_ activity: Activity, counting fields: Set<SharedField> = []) {
        guard var version = SenderVersions(first: activity)?.all.first else { return }
        for other in all.indices { all[other].fields.subtract(fields) }
        version.fields = fields
        all.append(version)
    }

    /// Takes a newer version of one sender, who counts from then on in the fields that it changed.
    mutating func replace(_ index: Int, with activity: Activity, changing fields: Set<SharedField>) {
        guard let version = SenderVersions(first: activity)?.all.first else { return }
        for other in all.indices { all[other].fields.subtract(fields) }
        all[index].text = version.text
        (all[index].confirmation, all[index].seat) = (version.confirmation, version.seat)
        if index > 0 { all[index].fields.formUnion(fields) }
    }

    /// Whether what a sender says can be kept beside what others say: its component is not too large, is one event, and says the
    /// same without its calendar, whose zones it may need.
    static func canKeep(_ activity: Activity, _ database: ZoneDatabase) -> Bool {
        guard activity.recurrence == nil, activity.recurrenceID == nil, let source = activity.source,
            source.utf8.count <= mostBytes, let alone = HandEdit.readingAlone(source, database)
        else { return false }
        switch (alone.span, activity.span) {
        case (.timed(let start, let end), .timed(let first, let last)):
            return start.moment(database) == first.moment(database)
                && end.moment(database) == last.moment(database)
                && (start.zone != nil || start.local == first.local)
                && (end.zone != nil || end.local == last.local)
        default: return alone.span == activity.span
        }
    }

    /// Whether what the first sender said can be kept so, of an activity that may have been changed by hand since.
    static func canKeepFirst(_ there: Activity, _ database: ZoneDatabase) -> Bool {
        guard there.recurrence == nil, there.recurrenceID == nil, let source = there.source,
            source.utf8.count <= mostBytes, let alone = HandEdit.readingAlone(source, database)
        else { return false }
        guard case .timed(let start, let end) = alone.span, case .timed(let first, let last) = there.span
        else { return true }
        return (start.zone != nil || first.zone == nil) && (end.zone != nil || last.zone == nil)
    }
}

// MARK: - What they say

extension SenderVersions {
    /// What each of them says; `nil` for one that cannot be read without its calendar.
    ///
    /// - Parameters:
    ///   - source: The component that is kept, which says whether zones of places were taken back.
    ///   - database: The zones.
    /// - Returns: The activities, in the order of the versions.
    func said(_ source: String?, _ database: ZoneDatabase) -> [Activity?] {
        let isAsSent = SentTimes.isKept(in: source)
        return all.map { version in
            let text =
                isAsSent && !SentTimes.isKept(in: version.text)
                ? SentTimes.marked(version.text) ?? version.text : version.text
            return HandEdit.readingAlone(text, database)
        }
    }

    /// What all of them say together, which later changes are held against.
    ///
    /// Of each field the one who changed it last counts, else the first one who says something. What one of them calls off is
    /// off; where that one does not say whose booking it is, and others do, it is in doubt.
    ///
    /// - Parameters:
    ///   - activity: The activity, of which all else is taken.
    ///   - said: What each of them says.
    ///   - database: The zones.
    /// - Returns: The activity, with the revision of the newest of each.
    func joint(
        on activity: Activity, _ said: [Activity?], _ database: ZoneDatabase
    ) -> Activity {
        var joint = activity
        var start: Activity?
        for (field, edited) in SharedField.all(database) {
            let order =
                all.indices.filter { all[$0].fields.contains(field) }
                + all.indices.filter { !all[$0].fields.contains(field) }
            var voices = order.compactMap { said[$0] }
            // A gate is one of the airport that it was said of.
            if let place = field.place(in: joint).map({ ReservationSpot($0, isFixed: false) }) {
                voices.removeAll { voice in
                    field.place(in: voice).map { !place.isSame(as: ReservationSpot($0, isFixed: false)) }
                        ?? true
                }
            }
            guard let voice = voices.first(where: { !field.isEmpty(in: $0) }) ?? voices.first else {
                continue
            }
            let better = voices.first { field.isSurer(in: $0, than: voice) && edited.isSame($0, voice) }
            edited.copy(better ?? voice, &joint)
            switch field {
            case .start: start = voice
            case .end: if let start { joint = joint.settlingEnd(as: start, database) }
            case .place: joint.place = voices.reduce(joint.place) { $0?.filled(from: $1.place) }
            case .destination:
                joint.destination = voices.reduce(joint.destination) { $0?.filled(from: $1.destination) }
            default: break
            }
        }
        let spoken = said.compactMap(\.self)
        if let status = calledOff(said, database) { joint.status = status }
        joint.sequence = spoken.map(\.sequence).max() ?? activity.sequence
        joint.stamp = spoken.compactMap(\.stamp).max()
        joint.lastModified = spoken.compactMap(\.lastModified).max()
        return joint
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
