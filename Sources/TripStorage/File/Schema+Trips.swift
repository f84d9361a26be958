extension Schema {
    /// Persons, organizations, and trips with their travellers, budgets and zones.
    static let trips = """
        -- Who is known across trips.
        CREATE TABLE person (
            id INTEGER PRIMARY KEY,
            uuid TEXT NOT NULL UNIQUE CHECK (uuid <> ''),
            -- One on a line; the first is shown.
            names TEXT NOT NULL CHECK (names <> ''),
            -- One on a line.
            emails TEXT NOT NULL,
            home TEXT CHECK (home <> ''),
            -- Seconds of the day; a day that ends before it begins passes midnight.
            awakeFrom INTEGER NOT NULL CHECK (awakeFrom BETWEEN 0 AND 86399),
            awakeUntil INTEGER NOT NULL CHECK (awakeUntil BETWEEN 0 AND 86399),
            -- Of at most one person.
            isMe INTEGER NOT NULL CHECK (isMe IN (0, 1))
        ) STRICT;

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

        CREATE TABLE trip (
            id INTEGER PRIMARY KEY,
            uuid TEXT NOT NULL UNIQUE CHECK (uuid <> ''),
            name TEXT NOT NULL,
            home TEXT CHECK (home <> ''),
            notes TEXT NOT NULL,
            isArchived INTEGER NOT NULL CHECK (isArchived IN (0, 1)),
            -- What the calendars of the activities hold besides, as a VCALENDAR.
            source TEXT,
            startDate TEXT,
            -- Exclusive. A year before 0 begins with '-' and sorts otherwise.
            endDate TEXT CHECK (startDate < endDate OR startDate < '0'),
            defaultZone TEXT CHECK (defaultZone <> ''),
            kind TEXT CHECK (kind <> ''),
            -- Codes of ISO 3166-1 with blanks between.
            countries TEXT NOT NULL DEFAULT '',
            createdAt INTEGER,
            lastModified INTEGER
        ) STRICT;

        CREATE TABLE traveller (
            id INTEGER PRIMARY KEY,
            tripId INTEGER NOT NULL REFERENCES trip (id) ON DELETE CASCADE,
            uuid TEXT NOT NULL CHECK (uuid <> ''),
            -- The place in the trip's list, from 0.
            position INTEGER NOT NULL CHECK (position >= 0),
            name TEXT NOT NULL CHECK (name <> ''),
            email TEXT,
            role TEXT NOT NULL CHECK (role = 'owner' OR role = 'collaborator' OR role = 'viewer'),
            -- Of each traveller, but while a store is repaired.
            person TEXT REFERENCES person (uuid),
            UNIQUE (tripId, uuid)
        ) STRICT;
        CREATE INDEX travellerByPerson ON traveller (person);

        CREATE TABLE budget (
            id INTEGER PRIMARY KEY,
            tripId INTEGER NOT NULL REFERENCES trip (id) ON DELETE CASCADE,
            position INTEGER NOT NULL CHECK (position >= 0),
            amount TEXT NOT NULL CHECK (amount <> ''),
            currency TEXT NOT NULL CHECK (length(currency) = 3),
            UNIQUE (tripId, currency)
        ) STRICT;

        -- The zones of a trip's activities that no zone database has. The id is made of the rules.
        CREATE TABLE zone (
            id INTEGER PRIMARY KEY,
            tripId INTEGER NOT NULL REFERENCES trip (id) ON DELETE CASCADE,
            -- The place in the trip's list, from 0.
            position INTEGER NOT NULL CHECK (position >= 0),
            zoneId TEXT NOT NULL CHECK (zoneId <> ''),
            -- A VTIMEZONE of RFC 5545.
            definition TEXT NOT NULL,
            UNIQUE (tripId, position),
            UNIQUE (tripId, zoneId)
        ) STRICT;
        """
}
