public import CivilTime

/// A trip: a name for activities that belong together.
///
/// It says nothing about dates; those are what its activities make of them.
public struct Trip: Hashable, Sendable {
    /// What names the trip for ever.
    public let id: TripID

    /// What people call it; two trips may share a name.
    public var name: String

    /// The zone where the traveller comes from, for the view of those at home.
    public var home: ZoneID?

    /// Free text.
    public var notes: String

    /// Whether the trip is put away: kept, but left out unless asked for.
    public var isArchived: Bool

    /// What the calendars of its activities hold besides, as it came, so that what the model does not know survives;
    /// opaque here.
    public var source: String?

    /// The zones that its activities name and no zone database has, no two with one id.
    public var zones: [ZoneText]

    /// Creates a trip; the name is not judged here, ``checkName(_:)`` does that.
    ///
    /// - Parameters:
    ///   - id: What names the trip for ever.
    ///   - name: What people call it.
    ///   - home: The zone where the traveller comes from.
    ///   - notes: Free text.
    ///   - isArchived: Whether the trip is put away.
    ///   - source: What the calendars of its activities hold besides, as it came.
    ///   - zones: The zones that its activities name and no zone database has, no two with one id.
    public init(
        id: TripID, name: String, home: ZoneID? = nil, notes: String = "", isArchived: Bool = false,
        source: String? = nil, zones: [ZoneText] = []
    ) {
        self.id = id
        self.name = name
        self.home = home
        self.notes = notes
        self.isArchived = isArchived
        self.source = source
        self.zones = zones
    }

    /// Holds a name to the rule for names: some text that is seen, on one line.
    ///
    /// - Parameter name: The name as given.
    /// - Throws: A ``TripError`` with code ``TripError/Code/emptyName`` or ``TripError/Code/malformedName``.
    public static func checkName(_ name: String) throws(TripError) {
        guard !name.allSatisfy(\.isWhitespace) else {
            throw TripError(
                .emptyName, subject: "\"\(name)\"", reason: "is no name for a trip; give some text")
        }
        for scalar in name.unicodeScalars {
            let flaw: String
            switch scalar.properties.generalCategory {
            case .control: flaw = "control character"
            case .lineSeparator, .paragraphSeparator: flaw = "line break"
            default: continue
            }
            throw TripError(
                .malformedName, subject: name.debugDescription,
                reason: "has the \(flaw) U+\(String(scalar.value, radix: 16, uppercase: true)); "
                    + "a trip's name is one line of text")
        }
    }
}
