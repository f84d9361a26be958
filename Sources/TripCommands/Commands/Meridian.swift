import ArgumentParser
import Messages

/// The root command, which only lists its subcommands.
struct Meridian: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "meridian",
        abstract: tr("What time will it be for me? Trips across time zones, told right."),
        discussion: tr(
            """
            meridian import flight.ics hotel.ics --trip "Tokyo"
            meridian agenda 2027-03-12 --view home
            meridian check
            meridian export Tokyo -o tokyo.ics

            Every reading command also works straight on files: meridian agenda -f trip.ics
            """),
        version: MeridianProgram.version,
        groupedSubcommands: groups)

    /// The commands by what they are for; first those of every day.
    static let groups = [
        CommandGroup(
            name: tr("Every day", as: "group of commands"),
            subcommands: [
                TodayCommand.self, NextCommand.self, AgendaCommand.self, WeekCommand.self, ImportCommand.self,
                AddCommand.self, EditCommand.self, ShowCommand.self, CheckCommand.self, ExportCommand.self,
            ]),
        CommandGroup(
            name: tr("Look", as: "group of commands"),
            subcommands: [
                DayCommand.self, MonthCommand.self, TimelineCommand.self, ItineraryCommand.self,
                WhoCommand.self, FreeCommand.self, WhenCommand.self, SearchCommand.self, CostCommand.self,
                StatsCommand.self,
                ZonesCommand.self, PlacesCommand.self, DriftCommand.self,
            ]),
        CommandGroup(
            name: tr("Keep", as: "group of commands"),
            subcommands: [
                TripCommand.self, DeleteCommand.self, TodoCommand.self, ExpenseCommand.self,
                PersonCommand.self, OrganizationCommand.self, AttachCommand.self, AttachmentsCommand.self,
                UndoCommand.self, RedoCommand.self, HistoryCommand.self,
            ]),
        CommandGroup(
            name: tr("Share", as: "group of commands"),
            subcommands: [
                ServeCommand.self, AccountCommand.self, FeedCommand.self, SyncCommand.self,
                SubscribeCommand.self, SubscriptionsCommand.self, UnsubscribeCommand.self,
            ]),
        CommandGroup(
            name: tr("Care", as: "group of commands"),
            subcommands: [
                DoctorCommand.self, CompactCommand.self, BackupCommand.self, RestoreCommand.self,
                ProtectCommand.self,
                UnprotectCommand.self, ResetCommand.self, CompletionsCommand.self, ManualCommand.self,
            ]),
        CommandGroup(name: tr("Fleets", as: "group of commands"), subcommands: [FleetCommand.self]),
    ]
}
