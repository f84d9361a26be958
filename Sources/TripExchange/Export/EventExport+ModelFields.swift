import CivilTime
import ICalendar
import Trips

// MARK: - Money, contacts, and where exactly

extension EventExport {
    /// Sets the properties of costs, the operator, and the ends' terminals, gates and addresses.
    mutating func setNewerFields() {
        set(ModelProperty.placeTerminal, activity.place?.terminal)
        set(ModelProperty.placeGate, activity.place?.gate)
        setAddress(ModelProperty.placeAddress, activity.place?.address)
        set(ModelProperty.destinationTerminal, activity.destination?.terminal)
        set(ModelProperty.destinationGate, activity.destination?.gate)
        setAddress(ModelProperty.destinationAddress, activity.destination?.address)
        set(ModelProperty.cost, activity.cost?.description)
        set(ModelProperty.paid, activity.paid == .unpaid ? nil : activity.paid.rawValue.uppercased())
        set(ModelProperty.hidesPlace, activity.hidesPlace ? "TRUE" : nil)
        set(ModelProperty.organizationID, activity.organization?.text)
    }

    /// Marks the event as edited locally since its calendar was read.
    ///
    /// A mark that was read from the calendar stays until then.
    mutating func setEditMark() {
        guard let edited = activity.lastModified, event.has("LAST-MODIFIED") == false || !says(edited),
            let mark = HandEdit(activity, before: nil, scope.database)?.mark
        else { return }
        event.set(mark.property)
    }

    /// Returns whether the component was written at the time of an edit.
    private func says(_ edited: Instant) -> Bool {
        var values = ValueReader()
        return event.first(named: "LAST-MODIFIED").flatMap { values.dateTime($0) }?.utcInstant == edited
    }

    private mutating func setAddress(_ name: String, _ address: Address?) {
        guard let address else { return event.remove(named: name) }
        if let property = event.first(named: name), Address(property) == address { return }
        event.set(Property(textList: name, address.parts))
    }
}

extension Address {
    /// Parses the list of the five parts.
    init?(_ property: Property) {
        let parts = property.textList
        guard parts.count == 5 else { return nil }
        self.init(street: parts[0], city: parts[1], region: parts[2], postalCode: parts[3], country: parts[4])
    }
}
