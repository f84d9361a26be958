import Backups
public import CivilTime
import Findings
import ICalendar
import Messages
import Rendering
import TripExchange
public import TripStorage
public import Trips

/// Imports calendars, and files of Traveling Snails, into a store.
///
/// Reading a file again changes nothing, a newer version of a booking updates it, and a cancelled one is kept and marked.
///
/// ```swift
/// var calendars = ReadCalendars(database: zones, now: now, isForStore: true)
/// try calendars.read(CalendarSource(bytes), named: "flight.ics")
/// let result = try StoreImport(database: zones, at: now).carryOut(calendars, in: store)
/// ```
public struct StoreImport: Sendable {
    /// The zones.
    public let database: ZoneDatabase
    /// The present.
    public let now: Instant
    /// The home zone of new trips; nil for that of the calendar.
    public let home: ZoneID?
    /// The trip of all calendars; nil where each names its own.
    public let trip: String?

    /// The stored trip of all calendars, whatever it is called; nil where they are chosen by name.
    private var stored: TripID?

    /// Takes the cancellation of an activity back before the files are compared with it; nil where that has none of them.
    package var lift: (@Sendable (Activity, ZoneDatabase) -> Activity?)?

    /// The progress of an import.
    public enum Stage: Hashable, Sendable {
        /// Comparing the files with the store.
        case comparing
        /// Storing a number of activities.
        case storing(activities: Int)
    }

    /// Prepares an import.
    ///
    /// - Parameters:
    ///   - database: The zones.
    ///   - now: The present.
    ///   - home: The home zone of new trips, which precedes that of a calendar.
    ///   - trip: The trip of all calendars, created if missing; nil where each names its own.
    /// - Throws: A `TripError` for an invalid name of a trip.
    public init(
        database: ZoneDatabase, at now: Instant, home: ZoneID? = nil, into trip: String? = nil
    ) throws(TripError) {
        if let trip { try Trip.checkName(trip) }
        self.database = database
        self.now = now
        self.home = home
        self.trip = trip
    }

    /// Prepares an import into a stored trip, or into those that the calendars name.
    ///
    /// - Parameters:
    ///   - database: The zones.
    ///   - now: The present.
    ///   - home: The home zone of new trips, which precedes that of a calendar.
    ///   - id: The trip of all calendars; nil where each names its own.
    package init(database: ZoneDatabase, at now: Instant, home: ZoneID?, intoStored id: TripID?) {
        (self.database, self.now, self.home, trip, stored) = (database, now, home, nil, id)
    }

    /// Whether the files have content for a store; files without events have it only when the trip is named.
    ///
    /// - Parameters:
    ///   - calendars: Calendars, mails and pages.
    ///   - snails: Files of Traveling Snails.
    /// - Returns: Whether ``carryOut(_:_:in:named:progress:)`` would import anything.
    public func hasWork(_ calendars: ReadCalendars, _ snails: [SnailsFile] = []) -> Bool {
        !snails.isEmpty || calendars.entries.contains(where: isWanted)
    }

    /// Imports files in one transaction, which undo reverts.
    ///
    /// - Parameters:
    ///   - calendars: Calendars, mails and pages.
    ///   - snails: Files of Traveling Snails, which name their trips themselves.
    ///   - store: The store.
    ///   - source: The name of the files in the history; by default their names.
    ///   - progress: Called when a stage begins.
    /// - Returns: The changes to each trip.
    /// - Throws: A ``WorkflowError`` or an error of the store; then nothing is changed.
    public func carryOut(
        _ calendars: ReadCalendars, _ snails: [SnailsFile] = [], in store: some TripStore,
        named source: String? = nil, progress: (Stage) -> Void = { _ in }
    ) throws -> ImportResult {
        try carryOut(calendars, snails, ifAsSeen: nil, in: store, named: source, progress: progress)
    }

    /// Imports files in one transaction, if that changes what was seen.
    ///
    /// - Parameters:
    ///   - calendars: Calendars, mails and pages.
    ///   - snails: Files of Traveling Snails, which name their trips themselves.
    ///   - plan: The ``ImportResult/plan`` that was seen; nil for any.
    ///   - store: The store.
    ///   - source: The name of the files in the history; by default their names.
    ///   - progress: Called when a stage begins.
    /// - Returns: The changes to each trip.
    /// - Throws: A ``WorkflowError``, of code `changedMeanwhile` for another plan, or an error of the store; then nothing is
    ///   changed.
    package func carryOut(
        _ calendars: ReadCalendars, _ snails: [SnailsFile] = [], ifAsSeen plan: String?,
        in store: some TripStore, named source: String? = nil, progress: (Stage) -> Void = { _ in }
    ) throws -> ImportResult {
        guard hasWork(calendars, snails) else { return nothing(of: calendars, snails) }
        return try store.write { writing in
            progress(.comparing)
            let (outcomes, people) = try outcomes(of: calendars, in: writing)
            if let plan,
                plan
                    != ImportResult(outcomes, try snails.map { try $0.plan(over: writing) }, flaws: []).plan
            {
                throw WorkflowError.changedMeanwhile(
                    (source ?? calendars.entries.map(\.file).listed))
            }
            let trips = outcomes.map(\.trip.name) + snails.flatMap(\.contents.trips).map(\.trip.name)
            let files = source ?? (calendars.entries.map(\.file) + snails.map(\.file)).listed
            try writing.record(tr("import \(files) into \(trips.listed)"), at: now)
            progress(.storing(activities: outcomes.reduce(0) { $0 + $1.upsertCount }))
            try LibicalMissing.throwing { try carryOut(outcomes, people, in: writing) }
            let plans = try snails.map { file in
                let plan = try file.plan(over: writing)
                try plan.carryOut(in: writing)
                return plan
            }
            try database.requireUnreplaced()
            return ImportResult(outcomes, plans, flaws: Self.flaws(of: calendars, snails))
        }
    }

