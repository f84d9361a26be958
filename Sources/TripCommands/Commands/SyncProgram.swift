import CivilTime
import Foundation
import Messages
package import TripWorkflows

/// The program `meridian-sync`: the arguments of `meridian`, in a process that speaks to servers.
package enum SyncProgram {
    /// The name and the version that servers are told.
    package static let agent = "Meridian/\(MeridianProgram.version)"

    /// Reads the process's arguments, runs the command, and ends the process.
    ///
    /// - Parameter servers: Speaks to servers.
    package static func main(_ servers: @escaping @Sendable (SyncSetting) -> any CalendarServers) -> Never {
        MeridianProgram.main { context in
            context.servers = servers
            return Array(CommandLine.arguments.dropFirst())
        }
    }
}
