/// The identifier of a person: a UUID in lower case.
public typealias PersonID = RecordID<Person>
