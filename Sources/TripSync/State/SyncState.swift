package import CivilTime
import ICalendar
import Messages
package import TripStorage
package import TripWorkflows
import Trips

/// What is open between a store and its servers, without a request.
package struct SyncState: Sendable {
    private let database: ZoneDatabase
    private let productID: String

    /// Prepares to read it.
    ///
    /// - Parameters:
    ///   - database: The zones.
    ///   - productID: The PRODID of objects that are sent.
    package init(_ database: ZoneDatabase, productID: String) {
        (self.database, self.productID) = (database, productID)
    }

    /// Tells what is yet to be sent.
    ///
    /// - Parameters:
    ///   - calendar: The calendar.
    ///   - reading: The store.
    /// - Returns: The steps that the next sync would take if the server had changed nothing.
    /// - Throws: A `StorageError`.
    package func pending(
        _ calendar: SyncedCalendar, in reading: any TripReading
    ) throws -> [CalendarReport.Step] {
        let items = try reading.syncedItems(of: calendar.id)
        guard
            let texts = try TripObjects(of: calendar.trip, in: reading, database, productID: productID)?
                .texts(in: reading)
        else { return [] }
        let rows = CalendarRows(items, of: calendar.id)
        let foreign = Set(items.filter { $0.state == .foreign }.map(\.uid))
        let plan = SyncPlan.make(
            base: rows.base(run: calendar.run), local: SyncLocal(objects: texts, withheld: foreign),
            remote: .changes([], removed: []), policy: SyncPolicy(choice: nil, allowsMassDeletion: true)
        ) { "/new.ics" }
        return plan.steps.compactMap { step in
            CalendarReport.Step.Kind(step.action).map {
                CalendarReport.Step(
                    kind: $0, uid: step.uid, title: step.title, words: "\(step)", isDone: false)
            }
        }
    }

    /// Lists the conflicts of a calendar.
    ///
    /// - Parameters:
    ///   - calendar: The calendar.
    ///   - reading: The store.
    /// - Returns: The conflicts by UID.
    /// - Throws: A `StorageError`.
    package func conflicts(
        in calendar: SyncedCalendar, of reading: any TripReading
    ) throws -> [SyncedConflict] {
        try reading.syncedItems(of: calendar.id)
            .compactMap { SyncedConflict($0, in: calendar) }
            .sorted { ($0.uid, $0.href) < ($1.uid, $1.href) }
    }

    /// Settles a conflict; the next sync carries the choice out.
    ///
    /// - Parameters:
    ///   - conflict: The conflict, as it was listed.
    ///   - choice: What counts.
    ///   - now: The present.
    ///   - writing: The store.
    /// - Throws: A `ServerFailure` of code `changed-meanwhile` where either side changed since, and `bad-object` for a text
    ///   that is not this object.
    package func resolve(
        _ conflict: SyncedConflict, _ choice: SyncedConflict.Choice, at now: Instant,
        in writing: any TripWriting
    ) throws {
        let items = try writing.syncedItems(of: conflict.calendar.id)
        guard var row = items.first(where: { $0.href == conflict.href }),
            row.state.versions == conflict.versions
        else {
            throw ServerFailure(
                "changed-meanwhile",
                tr("\(conflict.title): the conflict is settled, or another one, by now; look at it again"))
        }
        switch choice {
        case .mine: row.state = .keepsMine(conflict.versions)
        case .theirs: row.state = .keepsTheirs(conflict.versions)
        case .merged(let text):
            try check(text, is: conflict)
            try writing.record(tr("settle the conflict of \"\(Excerpt.of(conflict.title))\""), at: now)
            let change = ObjectChange(of: conflict.calendar.trip, database, at: now)
            let taken = try LibicalMissing.throwing {
                try change.replace(ActivityUID(conflict.uid), with: text, in: writing)
            }
            guard taken != nil else {
                throw ServerFailure(
                    "bad-object",
                    tr(
                        "a part of the text cannot be read as an activity or a to-do; expected one whole calendar object"
                    ))
            }
            // From here on the text is an edit of the server's version like any other.
            (row.remote, row.local) = (conflict.versions.theirs, conflict.versions.theirs)
            (row.etag, row.state) = (conflict.versions.etag, .synced)
        }
        try writing.save(row, of: conflict.calendar.id)
    }

    private func check(_ text: String, is conflict: SyncedConflict) throws {
        let object: SyncObject
        do throws(ObjectFlaw) {
            object = try SyncObject(text)
        } catch {
            throw ServerFailure("bad-object", tr("the text is no whole calendar object: \(error.words)"))
        }
        guard object.uid == conflict.uid else {
            throw ServerFailure(
                "bad-object",
                tr(
                    "the text has the UID \(Excerpt.onOneLine(object.uid)); expected \(Excerpt.onOneLine(conflict.uid)), that of the conflict"
                ))
        }
    }
}

extension CalendarReport.Step.Kind {
    /// The kind of an action; `nil` for one that only remembers something.
    package init?(_ action: SyncAction) {
        switch action {
        case .adopt, .forget: return nil
        case .take: self = .take
        case .create: self = .create
        case .update: self = .update
        case .removeLocally: self = .remove
        case .delete: self = .delete
        case .conflict: self = .conflict
        case .blocked(_, let reason):
            if case .conflict = reason { self = .conflict } else { self = .skip }
        }
    }
}
