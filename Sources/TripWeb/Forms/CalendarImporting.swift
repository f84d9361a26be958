import CivilTime
import ICalendar
import Messages
import Rendering
import TripExchange
import TripStorage
import TripWorkflows
import Trips

/// Reads the files that a browser sent, for their review and for the import.
struct CalendarImporting: Sendable {
    let household: Household
    let files: [Upload.File]
    /// The trip of all files; nil where each names its own.
    let target: ImportTarget?

    /// Reads the files.
    private func read() throws -> (calendars: ReadCalendars, snails: [SnailsFile], workflow: StoreImport) {
        try household.database.requireUnreplaced()
        let now = household.now()
        var calendars = ReadCalendars(database: household.database, now: now, isForStore: true)
        calendars.acceptsDrafts = target?.acceptsDrafts == true
        var snails: [SnailsFile] = []
        for file in files where SnailsFile.isOne(file.bytes) {
            let name = Printable.line(file.name)
            guard target?.namesTrip != true else {
                throw Fault.refused(tr("A trip can be chosen for calendars; \(name) names its trips itself."))
            }
            guard let home = household.statedHome ?? household.machineHome else { throw Fault.noHome }
            // Its costs have no currency, which the command takes as an option.
            snails.append(
                try SnailsFile(
                    reading: file.bytes, named: name, home: home, currency: nil, household.database))
        }
        for file in files where !SnailsFile.isOne(file.bytes) {
            let name = Printable.line(file.name)
            let stem = name.split(separator: ".").dropLast().joined(separator: ".")
            try calendars.read(CalendarSource(file.bytes), named: name, stem: stem.isEmpty ? name : stem)
        }
        return (calendars, snails, try workflow(at: now))
    }

    /// The import into the trip that was chosen, or is to be made.
    private func workflow(at now: Instant) throws -> StoreImport {
        let (database, home) = (household.database, household.statedHome?.id)
        guard let name = target?.name else {
            let id = try target?.trip.map { text in
                guard let id = try? TripID.validated(text) else { throw Fault.unknownTrip }
                return id
            }
            return StoreImport(database: database, at: now, home: home, intoStored: id)
        }
        guard target?.trip == nil else {
            throw FormRefusal(
                tr("Choose a trip from the list, or name a new one; not both."),
                field: ImportTarget.nameField)
        }
        guard name.unicodeScalars.count <= Limits.longestNewName else {
            throw FormRefusal(
                tr("A name has at most \(Limits.longestNewName) characters."), field: ImportTarget.nameField)
        }
        return try FormRefusal.catching(ImportTarget.nameField) {
            try StoreImport(database: database, at: now, home: home, into: name)
        }
    }

    /// Refuses the name of a new trip that a stored one has.
    private func requireNew(in store: any TripStore) throws {
        guard let name = target?.name, try !store.read({ try $0.trips(named: name) }).isEmpty else { return }
        throw FormRefusal(
            tr(
                "\(Printable.name(name)): a trip is called so already; choose it from the list, or give another name."
            ), field: ImportTarget.nameField)
    }

    /// Says what an import would change, and writes nothing.
    ///
    /// - Returns: The changes, and the stored activities of the trips that it changes.
    /// - Throws: A ``FormRefusal`` of the name of a new trip; a ``Fault``, or an error of the store.
    func preview() throws -> (result: ImportResult, stored: [TripID: [ActivityKey: Activity]]) {
        let (calendars, snails, workflow) = try read()
        let store = try household.open()
        try requireNew(in: store)
        let result = try workflow.preview(calendars, snails, over: store)
        let stored = try store.read { reading in
            try result.changes.filter { !$0.isNew }.map { change in
                let activities = try reading.activities(of: change.trip.id)
                return (change.trip.id, Dictionary(activities.map { ($0.key, $0) }) { first, _ in first })
            }
        }
        return (result, Dictionary(stored) { first, _ in first })
    }

    /// Imports the files in one transaction, which `undo` reverts.
    ///
    /// - Parameters:
    ///   - plan: What the review has shown, by ``ReviewPage/plan``.
    ///   - store: The store, to write.
    /// - Returns: The trips that were changed.
    /// - Throws: A ``WorkflowError`` of code `changedMeanwhile` where it would change something else.
    func carryOut(ifAsSeen plan: String, in store: any TripStore) throws -> [Trip] {
        let (calendars, snails, workflow): (ReadCalendars, [SnailsFile], StoreImport)
        do {
            (calendars, snails, workflow) = try read()
        } catch let refusal as FormRefusal {
            // Its review has said so.
            throw Fault.refused(refusal.sentence)
        }
        return try workflow.carryOut(calendars, snails, ifAsSeen: plan, in: store).changes.map(\.trip)
    }

    /// The titles of the events of a file, by their UIDs; none for a file that is no calendar.
    func titles(ofFile name: String) -> [String: String] {
        let events = files.filter { Printable.line($0.name) == name }.flatMap { file in
            ((try? CalendarReader().read(file.bytes))?.calendars ?? []).flatMap(\.events)
        }
        return Dictionary(
            events.compactMap { event in
                guard let uid = event.uid, let title = event.text("SUMMARY"), !title.isEmpty else {
                    return nil
                }
                return (uid, title)
            }, uniquingKeysWith: { first, _ in first })
    }
}
