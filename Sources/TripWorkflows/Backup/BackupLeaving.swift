import Backups
import CivilTime
import StrictJSON
import TripStorage
import Trips

/// Leaves out the records that would make a backup unreadable.
struct BackupLeaving {
    private let reasons: [BackupRecord: DocumentError]
    /// The records left out, in the order of the document.
    private(set) var gaps: [BackupGap] = []
    /// The missing occurrences of series whose overrides are left out.
    private(set) var losses: [String] = []

    /// Prepares to leave out records.
    ///
    /// - Parameter reasons: The records, each with the broken rule.
    init(_ reasons: [BackupRecord: DocumentError]) { self.reasons = reasons }

    /// Leaves the records out; of a trip only the part that breaks the rule, where that is enough.
    mutating func carryOut(in document: inout BackupDocument) {
        document.organizations = kept(document.organizations, .organizations) { organization, flaw in
            BackupGap(.organizations, organization.id.text, organization.name, of: nil, flaw)
        }
        document.persons = kept(document.persons, .persons) { person, flaw in
            BackupGap(.persons, person.id.text, person.name, of: nil, flaw)
        }
        document.sealedTrips = kept(document.sealedTrips, .sealedTrips) { sealed, flaw in
            BackupGap(.sealedTrips, sealed.id.text, "", of: nil, flaw)
        }
        let touched = Set(reasons.keys.map(\.trip))
        for number in document.trips.indices where touched.contains(number) {
            leaveOutParts(of: &document.trips[number], number)
        }
        mendTrips(in: &document)
    }

    /// Returns the remaining records of a list; the others become gaps.
    private mutating func kept<Record>(
        _ records: [Record], _ list: BackupGap.List, of trip: Int = 0,
        _ gap: (Record, DocumentError) -> BackupGap
    ) -> [Record] {
        var kept: [Record] = []
        for (index, record) in records.enumerated() {
            if let flaw = reasons[BackupRecord(list, of: trip, index)] {
                gaps.append(gap(record, flaw))
            } else {
                kept.append(record)
            }
        }
        return kept
    }

    private mutating func leaveOutParts(of contents: inout TripContents, _ number: Int) {
        let trip = contents.trip
        var left: [Activity] = []
        contents.activities = kept(contents.activities, .activities, of: number) { activity, flaw in
            left.append(activity)
            return BackupGap(.activities, activity.key.description, activity.title, of: trip, flaw)
        }
        contents.todos = kept(contents.todos, .todos, of: number) { todo, flaw in
            BackupGap(.todos, todo.uid.text, todo.title, of: trip, flaw)
        }
        contents.expenses = kept(contents.expenses, .expenses, of: number) { expense, flaw in
            BackupGap(.expenses, expense.id.text, expense.title, of: trip, flaw)
        }
        contents.attachments = kept(contents.attachments, .attachments, of: number) { attachment, flaw in
            BackupGap(.attachments, attachment.id.text, attachment.name, of: trip, flaw)
        }
        takeOccurrences(of: left, from: &contents)
    }

    /// Without its override, a series would have the occurrence at its original time.
    private mutating func takeOccurrences(of left: [Activity], from contents: inout TripContents) {
        let changed = Dictionary(grouping: left.filter { LostOccurrences.change(by: $0) != nil }, by: \.uid)
        guard !changed.isEmpty else { return }
        let families = Dictionary(
            grouping: contents.activities.indices.filter { changed[contents.activities[$0].uid] != nil },
            by: { contents.activities[$0].uid })
        var series: Set<ActivityUID> = []
        for (uid, left) in changed {
            let family = families[uid, default: []]
            guard let head = family.first(where: { contents.activities[$0].recurrenceID == nil }) else {
                continue
            }
            series.insert(uid)
            let lost = LostOccurrences(
                changes: left.compactMap(LostOccurrences.change),
                readableChanges: family.compactMap {
                    LostOccurrences.readableChange(by: contents.activities[$0])
                })
            contents.activities[head] = lost.takenOut(of: contents.activities[head])
        }
        // In the order of the store, not of the series.
        for activity in left where series.contains(activity.uid) {
            guard let change = LostOccurrences.change(by: activity) else { continue }
            losses.append(
                "\"\(activity.title)\" of \(contents.trip.name): "
                    + UnreadableRow.loss(of: change.original, andLater: change.mayMoveLater))
        }
    }

    private mutating func mendTrips(in document: inout BackupDocument) {
        var kept: [TripContents] = []
        for (number, contents) in document.trips.enumerated() {
            guard let flaw = reasons[BackupRecord(.trips, of: number, number)] else {
                kept.append(contents)
                continue
            }
            var gap = BackupGap(.trips, contents.trip.id.text, contents.trip.name, of: contents.trip, flaw)
            if let (mended, mends) = contents.mended() {
                (gap.mends, gap.mendedTrip) = (mends, mended.trip)
                kept.append(mended)
            } else {
                gap.belongings =
                    contents.activities.count + contents.todos.count + contents.expenses.count
                    + contents.attachments.count
            }
            gaps.append(gap)
        }
        document.trips = kept
    }
}
