/// A field of an activity or a to-do that a traveller and a calendar can both change.
package struct EditedField<Record> {
    let name: String
    /// Whether two versions have the same; the first is what a calendar says.
    package let isSame: (Record, Record) -> Bool
    let copy: (Record, inout Record) -> Void
    /// What it is in a version, for people; `nil` where words cannot say it.
    let text: ((Record) -> String)?

    package init(
        _ name: String, isSame: @escaping (Record, Record) -> Bool,
        copy: @escaping (Record, inout Record) -> Void, text: ((Record) -> String)? = nil
    ) {
        (self.name, self.isSame, self.copy, self.text) = (name, isSame, copy, text)
    }

    package init<Value: Equatable>(
        _ name: String, _ path: WritableKeyPath<Record, Value>, _ text: ((Value) -> String)? = nil
    ) {
        self.init(
            name, isSame: { $0[keyPath: path] == $1[keyPath: path] },
            copy: { $1[keyPath: path] = $0[keyPath: path] },
            text: text.map { text in { text($0[keyPath: path]) } })
    }
}

extension Sequence {
    /// Brings together two versions that followed one.
    ///
    /// A field that only one of both changed is as that one has it.
    ///
    /// - Parameters:
    ///   - mine: The version that was changed by hand.
    ///   - theirs: The version that comes in.
    ///   - base: What both followed.
    ///   - takesTheirs: Which of both counts for a field that both changed.
    /// - Returns: The version that comes in, with what was changed by hand, and the fields that both changed.
    package func merge<Record>(
        _ mine: Record, and theirs: Record, since base: Record, takingTheirs takesTheirs: Bool
    ) -> (Record, [EditConflict]) where Element == EditedField<Record> {
        var merged = theirs
        var conflicts: [EditConflict] = []
        for field in self where !field.isSame(base, mine) && !field.isSame(theirs, mine) {
            if !field.isSame(base, theirs) {
                let texts = field.text.map { (mine: $0(mine), theirs: $0(theirs)) }
                conflicts.append(EditConflict(field: field.name, texts: texts, isTheirs: takesTheirs))
                if takesTheirs { continue }
            }
            field.copy(mine, &merged)
        }
        return (merged, conflicts)
    }
}
