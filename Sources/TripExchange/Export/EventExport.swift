import CivilTime
import Documents
import Findings
import ICalendar
import Merging
import Messages
import Reservations
import Trips

/// Writes one activity as one VEVENT.
///
/// A full export edits the component that the activity was read from; a redacted one starts empty, so that
/// nothing can leak through.
struct EventExport: ComponentEditing {
    let activity: Activity
    let scope: ExportScope
    var event: Component
    /// The component that the activity was read from, where it is edited in place.
    let kept: Component?
    /// Whether the activity is an override whose reach includes all later occurrences.
    let standsForLater: Bool
    /// What may be written of it: of what is CLASS:CONFIDENTIAL a shared export has the time alone.
    ///
    /// What is CLASS:PRIVATE it shows: airlines and mail programs mark each booking so.
    let redaction: Redaction
    /// The CLASS that a shared export keeps.
    let discreetClass: String?

    init(_ activity: Activity, scope: ExportScope) {
        self.activity = activity
        self.scope = scope
        discreetClass = scope.redaction == .shared ? activity.discreetClass : nil
        redaction = discreetClass == "CONFIDENTIAL" ? .busy : scope.redaction
        standsForLater = activity.standsForLater
        let source = scope.redaction == .full ? activity.source : nil
        kept = source.flatMap(ContentLines.component).flatMap { $0.name == "VEVENT" ? $0 : nil }
        event = kept ?? Component("VEVENT")
    }

    /// Returns the component with everything that the redaction level permits.
    mutating func component() -> Component {
        set("UID", scope.uid(of: activity))
        setInstant("DTSTAMP", activity.stamp ?? activity.lastModified ?? scope.stamp)
        setSpan()
        setRecurrenceID()
        if standsForLater, let index = event.properties.firstIndex(where: { $0.isNamed("RECURRENCE-ID") }) {
            event.properties[index].setParameter("RANGE", "THISANDFUTURE")
            let later = activity.laterStatus
            event.setLaterStatus(later == activity.status ? nil : later)
        }
        setRecurrence()
        setState()
        switch redaction {
        case .full:
            setReminders(activity.reminders, of: activity.title)
            setText()
            setPlace()
            setCategories()
            setModelFields()
            setParticipants()
            setAttachments()
            setStamp("CREATED", activity.createdAt)
            setInstant("LAST-MODIFIED", activity.lastModified)
            setStatements()
        case .shared:
            setSharedText()
            setPlace()
            setCategories()
        case .busy:
            set("SUMMARY", "Busy")
            set("CLASS", discreetClass ?? "PRIVATE")
        }
        var values = ValueReader()
        event = event.withoutEmpty().repairingAlarmLengths(noting: &values)
        useZones()
        return event
    }
}

extension EventExport {
    func noteUnwritable(_ message: String) { scope.note(.badValue, .error, activity, message) }
}

// MARK: - What others may see of a series

extension EventExport {
    /// Returns a line of a series with only the values that were understood.
    ///
    /// The result is empty when none was. An unread value may say anything. The zone of a date, where it is
    /// not the series' own, reveals where the traveller is; a busy export writes such a date in UTC.
    func redacted(_ property: Property) -> [Property] {
        var reader = ValueReader()
        if property.name == "RRULE" || property.name == "EXRULE" {
            return reader.recurrenceRule(property).map { [Property(property.name, $0)] } ?? []
        }
        let zone = property.zoneName.flatMap { scope.zone(named: $0) }
        guard property.zoneName == nil || zone != nil else { return [] }
        let isHidden = redaction == .busy && zone?.id != ownZone
        func shown(_ value: DateTimeValue) -> (value: DateTimeValue, zone: String?) {
            guard case .local(let civil) = value, let zone else { return (value, nil) }
            return isHidden
                ? (DateTimeValue(zone.mapping(of: civil).compatible), nil) : (value, property.zoneName)
        }
        let members = property.rawValue.split(separator: ",", omittingEmptySubsequences: false).count
        guard property.valueType == "PERIOD" else {
            let times = reader.dateTimes(property)
            guard times.count == members else { return [] }
            return times.map(shown).compactMap { try? Property(property.name, $0.value, zoneName: $0.zone) }
        }
        let periods = reader.periods(property)
        guard periods.count == members else { return [] }
        return periods.compactMap { period in
            let start = shown(period.start)
            guard var written = try? Property(property.name, start.value, zoneName: start.zone),
                let end = text(of: period.end, shown)
            else { return nil }
            written = written.with(rawValue: "\(written.rawValue)/\(end)")
            written.setParameter("VALUE", "PERIOD")
            return written
        }
    }

