import Bookings
import CivilTime
import Documents
import ICalendar
import Merging
import TripSeries
import Trips

// MARK: - What every reader knows

extension EventExport {
    /// Sets STATUS, TRANSP and SEQUENCE where they differ from the defaults.
    mutating func setState() {
        var reader = EventImport(event, scope: scope.reading)
        if reader.status() != activity.status { set("STATUS", activity.status.rawValue.uppercased()) }
        if reader.isTransparent() != activity.isTransparent {
            set("TRANSP", activity.isTransparent ? "TRANSPARENT" : "OPAQUE")
        }
        if reader.sequence() != activity.sequence { set("SEQUENCE", String(activity.sequence)) }
    }

    mutating func setText() {
        set("SUMMARY", activity.title)
        // The same text in HTML, which would repeat what the text no longer says.
        if event.visibleText("DESCRIPTION") != activity.notes { event.remove(named: "X-ALT-DESC") }
        set("DESCRIPTION", activity.notes)
        setURL(activity.url)
    }

    /// Sets URL, which is a URI and takes no escapes (RFC 5545 §3.3.13).
    private mutating func setURL(_ url: String?) {
        guard event.visibleText("URL") != url ?? "" else { return }
        guard let url, !url.isEmpty else { return event.remove(named: "URL") }
        // No URI has a backslash; readers unescape what many senders escape.
        event.set(url.contains("\\") ? Property(text: "URL", url) : Property("URL", rawValue: url))
    }

    mutating func setPlace() {
        let place = activity.place
        // Another activity may keep the same place from others.
        if scope.redaction != .full, let place, activity.hidesPlace || scope.secrets.hides(place) { return }
        let location = event.visibleText("LOCATION")
        if let place, !location.isEmpty, location != place.name, isRead(place.name) {
            event.set(Property(textList: ModelProperty.placeName, [place.name, location]))
        } else {
            event.remove(named: ModelProperty.placeName)
            if !location.isEmpty, location != place?.name {
                event.remove(named: "X-APPLE-STRUCTURED-LOCATION")
            }
            set("LOCATION", scope.redaction == .full ? place?.name : place.map { blotted($0.name) })
        }
        setGeo("GEO", place)
    }

    /// Whether the sender's LOCATION stands for a place whose name was read elsewhere in the event: `SFO` for San Francisco.
    private func isRead(_ name: String) -> Bool {
        guard scope.redaction == .full, let kept else { return false }
        var values = ValueReader()
        let facts = EventFacts(
            of: kept, EventTexts(kept), span: activity.span, scope: scope.reading, values: &values)
        return facts.booking.place?.name == name
    }

    private mutating func setGeo(_ name: String, _ place: Place?) {
        guard let latitude = place?.latitude, let longitude = place?.longitude,
            let geo = GeoValue(latitude: latitude, longitude: longitude)
        else { return event.remove(named: name) }
        var reader = ValueReader()
        if let property = event.first(named: name), reader.geo(property)?.text == geo.text { return }
        event.set(Property(name, rawValue: geo.text))
    }

    /// Adds the kind to CATEGORIES, in the position of the kind exported before.
    mutating func setCategories() {
        let name = activity.kind.categoryName
        if let before = event.text(ModelProperty.kind), before != name,
            ActivityKind(categoryName: before) != nil
        {
            removeCategory(before)
        }
        guard !EventFacts.categories(event).contains(activity.kind) else { return }
        guard let index = event.properties.firstIndex(where: { $0.name == "CATEGORIES" }) else {
            return event.append(Property(text: "CATEGORIES", name))
        }
        let raw = event.properties[index].rawValue
        // An odd number of backslashes at the end would make the comma a part of the text.
        let isOpen = !raw.utf8.reversed().prefix { $0 == UInt8(ascii: "\\") }.count.isMultiple(of: 2)
        event.properties[index] = event.properties[index].with(
            rawValue: raw.isEmpty ? name : raw + (isOpen ? "\\" : "") + "," + name)
    }

