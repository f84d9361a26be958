package import CivilTime
package import Findings
import Messages
import Places
package import Trips

/// Places the times of a reservation on the clocks of their places.
///
/// A time never becomes UTC silently: with an unknown zone it keeps its offset or floats, and a remark is
/// added.
package struct ReservationClock {
    package let database: ZoneDatabase
    private var countries: [String: [Zone]] = [:]
    private var cities: [String: [Zone]] = [:]

    package init(_ database: ZoneDatabase) { self.database = database }

    /// A time, with the member that states it.
    package typealias Said = (name: String, time: ReservationTime)

    /// A remark on a time.
    package struct Note {
        package let code: FindingCode
        package let severity: FindingSeverity
        package let message: String

        /// Makes a remark.
        package init(code: FindingCode, severity: FindingSeverity, message: String) {
            self.code = code
            self.severity = severity
            self.message = message
        }
    }

    /// A time on the clock of its place.
    package struct Moment {
        /// The local reading, if known; else the stated one.
        package let local: CivilDateTime
        package let isDate: Bool
        /// `nil` if unknown.
        package let zone: Zone?
        /// `nil` for a date and for a floating time.
        package let instant: Instant?
        package var note: Note?

        /// Makes a time on a clock.
        package init(
            local: CivilDateTime, isDate: Bool, zone: Zone?, instant: Instant?, note: Note? = nil
        ) {
            self.local = local
            self.isDate = isDate
            self.zone = zone
            self.instant = instant
            self.note = note
        }

        /// Returns whether two times are the same to the minute, as far as both state it.
        package func isSame(as other: Moment) -> Bool {
            if isDate || other.isDate { return local.date == other.local.date }
            if let instant, let theirs = other.instant {
                return instant.secondsSinceEpoch / 60 == theirs.secondsSinceEpoch / 60
            }
            return local.secondsSinceEpoch / 60 == other.local.secondsSinceEpoch / 60
        }

        /// Returns another reading of the same clock.
        package func ending(at end: CivilDateTime, _ said: ReservationTime) -> Moment {
            var there = zone?.mapping(of: end).compatible
            if there == nil, instant != nil, let offset = said.offset {
                there = try? Instant(secondsSinceEpoch: end.secondsSinceEpoch - Int64(offset.totalSeconds))
            }
            return Moment(local: end, isDate: false, zone: zone, instant: there)
        }
    }

    /// Places a time on the clock of its place.
    ///
    /// - Parameters:
    ///   - said: The time, with its member.
    ///   - place: Its place.
    ///   - country: The country of the place, if it is one of ISO 3166-1.
    /// - Returns: The time, with remarks.
    package mutating func moment(_ said: Said, at place: Place?, country: String?) -> Moment {
        guard said.time.time != nil else {
            return Moment(local: said.time.local, isDate: true, zone: nil, instant: nil)
        }
        guard let zoneName = said.time.zoneName else { return inPlace(said, place, country) }
        if let zone = try? database.zone(named: zoneName) { return named(said, zone) }
        var moment = inPlace(said, place, country)
        moment.note = Note(
            code: .unknownZone, severity: .warning,
            message: tr("\(said.name) \(said.time.text) names an unknown zone")
                + (moment.note.map { "; \($0.message)" } ?? ""))
        return moment
    }

    /// Returns the start and the end of a reservation.
    package mutating func moments(of reservation: Reservation) -> (start: Moment?, end: Moment?) {
        let isMoving = reservation.type.kind.isTransport
        let end = reservation.destination ?? (isMoving ? nil : reservation.place)
        let countries = reservation.countries
        if let days = days(of: reservation) { return days }
        return (
            reservation.start.map { moment($0, at: reservation.place, country: countries.start) },
            reservation.end.map { moment($0, at: end, country: countries.end) }
        )
    }

    /// Returns the days of a stay with both ends at midnight UTC, which programs write for dates.
    private func days(of reservation: Reservation) -> (start: Moment?, end: Moment?)? {
        guard reservation.type == .lodging, let start = reservation.start?.time,
            let end = reservation.end?.time, start.isMidnightUTC, end.isMidnightUTC
        else { return nil }
        func day(_ time: ReservationTime) -> Moment {
            Moment(local: time.local, isDate: true, zone: nil, instant: nil)
        }
        return (day(start), day(end))
    }

    // MARK: Zones

    /// Places a time with a zone (RFC 9557).
    ///
    /// `Z` fixes the instant alone; any other offset that contradicts the zone gives a remark, and the clock
    /// reading is used.
    private func named(_ said: Said, _ zone: Zone) -> Moment {
        let local = said.time.local
        guard let instant = said.time.instant else {
            return Moment(
                local: local, isDate: false, zone: zone, instant: zone.mapping(of: local).compatible)
        }
        let shown = zone.civil(at: instant)
        if said.time.isUTC || shown == local {
            return Moment(local: shown, isDate: false, zone: zone, instant: instant)
        }
        let note = Note(
            code: .contradictedZone, severity: .warning,
            message: tr(
                "\(said.name) \(said.time.text) has another offset than the zone beside it, which has "
                    + "\(zone.offset(at: instant)) then; the clock reading was used in \(zone.id)"))
        return Moment(
            local: local, isDate: false, zone: zone, instant: zone.mapping(of: local).compatible, note: note)
    }

    /// Places a time without a zone on the clock of its place.
    private mutating func inPlace(_ said: Said, _ place: Place?, _ country: String?) -> Moment {
        let local = said.time.local
        guard let instant = said.time.instant else {
            guard let (zone, reason) = zone(of: place, country, { $0.mapping(of: local).compatible }) else {
                // The reader of the event reports that it floats.
                return Moment(local: local, isDate: false, zone: nil, instant: nil)
            }
            let note = Note(
                code: .zoneFromPlace, severity: .repaired,
                message: tr(
                    "\(said.name) \(said.time.text) names no zone; it was read in \(zone.id), that of \(reason)"
                ))
            return Moment(
                local: local, isDate: false, zone: zone, instant: zone.mapping(of: local).compatible,
                note: note)
        }
        guard let (zone, reason) = zone(of: place, country, { $0.civil(at: instant) }) else {
            let note = Note(
                code: .unknownZone, severity: .warning,
                message: tr(
                    "\(said.name) \(said.time.text) names no zone, and neither does its place; it keeps its offset"
                ))
            return Moment(local: local, isDate: false, zone: nil, instant: instant, note: note)
        }
        let shown = zone.civil(at: instant)
        guard shown != local else { return Moment(local: local, isDate: false, zone: zone, instant: instant) }
        // An offset other than UTC's is better evidence of the clock than the name of a city.
        guard said.time.offset == .zero || reason == place?.code || reason == country else {
            let note = Note(
                code: .contradictedZone, severity: .warning,
                message: tr(
                    "\(said.name) \(said.time.text) has another offset than the clocks of \(reason), where it is \(shown) "
                        + "then in \(zone.id); it keeps its offset"))
            return Moment(local: local, isDate: false, zone: nil, instant: instant, note: note)
        }
        let note = Note(
            code: .zoneFromPlace, severity: said.time.offset == .zero ? .repaired : .warning,
            message: tr(
                "\(said.name) \(said.time.text) has another offset than the clocks of \(reason), where it is \(shown) "
                    + "then in \(zone.id); that was taken"))
        return Moment(local: shown, isDate: false, zone: zone, instant: instant, note: note)
    }

    /// Returns the zone of a place by its airport, its country, or its city, in this order.
    ///
    /// A country counts with a single zone; a city's name counts when all cities that it may mean share one.
    ///
    /// - Parameters:
    ///   - place: The place.
    ///   - country: Its country.
    ///   - reading: The local reading in a zone: zones that agree on it are equivalent here.
    /// - Returns: The zone, with what tells it.
    private mutating func zone<Reading: Equatable>(
        of place: Place?, _ country: String?, _ reading: (Zone) -> Reading
    ) -> (zone: Zone, reason: String)? {
        if let code = place?.code, let airport = AirportTable.airport(iata: code),
            let zone = try? database.zone(airport.zone)
        {
            return (zone, code)
        }
        func only(_ zones: [Zone], _ name: String) -> (zone: Zone, reason: String)? {
            guard let first = zones.first else { return nil }
            let said = reading(first)
            return zones.dropFirst().allSatisfy { reading($0) == said } ? (first, name) : nil
        }
        let zones = country.map { self.zones(of: $0) } ?? []
        if let country, zones.count == 1 { return (zones[0], country) }
        if let city = place?.address?.city, !city.isEmpty, city.utf8.count <= 120,
            let found = only(self.zones(of: city, place?.address?.region, in: country), city)
        {
            return found
        }
        return country.flatMap { only(zones, $0) }
    }

    private mutating func zones(of country: String) -> [Zone] {
        guard country.utf8.count <= 120 else { return [] }
        if let known = countries[country] { return known }
        let known = country.utf8.count == 2 ? (try? database.zones(inCountry: country)) ?? [] : []
        // `UK` is no code, but is used.
        let ids = known.isEmpty ? CityTable.zones(ofArea: country) : known
        let found = ids.compactMap { try? database.zone($0) }
        if countries.count < Self.mostKnown { countries[country] = found }
        return found
    }

    /// Returns the zones of the cities of a name within the address.
    ///
    /// The table lacks small towns; without a region the city must have many people.
    private mutating func zones(of city: String, _ region: String?, in country: String?) -> [Zone] {
        let region = region.flatMap { $0.isEmpty || $0.utf8.count > 120 ? nil : $0 }
        let key = "\(city)\n\(region ?? "")\n\(country ?? "")"
        if let known = cities[key] { return known }
        var found = CityTable.cities(named: city)
        // A country in an unknown language is ignored in favour of the city.
        let country = country.flatMap { self.zones(of: $0).isEmpty ? nil : $0 }
        if let country {
            let code = CityTable.country(named: country) ?? country
            found.removeAll { $0.country != code }
        }
        if let region, !CityTable.zones(ofArea: region).isEmpty {
            let there = CityTable.cities(named: "\(city), \(region)")
            found = found.filter { there.contains($0) }
        } else {
            // A name alone is the city's own: Sion is a nickname of Jerusalem.
            if country == nil { found.removeAll { $0.name.lowercased() != city.lowercased() } }
            found = found.contains { $0.population >= Self.leastPeople } ? found : []
        }
        let zones = Set(found.map(\.zone)).sorted { $0.name < $1.name }.compactMap { try? database.zone($0) }
        if cities.count < Self.mostKnown { cities[key] = zones }
        return zones
    }

    private static let mostKnown = 256
    /// The least people of a city that is named without a region: small ones share their names with many.
    private static let leastPeople = 100_000
}
