import Places

/// The airports and cities that were found, as JSON has them.
struct PlacesDocument: Encodable {
    let places: [FoundPlaceDocument]
    /// Where the cities come from, if there are any.
    let attribution: String?

    init(_ found: FoundPlaces, _ session: Session) {
        places = found.places.map { FoundPlaceDocument($0, session) }
        attribution = found.hasCities ? CityTable.attribution : nil
    }
}
