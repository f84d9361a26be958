/// The identifier of a trip: a UUID in lower case.
public typealias TripID = RecordID<Trip>
