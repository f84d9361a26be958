import CivilTime
import GRDB

extension FileSession {
    func accounts() throws(StorageError) -> [Account] {
        try rows("SELECT \(AccountRow.selection) FROM account ORDER BY id", [], AccountRow.account)
    }

    func save(_ account: Account) throws(StorageError) {
        try Storable.check(account)
        try executeBesideHistory(AccountRow.upsert, StatementArguments(AccountRow.values(of: account)))
    }

    func delete(account: String) throws(StorageError) -> Bool {
        for table in ["session", "tripRole", "feed"] {
            try executeBesideHistory("DELETE FROM \(table) WHERE account = ?", [account])
        }
        let count = database.totalChangesCount
        try executeBesideHistory("DELETE FROM account WHERE name = ?", [account])
        return database.totalChangesCount > count
    }

    func sessions() throws(StorageError) -> [BrowserSession] {
        try rows("SELECT \(SessionRow.selection) FROM session ORDER BY id", [], SessionRow.session)
    }

    func session(_ digest: String) throws(StorageError) -> BrowserSession? {
        try rows(
            "SELECT \(SessionRow.selection) FROM session WHERE digest = ?", [digest], SessionRow.session
        ).first
    }

    func save(_ session: BrowserSession) throws(StorageError) {
        try Storable.check(session)
        try executeBesideHistory(SessionRow.upsert, StatementArguments(SessionRow.values(of: session)))
    }

    func delete(session: String) throws(StorageError) -> Bool {
        let count = database.totalChangesCount
        try executeBesideHistory("DELETE FROM session WHERE digest = ?", [session])
        return database.totalChangesCount > count
    }
}

/// Converts a session to the columns of its row and back.
enum SessionRow {
    static let columns = ["digest", "account", "label", "createdAt", "lastUsedAt"]

    static let upsert = RowSQL.upsert(into: "session", columns, key: ["digest"])

    static let selection = columns.joined(separator: ", ")

    static func values(of session: BrowserSession) -> RowValues {
        var values: RowValues = []
        values.add(session.digest)
        values.add(session.account)
        values.add(session.label)
        values.add(session.createdAt)
        values.add(session.lastUsedAt)
        return values
    }

    static func session(from row: Row) throws -> BrowserSession {
        var reader = RowReader(row)
        let (digest, account) = (try reader.next(String.self), try reader.text())
        let label = try reader.next(String.self)
        return BrowserSession(
            digest: digest, account: account, label: label,
            createdAt: try Instant(secondsSinceEpoch: reader.next(Int64.self)),
            lastUsedAt: try Instant(secondsSinceEpoch: reader.next(Int64.self)))
    }
}

/// Converts an account to the columns of its row and back.
enum AccountRow {
    static let columns = ["name", "password", "createdAt", "passwordSetAt", "role"]

    static let upsert = RowSQL.upsert(into: "account", columns, key: ["name"])

    static let selection = columns.joined(separator: ", ")

    static func values(of account: Account) -> RowValues {
        var values: RowValues = []
        values.add(account.name)
        values.add(account.password)
        values.add(account.createdAt)
        values.add(account.passwordSetAt)
        values.add(account.role.rawValue)
        return values
    }

    static func account(from row: Row) throws -> Account {
        var reader = RowReader(row)
        let (name, password) = (try reader.next(String.self), try reader.next(String.self))
        return Account(
            name: name, password: password,
            createdAt: try Instant(secondsSinceEpoch: reader.next(Int64.self)),
            passwordSetAt: try Instant(secondsSinceEpoch: reader.next(Int64.self)),
            role: try reader.word(Role.self))
    }
}
