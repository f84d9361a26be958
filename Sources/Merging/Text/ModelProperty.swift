import ICalendar

/// The names of the properties that carry what iCalendar has no place for.
package enum ModelProperty {
    package static let prefix = "X-MERIDIAN-"
    /// The kind.
    ///
    /// Where it stands, the other properties are complete, and nothing is read out of the text.
    package static let kind = "X-MERIDIAN-KIND"
    package static let carrier = "X-MERIDIAN-CARRIER"
    package static let number = "X-MERIDIAN-NUMBER"
    package static let confirmation = "X-MERIDIAN-CONFIRMATION"
    package static let seat = "X-MERIDIAN-SEAT"
    /// The IATA code of the place of LOCATION.
    package static let placeCode = "X-MERIDIAN-PLACE-CODE"
    package static let destination = "X-MERIDIAN-DESTINATION"
    package static let destinationCode = "X-MERIDIAN-DESTINATION-CODE"
    package static let destinationGeo = "X-MERIDIAN-DESTINATION-GEO"
    package static let placeTerminal = "X-MERIDIAN-PLACE-TERMINAL"
    package static let placeGate = "X-MERIDIAN-PLACE-GATE"
    /// Street, town, region, postal code and country, as a list of texts.
    package static let placeAddress = "X-MERIDIAN-PLACE-ADDRESS"
    package static let destinationTerminal = "X-MERIDIAN-DESTINATION-TERMINAL"
    package static let destinationGate = "X-MERIDIAN-DESTINATION-GATE"
    package static let destinationAddress = "X-MERIDIAN-DESTINATION-ADDRESS"
    /// An amount and its currency: `412.50 CHF`.
    package static let cost = "X-MERIDIAN-COST"
    package static let paid = "X-MERIDIAN-PAID"
    package static let hidesPlace = "X-MERIDIAN-HIDES-PLACE"
    /// Which of the calendar's organizations runs it.
    package static let organizationID = "X-MERIDIAN-ORGANIZATION-ID"
    /// Somebody who takes part, by name, with the identifier of the person; none is there where all who travel take part.
    package static let participant = "X-MERIDIAN-PARTICIPANT"
    /// The parameter of an ATTENDEE that an export wrote, with the identifier of the person.
    package static let person = "X-MERIDIAN-PERSON"
    /// The clock readings of ends that had to be written in UTC.
    package static let start = "X-MERIDIAN-START"
    package static let end = "X-MERIDIAN-END"
    /// The offsets that were written down for the ends, as `2027-03-08T12:40:00+01:00`, and the parameter with the
    /// release of the zone database that said so.
    package static let startRecorded = start + recordedSuffix
    package static let endRecorded = end + recordedSuffix
    package static let recordedSuffix = "-RECORDED"
    /// The reading of an end that nobody said; it counts as long as the end has it.
    package static let endEstimated = "X-MERIDIAN-END-ESTIMATED"
    package static let dueRecorded = "X-MERIDIAN-DUE-RECORDED"
    package static let release = ZoneDefinition.releaseProperty
    /// The parameter of a RECURRENCE-ID with the status of all later occurrences, where the first alone is called off.
    package static let later = "X-MERIDIAN-LATER"
    /// Says in a component that is kept that its alarms were read as reminders, so that one whose reminder is gone was
    /// taken away; no export has it.
    package static let alarmsRead = "X-MERIDIAN-ALARMS-READ"
    /// Says that the times of an event stay as they were sent, and no place gives them a zone: somebody took that back.
    package static let asSent = "X-MERIDIAN-AS-SENT"
    /// Says in the component of a to-do that it came in a calendar with METHOD:CANCEL, and need not say more than what that
    /// calls off; no export has it.
    ///
    /// Of what is kept as it came it says that it came so, too; `AWAITED` where it is kept for nothing but what it calls off.
    package static let calledOff = "X-MERIDIAN-CALLED-OFF"
    /// When the last local edit was made, with a digest of the fields as exported.
    package static let edited = "X-MERIDIAN-EDITED"
    /// The component of one sender's statement, in base64.
    package static let statement = "X-MERIDIAN-STATEMENT"
    /// The UID of the event or the to-do of which a component is a newer version that could not be read.
    package static let versionOf = "X-MERIDIAN-VERSION-OF"
    /// The parameter of a TRIGGER with its calendar days, where they point the other way than its hours.
    package static let triggerDays = "X-MERIDIAN-DAYS"
}
