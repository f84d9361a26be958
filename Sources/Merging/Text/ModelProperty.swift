import ICalendar

/// The names of our properties for fields that iCalendar lacks.
package enum ModelProperty {
    package static let prefix = "X-MERIDIAN-"
    /// The kind.
    ///
    /// With it, the other properties are complete, and nothing is recognised in the text.
    package static let kind = "X-MERIDIAN-KIND"
    package static let carrier = "X-MERIDIAN-CARRIER"
    package static let number = "X-MERIDIAN-NUMBER"
    package static let confirmation = "X-MERIDIAN-CONFIRMATION"
    package static let seat = "X-MERIDIAN-SEAT"
    /// The name of the place and the LOCATION that tells it in other words, as a list of two texts; it applies while the
    /// event has that LOCATION.
    package static let placeName = "X-MERIDIAN-PLACE"
    /// The IATA code of the place in LOCATION.
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
    /// The organization of the calendar that runs it.
    package static let organizationID = "X-MERIDIAN-ORGANIZATION-ID"
    /// A participant by name, with the identifier of the person; absent if all travellers take part.
    package static let participant = "X-MERIDIAN-PARTICIPANT"
    /// The parameter of an exported ATTENDEE with the identifier of the person.
    package static let person = "X-MERIDIAN-PERSON"
    /// The clock readings of ends that had to be written in UTC.
    package static let start = "X-MERIDIAN-START"
    package static let end = "X-MERIDIAN-END"
    /// The recorded offsets of the ends, as `2027-03-08T12:40:00+01:00`, and the parameter with their release of the
    /// zone database.
    package static let startRecorded = start + recordedSuffix
    package static let endRecorded = end + recordedSuffix
    package static let recordedSuffix = "-RECORDED"
    /// The reading of an estimated end; it applies while the end has it.
    package static let endEstimated = "X-MERIDIAN-END-ESTIMATED"
    package static let dueRecorded = "X-MERIDIAN-DUE-RECORDED"
    package static let release = ZoneDefinition.releaseProperty
    /// The parameter of a RECURRENCE-ID with the status of all later occurrences, if the first alone is cancelled.
    package static let later = "X-MERIDIAN-LATER"
    /// Marks a kept component whose alarms were read as reminders, so that a missing reminder means that it was
    /// removed; no export has it.
    package static let alarmsRead = "X-MERIDIAN-ALARMS-READ"
    /// Marks an event whose times stay as sent, without zones from places: a person reverted those.
    package static let asSent = "X-MERIDIAN-AS-SENT"
    /// Marks a to-do's component from a calendar with METHOD:CANCEL, which may state only what it cancels; no export
    /// has it.
    ///
    /// It also marks such components that are kept verbatim; `AWAITED` if kept only for versions that may come later.
    package static let calledOff = "X-MERIDIAN-CALLED-OFF"
    /// When the last local edit was made, with a digest of the fields as exported.
    package static let edited = "X-MERIDIAN-EDITED"
    /// The component of one sender's statement, in base64.
    package static let statement = "X-MERIDIAN-STATEMENT"
    /// The UID of the event or to-do of which a component is a newer, unreadable version.
    package static let versionOf = "X-MERIDIAN-VERSION-OF"
    /// The parameter of a TRIGGER with its calendar days, if they have another sign than its hours.
    package static let triggerDays = "X-MERIDIAN-DAYS"
}
