import ICalendar

/// The names of the properties that carry what iCalendar has no place for.
enum ModelProperty {
    static let prefix = "X-MERIDIAN-"
    /// The kind.
    ///
    /// Where it stands, the other properties are complete, and nothing is read out of the text.
    static let kind = "X-MERIDIAN-KIND"
    static let carrier = "X-MERIDIAN-CARRIER"
    static let number = "X-MERIDIAN-NUMBER"
    static let confirmation = "X-MERIDIAN-CONFIRMATION"
    static let seat = "X-MERIDIAN-SEAT"
    /// The IATA code of the place of LOCATION.
    static let placeCode = "X-MERIDIAN-PLACE-CODE"
    static let destination = "X-MERIDIAN-DESTINATION"
    static let destinationCode = "X-MERIDIAN-DESTINATION-CODE"
    static let destinationGeo = "X-MERIDIAN-DESTINATION-GEO"
    /// The clock readings of ends that had to be written in UTC.
    static let start = "X-MERIDIAN-START"
    static let end = "X-MERIDIAN-END"
    /// The offsets that were written down for the ends, as `2027-03-08T12:40:00+01:00`, and the parameter with the
    /// release of the zone database that said so.
    static let startRecorded = "X-MERIDIAN-START-RECORDED"
    static let endRecorded = "X-MERIDIAN-END-RECORDED"
    static let release = "X-TZDB"
    /// The parameter of a RECURRENCE-ID with the status of all later occurrences, where the first alone is called off.
    static let later = "X-MERIDIAN-LATER"
    /// The parameter of a RECURRENCE-ID with the cancellation beside which a file had the change as one that is on.
    static let beside = "X-MERIDIAN-BESIDE"
}
