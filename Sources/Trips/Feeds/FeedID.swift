/// The identifier of a feed: a UUID in lower case.
public typealias FeedID = RecordID<Feed>
