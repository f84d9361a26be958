import StrictJSON

/// Splits the bytes of a backup into its activities and all the rest, piece by piece.
///
/// It looks for nothing but the ends of texts, objects and lists. Whether the parts are JSON is for who reads them: the
/// whole is, where the rest is and each activity is.
///
/// ```swift
/// var splitter = ActivitySplitter()
/// try file.forEachPiece { try splitter.take($0) { trip, bytes in … } }
/// let document = try BackupDocument(withoutActivities: splitter.rest)
/// ```
package struct ActivitySplitter {
    /// What stands in a list of activities is no list of objects.
    package struct Refusal: Error {}

    /// The document with empty lists of activities.
    package private(set) var rest: [UInt8] = []
    /// Where the splitter is in a list of activities; nil outside of them.
    private var place: Place?
    /// The activity that is being read.
    private var activity: [UInt8] = []
    /// The number of the trip that is being read, from 0.
    private var trip = -1
    private var depth = 0
    private var isInTrips = false
    private var isInText = false
    private var isEscaped = false
    /// The beginning of the last text of the document or of a trip, up to its quotation mark.
    private var text: [UInt8] = []
    /// The name of the last member of one of these.
    private var name: [UInt8] = []

    private enum Place {
        case beginning, activity, behindActivity, behindComma
    }

    private static let trips = Array("trips\"".utf8)
    private static let activities = Array("activities\"".utf8)
    /// The levels of a trip's members, and of its activities.
    private static let (tripLevel, listLevel) = (3, 4)

    private let limit: Int

    /// Begins at the beginning of a document.
    ///
    /// - Parameter limit: The most bytes of each activity, and of the rest.
    package init(limit: Int = JSONParser.mostBytes) { self.limit = limit }

    /// Takes the next bytes.
    ///
    /// - Parameters:
    ///   - piece: The bytes.
    ///   - found: Is given each activity: the number of its trip, and its bytes.
    /// - Throws: A ``Refusal``, a `DocumentError` for too many bytes, and the errors of the closure.
    package mutating func take(_ piece: [UInt8], _ found: (Int, [UInt8]) throws -> Void) throws {
        try piece.withUnsafeBufferPointer { bytes in
            var index = 0
            while index < bytes.count {
                switch place {
                case nil:
                    index = takeRest(bytes, from: index)
                    try JSONParser.checkSize(rest.count, limit: limit)
                case .activity:
                    index = takeActivity(bytes, from: index)
                    try JSONParser.checkSize(activity.count, limit: limit)
                    guard depth == Self.listLevel else { continue }
                    place = .behindActivity
                    try found(trip, activity)
                    activity.removeAll(keepingCapacity: true)
                default:
                    try takeBetween(bytes[index])
                    index += 1
                }
            }
        }
    }

    /// Takes bytes up to the beginning of a list of activities.
    private mutating func takeRest(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
        var index = start
        while index < bytes.count, place == nil {
            let byte = bytes[index]
            index += 1
            if isInText {
                if depth == 1 || depth == Self.tripLevel, text.count <= Self.activities.count {
                    text.append(byte)
                }
                endText(byte)
                continue
            }
            switch byte {
            case UInt8(ascii: "\""): (isInText, text) = (true, [])
            case UInt8(ascii: ":"): if depth == 1 || depth == Self.tripLevel { name = text }
            case UInt8(ascii: "{"):
                depth += 1
                if depth == Self.tripLevel, isInTrips { trip += 1 }
            case UInt8(ascii: "["):
                depth += 1
                if depth == 2, name == Self.trips { isInTrips = true }
                if depth == Self.listLevel, isInTrips, name == Self.activities { place = .beginning }
            case UInt8(ascii: "}"), UInt8(ascii: "]"):
                depth -= 1
                if depth <= 1 { isInTrips = false }
            default: break
            }
        }
        rest += bytes[start..<index]
        return index
    }

    private mutating func takeActivity(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
        var index = start
        while index < bytes.count, depth > Self.listLevel {
            let byte = bytes[index]
            index += 1
            if isInText {
                endText(byte)
                continue
            }
            switch byte {
            case UInt8(ascii: "\""): isInText = true
            case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
            case UInt8(ascii: "}"), UInt8(ascii: "]"): depth -= 1
            default: break
            }
        }
        activity += bytes[start..<index]
        return index
    }

    private mutating func takeBetween(_ byte: UInt8) throws {
        switch (byte, place) {
        case (0x20, _), (0x0A, _), (0x0D, _), (0x09, _): break
        case (UInt8(ascii: "{"), .beginning), (UInt8(ascii: "{"), .behindComma):
            activity.append(byte)
            depth += 1
            place = .activity
        case (UInt8(ascii: ","), .behindActivity): place = .behindComma
        case (UInt8(ascii: "]"), .beginning), (UInt8(ascii: "]"), .behindActivity):
            rest.append(byte)
            depth -= 1
            place = nil
        default: throw Refusal()
        }
    }

    private mutating func endText(_ byte: UInt8) {
        if isEscaped {
            isEscaped = false
        } else if byte == UInt8(ascii: "\\") {
            isEscaped = true
        } else if byte == UInt8(ascii: "\"") {
            isInText = false
        }
    }
}
