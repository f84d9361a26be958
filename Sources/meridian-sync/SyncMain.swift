import DAV
import DAVSync
import TripCommands

@main
enum SyncMain {
    static func main() {
        SyncProgram.main { setting in
            DAVServers(setting) { reach in try CurlTransport(agent: SyncProgram.agent, reach: reach) }
        }
    }
}
