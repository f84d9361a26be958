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
}
