import GRDB

/// The schema of the store's file, as a list of migrations.
///
/// A step that has landed is never edited, since existing files have run it. To change the schema, add a
/// step. Conventions: camelCase names in the singular; instants are INTEGER seconds since the epoch;
/// wall-clock times and dates are ISO 8601 TEXT; zones are TEXT; absent is NULL.
enum Schema {
    /// The application id in SQLite's header: "Mrdn" in ASCII.
    static let applicationID: Int32 = 0x4D72_646E

    /// One migration.
    struct Step {
        /// The first release of the program with this schema.
        let release: String
        /// The statements of the migration.
        let sql: String
    }

    /// The newest schema number of this program; SQLite's `user_version` holds a file's.
    static var newest: Int { steps.count }

    static let steps = [
        Step(release: "0.1.0", sql: tripsAndActivities), Step(release: "0.1.0", sql: sourceOfTrips),
        Step(release: "0.1.0", sql: zonesOfTrips), Step(release: "0.1.0", sql: occurrencesAsSaid),
        Step(release: "0.1.0", sql: partsOfTrips), Step(release: "0.1.0", sql: history),
        Step(release: "0.1.0", sql: indexOfTransports), Step(release: "0.1.0", sql: traces),
        Step(release: "0.1.0", sql: changesOfLaterOccurrences), Step(release: "0.1.0", sql: persons),
        Step(release: "0.1.0", sql: estimatedEnds), Step(release: "0.1.0", sql: statements),
        Step(release: "0.1.0", sql: reaches),
    ]

    private static let tripsAndActivities = """
        -- The shapes that the file has had, and the first release that reads each.
        CREATE TABLE shape (
            number INTEGER PRIMARY KEY,
            release TEXT NOT NULL
        ) STRICT;

        CREATE TABLE trip (
            id INTEGER PRIMARY KEY,
            uuid TEXT NOT NULL UNIQUE CHECK (uuid <> ''),
            name TEXT NOT NULL,
            home TEXT CHECK (home <> ''),
            notes TEXT NOT NULL,
            isArchived INTEGER NOT NULL CHECK (isArchived IN (0, 1))
        ) STRICT;

        CREATE TABLE activity (
            id INTEGER PRIMARY KEY,
            tripId INTEGER NOT NULL REFERENCES trip (id) ON DELETE CASCADE,
            uid TEXT NOT NULL,
            -- The old wall-clock start of a changed occurrence; '' for a series or a single activity, because
            -- UNIQUE takes two NULLs for different.
            recurrenceId TEXT NOT NULL,
            kind TEXT NOT NULL CHECK (kind <> ''),
            title TEXT NOT NULL,
            status TEXT NOT NULL CHECK (status IN ('confirmed', 'tentative', 'cancelled')),
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
            -- The activity cannot touch an instant before earliest, nor latest or one after it. Both are made of
            -- the wall clocks, 26 hours wide of them, and do not depend on the rules of any zone.
            earliest INTEGER NOT NULL,
            latest INTEGER NOT NULL,
            -- Whether the two are more than 16 days apart; the others are found by earliest alone.
            isLong INTEGER NOT NULL CHECK (isLong IN (0, 1)),
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
            -- Content lines of RFC 5545, joined by line feeds.
            recurrence TEXT,
            source TEXT,
            UNIQUE (tripId, uid, recurrenceId),
            CHECK (earliest < latest),
            CHECK ((startOffset IS NULL) = (startRelease IS NULL)),
            CHECK ((endOffset IS NULL) = (endRelease IS NULL)),
            CHECK (isAllDay = 0 OR (coalesce(startZone, startRelease, endZone, endRelease) IS NULL)),
            -- A year before 0 begins with '-' and sorts otherwise.
            CHECK (isAllDay = 0 OR startLocal < endLocal OR startLocal < '0'),
            CHECK (placeName IS NOT NULL OR coalesce(placeCode, placeLatitude, placeLongitude) IS NULL),
            CHECK (
                destinationName IS NOT NULL
                OR coalesce(destinationCode, destinationLatitude, destinationLongitude) IS NULL
            )
        ) STRICT;

        CREATE INDEX activityByBounds ON activity (isLong, earliest, latest);
        """

    private static let sourceOfTrips = """
        -- What the calendars of the activities hold besides, as a VCALENDAR.
        ALTER TABLE trip ADD COLUMN source TEXT;
        """

    private static let zonesOfTrips = """
        -- The zones of a trip's activities that no zone database has. The id is made of the rules.
        CREATE TABLE zone (
            tripId INTEGER NOT NULL REFERENCES trip (id) ON DELETE CASCADE,
            -- The place in the trip's list, from 0.
            position INTEGER NOT NULL,
            zoneId TEXT NOT NULL CHECK (zoneId <> ''),
            -- A VTIMEZONE of RFC 5545.
            definition TEXT NOT NULL,
            PRIMARY KEY (tripId, position),
            UNIQUE (tripId, zoneId)
        ) STRICT, WITHOUT ROWID;
        """

    private static let occurrencesAsSaid = """
        -- recurrenceId may also hold what was said of an occurrence whose series is not known:
        -- '2027-07-17T08:00:00Z', '2027-07-17T10:00:00[Europe/Berlin]', '2027-07-17T10:00:00[]', '2027-07-17'.
        -- The table stays as it is; the number keeps programs out that cannot read this.
        """

    private static let estimatedEnds = """
        -- Whether nobody said the end: it is shown as estimated, and no rule takes it for a fact.
        ALTER TABLE activity ADD COLUMN endEstimated INTEGER NOT NULL DEFAULT 0 CHECK (endEstimated IN (0, 1));
        """
}
