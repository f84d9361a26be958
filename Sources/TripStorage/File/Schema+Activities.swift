extension Schema {
    /// Selects activities that are transports.
    ///
    /// The index `transportByBounds` has this very condition, so a new kind needs a step that recreates the index; a
    /// test compares both with the model.
    static let isTransport =  // untranslated: SQL
        """
        (activity.kind = 'flight' OR activity.kind = 'train' OR activity.kind = 'bus' OR activity.kind = 'ferry'
        OR activity.kind = 'car' OR activity.kind = 'bicycle' OR activity.kind = 'walk'
        OR activity.kind = 'transfer')
        """

    /// Activities, and the statements of several senders about one.
    static let activities = """
        CREATE TABLE activity (
            id INTEGER PRIMARY KEY,
            tripId INTEGER NOT NULL REFERENCES trip (id) ON DELETE CASCADE,
            uid TEXT NOT NULL,
            -- Of an override, the old wall-clock start on the clock of the series, or what was said of an occurrence
            -- whose series is not known: '2027-07-17T08:00:00Z', '2027-07-17T10:00:00[Europe/Berlin]',
            -- '2027-07-17T10:00:00[]', '2027-07-17'. '' for a series or a single activity, because UNIQUE takes two
            -- NULLs for different.
            recurrenceId TEXT NOT NULL,
            -- The activity cannot touch an instant before earliest, nor latest or one after it. Both are made of
            -- the wall clocks, 26 hours wide of them, and do not depend on the rules of any zone.
            earliest INTEGER NOT NULL,
            latest INTEGER NOT NULL,
            -- Whether the two are more than 16 days apart; the others are found by earliest alone.
            isLong INTEGER NOT NULL CHECK (isLong IN (0, 1)),
            -- When a person last changed what the senders said; NULL without such a change.
            editedAt INTEGER,
            -- The status that the person gave an override, while a cancellation of its series hides it.
            editedStatus TEXT CHECK (editedStatus = 'confirmed' OR editedStatus = 'tentative'),
            -- How many rows of `statement` the activity has.
            statements INTEGER NOT NULL DEFAULT 0 CHECK (statements >= 0),
        \(contents),
            UNIQUE (tripId, uid, recurrenceId),
            CHECK (earliest < latest),
            CHECK ((startOffset IS NULL) = (startRelease IS NULL)),
            CHECK ((endOffset IS NULL) = (endRelease IS NULL)),
            CHECK (isAllDay = 0 OR (coalesce(startZone, startRelease, endZone, endRelease) IS NULL)),
            -- A year before 0 begins with '-' and sorts otherwise.
            CHECK (isAllDay = 0 OR startLocal < endLocal OR startLocal < '0'),
            CHECK (
                placeName IS NOT NULL
                OR coalesce(
                    placeCode, placeLatitude, placeLongitude, placeTerminal, placeGate, placeAddress) IS NULL
            ),
            CHECK (
                destinationName IS NOT NULL
                OR coalesce(
                    destinationCode, destinationLatitude, destinationLongitude, destinationTerminal, destinationGate,
                    destinationAddress) IS NULL
            ),
            -- NO ACTION, which is RESTRICT at the end of a statement: what runs something cannot be deleted.
            FOREIGN KEY (organization) REFERENCES organization (uuid)
        ) STRICT;

        CREATE INDEX activityByBounds ON activity (isLong, earliest, latest);
        CREATE INDEX activityByOrganization ON activity (organization) WHERE organization IS NOT NULL;
        CREATE INDEX activityByParticipants ON activity (tripId) WHERE participants IS NOT NULL;
        -- Finds the last transport before an instant.
        CREATE INDEX transportByBounds ON activity (isLong, earliest, latest)
        WHERE (kind = 'flight' OR kind = 'train' OR kind = 'bus' OR kind = 'ferry'
        OR kind = 'car' OR kind = 'bicycle' OR kind = 'walk'
        OR kind = 'transfer')
        AND status <> 'cancelled' AND isAllDay = 0
        AND startZone IS NOT NULL AND endZone IS NOT NULL AND recurrence IS NULL;

        CREATE TABLE statement (
            id INTEGER PRIMARY KEY,
            activityId INTEGER NOT NULL REFERENCES activity (id) ON DELETE CASCADE,
            -- The place in the activity's list, from 0: that with the activity's UID first.
            position INTEGER NOT NULL CHECK (position >= 0),
            -- The fields in which the sender counts before the first one, with blanks between.
            counts TEXT NOT NULL,
            -- What cancelled the version since: a cancellation of its own, or that of its series.
            cancellation TEXT CHECK (cancellation IN ('own', 'series')),
            cancellationSequence INTEGER CHECK (cancellationSequence >= 0),
            cancellationStamp INTEGER,
            cancellationNamesBooking INTEGER NOT NULL CHECK (cancellationNamesBooking IN (0, 1)),
            -- Whether a cancellation is all that the sender has sent.
            isCancellationAlone INTEGER NOT NULL CHECK (isCancellationAlone IN (0, 1)),
            -- The newest cancellation that its file had beside the version without cancelling it.
            besideSequence INTEGER CHECK (besideSequence >= 0),
            besideStamp INTEGER,
            -- The sender's own.
            uid TEXT NOT NULL CHECK (uid <> ''),
            recurrenceId TEXT NOT NULL,
        \(contents),
            UNIQUE (activityId, position),
            CHECK ((cancellationSequence IS NOT NULL) = (cancellation IS 'own'))
        ) STRICT;
        """

    /// The columns of an activity's content, in activities and in statements.
    ///
    /// Three words and more are compared with OR, because SQLite builds a table for an IN at each row.
    private static let contents = """
            kind TEXT NOT NULL CHECK (kind <> ''),
            title TEXT NOT NULL,
            status TEXT NOT NULL CHECK (status = 'confirmed' OR status = 'tentative' OR status = 'cancelled'),
            isTransparent INTEGER NOT NULL CHECK (isTransparent IN (0, 1)),
            -- Both ends: dates when isAllDay, else wall-clock times. The end is exclusive.
            isAllDay INTEGER NOT NULL CHECK (isAllDay IN (0, 1)),
            startLocal TEXT NOT NULL,
            startZone TEXT CHECK (startZone <> ''),
            -- What was in force when the time was written: seconds east of UTC, and the tz release that said so.
            startOffset INTEGER,
            startRelease TEXT,
            endLocal TEXT NOT NULL,
            endZone TEXT CHECK (endZone <> ''),
            endOffset INTEGER,
            endRelease TEXT,
            -- Whether nobody said the end: it is shown as estimated, and no rule takes it for a fact.
            endEstimated INTEGER NOT NULL DEFAULT 0 CHECK (endEstimated IN (0, 1)),
            placeName TEXT,
            placeCode TEXT,
            placeLatitude REAL,
            placeLongitude REAL,
            placeTerminal TEXT,
            placeGate TEXT,
            placeAddress TEXT,
            destinationName TEXT,
            destinationCode TEXT,
            destinationLatitude REAL,
            destinationLongitude REAL,
            destinationTerminal TEXT,
            destinationGate TEXT,
            destinationAddress TEXT,
            carrier TEXT,
            number TEXT,
            confirmation TEXT,
            seat TEXT,
            url TEXT,
            -- The uuid of an organization.
            organization TEXT,
            -- An exact decimal number as text, never a binary fraction, and a code of ISO 4217.
            costAmount TEXT,
            costCurrency TEXT CHECK ((costCurrency IS NULL) = (costAmount IS NULL)),
            paid TEXT NOT NULL DEFAULT 'none' CHECK (paid = 'none' OR paid = 'deposit' OR paid = 'full'),
            hidesPlace INTEGER NOT NULL DEFAULT 0 CHECK (hidesPlace IN (0, 1)),
            -- One on a line.
            reminders TEXT CHECK (reminders <> ''),
            -- The uuids of persons, one on a line; NULL where all who travel take part.
            participants TEXT CHECK (participants <> ''),
            createdAt INTEGER,
            sequence INTEGER NOT NULL,
            stamp INTEGER,
            lastModified INTEGER,
            -- Of an override, the occurrences that it stands for. NULL: one. Else it and all later ones: 'later' with its
            -- own status, or with the one that is named.
            reach TEXT CHECK (
                reach = 'later' OR reach = 'confirmed' OR reach = 'tentative' OR reach = 'cancelled'),
            -- The long texts are last: to read past one that fills several pages costs each of them.
            notes TEXT NOT NULL,
            -- Content lines of RFC 5545, joined by line feeds.
            recurrence TEXT,
            source TEXT
        """
}
