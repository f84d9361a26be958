import DAV
import TripCommands
import DAVSync

@main
enum SyncMain {
    static func main() {
        SyncProgram.main { setting in
            DAVServers(setting) { reach in try CurlTransport(agent: SyncProgram.agent, reach: reach) }
        }
    }
}
