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
}
