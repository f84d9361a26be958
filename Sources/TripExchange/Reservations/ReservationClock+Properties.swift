import CivilTime
import Findings
import ICalendar
import Messages
import Reservations

extension ReservationClock {
    /// Returns a calendar property for a time, with remarks; `nil` when none can express it.
    ///
    /// - Parameters:
    ///   - name: The name of the property.
    ///   - said: The time, with its member.
    ///   - moment: The time on the clock of its place.
    /// - Returns: The property with the remark.
    func property(_ name: String, _ said: Said, _ moment: Moment) -> (property: Property, note: Note?)? {
        let line: Property?
        switch (moment.zone, moment.instant) {
        case _ where moment.isDate: line = plain(name, .date(moment.local.date))
        case (let zone?, let instant?) where zone.mapping(of: moment.local).compatible != instant:
            // The second pass of a repeated reading can be written in UTC alone.
            line = plain(name, DateTimeValue(instant))
        case (let zone?, _): line = plain(name, .local(moment.local), zone)
        case (nil, let instant?):
            guard let offset = said.time.offset, offset != .zero else {
                line = plain(name, DateTimeValue(instant))
                break
            }
            line = plain(name, .local(moment.local)).map { property in
                var property = property
                property.setParameter("TZID", "UTC\(offset)")
                return property
            }
        case (nil, nil): line = plain(name, .local(moment.local))
        }
        return line.map { ($0, moment.note) }
    }

    /// Returns the day of a time at its place, as a property.
    ///
    /// The hours of a stay go to the notes: a remark is added only where the clock changes the day or is
    /// unknown.
    func dayProperty(_ name: String, _ said: Said, _ moment: Moment) -> (property: Property, note: Note?)? {
        guard let line = plain(name, .date(moment.local.date)) else { return nil }
        if moment.isDate, said.time.time != nil {
            let note = Note(
                code: .repairedValue, severity: .repaired,
                message: tr(
                    "both ends of the stay are midnight in UTC; \(said.name) \(said.time.text) was read as the day, \(moment.local.date)"
                ))
            return (line, note)
        }
        if said.time.isUTC, moment.zone == nil {
            let note = Note(
                code: .unknownZone, severity: .warning,
                message: tr(
                    "\(said.name) \(said.time.text) is in UTC, and the zone of its place is unknown; the day is UTC's, \(moment.local.date)"
                ))
            return (line, note)
        }
        let isMoved = moment.local.date != said.time.date
        return (line, isMoved || said.time.zoneName != nil ? moment.note : nil)
    }

    private func plain(_ name: String, _ value: DateTimeValue, _ zone: Zone? = nil) -> Property? {
        if let zone, zone.id == .utc, case .local(let civil) = value { return plain(name, .utc(civil)) }
        return try? Property(name, value, zoneName: zone?.id.name)
    }
}
