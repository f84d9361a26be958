import ICalendar

/// One merge while it goes through the components and fields.
struct FieldMerge {
    let local: ObjectHistory
    let remote: ObjectHistory
    let choice: SyncChoice?
    let allowsLosses: Bool
    /// What the server lacks, what is missing here, and what the base of this side gets.
    private(set) var toServer: ObjectPatch
    private(set) var toStore: ObjectPatch
    private(set) var toBase: ObjectPatch
    private(set) var conflicts: [FieldConflict] = []

    init(local: ObjectHistory, remote: ObjectHistory, choice: SyncChoice?, allowsLosses: Bool) {
        self.local = local
        self.remote = remote
        self.choice = choice
        self.allowsLosses = allowsLosses
        toServer = ObjectPatch(source: local.now)
        toStore = ObjectPatch(source: remote.now)
        toBase = ObjectPatch(source: remote.now)
    }

    /// The same component on both sides, at the last step and now.
    fileprivate struct Versions {
        let key: PartKey
        let localBase: ObjectPart?
        let local: ObjectPart?
        let remoteBase: ObjectPart?
        let remote: ObjectPart?
    }

    /// The same field on both sides.
    fileprivate struct Values {
        let part: PartKey
        let key: FieldKey
        let localBase: ObjectField
        let local: ObjectField
        let remoteBase: ObjectField
        let remote: ObjectField
        /// Whether the base of this side has the component.
        let hasBase: Bool
        /// Whether another program wrote the component without all that it does not know of Meridian.
        let isStripped: Bool
    }

    mutating func run() {
        var keys = Set(local.now.parts.keys).union(remote.now.parts.keys)
        if let base = local.base { keys.formUnion(base.parts.keys) }
        if let base = remote.base { keys.formUnion(base.parts.keys) }
        for key in keys.sorted(by: { $0.order < $1.order }) {
            merge(
                Versions(
                    key: key, localBase: local.base?.parts[key], local: local.now.parts[key],
                    remoteBase: remote.base?.parts[key], remote: remote.now.parts[key]))
        }
    }

    private static func differs(_ one: ObjectPart?, _ other: ObjectPart?) -> Bool {
        switch (one, other) {
        case (nil, nil): false
        case (let one?, let other?): !one.isSame(as: other)
        default: true
        }
    }

    private mutating func merge(_ versions: Versions) {
        switch (versions.local, versions.remote) {
        case (let local?, let remote?): mergeFields(local, remote, versions)
        case (let local?, nil): mergeMissingRemote(local, versions)
        case (nil, let remote?): mergeMissingLocal(remote, versions)
        case (nil, nil): if versions.localBase != nil { toBase.remove(versions.key) }
        }
    }
}

// MARK: - Components that one side has

extension FieldMerge {
    private mutating func mergeMissingRemote(_ local: ObjectPart, _ versions: Versions) {
        let isChanged = Self.differs(versions.localBase, local)
        guard versions.remoteBase != nil else {
            if isChanged { toServer.add(local) }
            return
        }
        guard isChanged else {
            toBase.remove(local.key)
            return toStore.remove(local.key)
        }
        conflicts.append(conflict(over: versions))
        if versions.localBase != nil { toBase.remove(local.key) }
        switch choice {
        case .mine: toServer.add(local)
        case .theirs: toStore.remove(local.key)
        case nil: break
        }
    }

    private mutating func mergeMissingLocal(_ remote: ObjectPart, _ versions: Versions) {
        let isChanged = Self.differs(versions.remoteBase, remote)
        guard versions.localBase != nil else {
            if isChanged {
                toStore.add(remote)
                toBase.add(remote)
            }
            return
        }
        guard isChanged else { return toServer.remove(remote.key) }
        conflicts.append(conflict(over: versions))
        toBase.remove(remote.key)
        toBase.add(remote)
        switch choice {
        case .mine: toServer.remove(remote.key)
        case .theirs: toStore.add(remote)
        case nil: break
        }
    }

    private func conflict(over versions: Versions) -> FieldConflict {
        FieldConflict(
            occurrence: versions.key.occurrence, field: .occurrence,
            base: (versions.remoteBase ?? versions.localBase).map(Self.shown),
            mine: versions.local.map(Self.shown),
            theirs: versions.remote.map(Self.shown))
    }

    private static func shown(_ part: ObjectPart) -> String {
        let fields = part.fields.sorted { $0.key.order < $1.key.order }
        return fields.flatMap(\.value.meaning).joined(separator: "\n")
    }
}

// MARK: - Fields

