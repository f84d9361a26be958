import Messages
import Rendering
package import TripStorage
package import Trips

/// What an account may do, in the household and in each trip.
package final class AccountRoles {
    /// The name of the account.
    package let account: String
    /// Its role in the household.
    package let household: Role
    /// Its own roles in trips.
    private var own: [TripID: Role]
    private let accounts: [Account]
    private let roles: [TripRole]

    /// Reads what an account may do; nothing for one that there is not.
    ///
    /// - Parameters:
    ///   - account: The name of the account.
    ///   - reading: The store, all of it.
    /// - Throws: A `StorageError` when the store cannot be read.
    package init(of account: String, in reading: any TripReading) throws(StorageError) {
        self.account = account
        accounts = try reading.accounts()
        roles = try reading.roles()
        household = accounts.first { $0.name == account }?.role ?? .none
        own = [:]
        guard accounts.contains(where: { $0.name == account }) else { return }
        for role in roles where role.account == account { own[role.trip] = role.role }
    }

    /// What the account may do in a trip: all where it owns the household, else what is said for the trip, else for the household.
    package func role(in trip: TripID) -> Role { household == .owner ? .owner : own[trip] ?? household }

    /// Whether it may see a trip.
    func sees(_ trip: TripID) -> Bool { role(in: trip) >= .viewer }

    /// Whether it may do in the household, or in any trip, what a role may.
    package func isSomewhere(_ role: Role) -> Bool {
        household >= role || own.values.contains { $0 >= role }
    }

    /// Remembers a role that was just written.
    func note(_ role: TripRole) { if role.account == account { own[role.trip] = role.role } }

    /// Forgets a role that was just deleted.
    func forget(_ trip: TripID) { own[trip] = nil }

    /// Whether the account sees a change of the history.
    func sees(_ reach: HistoryReach) -> Bool {
        if household == .owner { return true }
        let isOfHousehold = reach.changesNames || reach.trips.isEmpty
        return !reach.isUnclear && reach.trips.allSatisfy(sees)
            && (!isOfHousehold || household >= .viewer)
    }

    /// Whether the account could have made a change of the history, so that it may take it back.
    func couldMake(_ reach: HistoryReach) -> Bool {
        sees(reach) && reach.trips.allSatisfy { role(in: $0) >= .editor }
            && reach.wholeTrips.allSatisfy { role(in: $0) >= .owner }
            && (!reach.changesNames || household >= .editor)
            && (!reach.makesNames || isSomewhere(.editor))
    }

    // MARK: - Why not

    /// The refusal in a trip that the account sees.
    func refusal(in trip: Trip, for role: Role) -> StorageError {
        let can = can(role, in: trip.id)
        let reason =
            self.role(in: trip.id) < .editor
            ? tr("you may read this trip, not change it; \(can)")
            : tr("you may change what is in this trip, not archive, delete or share it; \(can)")
        return StorageError(.notAllowed, subject: "\"\(Printable.name(trip.name))\"", reason: reason)
    }

    /// The refusal of what belongs to no trip alone.
    func refusal(inHouseholdFor role: Role) -> StorageError {
        let can = can(role, in: nil)
        let reason =
            role == .owner
            ? tr("this is about all trips, and for those who own the household; \(can)")
            : household == .none
                ? tr("you may see and change the trips that you were given, and nothing else; \(can)")
                : tr("you may read what belongs to no trip alone, not change it; \(can)")
        return StorageError(.notAllowed, subject: account, reason: reason)
    }

    /// The refusal of what would also change a trip that the account does not see, or may not change.
    var refusalElsewhere: StorageError {
        StorageError(
            .notAllowed, subject: account,
            reason: tr("this would also change trips that are not yours to change; \(can(.owner, in: nil))"))
    }

    /// The refusal to undo or redo what the account could not have made.
    func refusal(of action: String, because reason: String) -> StorageError {
        StorageError(.notAllowed, subject: action, reason: "\(reason); \(can(.owner, in: nil))")
    }

    /// Who can, as a clause: `ada and ben can`.
    private func can(_ role: Role, in trip: TripID?) -> String {
        let names = accounts.filter { other in
            let own = roles.first { $0.account == other.name && $0.trip == trip }?.role
            let theirs = other.role == .owner ? .owner : own ?? other.role
            return other.name != account && theirs >= role
        }.map { Printable.line($0.name) }
        guard let last = names.last else { return tr("the user of this machine can") }
        let others = names.dropLast().prefix(5)
        guard !others.isEmpty else { return tr("\(last) can", as: "names") }
        return tr("\(others.joined(separator: ", ")) and \(last) can", as: "names")
    }
}
