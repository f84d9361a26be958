import Places

/// The airports and cities that were found, as JSON has them.
struct PlacesDocument: Encodable {
    let places: [FoundPlaceDocument]
    /// How many more there are than `--limit` lists; nothing when there are none.
    let leftOut: Int?
    /// Where the cities come from, if there are any.
    let attribution: String?

    init(_ found: FoundPlaces, _ session: Session) {
        places = found.places.map { FoundPlaceDocument($0, session) }
        leftOut = found.leftOut > 0 ? found.leftOut : nil
        attribution = found.hasCities ? CityTable.attribution : nil
    }
}
