extension Schema {
    /// What accounts may do, and whose feeds are; undo does not concern it.
    static let roles = """
        -- The role in every trip without one of its own for the account.
        ALTER TABLE account ADD COLUMN role TEXT NOT NULL DEFAULT 'owner' CHECK (
            role = 'none' OR role = 'viewer' OR role = 'editor' OR role = 'owner');

        -- The name of the account that made it; NULL for the user of the machine.
        ALTER TABLE feed ADD COLUMN account TEXT CHECK (account <> '');

        -- The roles of accounts in trips. They outlive a trip for as long as undo or a passphrase can bring it back.
        CREATE TABLE tripRole (
            id INTEGER PRIMARY KEY,
            -- The uuid of the trip, open, sealed or to be brought back.
            trip TEXT NOT NULL CHECK (trip <> ''),
            account TEXT NOT NULL CHECK (account <> ''),
            role TEXT NOT NULL CHECK (
                role = 'none' OR role = 'viewer' OR role = 'editor' OR role = 'owner'),
            UNIQUE (trip, account)
        ) STRICT;
        """
}
