/// Objects that were read from texts, each once.
struct ObjectCache {
    private var objects: [String: Result<SyncObject, ObjectFlaw>] = [:]

    /// Returns the object of a text, or why it is none.
    mutating func reading(_ text: String) -> Result<SyncObject, ObjectFlaw> {
        if let known = objects[text] { return known }
        let result: Result<SyncObject, ObjectFlaw>
        do throws(ObjectFlaw) {
            result = .success(try SyncObject(text))
        } catch {
            result = .failure(error)
        }
        objects[text] = result
        return result
    }

    /// Returns the object of a text; `nil` where it is none.
    mutating func object(_ text: String?) -> SyncObject? {
        guard let text, case .success(let object) = reading(text) else { return nil }
        return object
    }

    /// Whether two texts mean the same; one that cannot be read only means the same as itself.
    mutating func isSame(_ one: String, _ other: String) -> Bool {
        if one == other { return true }
        guard let one = object(one), let other = object(other) else { return false }
        return one.isSame(as: other)
    }
}
