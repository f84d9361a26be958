import ICalendar

/// The names in use in a folder, from which unused ones are derived.
///
/// Names that differ in case alone are equal, as some systems treat them so.
struct FileNames {
    private var taken: Set<String>

    init(taken: [String]) { self.taken = Set(taken.map { $0.lowercased() }) }

    /// Returns an unused name and marks it as used.
    mutating func free(for uid: String) -> String {
        if let name = Self.plainName(of: uid), taken.insert(name.lowercased()).inserted { return name }
        var texts = [uid]
        while true {
            let name = StableHash().hexadecimal(of: texts) + ".ics"
            if taken.insert(name).inserted { return name }
            texts.append("again")
        }
    }

    /// Returns a UID as a file name where every system accepts it, else nil.
    private static func plainName(of uid: String) -> String? {
        let isPlain =
            !uid.isEmpty && uid.utf8.count <= 100 && uid.first != "." && uid.first != "-"
            && uid.utf8.allSatisfy { byte in
                switch byte {
                case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                    UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"),
                    UInt8(ascii: "."),
                    UInt8(ascii: "@"):
                    true
                default: false
                }
            }
        return isPlain ? uid + ".ics" : nil
    }
}
