package import CivilTime

extension Activity {
    /// The same activity under another UID.
    package func with(uid: ActivityUID) -> Activity {
        with(key: ActivityKey(uid: uid, recurrenceID: recurrenceID, recurrenceClock: recurrenceClock))
    }

    /// The same activity as one occurrence of a series.
    package func with(recurrenceID: CivilDateTime?) -> Activity {
        with(key: ActivityKey(uid: uid, recurrenceID: recurrenceID))
    }
}
