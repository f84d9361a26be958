import CivilTime
import ICalendar
import Messages
import Places
import Trips

/// Puts the times of a reservation onto the clocks of their places.
///
/// A time never becomes UTC in silence: where nobody says a zone it keeps its offset, or it floats, and that is told.
struct ReservationClock {
    let database: ZoneDatabase
    private var countries: [String: [Zone]] = [:]

    init(_ database: ZoneDatabase) { self.database = database }

    /// A remark on a time.
    struct Note {
        let code: FindingCode
        let severity: FindingSeverity
        let message: String
    }

    /// The property that says a time in a calendar, and what there is to remark.
    ///
    /// - Parameters:
    ///   - said: The member that says it, and the time.
    ///   - name: The name of the property.
    ///   - place: Where it is.
    ///   - country: The country of the place, where it is one of ISO 3166-1.
    /// - Returns: The property with the remark; `nil` when a calendar has no spelling for the time.
    mutating func property(
        _ said: (name: String, time: ReservationTime), _ name: String, at place: Place?, country: String?
    ) -> (property: Property, note: Note?)? {
        guard said.time.time != nil else { return plain(name, .date(said.time.date)).map { ($0, nil) } }
        if let zoneName = said.time.zoneName {
            if let zone = try? database.zone(named: zoneName) { return named(said, name, zone) }
            let unnamed = inPlace(said, name, place, country)
            return unnamed.map { found in
                (
                    found.property,
                    Note(
                        code: .unknownZone, severity: .warning,
                        message: tr("\(said.name) \(said.time.text) names a zone that nobody knows")
                            + (found.note.map { "; \($0.message)" } ?? "")
                    )
                )
            }
        }
        return inPlace(said, name, place, country)
    }

    // MARK: Zones

    /// A time with its zone; the clock reading counts where an offset contradicts it.
    private func named(
        _ said: (name: String, time: ReservationTime), _ name: String, _ zone: Zone
    ) -> (Property, Note?)? {
        guard let instant = said.time.instant else {
            return plain(name, .local(said.time.local), zone).map { ($0, nil) }
        }
        if zone.civil(at: instant) == said.time.local {
            return written(instant, zone, name).map { ($0, nil) }
        }
        let note = Note(
            code: .contradictedZone, severity: .warning,
            message: tr(
                "\(said.name) \(said.time.text) has another offset than the zone beside it, which has "
                    + "\(zone.offset(at: instant)) then; the clock reading was taken in \(zone.id)"))
        return plain(name, .local(said.time.local), zone).map { ($0, note) }
    }

    /// A time without a zone, on the clocks of its place.
    private mutating func inPlace(
        _ said: (name: String, time: ReservationTime), _ name: String, _ place: Place?, _ country: String?
    ) -> (property: Property, note: Note?)? {
        guard let instant = said.time.instant else {
            guard let (zone, reason) = zone(of: place, country, at: nil) else {
                // What reads the event tells that it floats.
                return plain(name, .local(said.time.local)).map { ($0, nil) }
            }
            let note = Note(
                code: .zoneFromPlace, severity: .repaired,
                message: tr(
                    "\(said.name) \(said.time.text) names no zone; it was read in \(zone.id), that of \(reason)"
                ))
            return plain(name, .local(said.time.local), zone).map { ($0, note) }
        }
        guard let (zone, reason) = zone(of: place, country, at: instant) else {
            return fixed(said, name, instant)
        }
        let local = zone.civil(at: instant)
        guard local != said.time.local else { return written(instant, zone, name).map { ($0, nil) } }
        let note = Note(
            code: .zoneFromPlace, severity: said.time.offset == .zero ? .repaired : .warning,
            message: tr(
                "\(said.name) \(said.time.text) has another offset than the clocks of \(reason), where it is \(local) "
                    + "then in \(zone.id); that was taken"))
        return written(instant, zone, name).map { ($0, note) }
    }

    /// A time of which nothing but the offset is known.
    private func fixed(
        _ said: (name: String, time: ReservationTime), _ name: String, _ instant: Instant
    ) -> (property: Property, note: Note?)? {
        let note = Note(
            code: .unknownZone, severity: .warning,
            message: tr(
                "\(said.name) \(said.time.text) names no zone, and neither does its place; it keeps its offset"
            ))
        guard let offset = said.time.offset, offset != .zero else {
            return plain(name, DateTimeValue(instant)).map { ($0, note) }
        }
        guard var property = plain(name, .local(said.time.local)) else { return nil }
        property.setParameter("TZID", "UTC\(offset)")
        return (property, note)
    }

    /// The zone of a place: that of its airport, else that of its country where it has one only.
    private mutating func zone(
        of place: Place?, _ country: String?, at instant: Instant?
    ) -> (zone: Zone, reason: String)? {
        if let code = place?.code, let airport = AirportTable.airport(iata: code),
            let zone = try? database.zone(airport.zone)
        {
            return (zone, code)
        }
        guard let country else { return nil }
        let zones = zones(of: country)
        guard let first = zones.first else { return nil }
        guard zones.count > 1 else { return (first, country) }
        // Several zones that show the same time then differ in nothing that matters here.
        guard let instant, zones.allSatisfy({ $0.offset(at: instant) == first.offset(at: instant) }) else {
            return nil
        }
        return (first, country)
    }

    private mutating func zones(of country: String) -> [Zone] {
        if let known = countries[country] { return known }
        let ids = (try? database.zones(inCountry: country)) ?? []
        let found = ids.compactMap { try? database.zone($0) }
        countries[country] = found
        return found
    }

    // MARK: Lines

    /// An instant on the clocks of a zone; in UTC where they show that reading twice and mean the other one.
    private func written(_ instant: Instant, _ zone: Zone, _ name: String) -> Property? {
        let local = zone.civil(at: instant)
        guard zone.mapping(of: local).compatible == instant else {
            return plain(name, DateTimeValue(instant))
        }
        return plain(name, .local(local), zone)
    }

    private func plain(_ name: String, _ value: DateTimeValue, _ zone: Zone? = nil) -> Property? {
        if let zone, zone.id == .utc, case .local(let civil) = value { return plain(name, .utc(civil)) }
        return try? Property(name, value, zoneName: zone?.id.name)
    }
}