    private mutating func removeCategory(_ name: String) {
        for index in event.properties.indices where event.properties[index].name == "CATEGORIES" {
            let property = event.properties[index]
            let kept = property.textList.filter { $0 != name }
            guard kept.count < property.textList.count else { continue }
            event.properties[index] = property.with(rawValue: Property(textList: "CATEGORIES", kept).rawValue)
        }
        event.properties.removeAll { $0.name == "CATEGORIES" && $0.rawValue.isEmpty }
    }
}

// MARK: - What only we know

extension EventExport {
    /// Sets the properties for fields that iCalendar lacks.
    mutating func setModelFields() {
        set(ModelProperty.kind, activity.kind.categoryName)
        set(ModelProperty.carrier, activity.carrier)
        set(ModelProperty.number, activity.number)
        set(ModelProperty.confirmation, activity.confirmation)
        set(ModelProperty.seat, activity.seat)
        set(ModelProperty.placeCode, activity.place?.code)
        set(ModelProperty.destination, activity.destination?.name)
        set(ModelProperty.destinationCode, activity.destination?.code)
        setGeo(ModelProperty.destinationGeo, activity.destination)
        setNewerFields()
        guard case .timed(let start, let end) = activity.span else {
            event.remove(named: ModelProperty.endEstimated)
            setRecorded(ModelProperty.startRecorded, nil)
            return setRecorded(ModelProperty.endRecorded, nil)
        }
        setRecorded(ModelProperty.startRecorded, start)
        setRecorded(ModelProperty.endRecorded, end)
        set(ModelProperty.endEstimated, end.isEstimated ? end.local.description : nil)
    }

    /// Sets the recorded offset of an end, with the reading that it belongs to.
    private mutating func setRecorded(_ name: String, _ time: ActivityTime?) {
        guard let time, let zone = time.zone, !zone.isUTC, let recorded = time.recorded else {
            return event.remove(named: name)
        }
        set(name, "\(time.local)\(recorded.offset)")
        guard let index = event.properties.firstIndex(where: { $0.name == name }) else { return }
        event.properties[index].setParameter(ModelProperty.release, recorded.tzdb)
    }
}

// MARK: - What others may know

extension EventExport {
    /// Sets the title without codes, seats and hidden places, and a CLASS that asks for discretion.
    mutating func setSharedText() {
        set("SUMMARY", blotted(activity.title))
        set("CLASS", discreetClass)
    }

    /// Returns the text without confirmation codes, the seat and hidden places.
    private func blotted(_ text: String) -> String { scope.secrets.blotted(text, of: activity) }
}

// MARK: - Zones

extension EventExport {
    /// Renames every TZID as in the zone database and records when each zone is used.
    mutating func useZones() {
        var properties = event.properties
        let last = lastOccurrence
        scope.nameZones(of: &properties) { last ?? $0 }
        event.properties = properties
        event.components = event.components.map { scope.namingZones(of: $0) }
    }

    /// When the last occurrence that repeats the event's times starts.
    private var lastOccurrence: Instant? {
        if activity.recurrence != nil { return scope.lastStart(of: activity.uid) }
        // For some readers all later ones use the clock of the override and may be moved to a later time.
        guard standsForLater, let last = scope.lastStart(of: activity.uid) else { return nil }
        guard let original = activity.recurrenceID else { return last }
        let moved = activity.span.firstReading.secondsSinceEpoch - original.secondsSinceEpoch
        return (try? last.adding(.seconds(max(0, moved)))) ?? last
    }
}

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

extension Activity {
    /// The CLASS of what its sender wants few to see: `PRIVATE` or `CONFIDENTIAL`; nil for none.
    ///
    /// An unknown CLASS is to be treated as PRIVATE (RFC 5545 §3.8.1.3). Of several senders the strictest counts.
    var discreetClass: String? {
        guard let component = source.flatMap(ContentLines.component) else { return nil }
        let level =
            SenderVersions(self)?.strictestClass ?? component.visibleText("CLASS").trimmed.uppercased()
        guard !level.isEmpty, level != "PUBLIC" else { return nil }
        return level == "CONFIDENTIAL" ? level : "PRIVATE"
    }
}
