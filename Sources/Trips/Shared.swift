/// A large value that its copies share until one of them is changed.
///
/// A copy is one reference, whatever the value weighs. Changing one that others share makes a value of its own first, which
/// costs as much as a plain copy would have.
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

// A room is written only by the one value that has it.
extension Shared: @unchecked Sendable where Value: Sendable {}

extension Shared: Equatable where Value: Equatable {
    static func == (left: Self, right: Self) -> Bool { left.room === right.room || left.value == right.value }
}

extension Shared: Hashable where Value: Hashable {
    func hash(into hasher: inout Hasher) { hasher.combine(value) }
}