    private func text(
        of end: PeriodValue.End, _ shown: (DateTimeValue) -> (value: DateTimeValue, zone: String?)
    ) -> String? {
        switch end {
        case .duration(let duration): duration.text
        case .time(let value): try? shown(value).value.text()
        }
    }

    /// Returns the end of a series on the clock of its start, hiding the zone of arrival.
    func redacted(_ end: ActivityTime) -> ActivityTime {
        guard redaction == .busy, activity.recurrence != nil, let own = ownZone, end.zone != own,
            let zone = end.zone.flatMap({ scope.zone(named: $0.name) }),
            let clock = scope.zone(named: own.name)
        else { return end }
        return ActivityTime(local: clock.civil(at: zone.mapping(of: end.local).compatible), zone: own)
    }

    /// The zone of the start.
    var ownZone: ZoneID? {
        guard case .timed(let start, _) = activity.span else { return nil }
        return start.zone
    }
}

extension EventExport {
    /// Writes the statements and the local edit of the activity.
    mutating func setStatements() {
        for name in [ModelProperty.statement, ModelProperty.edited] { event.remove(named: name) }
        for statement in activity.statements {
            let uid = activity.hasSeveralSenders ? statement.uid : activity.uid
            StatementProperty.property(of: statement, as: uid).map { event.append($0) }
        }
        guard let edit = activity.edit,
            var mark = try? Property(ModelProperty.edited, DateTimeValue(edit.at), zoneName: nil)
        else { return }
        mark.setParameter(EditMark.digest, EditMark.digest(of: activity))
        mark.setParameter(EditMark.status, edit.status?.rawValue.uppercased())
        event.append(mark)
    }
}

// MARK: - Files and links

extension EventExport {
    /// Writes files and links into the event, at their former positions.
    mutating func setAttachments() {
        var open = scope.attachments[activity.key] ?? []
        guard !open.isEmpty || event.has("ATTACH") else { return }
        var isMissing = false
        event.properties = event.properties.compactMap { property in
            guard InlineAttachments.standsForAttachment(property),
                let id = InlineAttachments.statedID(of: property)
            else {
                return property
            }
            if let index = open.firstIndex(where: { $0.id == id }) {
                return written(open.remove(at: index), as: property)
            }
            guard property.rawValue == InlineAttachments.placeholder else {
                // A link that was attached here once and has been removed.
                return scope.hasAttachments ? nil : property
            }
            isMissing = true
            return nil
        }
        if isMissing, !scope.hasAttachments {
            scope.note(
                .badValue, .warning, activity,
                tr("files that are attached were not given to the export, and left out"))
        }
        let links = Set(event.all(named: "ATTACH").map(\.rawValue))
        for attachment in open {
            if case .link(let link) = attachment.content, links.contains(link) { continue }
            if let property = written(attachment, as: nil) { event.append(property) }
        }
    }

