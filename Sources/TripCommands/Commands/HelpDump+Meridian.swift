import ArgumentParser
import Foundation
import Messages

extension HelpDump {
    /// The commands of this program.
    ///
    /// - Returns: The root command.
    /// - Throws: What the decoder throws.
    static func read() throws -> Command {
        do {
            _ = try Meridian.parseAsRoot(["--experimental-dump-help"])
        } catch {
            let text = Meridian.fullMessage(for: error)
            return try JSONDecoder().decode(HelpDump.self, from: Data(text.utf8)).command
        }
        throw CommandFailure("no-help", tr("the parser did not tell its commands"), status: .software)
    }
}
