import CivilTime
import FuzzExchange
import FuzzKit
import TestKit
import TripExchange
import Trips

/// Imports calendar files, exports them and imports them again.
///
/// The activities are equal, and a second export has the same bytes.
@_cdecl("FuzzCalendar_main")
public func fuzzCalendar(
    _ count: CInt, _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>
) -> CInt {
    Fuzz.run(count, arguments) { start, count in
        guard let database = try? TestZones.database(.r2026f) else { Fuzz.fail("tzfixtures/ is missing") }
        let pass = CalendarPass(database: database)
        guard let first = pass.imported(Input(start, count).bytes) else { return 0 }
        pass.checkRoundTrip(of: first)
        // Only a file can cancel an event that is unknown otherwise.
        checkWithoutSources(pass.on(first), pass)
        return 0
    }
}

/// Generates every line, as for activities without a component, and requires equal activities.
private func checkWithoutSources(_ first: ImportedCalendar, _ pass: CalendarPass) {
    var bare = first
    for index in bare.activities.indices { bare.activities[index].source = nil }
    bare.source = nil
    guard let again = pass.imported(pass.exported(bare)) else {
        Fuzz.fail("an export without sources is refused")
    }
    CalendarPass.check(bare, again)
}
