import TripCommands
import TripWeb

await ServeProgram.main { try await PageServer($0).run() }