    /// Writes the changes to all trips, with the persons and organizations that are new.
    func carryOut(
        _ outcomes: [TripImport], _ people: Participation, in writing: any TripWriting
    ) throws {
        for outcome in outcomes {
            for organization in outcome.organizations { try writing.save(organization) }
        }
        for person in people.personsToWrite { try writing.save(person) }
        for outcome in outcomes { try outcome.carryOut(in: writing) }
    }

    /// Returns what ``carryOut(_:_:in:named:progress:)`` would do, without writing.
    ///
    /// - Parameters:
    ///   - calendars: Calendars, mails and pages.
    ///   - snails: Files of Traveling Snails.
    ///   - store: The store.
    /// - Returns: The changes to each trip.
    /// - Throws: A ``WorkflowError`` or an error of the store.
    public func preview(
        _ calendars: ReadCalendars, _ snails: [SnailsFile] = [], over store: some TripStore
    ) throws -> ImportResult {
        guard hasWork(calendars, snails) else { return nothing(of: calendars, snails) }
        return try store.read { reading in
            ImportResult(
                try outcomes(of: calendars, in: reading).outcomes,
                try snails.map { try $0.plan(over: reading) },
                flaws: Self.flaws(of: calendars, snails))
        }
    }

    /// The result for files without content for a store.
    package func nothing(of calendars: ReadCalendars, _ snails: [SnailsFile]) -> ImportResult {
        ImportResult([], [], flaws: Self.flaws(of: calendars, snails))
    }

    static func flaws(of calendars: ReadCalendars, _ snails: [SnailsFile]) -> [Finding] {
        calendars.findings + snails.flatMap(\.findings)
    }

    /// Whether a file has content for a trip; a file without events has it only when the trip is named.
    func isWanted(_ entry: ReadCalendars.Entry) -> Bool {
        !entry.calendar.activities.isEmpty || !entry.calendar.cancellations.isEmpty
            || !entry.calendar.todos.isEmpty
            || ((trip != nil || stored != nil) && entry.calendar.source != nil)
    }

    /// Returns the changes to each trip of the files.
    ///
    /// - Parameters:
    ///   - read: The files.
    ///   - reading: The store.
    ///   - known: The trips that the import has stored already.
    /// - Returns: The changes, and the people that the files name.
    /// - Throws: A ``WorkflowError`` or an error of the store.
    func outcomes(
        of read: ReadCalendars, in reading: any TripReading, knowing known: [TripImport] = []
    ) throws -> (outcomes: [TripImport], people: Participation) {
        var outcomes = known
        var people = Participation(
            known: try reading.persons(), texts: read.reading.reservationTexts)
        var organizations = try reading.organizations()
        let attachments = try attachments(of: read, in: reading)
        for entry in read.entries {
            guard isWanted(entry) || !known.isEmpty else { continue }
            let index = try position(of: entry, in: &outcomes, over: reading, isStreamed: !known.isEmpty)
            let calendar = entry.calendar.matchingOrganizations(with: organizations)
            organizations += calendar.organizations
            let trip = outcomes[index].trip.id
            let elsewhere =
                attachments.filter { $0.key != trip }.flatMap { $0.value.map(\.id) }
                + outcomes.filter { $0.trip.id != trip }.flatMap(\.attachmentIDs)
            outcomes[index].merge(
                calendar, file: entry.file, database: database, home: home,
                elsewhere: Set(elsewhere), people: &people, at: now)
        }
        return (outcomes, people)
    }

    /// The position of the trip of a file among the outcomes, where it is added if it is missing.
    ///
    /// A file goes to the trip that is named for it. Otherwise bookings go to the trip that has them, or to the one that
    /// their codes or places fit; else counts the name of the file.
    private func position(
        of entry: ReadCalendars.Entry, in outcomes: inout [TripImport], over reading: any TripReading,
        isStreamed: Bool
    ) throws -> Int {
        let name = trip ?? entry.tripName
        let isChosen = trip != nil || stored != nil || isStreamed
        let proposal = isChosen ? nil : try self.proposal(for: entry, among: outcomes, in: reading)
        let isIts = { (known: TripImport) in
            stored.map { $0 == known.trip.id } ?? (known.isNamed(name) || known.trip.id.text == name)
        }
        guard let proposal else {
            if let known = outcomes.firstIndex(where: isIts) { return known }
            outcomes.append(try outcome(named: name, in: reading))
            return outcomes.count - 1
        }
        var index = outcomes.firstIndex { $0.trip.id == proposal.trip }
        if index == nil, let found = try reading.trip(proposal.trip) {
            outcomes.append(try outcome(of: found, in: reading))
            index = outcomes.count - 1
        }
        guard let index else { throw WorkflowError.unknownTrip(proposal.trip) }
        if !outcomes[index].isNamed(name) {
            outcomes[index].noteProposal(TripProposal(file: entry.file, reason: proposal.reason))
        }
        return index
    }

