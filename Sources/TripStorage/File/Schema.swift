import GRDB

/// The schema of the store's file, as a list of steps.
///
/// The first step makes the tables of release 0.1.0. A released step is never edited, since existing files have run
/// it; a change of the schema is a step at the end of ``steps``. Until 0.1.0 is released a change edits the first step and
/// raises ``first``, so that stores of earlier builds are refused, or is a step where a backup would not save what they have.
///
/// Conventions: camelCase names in the singular; instants are INTEGER seconds since the epoch; wall-clock times and
/// dates are ISO 8601 TEXT; zones are TEXT; absent is NULL.
enum Schema {
    /// The application id in SQLite's header: "Mrdn" in ASCII.
    static let applicationID: Int32 = 0x4D72_646E

    /// One change of the schema.
    struct Step {
        /// The first release of the program with this schema.
        let release: String
        /// The statements of the step.
        let sql: String
    }

    /// The schema number of the first step; smaller ones were those of programs before release 0.1.0.
    static let first = 18

    /// The newest schema number of this program; SQLite's `user_version` holds a file's.
    static var newest: Int { number(after: steps) }

    /// The schema number of a file that has run some steps, from the first.
    static func number(after steps: [Step]) -> Int { first + steps.count - 1 }

    /// The steps that make the schema; a further one goes at the end.
    static let steps = [
        Step(release: "0.1.0", sql: tables), Step(release: "0.1.0", sql: roles),
        Step(release: "0.1.0", sql: sync), Step(release: "0.1.0", sql: redo),
        Step(release: "0.1.0", sql: problems),
    ]

    private static let tables = [
        shapes, trips, activities, words, partsOfTrips, sealing, feeds, signIns, history,
    ]
    .joined(
        separator: "\n\n")

    private static let shapes = """
        -- The shapes that the file has had, and the first release that reads each.
        CREATE TABLE shape (
            number INTEGER PRIMARY KEY,
            release TEXT NOT NULL
        ) STRICT;
        """

    /// Sealed trips, and the mark of a sealing whose bytes are not yet erased.
    ///
    /// The mark exists from the sealing transaction until the file is rewritten, so that it survives a killed program.
    private static let sealing = """
        -- Trips under a passphrase: of such a trip the file has nothing else.
        CREATE TABLE sealedTrip (
            id INTEGER PRIMARY KEY,
            uuid TEXT NOT NULL UNIQUE CHECK (uuid <> ''),
            sealedAt INTEGER NOT NULL,
            box BLOB NOT NULL
        ) STRICT;

        -- Marks a sealing whose former bytes are not yet erased.
        CREATE TABLE trace (
            id INTEGER PRIMARY KEY CHECK (id = 1)
        ) STRICT;
        """

    /// The calendars that others subscribe to; undo does not concern them.
    private static let feeds = """
        -- Secret addresses of calendars; of the secret only the digest is kept.
        CREATE TABLE feed (
            id INTEGER PRIMARY KEY,
            uuid TEXT NOT NULL UNIQUE CHECK (uuid <> ''),
            -- For whom it is.
            label TEXT NOT NULL CHECK (label <> ''),
            -- The uuid of its trip, or of the person who takes part; both NULL for all trips.
            trip TEXT CHECK (trip <> ''),
            person TEXT CHECK (person <> ''),
            redaction TEXT NOT NULL,
            digest TEXT NOT NULL UNIQUE CHECK (digest <> ''),
            createdAt INTEGER NOT NULL,
            expiresAt INTEGER,
            lastUsedAt INTEGER,
            CHECK (trip IS NULL OR person IS NULL)
        ) STRICT;
        """

    /// Who may sign in to the pages, and who has; undo does not concern them.
    private static let signIns = """
        -- The household's accounts; of a password only a salted hash is kept.
        CREATE TABLE account (
            id INTEGER PRIMARY KEY,
            name TEXT NOT NULL UNIQUE CHECK (name <> ''),
            password TEXT NOT NULL CHECK (password <> ''),
            createdAt INTEGER NOT NULL,
            passwordSetAt INTEGER NOT NULL
        ) STRICT;

        -- The browsers that are signed in; of the secret only the digest is kept.
        CREATE TABLE session (
            id INTEGER PRIMARY KEY,
            digest TEXT NOT NULL UNIQUE CHECK (digest <> ''),
            -- The name of its account; NULL for the user of the machine.
            account TEXT CHECK (account <> ''),
            label TEXT NOT NULL CHECK (label <> ''),
            createdAt INTEGER NOT NULL,
            lastUsedAt INTEGER NOT NULL
        ) STRICT;
        """

    /// Commands that were taken back, which redo carries out again: their former rows are those of the end of the command.
    private static let redo = """
        ALTER TABLE command ADD COLUMN isUndone INTEGER NOT NULL DEFAULT 0 CHECK (isUndone IN (0, 1));
        """

    /// The commands for undo; ``HistoryTable`` makes the tables of former rows.
    private static let history = """
        -- The commands that can be taken back.
        CREATE TABLE command (
            number INTEGER PRIMARY KEY AUTOINCREMENT,
            at INTEGER NOT NULL,
            title TEXT NOT NULL,
            -- How many rows it changed, and the length of what they were before.
            changes INTEGER NOT NULL,
            bytes INTEGER NOT NULL
        ) STRICT;

        -- The largest id that each table had before a command; rows with larger ones were made by it.
        CREATE TABLE mark (
            command INTEGER NOT NULL REFERENCES command (number) ON DELETE CASCADE,
            tableName TEXT NOT NULL,
            largest INTEGER NOT NULL,
            PRIMARY KEY (command, tableName)
        ) STRICT, WITHOUT ROWID;

        -- Other rows that a command made, with ids that rows before it had, or could have had.
        CREATE TABLE made (
            command INTEGER NOT NULL REFERENCES command (number) ON DELETE CASCADE,
            tableName TEXT NOT NULL,
            id INTEGER NOT NULL,
            PRIMARY KEY (command, tableName, id)
        ) STRICT, WITHOUT ROWID;
        """
}
