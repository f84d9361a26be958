extension Schema {
    /// Adds the further parts of trips and activities.
    ///
    /// They are organizations, travellers, budgets, expenses, to-dos, attachments and sealed trips.
    static let partsOfTrips = """
        -- Who runs what is booked. No two share a nameKey: the name without blanks at its ends, in lower case.
        CREATE TABLE organization (
            id INTEGER PRIMARY KEY,
            uuid TEXT NOT NULL UNIQUE CHECK (uuid <> ''),
            name TEXT NOT NULL CHECK (name <> ''),
            nameKey TEXT NOT NULL UNIQUE CHECK (nameKey <> ''),
            phone TEXT,
            email TEXT,
            website TEXT,
            logo TEXT,
            -- Street, city, region, postal code and country; see docs/formats/store.md for lists on one line.
            address TEXT,
            notes TEXT NOT NULL
        ) STRICT;

        ALTER TABLE trip ADD COLUMN startDate TEXT;
        -- Exclusive. A year before 0 begins with '-' and sorts otherwise.
        ALTER TABLE trip ADD COLUMN endDate TEXT CHECK (startDate < endDate OR startDate < '0');
        ALTER TABLE trip ADD COLUMN defaultZone TEXT CHECK (defaultZone <> '');
        ALTER TABLE trip ADD COLUMN kind TEXT CHECK (kind <> '');
        -- Codes of ISO 3166-1 with blanks between.
        ALTER TABLE trip ADD COLUMN countries TEXT NOT NULL DEFAULT '';
        ALTER TABLE trip ADD COLUMN createdAt INTEGER;
        ALTER TABLE trip ADD COLUMN lastModified INTEGER;

        CREATE TABLE traveller (
            id INTEGER PRIMARY KEY,
            tripId INTEGER NOT NULL REFERENCES trip (id) ON DELETE CASCADE,
            uuid TEXT NOT NULL CHECK (uuid <> ''),
            -- The place in the trip's list, from 0.
            position INTEGER NOT NULL CHECK (position >= 0),
            name TEXT NOT NULL CHECK (name <> ''),
            email TEXT,
            role TEXT NOT NULL CHECK (role IN ('owner', 'collaborator', 'viewer')),
            UNIQUE (tripId, uuid)
        ) STRICT;

        CREATE TABLE budget (
            id INTEGER PRIMARY KEY,
            tripId INTEGER NOT NULL REFERENCES trip (id) ON DELETE CASCADE,
            position INTEGER NOT NULL CHECK (position >= 0),
            amount TEXT NOT NULL CHECK (amount <> ''),
            currency TEXT NOT NULL CHECK (length(currency) = 3),
            UNIQUE (tripId, currency)
        ) STRICT;

        -- The same as before, with a number for each row.
        ALTER TABLE zone RENAME TO zoneBefore5;
        CREATE TABLE zone (
            id INTEGER PRIMARY KEY,
            tripId INTEGER NOT NULL REFERENCES trip (id) ON DELETE CASCADE,
            position INTEGER NOT NULL CHECK (position >= 0),
            zoneId TEXT NOT NULL CHECK (zoneId <> ''),
            definition TEXT NOT NULL,
            UNIQUE (tripId, position),
            UNIQUE (tripId, zoneId)
        ) STRICT;
        INSERT INTO zone (tripId, position, zoneId, definition)
            SELECT tripId, position, zoneId, definition FROM zoneBefore5 ORDER BY tripId, position;
        DROP TABLE zoneBefore5;

        -- NO ACTION, which is RESTRICT at the end of a statement: what runs something cannot be deleted.
        ALTER TABLE activity ADD COLUMN organization TEXT REFERENCES organization (uuid);
        -- An exact decimal number as text, never a binary fraction, and a code of ISO 4217.
        ALTER TABLE activity ADD COLUMN costAmount TEXT;
        ALTER TABLE activity ADD COLUMN costCurrency TEXT CHECK ((costCurrency IS NULL) = (costAmount IS NULL));
        ALTER TABLE activity ADD COLUMN paid TEXT NOT NULL DEFAULT 'none'
            CHECK (paid IN ('none', 'deposit', 'full'));
        ALTER TABLE activity ADD COLUMN hidesPlace INTEGER NOT NULL DEFAULT 0 CHECK (hidesPlace IN (0, 1));
        -- One on a line.
        ALTER TABLE activity ADD COLUMN reminders TEXT CHECK (reminders <> '');
        ALTER TABLE activity ADD COLUMN createdAt INTEGER;
        ALTER TABLE activity ADD COLUMN placeTerminal TEXT;
        ALTER TABLE activity ADD COLUMN placeGate TEXT;
        ALTER TABLE activity ADD COLUMN placeAddress TEXT
            CHECK (placeName IS NOT NULL OR coalesce(placeTerminal, placeGate, placeAddress) IS NULL);
        ALTER TABLE activity ADD COLUMN destinationTerminal TEXT;
        ALTER TABLE activity ADD COLUMN destinationGate TEXT;
        ALTER TABLE activity ADD COLUMN destinationAddress TEXT
            CHECK (
                destinationName IS NOT NULL
                OR coalesce(destinationTerminal, destinationGate, destinationAddress) IS NULL
            );
        CREATE INDEX activityByOrganization ON activity (organization) WHERE organization IS NOT NULL;

        CREATE TABLE expense (
            id INTEGER PRIMARY KEY,
            tripId INTEGER NOT NULL REFERENCES trip (id) ON DELETE CASCADE,
            uuid TEXT NOT NULL UNIQUE CHECK (uuid <> ''),
            title TEXT NOT NULL CHECK (title <> ''),
            category TEXT NOT NULL CHECK (category <> ''),
            amount TEXT NOT NULL CHECK (amount <> ''),
            currency TEXT NOT NULL CHECK (length(currency) = 3),
            date TEXT NOT NULL,
            payerId INTEGER REFERENCES traveller (id),
            split TEXT CHECK (split IN ('equally', 'byShares', 'exactly')),
            method TEXT CHECK (method <> ''),
            notes TEXT NOT NULL,
            activityId INTEGER REFERENCES activity (id) ON DELETE SET NULL,
            createdAt INTEGER NOT NULL,
            updatedAt INTEGER NOT NULL
        ) STRICT;
        CREATE INDEX expenseByTrip ON expense (tripId);
        CREATE INDEX expenseByPayer ON expense (payerId) WHERE payerId IS NOT NULL;
        CREATE INDEX expenseByActivity ON expense (activityId) WHERE activityId IS NOT NULL;

        -- Those who bear an expense that is split.
        CREATE TABLE share (
            id INTEGER PRIMARY KEY,
            expenseId INTEGER NOT NULL REFERENCES expense (id) ON DELETE CASCADE,
            position INTEGER NOT NULL CHECK (position >= 0),
            travellerId INTEGER NOT NULL REFERENCES traveller (id),
            weight INTEGER CHECK (weight > 0),
            amount TEXT CHECK (weight IS NULL OR amount IS NULL),
            UNIQUE (expenseId, travellerId)
        ) STRICT;
        CREATE INDEX shareByTraveller ON share (travellerId);

        CREATE TABLE todo (
            id INTEGER PRIMARY KEY,
            tripId INTEGER NOT NULL REFERENCES trip (id) ON DELETE CASCADE,
            uid TEXT NOT NULL,
            title TEXT NOT NULL CHECK (title <> ''),
            notes TEXT NOT NULL,
            place TEXT,
            -- A date, or a wall-clock time with what stands beside it.
            due TEXT,
            dueIsDay INTEGER NOT NULL CHECK (dueIsDay IN (0, 1)),
            dueZone TEXT CHECK (dueZone <> ''),
            dueOffset INTEGER,
            dueRelease TEXT,
            status TEXT NOT NULL CHECK (status IN ('needsAction', 'inProcess', 'completed', 'cancelled')),
            completedAt INTEGER CHECK (status = 'completed' OR completedAt IS NULL),
            priority INTEGER CHECK (priority BETWEEN 1 AND 9),
            reminders TEXT CHECK (reminders <> ''),
            createdAt INTEGER,
            lastModified INTEGER,
            sequence INTEGER NOT NULL,
            stamp INTEGER,
            source TEXT,
            UNIQUE (tripId, uid),
            CHECK ((dueOffset IS NULL) = (dueRelease IS NULL)),
            CHECK (due IS NOT NULL OR dueIsDay = 0),
            CHECK (due IS NOT NULL AND dueIsDay = 0 OR coalesce(dueZone, dueRelease) IS NULL)
        ) STRICT;

        -- The bytes of files, each once, by their SHA-256 in hexadecimal digits.
        CREATE TABLE content (
            id INTEGER PRIMARY KEY,
            digest TEXT NOT NULL UNIQUE CHECK (length(digest) = 64),
            bytes BLOB NOT NULL CHECK (length(bytes) > 0)
        ) STRICT;

        CREATE TABLE attachment (
            id INTEGER PRIMARY KEY,
            tripId INTEGER NOT NULL REFERENCES trip (id) ON DELETE CASCADE,
            uuid TEXT NOT NULL UNIQUE CHECK (uuid <> ''),
            -- Of the activity or the expense, if any; else of the trip.
            activityId INTEGER REFERENCES activity (id) ON DELETE CASCADE,
            expenseId INTEGER REFERENCES expense (id) ON DELETE CASCADE,
            name TEXT NOT NULL CHECK (name <> ''),
            about TEXT NOT NULL,
            createdAt INTEGER NOT NULL,
            kind TEXT NOT NULL CHECK (kind IN ('file', 'link', 'note')),
            -- Of a link the address, of a note its text.
            text TEXT CHECK ((kind = 'file') = (text IS NULL)),
            mediaType TEXT CHECK ((kind = 'file') = (mediaType IS NOT NULL)),
            size INTEGER CHECK ((kind = 'file') = (size IS NOT NULL)),
            digest TEXT REFERENCES content (digest) CHECK ((kind = 'file') = (digest IS NOT NULL)),
            CHECK (activityId IS NULL OR expenseId IS NULL)
        ) STRICT;
        CREATE INDEX attachmentByTrip ON attachment (tripId);
        CREATE INDEX attachmentByActivity ON attachment (activityId) WHERE activityId IS NOT NULL;
        CREATE INDEX attachmentByExpense ON attachment (expenseId) WHERE expenseId IS NOT NULL;
        CREATE INDEX attachmentByDigest ON attachment (digest) WHERE digest IS NOT NULL;

        -- Trips under a passphrase: of such a trip the file has nothing else.
        CREATE TABLE sealedTrip (
            id INTEGER PRIMARY KEY,
            uuid TEXT NOT NULL UNIQUE CHECK (uuid <> ''),
            sealedAt INTEGER NOT NULL,
            box BLOB NOT NULL
        ) STRICT;
        """

    /// Adds the history; ``FileSession`` creates the tables of former rows.
    static let history = """
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

    /// Marks a sealing whose bytes are not yet erased.
    ///
    /// The mark exists from the sealing transaction until the file is rewritten, so that it survives a killed
    /// program.
    static let traces = """
        CREATE TABLE trace (
            id INTEGER PRIMARY KEY CHECK (id = 1)
        ) STRICT;
        """
}
