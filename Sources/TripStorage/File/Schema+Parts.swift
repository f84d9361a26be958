extension Schema {
    /// Expenses, to-dos and attachments of trips and activities.
    static let partsOfTrips = """
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
            split TEXT CHECK (split = 'equally' OR split = 'byShares' OR split = 'exactly'),
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
            status TEXT NOT NULL CHECK (
                status = 'needsAction' OR status = 'inProcess' OR status = 'completed' OR status = 'cancelled'),
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
            kind TEXT NOT NULL CHECK (kind = 'file' OR kind = 'link' OR kind = 'note'),
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
        """
}
