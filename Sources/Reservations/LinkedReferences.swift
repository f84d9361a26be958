import StrictJSON

/// The objects of a graph that others refer to by `@id`.
struct LinkedReferences {
    private var objects: [String: (value: JSONValue, bytes: Int)] = [:]
    /// The bytes that may still be inserted for references.
    private var room = Self.mostTogether

    /// The most levels of references in a text of JSON-LD.
    private static let mostLevels = 4
    /// The most references of one reservation that are followed.
    private static let mostOfOne = 16
    /// The most objects of a text of JSON-LD that can be referred to.
    private static let mostObjects = 1_000
    /// The most bytes of one object inserted for a reference.
    private static let mostBytes = 16_384
    /// The most bytes of all objects inserted for references, in one text of JSON-LD.
    private static let mostTogether = 1 << 22

    /// Collects the objects of a list or a `@graph`.
    init(in value: JSONValue) {
        var waiting = [value]
        while let next = waiting.popLast(), objects.count < Self.mostObjects {
            if case .array(let values) = next {
                waiting += values.reversed()
            } else if let node = LinkedData(next), case .object(let members) = next {
                waiting += node.values("@graph").reversed()
                guard members.count > 1, let id = Self.id(of: members) else { continue }
                let bytes = JSONWriter.compactBytes(of: next).count
                if bytes <= Self.mostBytes { objects[id] = (next, bytes) }
            }
        }
    }

    /// Returns a reservation with its references replaced by objects; other objects are unchanged.
    mutating func resolved(_ node: LinkedData) -> LinkedData {
        guard !objects.isEmpty, node.types.contains(where: { ReservationType(rawValue: $0) != nil }) else {
            return node
        }
        var left = Self.mostOfOne
        return LinkedData(resolved(node.value, Self.mostLevels, &left)) ?? node
    }

    private mutating func resolved(_ value: JSONValue, _ levels: Int, _ left: inout Int) -> JSONValue {
        guard levels > 0 else { return value }
        switch value {
        case .array(let values):
            var all: [JSONValue] = []
            for value in values { all.append(resolved(value, levels, &left)) }
            return .array(all)
        case .object(let members):
            if members.count == 1, left > 0, let known = Self.id(of: members).flatMap({ objects[$0] }),
                known.bytes <= room
            {
                left -= 1
                room -= known.bytes
                return resolved(known.value, levels - 1, &left)
            }
            var all: [JSONMember] = []
            for member in members {
                all.append(JSONMember(name: member.name, value: resolved(member.value, levels - 1, &left)))
            }
            return .object(all)
        default: return value
        }
    }

    private static func id(of members: [JSONMember]) -> String? {
        guard case .string(let id)? = members.first(where: { $0.name == "@id" })?.value else { return nil }
        return id
    }
}
