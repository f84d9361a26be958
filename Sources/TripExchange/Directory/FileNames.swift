import ICalendar

/// The names that are taken in a folder, from which a new item gets one that is free.
///
/// Names that differ in case alone are one name for some systems, so they are for us.
struct FileNames {
    private var taken: Set<String>

    init(taken: [String]) { self.taken = Set(taken.map { $0.lowercased() }) }

    /// A name that nothing has yet; it is taken then.
    mutating func free(for uid: String) -> String {
        if let name = Self.plainName(of: uid), taken.insert(name.lowercased()).inserted { return name }
        var texts = [uid]
        while true {
            let name = StableHash().hexadecimal(of: texts) + ".ics"
            if taken.insert(name).inserted { return name }
            texts.append("again")
        }
    }

    /// The name of the file of a UID: the UID itself where every system takes it, else nil.
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