extension FieldMerge {
    private mutating func mergeFields(_ local: ObjectPart, _ remote: ObjectPart, _ versions: Versions) {
        let isStripped = versions.remoteBase.map { $0.hasOwn && !remote.hasOwn } ?? false
        var keys = Set(local.fields.keys).union(remote.fields.keys)
        if let base = versions.localBase { keys.formUnion(base.fields.keys) }
        if let base = versions.remoteBase { keys.formUnion(base.fields.keys) }
        // A component that the base of this side lacks comes to it as a whole.
        if versions.localBase == nil, self.local.base != nil { toBase.add(remote) }
        for key in keys.sorted(by: { $0.order < $1.order }) {
            let values = Values(
                part: versions.key, key: key, localBase: versions.localBase?.fields[key] ?? ObjectField(),
                local: local.fields[key] ?? ObjectField(),
                remoteBase: versions.remoteBase?.fields[key] ?? ObjectField(),
                remote: remote.fields[key] ?? ObjectField(), hasBase: versions.localBase != nil,
                isStripped: isStripped && key.isOwn)
            if values.isSet { mergeSet(values) } else { mergeValue(values) }
        }
    }

    /// Whether the server dropped an extension when it stored a text, or escaped it as a text of its own; or another program
    /// dropped all that Meridian wrote.
    private func isLost(_ values: Values) -> Bool {
        if values.isStripped { return true }
        guard allowsLosses, values.key.isExtension else { return false }
        return values.remote.isRespelled(values.remoteBase)
    }

    /// Whether both sides made the object, and say one thing in two spellings of an extension.
    private func isSpelling(_ values: Values) -> Bool {
        guard local.base == nil, remote.base == nil, values.key.isExtension else { return false }
        return values.local.entries.count == values.remote.entries.count
            && values.remote.isRespelled(values.local)
    }

    private mutating func mergeValue(_ values: Values) {
        let (mine, theirs) = (values.local.meaning, values.remote.meaning)
        let isChangedHere = values.localBase.meaning != mine
        let isChangedThere = values.remoteBase.meaning != theirs && !isLost(values)
        guard isChangedHere || isChangedThere else { return }
        let all = ObjectPatch.Edit(key: values.key, removed: nil, added: values.remote.entries)
        if isChangedThere, values.hasBase, values.localBase.meaning != theirs {
            toBase.edit(values.part, all)
        }
        guard mine != theirs, !isSpelling(values) else { return }
        var winner: SyncChoice? = isChangedHere ? .mine : .theirs
        if (isChangedHere && isChangedThere) || isContradiction(values) {
            conflicts.append(
                FieldConflict(
                    occurrence: values.part.occurrence, field: ChangedField(values.key),
                    base: Self.shown(
                        values.remoteBase.entries.isEmpty ? values.localBase : values.remoteBase),
                    mine: Self.shown(values.local), theirs: Self.shown(values.remote)))
            winner = choice
        }
        switch winner {
        case .mine:
            toServer.edit(
                values.part, ObjectPatch.Edit(key: values.key, removed: nil, added: values.local.entries))
        case .theirs: toStore.edit(values.part, all)
        case nil: break
        }
    }

    /// Whether a value on one side alone contradicts the other, of an object that both sides made.
    ///
    /// What one side alone says is added to the other. Without a STATUS an event is confirmed, which is not what a STATUS
    /// says; and where somebody chose a side, that side counts whole, but for what other programs do not know.
    private func isContradiction(_ values: Values) -> Bool {
        guard local.base == nil, remote.base == nil else { return false }
        return values.key.isStatus || (choice != nil && !values.key.isExtension)
    }

    /// The values of a field, for people: texts as they read, all else as it is written.
    private static func shown(_ field: ObjectField) -> String? {
        guard !field.entries.isEmpty else { return nil }
        return field.entries.map { entry in
            guard let property = entry.property else { return entry.meaning }
            return entry.member ?? (property.parameters.isEmpty ? property.text : entry.meaning)
        }.joined(separator: "\n")
    }

    /// Values that one side removed go, those that one side added come; there is no conflict.
    private mutating func mergeSet(_ values: Values) {
        guard !isSpelling(values) else { return }
        if let edit = Self.change(values, from: values.localBase, to: values.local, in: values.remote) {
            toServer.edit(values.part, edit)
        }
        guard !isLost(values) else { return }
        if let edit = Self.change(values, from: values.remoteBase, to: values.remote, in: values.local) {
            toStore.edit(values.part, edit)
        }
        guard values.hasBase,
            let edit = Self.change(values, from: values.remoteBase, to: values.remote, in: values.localBase)
        else { return }
        toBase.edit(values.part, edit)
    }

    private static func change(
        _ values: Values, from base: ObjectField, to now: ObjectField, in target: ObjectField
    ) -> ObjectPatch.Edit? {
        let (before, after, present) = (Set(base.meaning), Set(now.meaning), Set(target.meaning))
        let removed = before.subtracting(after).intersection(present)
        let added = after.subtracting(before).subtracting(present)
        guard !removed.isEmpty || !added.isEmpty else { return nil }
        return ObjectPatch.Edit(
            key: values.key, removed: removed, added: now.entries.filter { added.contains($0.meaning) })
    }
}

extension FieldMerge.Values {
    /// Whether the values are merged as a set: always for some names, else where there are several.
    fileprivate var isSet: Bool {
        guard case .property = key else { return false }
        return key.isAlwaysSet || [localBase, local, remoteBase, remote].contains { $0.entries.count > 1 }
    }
}
