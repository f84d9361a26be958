extension Schema {
    /// Adds the last statement of each sender about an activity.
    static let statements = """
        -- Derived: how many rows of `statement` the activity has.
        ALTER TABLE activity ADD COLUMN statements INTEGER NOT NULL DEFAULT 0 CHECK (statements >= 0);

        CREATE TABLE statement (
            id INTEGER PRIMARY KEY,
            activityId INTEGER NOT NULL REFERENCES activity (id) ON DELETE CASCADE,
            -- The place in the activity's list, from 0: that with the activity's UID first.
            position INTEGER NOT NULL CHECK (position >= 0),
            -- The fields in which the sender counts before the first one, with blanks between.
            counts TEXT NOT NULL,
            -- What the sender said: the columns of `activity` from here on.
            uid TEXT NOT NULL CHECK (uid <> ''),
            recurrenceId TEXT NOT NULL,
            kind TEXT NOT NULL CHECK (kind <> ''),
            title TEXT NOT NULL,
            status TEXT NOT NULL CHECK (status IN ('confirmed', 'tentative', 'cancelled')),
            isTransparent INTEGER NOT NULL CHECK (isTransparent IN (0, 1)),
            isAllDay INTEGER NOT NULL CHECK (isAllDay IN (0, 1)),
            startLocal TEXT NOT NULL,
            startZone TEXT,
            startOffset INTEGER,
            startRelease TEXT,
            endLocal TEXT NOT NULL,
            endZone TEXT,
            endOffset INTEGER,
            endRelease TEXT,
            placeName TEXT,
            placeCode TEXT,
            placeLatitude REAL,
            placeLongitude REAL,
            destinationName TEXT,
            destinationCode TEXT,
            destinationLatitude REAL,
            destinationLongitude REAL,
            notes TEXT NOT NULL,
            carrier TEXT,
            number TEXT,
            confirmation TEXT,
            seat TEXT,
            url TEXT,
            sequence INTEGER NOT NULL,
            stamp INTEGER,
            lastModified INTEGER,
            recurrence TEXT,
            source TEXT,
            organization TEXT,
            costAmount TEXT,
            costCurrency TEXT CHECK ((costCurrency IS NULL) = (costAmount IS NULL)),
            paid TEXT NOT NULL CHECK (paid IN ('none', 'deposit', 'full')),
            hidesPlace INTEGER NOT NULL CHECK (hidesPlace IN (0, 1)),
            reminders TEXT CHECK (reminders <> ''),
            createdAt INTEGER,
            placeTerminal TEXT,
            placeGate TEXT,
            placeAddress TEXT,
            destinationTerminal TEXT,
            destinationGate TEXT,
            destinationAddress TEXT,
            participants TEXT CHECK (participants <> ''),
            endEstimated INTEGER NOT NULL CHECK (endEstimated IN (0, 1)),
            UNIQUE (activityId, position)
        ) STRICT;
        """
}
