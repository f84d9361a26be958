import Places

/// The airports and cities that were found, in JSON.
struct PlacesDocument: Encodable {
    let places: [FoundPlaceDocument]
    /// The number of further results beyond `--limit`; omitted without any.
    let leftOut: Int?
    /// The source of the cities, if there are any.
    let attribution: String?

    init(_ found: FoundPlaces, _ session: Session) {
        places = found.places.map { FoundPlaceDocument($0, session) }
        leftOut = found.leftOut > 0 ? found.leftOut : nil
        attribution = found.hasCities ? CityTable.attribution : nil
    }
}
