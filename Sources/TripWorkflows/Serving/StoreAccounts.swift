package import CivilTime
import Messages
import Rendering
package import Sealing
package import TripStorage
package import Trips

/// The accounts of a household, and whether a password is right.
package enum StoreAccounts {
    /// The name as it is kept: what is typed, without blanks at its ends and in lower case.
    ///
    /// - Parameter text: What was typed.
    /// - Returns: The name; nil for one that is empty, longer than 64 bytes, or has other characters than letters, digits and `._@-`.
    package static func name(_ text: String) -> String? {
        var typed = Substring(text)
        while typed.first?.isWhitespace == true { typed.removeFirst() }
        while typed.last?.isWhitespace == true { typed.removeLast() }
        let name = typed.lowercased()
        let isName = name.unicodeScalars.allSatisfy {
            $0.properties.isAlphabetic || $0.properties.numericType != nil
                || "._@-".unicodeScalars.contains($0)
        }
        return isName && (1...64).contains(name.utf8.count) ? name : nil
    }

    /// Makes an account.
    ///
    /// - Parameters:
    ///   - text: The name as typed.
    ///   - password: The password.
    ///   - role: The role in the household.
    ///   - cost: The parameters of scrypt.
    ///   - now: The present.
    ///   - store: The store.
    /// - Returns: The account.
    /// - Throws: A ``WorkflowError`` for an invalid or a taken name, a `SealingError` for a short password, a `StorageError`.
    package static func add(
        _ text: String, _ password: Passphrase, role: Role = .owner, cost: ScryptCost = .standard,
        at now: Instant, in store: any TripStore
    ) throws -> Account {
        guard let name = StoreAccounts.name(text) else {
            throw WorkflowError(
                .badAccountName, subject: Printable.name(text),
                reason: tr("is no name to sign in with; expected letters and digits, for example ada"))
        }
        let hash = try PasswordHash(of: password, cost: cost)
        let account = Account(
            name: name, password: hash.text, createdAt: now, passwordSetAt: now, role: role)
        try store.write { writing in
            guard try !writing.accounts().contains(where: { $0.name == name }) else {
                throw WorkflowError(
                    .takenAccountName, subject: name,
                    reason: tr("has an account; meridian account password changes it"))
            }
            try writing.save(account)
        }
        return account
    }

    /// Sets another password, and ends all sessions of the account.
    ///
    /// - Parameters:
    ///   - text: The name as typed.
    ///   - password: The password.
    ///   - cost: The parameters of scrypt.
    ///   - now: The present.
    ///   - store: The store.
    /// - Returns: The account.
    /// - Throws: A ``WorkflowError`` for an unknown name, a `SealingError` for a short password, a `StorageError`.
    package static func setPassword(
        of text: String, _ password: Passphrase, cost: ScryptCost = .standard, at now: Instant,
        in store: any TripStore
    ) throws -> Account {
        let hash = try PasswordHash(of: password, cost: cost)
        return try store.write { writing in
            var account = try StoreAccounts.account(text, in: writing)
            (account.password, account.passwordSetAt) = (hash.text, now)
            try writing.save(account)
            for session in try writing.sessions() where session.account == account.name {
                _ = try writing.delete(session: session.digest)
            }
            return account
        }
    }

    /// Sets the role of an account, in the household or in one trip.
    ///
    /// - Parameters:
    ///   - role: The role; nil in a trip for that in the household.
    ///   - text: The name as typed.
    ///   - trip: The trip; nil for the household.
    ///   - store: The store.
    /// - Throws: A ``WorkflowError`` for an unknown name, a `StorageError`.
    package static func setRole(
        _ role: Role?, of text: String, in trip: TripID?, in store: any TripStore
    ) throws {
        try store.write { writing in
            var account = try StoreAccounts.account(text, in: writing)
            guard let trip else {
                account.role = role ?? .owner
                return try writing.save(account)
            }
            if let role {
                try writing.save(TripRole(trip: trip, account: account.name, role: role))
            } else {
                try writing.deleteRole(of: account.name, in: trip)
            }
        }
    }

    /// Removes an account, and ends all its sessions.
    ///
    /// - Parameters:
    ///   - text: The name as typed.
    ///   - store: The store.
    /// - Returns: The account that was.
    /// - Throws: A ``WorkflowError`` for an unknown name, a `StorageError`.
    package static func remove(_ text: String, in store: any TripStore) throws -> Account {
        try store.write { writing in
            let account = try StoreAccounts.account(text, in: writing)
            _ = try writing.delete(account: account.name)
            return account
        }
    }

    /// Finds an account.
    ///
    /// - Parameters:
    ///   - text: The name as typed.
    ///   - reading: The store.
    /// - Returns: The account.
    /// - Throws: A ``WorkflowError`` for an unknown name, a `StorageError`.
    package static func account(_ text: String, in reading: any TripReading) throws -> Account {
        let name = StoreAccounts.name(text)
        guard let found = try reading.accounts().first(where: { $0.name == name }) else {
            throw WorkflowError(
                .unknownAccount, subject: Printable.name(text), reason: tr("there is no such account"))
        }
        return found
    }

    /// Returns whether a password is that of an account.
    ///
    /// For an unknown account a hash is made all the same: the time does not tell which names there are.
    ///
    /// - Parameters:
    ///   - password: What was typed.
    ///   - account: The account; nil for an unknown name.
    ///   - cost: The parameters of scrypt for an unknown name.
    /// - Returns: Whether it is.
    /// - Throws: A `SealingError` without enough memory.
    package static func isRight(
        _ password: String, of account: Account?, cost: ScryptCost = .standard
    ) throws -> Bool {
        guard let typed = try? Passphrase(password) else { return false }
        guard let account, let hash = PasswordHash(parsing: account.password) else {
            _ = try PasswordHash.ofNobody(cost).isOf(typed)
            return false
        }
        return try hash.isOf(typed)
    }
}
