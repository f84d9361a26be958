import CivilTime
import ICalendar
import Trips

// MARK: - Money, contacts, and where exactly

extension EventExport {
    /// Sets the properties of what is paid, of who runs it, and of the ends' terminals, gates and addresses.
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

    /// Says that something was changed by hand since the calendar said it; what came with such a word keeps that until then.
    mutating func setEditMark() {
        guard let edited = activity.lastModified, event.has("LAST-MODIFIED") == false || !says(edited),
            let mark = HandEdit(activity, before: nil, scope.database)?.mark
        else { return }
        event.set(mark.property)
    }

    /// Whether the component was written when a change was made.
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
    /// Reads the list of the five parts.
    init?(_ property: Property) {
        let parts = property.textList
        guard parts.count == 5 else { return nil }
        self.init(street: parts[0], city: parts[1], region: parts[2], postalCode: parts[3], country: parts[4])
    }
}
