import Backups
import Messages
import Rendering
import StrictJSON
import TripExchange
import Trips

/// The result of a restore in JSON.
struct RestoreDocument: Encodable, Sendable {
    /// The numbers of records of one sort by result.
    struct Counts: Encodable, Sendable {
        let added: Int
        let changed: Int
        let unchanged: Int

        init(_ counts: RestorePlan.Counts) {
            (added, changed, unchanged) = (counts.added, counts.changed, counts.unchanged)
        }
    }

    let dryRun: Bool
    let organizations: Counts
    let persons: Counts
    let trips: Counts
    let activities: Counts
    let todos: Counts
    let expenses: Counts
    let attachments: Counts
    let sealedTrips: Counts
    /// The number of files whose damaged or missing bytes were restored.
    let mendedFiles: Int
    /// The trips that are protected in either backup or store alone, which are left unchanged.
    let leftAlone: [String]
    /// The protected trips whose box in the store differs and is not older, which are left unchanged.
    let newerBoxes: [String]
    /// The organizations renamed because another one has their name.
    let renamed: [Renaming]

    /// A renamed organization.
    struct Renaming: Encodable, Sendable {
        let organization: String
        let name: String
        let isCalled: String
    }

    /// The dropped parts of the backup, each with its place and the rule.
    let leftOut: [String]
    /// The parts that the backup lacks.
    let missing: [String]

    init(_ plan: RestorePlan, leftOut: [DocumentError], missing: [String], isDryRun: Bool) {
        self.missing = missing
        self.leftOut = leftOut.map(\.description)
        dryRun = isDryRun
        organizations = Counts(plan.organizations)
        persons = Counts(plan.persons)
        trips = Counts(plan.trips)
        activities = Counts(plan.activities)
        todos = Counts(plan.todos)
        expenses = Counts(plan.expenses)
        attachments = Counts(plan.attachments)
        sealedTrips = Counts(plan.sealedTrips)
        mendedFiles = plan.contentsToMend.count
        leftAlone = plan.conflicts.map(\.text)
        newerBoxes = plan.newerBoxes.map(\.text)
        renamed = plan.renamings.map {
            Renaming(organization: $0.id.text, name: $0.name, isCalled: $0.isCalled)
        }
    }

    /// One line for each sort of records.
    var text: String {
        let sorts = [
            (tr("trips"), trips), (tr("activities"), activities), (tr("to-dos"), todos),
            (tr("expenses"), expenses),
            (tr("attachments"), attachments), (tr("organizations"), organizations),
            (tr("persons"), persons),
            (tr("trips under a passphrase"), sealedTrips),
        ]
        var text = dryRun ? tr("would be restored:\n") : tr("restored:\n")
        for (name, counts) in sorts where counts.added + counts.changed + counts.unchanged > 0 {
            text +=
                tr(
                    "  \(name): \(counts.added) added, \(counts.changed) changed, \(counts.unchanged) unchanged\n"
                )
        }
        if mendedFiles > 0 { text += tr("  files: \(mendedFiles) mended\n") }
        for id in leftAlone {
            text += tr("  left alone: the trip \(id), which is under a passphrase on one side\n")
        }
        for id in newerBoxes {
            text +=
                tr(
                    "  left alone: the protected trip \(id), whose box in the store is another and not the older one\n"
                )
        }
        for renaming in renamed {
            text +=
                tr(
                    "  called \(Printable.name(renaming.isCalled)): the organization \(Printable.name(renaming.name)), "
                        + "since another one has that name now\n")
        }
        return text
    }
}
