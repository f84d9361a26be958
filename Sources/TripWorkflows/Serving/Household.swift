package import CivilTime
package import Messages
package import Rendering
package import Scheduling
package import TripStorage

/// What a program that shows one store over a long time is told when it starts.
package struct Household: Sendable {
    /// Opens the store; each answer is from one that was just opened, so that a replaced file is seen.
    package var open: @Sendable () throws -> any TripStore
    /// Opens the store for a change.
    package var openToWrite: @Sendable () throws -> any TripStore
    /// Opens the store for a note that may be left out: at once, or not at all.
    package var openToNote: @Sendable () throws -> any TripStore
    /// The zones.
    package var database: ZoneDatabase
    /// The home zone that was named for the run.
    package var statedHome: Zone?
    /// The same, where it was typed for the run: then it precedes that of the person whose clock is shown.
    package var typedHome: Zone?
    /// The zone of this machine, if it names one.
    package var machineHome: Zone?
    /// The rules of `check`.
    package var rules: TripRules
    /// The first day of the week, and the hour cycle of clocks.
    package var firstWeekday: Weekday
    package var hours: HourCycle
    /// The present, to the second.
    package var now: @Sendable () -> Instant
    /// The PRODID of calendars.
    package var productID: String
    /// The program that writes backups.
    package var tool = "Meridian"
    /// The account that it is shown to; nil for the user of the machine.
    package var account: String?
    /// The language of the pages; nil for English.
    package var language: Catalogue?

    /// Collects what is told.
    package init(
        open: @escaping @Sendable () throws -> any TripStore,
        openToWrite: @escaping @Sendable () throws -> any TripStore, database: ZoneDatabase,
        statedHome: Zone?,
        machineHome: Zone?, rules: TripRules, firstWeekday: Weekday, hours: HourCycle,
        now: @escaping @Sendable () -> Instant, productID: String
    ) {
        (self.open, self.openToWrite, openToNote) = (open, openToWrite, openToWrite)
        (self.database, self.rules) = (database, rules)
        (self.statedHome, self.machineHome) = (statedHome, machineHome)
        (self.firstWeekday, self.hours) = (firstWeekday, hours)
        (self.now, self.productID) = (now, productID)
    }
}
