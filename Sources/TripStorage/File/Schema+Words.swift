extension Schema {
    /// What is known of the index of words, and the triggers that list the rows whose texts change.
    ///
    /// The index itself is made when it is first needed, and not where SQLite has no FTS5. The triggers need nothing of
    /// it, so that any program can write activities.
    static let words = """
        -- What the index of words is made of.
        CREATE TABLE wordIndex (
            id INTEGER PRIMARY KEY CHECK (id = 1),
            -- The version of the rules that split texts into words; 0 without an index.
            folding INTEGER NOT NULL,
            -- The largest id of the activities in it.
            lastRow INTEGER NOT NULL
        ) STRICT;
        INSERT INTO wordIndex VALUES (1, 0, 0);

        -- Activities that were changed or deleted since the index was made.
        CREATE TABLE reworded (
            activityId INTEGER PRIMARY KEY,
            -- Whether the index has the new words, beside the former ones.
            isIndexed INTEGER NOT NULL CHECK (isIndexed IN (0, 1))
        ) STRICT;

        CREATE TRIGGER wordsAdded AFTER INSERT ON activity
        WHEN new.id <= (SELECT lastRow FROM wordIndex)
        BEGIN
            INSERT INTO reworded VALUES (new.id, 0) ON CONFLICT DO UPDATE SET isIndexed = 0;
        END;

        CREATE TRIGGER wordsChanged AFTER UPDATE ON activity
        WHEN new.id <= (SELECT lastRow FROM wordIndex) AND (
            old.id, old.title, old.placeName, old.placeCode, old.placeTerminal, old.placeGate, old.placeAddress,
            old.destinationName, old.destinationCode, old.destinationTerminal, old.destinationGate,
            old.destinationAddress, old.carrier, old.number, old.confirmation, old.seat, old.notes
        ) IS NOT (
            new.id, new.title, new.placeName, new.placeCode, new.placeTerminal, new.placeGate, new.placeAddress,
            new.destinationName, new.destinationCode, new.destinationTerminal, new.destinationGate,
            new.destinationAddress, new.carrier, new.number, new.confirmation, new.seat, new.notes
        )
        BEGIN
            INSERT INTO reworded VALUES (new.id, 0) ON CONFLICT DO UPDATE SET isIndexed = 0;
        END;

        CREATE TRIGGER wordsDeleted AFTER DELETE ON activity
        WHEN old.id <= (SELECT lastRow FROM wordIndex)
        BEGIN
            INSERT INTO reworded VALUES (old.id, 0) ON CONFLICT DO UPDATE SET isIndexed = 0;
        END;
        """
}
