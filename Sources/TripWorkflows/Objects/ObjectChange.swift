package import CivilTime
package import Findings
import ICalendar
import Merging
import TripExchange
package import TripStorage
package import Trips

/// Changes the objects of a trip to what a calendar server holds.
///
/// A new object is imported as from a file. One that is there becomes the text, as a local edit: what its senders
/// said stays known, so that their next version is merged field by field.
package struct ObjectChange {
    private let trip: TripID
    private let database: ZoneDatabase
    private let now: Instant

    /// Prepares changes of a trip.
    ///
    /// - Parameters:
    ///   - trip: The trip.
    ///   - database: The zones.
    ///   - now: The present.
    package init(of trip: TripID, _ database: ZoneDatabase, at now: Instant) {
        (self.trip, self.database, self.now) = (trip, database, now)
    }

    /// Adds new objects, as an import of one file with all of them.
    ///
    /// - Parameters:
    ///   - texts: The texts; each is a whole VCALENDAR.
    ///   - writing: The store.
    /// - Returns: The findings.
    /// - Throws: A `CalendarError` for a text that is no calendar; the errors of an import.
    package func add(_ texts: [String], in writing: any TripWriting) throws -> [Finding] {
        guard !texts.isEmpty else { return [] }
        var read = ReadCalendars(database: database, now: now, isForStore: true)
        var result = ReadResult(calendars: [], findings: [])
        for text in texts {
            let part = try CalendarReader().read(text: text)
            result.calendars += part.calendars
            result.findings += part.findings
        }
        // What a server keeps around an event says nothing of the trip.
        for index in result.calendars.indices { result.calendars[index].dropNames() }
        read.add(read.reading.activities(from: result, file: nil), named: "", stem: "")
        let work = StoreImport(database: database, at: now, home: nil, intoStored: trip)
        let (outcomes, people) = try work.outcomes(of: read, in: writing)
        try work.carryOut(outcomes, people, in: writing)
        return Self.told(read.findings + outcomes.flatMap(\.findings))
    }

    /// Makes a text the object of its UID.
    ///
    /// - Parameters:
    ///   - uid: The UID.
    ///   - text: The text; a whole VCALENDAR with components of this UID.
    ///   - writing: The store, which has the object.
    /// - Returns: The findings; `nil` where a part of the text cannot be read as an activity or a to-do, and nothing is changed.
    /// - Throws: A `CalendarError` for a text that is no calendar; a `StorageError`.
    package func replace(
        _ uid: ActivityUID, with text: String, in writing: any TripWriting
    ) throws -> [Finding]? {
        guard var trip = try writing.trip(trip) else { throw StorageError.unknownTrip(trip) }
        let zones = database.adding(trip.zones)
        // Attached files that another program put into the text stay in it.
        let reading = CalendarImport(database: zones, floatingTimes: .hintedByFile, readsTodos: true)
        let imported = reading.activities(from: try CalendarReader().read(text: text), file: nil)
            .matchingOrganizations(with: try writing.organizations())
        guard try !imported.hasUnread else { return nil }
        let known = Set(trip.zones.map(\.id))
        trip.zones += imported.zones.filter { !known.contains($0.id) }
        var people = Participation(known: try writing.persons())
        let before = try writing.activities(withUID: uid, of: trip.id)
        let there = Dictionary(before.map { ($0.key, $0) }, uniquingKeysWith: { first, _ in first })
        let versions = imported.activities.filter { $0.uid == uid }
        let edited = versions.map { version in
            let before = there[version.key]
            let edited = before.map { version.asEdit(of: $0, at: now) } ?? version
            return people.settled(edited, before: before, in: &trip, zones)
        }
        for organization in imported.organizations { try writing.save(organization) }
        for person in people.personsToWrite { try writing.save(person) }
        try writing.update(trip)
        let kept = Set(edited.map(\.key))
        try delete(before.filter { !kept.contains($0.key) }, in: writing)
        try writing.save(edited, in: trip.id)
        let todos = imported.todos.filter { $0.uid == uid }
        if todos.isEmpty { _ = try writing.deleteTodo(uid, of: trip.id) }
        for todo in todos { try writing.save(todo, in: trip.id) }
        return Self.told(imported.findings)
    }

    /// Leaves out what says only that an event was moved elsewhere: with each move a phone keeps what we wrote beside the old time.
    private static func told(_ findings: [Finding]) -> [Finding] {
        findings.filter { $0.code != .staleRecord }
    }

    /// Deletes the object of a UID.
    ///
    /// - Parameters:
    ///   - uid: The UID.
    ///   - writing: The store.
    /// - Throws: A `StorageError`.
    package func remove(_ uid: ActivityUID, in writing: any TripWriting) throws {
        try delete(try writing.activities(withUID: uid, of: trip), in: writing)
        _ = try writing.deleteTodo(uid, of: trip)
    }

    private func delete(_ activities: [Activity], in writing: any TripWriting) throws {
        guard !activities.isEmpty else { return }
        try StoredActivity.forgetVersions(of: activities, in: trip, database, writing)
        for activity in activities { try writing.delete(activity.key, of: trip) }
    }
}

extension ImportedCalendar {
    /// Whether an event or a to-do could only be kept as it came.
    fileprivate var hasUnread: Bool {
        get throws {
            guard let source else { return false }
            let kept = try CalendarReader().read(text: source).calendars.flatMap(\.components)
            return kept.contains { $0.name == "VEVENT" || $0.name == "VTODO" }
        }
    }
}

extension CalendarObject {
    /// Removes the calendar's own name and what else only the whole calendar has.
    fileprivate mutating func dropNames() {
        let names: Set = ["NAME", "X-WR-CALNAME", "X-WR-CALDESC", "COLOR", "REFRESH-INTERVAL", "SOURCE"]
        component.properties.removeAll { names.contains($0.name.uppercased()) }
    }
}
