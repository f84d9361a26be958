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
        subcommands: [
            ImportCommand.self, ExportCommand.self, AgendaCommand.self, TodayCommand.self, NextCommand.self,
            WhoCommand.self,
            DayCommand.self, WeekCommand.self,
            MonthCommand.self, TimelineCommand.self, ItineraryCommand.self, CheckCommand.self,
            FreeCommand.self, DriftCommand.self,
            WhenCommand.self, ZonesCommand.self, TripCommand.self, AddCommand.self, EditCommand.self,
            SearchCommand.self, PlacesCommand.self, TodoCommand.self, ExpenseCommand.self, CostCommand.self,
            OrganizationCommand.self, PersonCommand.self, AttachCommand.self, AttachmentsCommand.self,
            ShowCommand.self, DeleteCommand.self, UndoCommand.self, HistoryCommand.self, DoctorCommand.self,
            BackupCommand.self, RestoreCommand.self, ProtectCommand.self, UnprotectCommand.self,
            ResetCommand.self, ServeCommand.self, FeedCommand.self, AccountCommand.self, SyncCommand.self,
            SubscribeCommand.self,
            SubscriptionsCommand.self, UnsubscribeCommand.self,
            CompletionsCommand.self,
            ManualCommand.self,
        ])
}
