/// The identifier of a traveller: a UUID in lower case.
public typealias TravellerID = RecordID<Traveller>
