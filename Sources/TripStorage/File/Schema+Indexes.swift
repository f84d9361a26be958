extension Schema {
    /// The kinds of transports, as SQL; a test compares them with the model.
    ///
    /// The index has this very text: a new kind needs a step that recreates the index.
    static let transportKinds = "'flight', 'train', 'bus', 'ferry', 'car', 'bicycle', 'walk', 'transfer'"

    /// Finds the last transport before an instant without a full scan.
    static let indexOfTransports = """
        CREATE INDEX transportByBounds ON activity (isLong, earliest, latest)
        WHERE kind IN ('flight', 'train', 'bus', 'ferry', 'car', 'bicycle', 'walk', 'transfer')
        AND status <> 'cancelled' AND isAllDay = 0
        AND startZone IS NOT NULL AND endZone IS NOT NULL AND recurrence IS NULL;
        """

    /// Widens the bounds of overrides, so that each touches everything after it.
    ///
    /// Until this step a series had no end and was always read. Which overrides reach later occurrences is in
    /// a text; each gets its own bounds when it is next saved.
    static let changesOfLaterOccurrences = """
        UPDATE activity SET latest = 9223372036854775807, isLong = 1 WHERE recurrenceId <> '';
        """
}
