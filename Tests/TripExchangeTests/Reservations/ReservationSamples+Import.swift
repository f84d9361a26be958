import CivilTime
import Documents
import Findings
import ICalendar
import Merging
import TestKit
import Trips

@testable import TripExchange

extension ReservationSamples {
    static func read(_ texts: String...) throws -> ImportedCalendar {
        let all = texts.map { "<script type=\"application/ld+json\">\($0)</script>\n" }.joined()
        return try ReservationPageTests.read("<!DOCTYPE html>\n" + all)
    }

    static func readMail(_ text: String) throws -> ImportedCalendar {
        try ReservationPageTests.read(Array(text.utf8), as: .mail)
    }

    /// Merges files one after another.
    static func merge(_ files: ImportedCalendar...) throws -> (activities: [Activity], findings: [Finding]) {
        try merge(files)
    }

    static func merge(_ files: [ImportedCalendar]) throws -> (activities: [Activity], findings: [Finding]) {
        var all: [Activity] = []
        var findings: [Finding] = []
        for file in files {
            let result = ImportMerge.merge(existing: all, incoming: file, database: try Exchange.database())
            var known = Dictionary(all.map { ($0.key, $0) }, uniquingKeysWith: { first, _ in first })
            for key in result.removals { known[key] = nil }
            for activity in result.upserts { known[activity.key] = activity }
            all = known.values.sorted { $0.key < $1.key }
            findings += result.findings
        }
        return (all, findings)
    }

    /// The end of an activity with its zone, or its last day.
    static func end(_ activity: Activity) -> String {
        switch activity.span {
        case .timed(_, let end): "\(end.local) \(end.zone?.name ?? "-")"
        case .allDay(_, let last): "\(last)"
        }
    }

    /// The start of an activity with its zone, or its day.
    static func start(_ activity: Activity) -> String {
        switch activity.span {
        case .timed(let start, _): "\(start.local) \(start.zone?.name ?? "-")"
        case .allDay(let first, let last): "\(first)/\(last)"
        }
    }

    static func codes(_ read: ImportedCalendar) -> [String] { read.findings.map(\.code.rawValue) }
}
