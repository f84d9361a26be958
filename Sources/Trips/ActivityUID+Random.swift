extension ActivityUID {
    /// A UID for something that is made here: a UUID, as RFC 7986 section 5.3 asks for.
    package static func random() -> ActivityUID {
        var random = SystemRandomNumberGenerator()
        return ActivityUID(RecordID<Activity>.random(using: &random).text)
    }
}
