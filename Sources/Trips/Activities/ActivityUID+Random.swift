extension ActivityUID {
    /// Returns a random UUID as UID, as RFC 7986 section 5.3 recommends.
    package static func random() -> ActivityUID {
        var random = SystemRandomNumberGenerator()
        return ActivityUID(RecordID<Activity>.random(using: &random).text)
    }
}
