/// Changes of fields and components, to be made in the text of an object.
struct ObjectPatch: Sendable {
    /// A change of one field.
    struct Edit: Sendable {
        let key: FieldKey
        /// The values that go, by their meaning; `nil` for all that are there.
        let removed: Set<String>?
        /// The values that come, from the text of the source.
        let added: [ObjectField.Entry]
    }

    /// Where added values and components stand.
    let source: SyncObject
    /// The changed fields of components that both have.
    private(set) var edits: [PartKey: [Edit]] = [:]
    /// Components that go.
    private(set) var removedParts: Set<PartKey> = []
    /// Components that come.
    private(set) var addedParts: [ObjectPart] = []
    /// What is changed, for people.
    private(set) var changed: Set<ChangedField> = []

    init(source: SyncObject) { self.source = source }

    var isEmpty: Bool { edits.isEmpty && removedParts.isEmpty && addedParts.isEmpty }

    mutating func edit(_ part: PartKey, _ edit: Edit) {
        edits[part, default: []].append(edit)
        changed.insert(ChangedField(edit.key))
    }

    mutating func remove(_ part: PartKey) {
        removedParts.insert(part)
        changed.insert(.occurrence)
    }

    mutating func add(_ part: ObjectPart) {
        addedParts.append(part)
        changed.insert(.occurrence)
    }
}
