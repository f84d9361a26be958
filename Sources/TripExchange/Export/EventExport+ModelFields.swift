import CivilTime
import ICalendar
import Merging
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
