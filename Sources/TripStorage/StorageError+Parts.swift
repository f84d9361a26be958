import Messages
package import Trips

/// The errors that both stores share.
extension StorageError {
    package static func unknownTrip(_ id: TripID) -> StorageError {
        StorageError(.unknownTrip, subject: id.text, reason: tr("is the identifier of no trip in the store"))
    }

    static func unknownSealedTrip(_ id: TripID) -> StorageError {
        StorageError(
            .unknownTrip, subject: id.text,
            reason: tr("is the identifier of no trip under a passphrase in the store"))
    }

    static func duplicateTrip(_ id: TripID) -> StorageError {
        StorageError(
            .duplicateTrip, subject: id.text, reason: tr("is the identifier of a trip in the store already"))
    }

    static func unknownAccount(_ name: String) -> StorageError {
        StorageError(.unknownPart, subject: name, reason: tr("is the name of no account in the store"))
    }

    static func unknownCalendar(_ id: SyncedCalendarID) -> StorageError {
        StorageError(
            .unknownPart, subject: id.text, reason: tr("is the identifier of no synced calendar in the store")
        )
    }

    static func unknownOrganization(_ id: OrganizationID) -> StorageError {
        StorageError(
            .unknownPart, subject: id.text, reason: tr("is the identifier of no organization in the store"))
    }

    static func unknownActivity(_ key: ActivityKey) -> StorageError {
        StorageError(
            .unknownPart, subject: key.description, reason: tr("is the key of no activity of the trip"))
    }

    static func unknownExpense(_ id: ExpenseID) -> StorageError {
        StorageError(
            .unknownPart, subject: id.text, reason: tr("is the identifier of no expense of the trip"))
    }

    static func unknownTraveller(_ id: TravellerID, in expense: Expense) -> StorageError {
        StorageError(
            .unstorable, subject: "\"\(expense.title)\"",
            reason: tr("names the traveller \(id), who is none of the trip's; add them to the trip first"))
    }

    static func unknownPerson(_ id: PersonID) -> StorageError {
        StorageError(
            .unknownPart, subject: id.text, reason: tr("is the identifier of no person in the store"))
    }

    static func mergedWithItself(_ person: Person) -> StorageError {
        StorageError(
            .mergedWithItself, subject: "\"\(person.name)\"",
            reason: tr("is one person already; expected two, for example another spelling of the name"))
    }

    static func personInUse(_ person: Person, _ trips: [String]) -> StorageError {
        StorageError(
            .inUse, subject: "\"\(person.name)\"",
            reason:
                trips.count == 1
                ? tr(
                    "travels in 1 trip (\(listed(trips))); take them out of it, or merge them into another person, first"
                )
                : tr(
                    "travels in \(trips.count) trips (\(listed(trips))); take them out of those, or merge them into another person, first"
                ))
    }

    static func unknownParticipant(_ id: PersonID, of activity: Activity) -> StorageError {
        StorageError(
            .unstorable, subject: "\"\(activity.title)\"",
            reason: tr(
                "names the participant \(id), who is no traveller of the trip; add them to the trip first"))
    }

    static func participantInUse(_ traveller: Traveller, _ titles: [String]) -> StorageError {
        StorageError(
            .inUse, subject: "\"\(traveller.name)\"",
            reason:
                titles.count == 1
                ? tr("takes part in 1 activity (\(listed(titles))); take them out of it first")
                : tr(
                    "takes part in \(titles.count) activities (\(listed(titles))); take them out of those first"
                ))
    }

    static func partOfAnotherTrip(_ id: String, _ part: String) -> StorageError {
        StorageError(
            .unstorable, subject: id,
            reason: tr("is the identifier of \(part) of another trip; give it a new one"))
    }

    static func organizationInUse(_ name: String, _ titles: [String]) -> StorageError {
        StorageError(
            .inUse, subject: "\"\(name)\"",
            reason:
                titles.count == 1
                ? tr("runs 1 activity (\(listed(titles))); give it to another, or to none, first")
                : tr(
                    "runs \(titles.count) activities (\(listed(titles))); give them to another, or to none, first"
                ))
    }

    static func travellerInUse(_ traveller: Traveller, _ titles: [String]) -> StorageError {
        StorageError(
            .inUse, subject: "\"\(traveller.name)\"",
            reason:
                titles.count == 1
                ? tr("has paid or bears 1 expense (\(listed(titles))); give it to others first")
                : tr(
                    "has paid or bears \(titles.count) expenses (\(listed(titles))); give them to others first"
                ))
    }

    /// Returns `Dinner, Tour`; of many, the first three by name.
    private static func listed(_ titles: [String]) -> String {
        titles.prefix(3).joined(separator: ", ") + (titles.count > 3 ? ", …" : "")
    }
}
