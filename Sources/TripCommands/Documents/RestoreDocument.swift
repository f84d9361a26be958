import Backups
import Messages
import Rendering
import StrictJSON
import TripExchange
import Trips

/// What a restore did, as JSON has it.
struct RestoreDocument: Encodable, Sendable {
    /// How many records of one sort met which fate.
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
    /// How many files got back bytes that were damaged or gone in the store.
    let mendedFiles: Int
    /// The trips that are under a passphrase in one of both and open in the other; they are left as they are.
    let leftAlone: [String]
    /// The trips under a passphrase whose box in the store is another one and not the older; they are left as they are.
    let newerBoxes: [String]
    /// The organizations that are called otherwise than the backup says, since another one has that name.
    let renamed: [Renaming]

    /// An organization that is called otherwise.
    struct Renaming: Encodable, Sendable {
        let organization: String
        let name: String
        let isCalled: String
    }

    /// What is not taken from the backup, each with its place and the rule.
    let leftOut: [String]
    /// What the backup was made without.
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

    /// One line for each sort that there is.
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
