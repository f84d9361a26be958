extension Schema {
    /// What calendars of servers were given later.
    static let problems = """
        -- Why the last sync of a calendar left something undone.
        ALTER TABLE syncCalendar ADD COLUMN problem TEXT;
        """

    /// What is kept in step with calendar servers; undo does not concern it.
    static let sync = """
        -- How many transactions have changed what undo concerns.
        CREATE TABLE edition (
            id INTEGER PRIMARY KEY CHECK (id = 1),
            number INTEGER NOT NULL
        ) STRICT;

        -- Accounts at calendar servers; the store never has a password.
        CREATE TABLE syncAccount (
            id INTEGER PRIMARY KEY,
            name TEXT NOT NULL UNIQUE CHECK (name <> ''),
            address TEXT NOT NULL CHECK (address <> ''),
            user TEXT NOT NULL,
            -- Where the password comes from: a file, or a program with its arguments; with neither it is asked for.
            passwordFile TEXT CHECK (passwordFile <> ''),
            passwordCommand TEXT CHECK (passwordCommand <> ''),
            hasPassword INTEGER NOT NULL CHECK (hasPassword IN (0, 1)),
            preference TEXT NOT NULL CHECK (preference = 'ask' OR preference = 'mine' OR preference = 'theirs'),
            allowsPlain INTEGER NOT NULL CHECK (allowsPlain IN (0, 1)),
            createdAt INTEGER NOT NULL,
            -- Syncs that failed in a row, when the next may be tried, and why.
            failures INTEGER NOT NULL CHECK (failures >= 0),
            notBefore INTEGER,
            problem TEXT,
            -- The process that syncs now.
            leaseHolder TEXT CHECK (leaseHolder <> ''),
            leaseUntil INTEGER,
            CHECK (passwordFile IS NULL OR passwordCommand IS NULL),
            CHECK ((leaseHolder IS NULL) = (leaseUntil IS NULL))
        ) STRICT;

        -- Calendars of accounts, each with its trip.
        CREATE TABLE syncCalendar (
            id INTEGER PRIMARY KEY,
            uuid TEXT NOT NULL UNIQUE CHECK (uuid <> ''),
            account TEXT NOT NULL REFERENCES syncAccount (name) ON DELETE CASCADE,
            address TEXT NOT NULL CHECK (address <> ''),
            label TEXT NOT NULL,
            -- The uuid of the trip.
            trip TEXT NOT NULL CHECK (trip <> ''),
            token TEXT,
            tag TEXT,
            run INTEGER NOT NULL CHECK (run >= 0),
            listedAt INTEGER,
            syncedAt INTEGER,
            -- The state of the store, zones and program in which nothing was to be sent.
            edition TEXT,
            UNIQUE (account, address)
        ) STRICT;

        -- Resources of calendars, as they were at the last step.
        CREATE TABLE syncItem (
            id INTEGER PRIMARY KEY,
            calendarId INTEGER NOT NULL REFERENCES syncCalendar (id) ON DELETE CASCADE,
            href TEXT NOT NULL CHECK (href <> ''),
            uid TEXT NOT NULL,
            etag TEXT,
            -- What the server held, and what the trip held then.
            remote TEXT,
            local TEXT,
            pushedIn INTEGER,
            state TEXT NOT NULL CHECK (state <> ''),
            -- Both versions of a conflict; `mine` is also the text that the server refused.
            mine TEXT,
            theirs TEXT,
            theirsTag TEXT,
            UNIQUE (calendarId, href)
        ) STRICT;

        -- Calendars at addresses that trips follow.
        CREATE TABLE subscription (
            id INTEGER PRIMARY KEY,
            uuid TEXT NOT NULL UNIQUE CHECK (uuid <> ''),
            address TEXT NOT NULL CHECK (address <> ''),
            -- The uuid of the trip.
            trip TEXT NOT NULL CHECK (trip <> ''),
            -- Seconds between two looks: chosen, and what the calendar asks for.
            every INTEGER CHECK (every > 0),
            refresh INTEGER CHECK (refresh > 0),
            allowsPrivate INTEGER NOT NULL CHECK (allowsPrivate IN (0, 1)),
            missing TEXT NOT NULL CHECK (missing = 'keep' OR missing = 'cancel'),
            createdAt INTEGER NOT NULL,
            -- The version that was read last.
            etag TEXT,
            lastModified TEXT,
            digest TEXT CHECK (digest <> ''),
            -- UIDs of that version, and those of earlier ones alone, as lists on one line.
            uids TEXT,
            missingUIDs TEXT,
            checkedAt INTEGER,
            changedAt INTEGER,
            failures INTEGER NOT NULL CHECK (failures >= 0),
            notBefore INTEGER,
            problem TEXT
        ) STRICT;
        """
}
