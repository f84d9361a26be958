extension Schema {
    /// The kinds that are transports, as SQL; a test compares them with the model.
    ///
    /// The index has this very text: who adds a kind makes the index anew in a step of its own.
    static let transportKinds = "'flight', 'train', 'bus', 'ferry', 'car', 'bicycle', 'walk', 'transfer'"

    /// Finds the last transport before a moment without a look at everything else.
    static let indexOfTransports = """
        CREATE INDEX transportByBounds ON activity (isLong, earliest, latest)
        WHERE kind IN ('flight', 'train', 'bus', 'ferry', 'car', 'bicycle', 'walk', 'transfer')
        AND status <> 'cancelled' AND isAllDay = 0
        AND startZone IS NOT NULL AND endZone IS NOT NULL AND recurrence IS NULL;
        """

    /// Lets every changed occurrence touch whatever comes after it, as one that stands for all later ones does.
    ///
    /// Until this step a series had no end, and came along for that reason. Which changes do so is in a text; each gets
    /// its own bounds when it is next saved.
    static let changesOfLaterOccurrences = """
        UPDATE activity SET latest = 9223372036854775807, isLong = 1 WHERE recurrenceId <> '';
        """
}
