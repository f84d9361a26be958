import Trips

extension MemorySession {
    func accounts() -> [Account] { state.accounts }

    func save(_ account: Account) throws(StorageError) {
        try Storable.check(account)
        if let index = state.accounts.firstIndex(where: { $0.name == account.name }) {
            state.accounts[index] = account
        } else {
            state.accounts.append(account)
        }
    }

    func delete(account: String) -> Bool {
        state.sessions.removeAll { $0.account == account }
        state.roles.removeAll { $0.account == account }
        state.feeds.removeAll { $0.account == account }
        let count = state.accounts.count
        state.accounts.removeAll { $0.name == account }
        return state.accounts.count < count
    }

    func sessions() -> [BrowserSession] { state.sessions }

    func session(_ digest: String) -> BrowserSession? { state.sessions.first { $0.digest == digest } }

    func save(_ session: BrowserSession) throws(StorageError) {
        try Storable.check(session)
        if let index = state.sessions.firstIndex(where: { $0.digest == session.digest }) {
            state.sessions[index] = session
        } else {
            state.sessions.append(session)
        }
    }

    func delete(session: String) -> Bool {
        let count = state.sessions.count
        state.sessions.removeAll { $0.digest == session }
        return state.sessions.count < count
    }

    func roles() -> [TripRole] { state.roles }

    func save(_ role: TripRole) throws(StorageError) {
        guard contents.tripIDs.contains(role.trip) else { throw .unknownTrip(role.trip) }
        guard state.accounts.contains(where: { $0.name == role.account }) else {
            throw .unknownAccount(role.account)
        }
        let isIts = { (other: TripRole) in other.trip == role.trip && other.account == role.account }
        if let index = state.roles.firstIndex(where: isIts) {
            state.roles[index] = role
        } else {
            state.roles.append(role)
        }
    }

    func deleteRole(of account: String, in trip: TripID) -> Bool {
        let count = state.roles.count
        state.roles.removeAll { $0.trip == trip && $0.account == account }
        return state.roles.count < count
    }
}
