/// A large value whose copies share storage until one of them is changed.
///
/// A copy is one reference, whatever the size of the value. Changing a shared one copies the value first,
/// which costs as much as a plain copy.
struct Shared<Value> {
    private final class Room {
        var value: Value

        init(_ value: Value) { self.value = value }
    }

    private var room: Room

    init(_ value: Value) { room = Room(value) }

    var value: Value {
        get { room.value }
        _modify {
            if !isKnownUniquelyReferenced(&room) { room = Room(room.value) }
            yield &room.value
        }
    }
}

// Storage is written only by its single owner.
extension Shared: @unchecked Sendable where Value: Sendable {}

extension Shared: Equatable where Value: Equatable {
    static func == (left: Self, right: Self) -> Bool { left.room === right.room || left.value == right.value }
}

extension Shared: Hashable where Value: Hashable {
    func hash(into hasher: inout Hasher) { hasher.combine(value) }
}
