import Documents
import StrictJSON

extension JSONValue {
    /// Converts an item of microdata to equivalent JSON-LD.
    init(_ item: PageItem) {
        var members: [JSONMember] = []
        if let first = item.types.first {
            let value =
                item.types.count == 1 ? JSONValue.string(first) : .array(item.types.map { .string($0) })
            members.append(JSONMember(name: "@type", value: value))
        }
        for property in item.properties where property.name != "@type" {
            let values = property.values.map { value -> JSONValue in
                switch value {
                case .text(let text): .string(text)
                case .item(let item): JSONValue(item)
                }
            }
            members.append(
                JSONMember(name: property.name, value: values.count == 1 ? values[0] : .array(values)))
        }
        self = .object(members)
    }
}
