import Trips

/// Recognises a rented car: a word for renting, or labels of both ends and of the car.
enum CarRentalRule {
    static let pickUp: Set<String> = [
        "retrait", "retirada", "levantamento", "hämtning", "afhentning", "henting",
        "pick-up", "pick up", "pickup", "pickup location", "pick-up location", "abholung", "abholort",
        "abholstation", "prise en charge", "recogida", "ritiro", "ophalen", "ophaallocatie", "odbiór",
        "vyzvednutí", "převzetí", "lieu de prise en charge", "pick up location",
    ]
    static let dropOff: Set<String> = [
        "devolução", "återlämning", "innlevering",
        "drop-off", "drop off", "dropoff", "dropoff location", "drop-off location", "return",
        "return location", "rückgabe", "rückgabeort", "restitution", "retour", "devolución", "riconsegna",
        "inleveren", "zwrot", "vrácení", "drop off location",
    ]
    static let vehicles: Set<String> = [
        "vehicle", "car", "car type", "car class", "vehicle type", "vehicle class", "fahrzeug",
        "fahrzeugklasse", "véhicule", "catégorie", "vehículo", "veicolo", "voertuig", "auto", "pojazd",
        "samochód", "vozidlo", "car group",
    ]
    static let drivers: Set<String> = [
        "conductor principal", "hauptfahrer", "main driver", "motorista", "conducente principale",
        "driver", "driver name", "renter", "fahrer", "mieter", "conducteur", "conductor", "conducente",
        "bestuurder", "kierowca", "řidič",
    ]

    static func facts(in text: ScannedText, isStated: Bool = false) -> BookingFacts? {
        guard text.block.map({ $0.kind == .carRental }) ?? true else { return nil }
        guard isStated || text.block != nil || isRental(text) || isWhole(text) else { return nil }
        var facts = BookingFacts(kind: .carRental, rule: text.block == nil ? .carRental : .feedBlock)
        facts.carrier = text.value(.company) ?? company(in: text)
        facts.place = text.value(.pickUp).flatMap { PlaceText($0) }.map { Place(name: $0.name) }
        facts.destination = text.value(.dropOff).flatMap { PlaceText($0) }.map { Place(name: $0.name) }
        facts.traveller = text.value(.driver)
        return facts
    }

    /// A title about renting a car, with a code or both ends; if it only names a company or says renting, with both a
    /// code and an end.
    private static func isRental(_ text: ScannedText) -> Bool {
        let kinds = text.titleKinds
        if kinds.contains(.rentedCar) || (kinds.contains(.rental) && kinds.contains(.car)) {
            guard !text.isGathering else { return false }
            if text.has(.pickUp) && text.has(.dropOff) { return true }
            return text.hasAnyCode && (text.has(.pickUp) || text.has(.dropOff) || namesCar(text))
        }
        return !text.isGathering && kinds.contains(.rental) && text.hasCode
            && (text.has(.pickUp) || text.has(.dropOff))
    }

    /// Labels of both ends and of the car or its driver, and a code.
    private static func isWhole(_ text: ScannedText) -> Bool {
        text.has(.pickUp) && text.has(.dropOff) && text.hasCode
            && (text.has(.vehicle) || !text.titleKinds.isDisjoint(with: [.car, .rental, .rentedCar]))
            && !text.isGathering
    }

    /// Whether the car, its driver or its company is labelled.
    private static func namesCar(_ text: ScannedText) -> Bool {
        text.has(.vehicle) || text.has(.driver) || text.has(.company)
    }

    /// Companies whose name means nothing else.
    private static func company(in text: ScannedText) -> String? {
        if let head = text.block?.head {
            let words = head.split(separator: " ", maxSplits: 1)
            if words.count == 2, words[0].lowercased().contains("-") { return String(words[1]) }
        }
        let names: Set<String> = [
            "sixt", "hertz", "avis", "europcar", "alamo", "goldcar", "thrifty",
        ]
        return text.title.first { names.contains($0.lowercased()) }.map(String.init)
    }
}
