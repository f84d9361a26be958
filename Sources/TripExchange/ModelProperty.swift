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
    static let placeTerminal = "X-MERIDIAN-PLACE-TERMINAL"
    static let placeGate = "X-MERIDIAN-PLACE-GATE"
    /// Street, town, region, postal code and country, as a list of texts.
    static let placeAddress = "X-MERIDIAN-PLACE-ADDRESS"
    static let destinationTerminal = "X-MERIDIAN-DESTINATION-TERMINAL"
    static let destinationGate = "X-MERIDIAN-DESTINATION-GATE"
    static let destinationAddress = "X-MERIDIAN-DESTINATION-ADDRESS"
    /// An amount and its currency: `412.50 CHF`.
    static let cost = "X-MERIDIAN-COST"
    static let paid = "X-MERIDIAN-PAID"
    static let hidesPlace = "X-MERIDIAN-HIDES-PLACE"
    /// Which of the calendar's organizations runs it.
    static let organizationID = "X-MERIDIAN-ORGANIZATION-ID"
    /// Somebody who takes part, by name, with the identifier of the person; none is there where all who travel take part.
    static let participant = "X-MERIDIAN-PARTICIPANT"
    /// The parameter of an ATTENDEE that an export wrote, with the identifier of the person.
    static let person = "X-MERIDIAN-PERSON"
    /// The clock readings of ends that had to be written in UTC.
    static let start = "X-MERIDIAN-START"
    static let end = "X-MERIDIAN-END"
    /// The offsets that were written down for the ends, as `2027-03-08T12:40:00+01:00`, and the parameter with the
    /// release of the zone database that said so.
    static let startRecorded = start + recordedSuffix
    static let endRecorded = end + recordedSuffix
    static let recordedSuffix = "-RECORDED"
    /// The reading of an end that nobody said; it counts as long as the end has it.
    static let endEstimated = "X-MERIDIAN-END-ESTIMATED"
    static let dueRecorded = "X-MERIDIAN-DUE-RECORDED"
    static let release = ZoneDefinition.releaseProperty
    /// The parameter of a RECURRENCE-ID with the status of all later occurrences, where the first alone is called off.
    static let later = "X-MERIDIAN-LATER"
    /// Says in a component that is kept that its alarms were read as reminders, so that one whose reminder is gone was
    /// taken away; no export has it.
    static let alarmsRead = "X-MERIDIAN-ALARMS-READ"
    /// Says that the times of an event stay as they were sent, and no place gives them a zone: somebody took that back.
    static let asSent = "X-MERIDIAN-AS-SENT"
    /// Says in the component of a to-do that it came in a calendar with METHOD:CANCEL, and need not say more than what that
    /// calls off; no export has it.
    ///
    /// Of what is kept as it came it says that it came so, too; `AWAITED` where it is kept for nothing but what it calls off.
    static let calledOff = "X-MERIDIAN-CALLED-OFF"
    /// When the last local edit was made, with a digest of the fields as exported.
    static let edited = "X-MERIDIAN-EDITED"
    /// The component of one sender's statement, in base64.
    static let statement = "X-MERIDIAN-STATEMENT"
    /// The UID of the event or the to-do of which a component is a newer version that could not be read.
    static let versionOf = "X-MERIDIAN-VERSION-OF"
    /// The parameter of a TRIGGER with its calendar days, where they point the other way than its hours.
    static let triggerDays = "X-MERIDIAN-DAYS"
}