    /// Returns the property of an attachment.
    ///
    /// It is `nil` for a note, and for a file whose bytes are missing.
    private func written(_ attachment: Trips.Attachment, as kept: Property?) -> Property? {
        var property: Property
        switch attachment.content {
        case .note: return nil
        case .link(let link):
            property = kept?.with(rawValue: link) ?? Property("ATTACH", rawValue: link)
            if kept == nil { property.setParameter("FILENAME", attachment.name) }
        case .file(let mediaType, _, let digest):
            guard let bytes = scope.files[digest] else {
                scope.note(
                    .badValue, .warning, activity,
                    tr("the bytes of \(attachment.name) are not there; it was left out"))
                return nil
            }
            let text = Base64Text.text(of: bytes)
            property = kept?.with(rawValue: text) ?? Property("ATTACH", rawValue: text)
            if kept == nil {
                property.setParameter("FMTTYPE", mediaType)
                property.setParameter("ENCODING", "BASE64")
                property.setParameter("VALUE", "BINARY")
                // As RFC 8607 section 4.2 prescribes for managed attachments.
                property.setParameter("FILENAME", attachment.name)
            }
        }
        if kept == nil { property.setParameter(InlineAttachments.idParameter, attachment.id.text) }
        if !attachment.about.isEmpty {
            property.setParameter(InlineAttachments.aboutParameter, attachment.about)
        }
        return property
    }
}

// MARK: - Who takes part

extension EventExport {
    /// Writes the participants, exactly in our property and as ATTENDEEs for other programs.
    ///
    /// Nobody may be invited by that: no ATTENDEE that we add stands beside an ORGANIZER, and SCHEDULE-AGENT
    /// makes servers send nothing (RFC 6638 section 7.1). Attendees of another calendar stay unchanged.
    /// Without its trip, an activity's participants are unknown.
    mutating func setParticipants() {
        guard let travellers = scope.travellers else { return }
        let people = activity.participants.compactMap { travellers[$0] }
        let said = people.map(Self.participant)
        if event.all(named: ModelProperty.participant) != said {
            event.remove(named: ModelProperty.participant)
            for property in said { event.append(property) }
        }
        let ids = Set(people.map(\.person.text))
        event.properties.removeAll { property in
            guard property.name == "ATTENDEE", let id = property.parameter(ModelProperty.person) else {
                return false
            }
            return !ids.contains(id)
        }
        guard !event.says("ORGANIZER") else { return }
        let asked = event.all(named: "ATTENDEE")
        let known = Set(asked.compactMap { $0.parameter(ModelProperty.person) })
        let addresses = Set(asked.map { $0.rawValue.trimmed.lowercased() })
        for traveller in people where !known.contains(traveller.person.text) {
            guard !addresses.contains(Self.address(of: traveller).lowercased()),
                !asked.contains(where: { Self.names($0, traveller, amongst: people) })
            else { continue }
            event.append(Self.attendee(traveller))
        }
    }

    /// Returns whether an attendee has the traveller's name, with another address or none.
    private static func names(_ asked: Property, _ traveller: Traveller, amongst people: [Traveller]) -> Bool
    {
        let address = asked.rawValue.trimmed.lowercased()
        guard let name = asked.parameter("CN"), Travellers.areOne(name, traveller.name) else { return false }
        return !people.contains {
            $0.person != traveller.person && Self.address(of: $0).lowercased() == address
        }
    }

    private static func participant(_ traveller: Traveller) -> Property {
        var property = Property(text: ModelProperty.participant, traveller.name)
        property.setParameter("X-ID", traveller.person.text)
        if let email = traveller.email { property.setParameter("X-EMAIL", email) }
        if !traveller.role.travels { property.setParameter("X-ROLE", traveller.role.rawValue.uppercased()) }
        return property
    }

    private static func attendee(_ traveller: Traveller) -> Property {
        var property = Property("ATTENDEE", rawValue: address(of: traveller))
        property.setParameter("CN", traveller.name)
        property.setParameter("CUTYPE", "INDIVIDUAL")
        property.setParameter("ROLE", "REQ-PARTICIPANT")
        property.setParameter("PARTSTAT", "ACCEPTED")
        property.setParameter("SCHEDULE-AGENT", "NONE")
        property.setParameter(ModelProperty.person, traveller.person.text)
        return property
    }

    /// Returns a mail address, else a URN that no mail reaches (RFC 9562 section 4).
    private static func address(of traveller: Traveller) -> String {
        traveller.email.map { "mailto:\($0)" } ?? "urn:uuid:\(traveller.person.text)"
    }
}
