import Trips

/// Which occurrences an override of a document before version 1.2 stands for.
///
/// Such a document does not say it; the RECURRENCE-ID of the component that is kept does (RFC 5545 section 3.2.13).
enum OlderReach {
    static func reach(of activity: Activity) -> Reach {
        guard activity.recurrenceID != nil, let source = activity.source else { return .thisOccurrence }
        // A carriage return and a line feed are one character of a string.
        let unfolded = String(source.unicodeScalars.filter { $0 != "\r" }).replacing("\n ", with: "")
            .replacing("\n\t", with: "")
        let lines = unfolded.uppercased().split(separator: "\n")
        let names = ["RECURRENCE-ID:", "RECURRENCE-ID;"]
        guard let line = lines.first(where: { line in names.contains { line.hasPrefix($0) } }) else {
            return .thisOccurrence
        }
        // A colon between quotation marks does not end the parameters.
        var isQuoted = false
        let head = line.prefix { character in
            if character == "\"" { isQuoted.toggle() }
            return isQuoted || character != ":"
        }
        let parts = head.filter { $0 != "\"" }.split(separator: ";")
        guard parts.contains("RANGE=THISANDFUTURE") else { return .thisOccurrence }
        let name = "X-MERIDIAN-LATER="
        let later = parts.first { $0.hasPrefix(name) }?.dropFirst(name.count).lowercased()
        return .thisAndLater(later.flatMap { ActivityStatus(rawValue: $0) })
    }
}
