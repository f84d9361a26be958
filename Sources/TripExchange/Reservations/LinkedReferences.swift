/// The objects of a graph that others in it name by their `@id` instead of having them inside.
struct LinkedReferences {
    private var objects: [String: JSONValue] = [:]

    /// How deep references are followed, and how many of one reservation.
    private static let mostLevels = 4
    private static let mostOfOne = 16
    private static let mostObjects = 1_000
    /// The octets of an object that may stand in the place of others.
    private static let mostBytes = 16_384

    /// Looks at the objects of a list or a `@graph`.
    init(in value: JSONValue) {
        var waiting = [value]
        while let next = waiting.popLast(), objects.count < Self.mostObjects {
            if case .array(let values) = next {
                waiting += values.reversed()
            } else if let node = LinkedData(next), case .object(let members) = next {
                waiting += node.values("@graph").reversed()
                if members.count > 1, let id = Self.id(of: members),
                    JSONWriter.compactBytes(of: next).count <= Self.mostBytes
                {
                    objects[id] = next
                }
            }
        }
    }

    /// A reservation with the objects that it names in their places; anything else as it is.
    func resolved(_ node: LinkedData) -> LinkedData {
        guard !objects.isEmpty, node.types.contains(where: { ReservationType(rawValue: $0) != nil }) else {
            return node
        }
        var room = Self.mostOfOne
        return LinkedData(resolved(node.value, Self.mostLevels, &room)) ?? node
    }

    private func resolved(_ value: JSONValue, _ levels: Int, _ room: inout Int) -> JSONValue {
        guard levels > 0 else { return value }
        switch value {
        case .array(let values): return .array(values.map { resolved($0, levels, &room) })
        case .object(let members):
            if members.count == 1, room > 0, let known = Self.id(of: members).flatMap({ objects[$0] }) {
                room -= 1
                return resolved(known, levels - 1, &room)
            }
            return .object(
                members.map { JSONMember(name: $0.name, value: resolved($0.value, levels - 1, &room)) })
        default: return value
        }
    }

    private static func id(of members: [JSONMember]) -> String? {
        guard case .string(let id)? = members.first(where: { $0.name == "@id" })?.value else { return nil }
        return id
    }
}