    /// The trip that has bookings or that they fit, of those that may be changed; nil for none, and for several that they
    /// fit as well.
    private func proposal(
        for entry: ReadCalendars.Entry, among outcomes: [TripImport], in reading: any TripReading
    ) throws -> (trip: TripID, reason: TripProposal.Reason)? {
        guard let seeker = TripSeeker(entry) else { return nil }
        func mayChange(_ trip: Trip) -> Bool { (try? reading.require(.editor, in: trip)) != nil }
        let opened = Set(outcomes.map(\.trip.id))
        let stored = try reading.trips().filter { mayChange($0) && !opened.contains($0.id) }
        var holder: (trip: TripID, count: Int)?
        // Where another event has the identifier of a booking, the one would replace the other.
        var strange: Set<TripID> = []
        func look(at trip: TripID, _ same: [Activity]) {
            let count = Set(same.filter(seeker.has).map(\.uid)).count
            if count < Set(same.map(\.uid)).count { strange.insert(trip) }
            // At least half of the file; of several trips the first with the most.
            if count * 2 >= seeker.uids.count, count > holder?.count ?? 0 { holder = (trip, count) }
        }
        for outcome in outcomes {
            look(at: outcome.trip.id, outcome.all.filter { seeker.uids.contains($0.uid) })
        }
        for trip in stored {
            look(at: trip.id, try seeker.uids.flatMap { try reading.activities(withUID: $0, of: trip.id) })
        }
        if let holder, !strange.contains(holder.trip) { return (holder.trip, .known) }
        guard let window = seeker.window else { return nil }
        var found: [(trip: TripID, fit: TripSeeker.Fit)] = []
        for outcome in outcomes where !outcome.trip.isArchived && !strange.contains(outcome.trip.id) {
            if let fit = seeker.fit(with: outcome.all) { found.append((outcome.trip.id, fit)) }
        }
        let near = Dictionary(
            grouping: try reading.activities(touching: window, includingArchived: false), by: \.trip)
        for trip in stored where !trip.isArchived && !strange.contains(trip.id) {
            guard let activities = near[trip.id], let fit = seeker.fit(with: activities.lazy.map(\.activity))
            else { continue }
            found.append((trip.id, fit))
        }
        return TripSeeker.best(of: found)
    }

    /// The attachments of all trips; empty when the files have none.
    private func attachments(
        of read: ReadCalendars, in reading: any TripReading
    ) throws -> [TripID: [Attachment]] {
        guard read.entries.contains(where: { !$0.calendar.attachments.isEmpty }) else { return [:] }
        return Dictionary(
            try reading.trips().map { ($0.id, try reading.attachments(of: $0.id)) },
            uniquingKeysWith: { first, _ in first })
    }

    /// The changes to a trip that does not exist yet.
    func newTrip(named name: String) -> TripImport {
        var random = SystemRandomNumberGenerator()
        return TripImport(
            trip: Trip(id: TripID.random(using: &random), name: name, home: home), isNew: true)
    }

    /// The trips that a name means; where none has it, the one whose whole identifier was typed.
    func trips(named name: String, in reading: any TripReading) throws -> [Trip] {
        let named = try reading.trips(named: name)
        guard named.isEmpty, trip != nil else { return named }
        return try [reading.trip(TripID(name))].compactMap(\.self)
    }

    private func outcome(
        named name: String, in reading: any TripReading
    ) throws -> TripImport {
        let named: [Trip]
        if let stored {
            named = try [reading.trip(stored)].compactMap(\.self)
            if named.isEmpty { throw WorkflowError.unknownTrip(stored) }
        } else {
            named = try trips(named: name, in: reading)
        }
        guard let found = named.first else { return newTrip(named: name) }
        guard named.count == 1 else { throw WorkflowError.ambiguousTrip(name, named.map(\.id)) }
        return try outcome(of: found, in: reading)
    }

    /// What a stored trip has before anything is merged.
    private func outcome(of found: Trip, in reading: any TripReading) throws -> TripImport {
        var outcome = TripImport(
            trip: found, isNew: false, existing: try reading.activities(of: found.id),
            todos: try reading.todos(of: found.id), attachments: try reading.attachments(of: found.id))
        if let lift {
            let zones = database.adding(found.zones)
            outcome.lift { lift($0, zones) }
        }
        return outcome
    }
}

extension [String] {
    /// The names on one line.
    fileprivate var listed: String { map { Printable.name($0) }.joined(separator: ", ") }
}
