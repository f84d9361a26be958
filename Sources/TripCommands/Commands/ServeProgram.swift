import CivilTime
import Foundation
import Messages
import Rendering
package import TripWorkflows

/// The program `meridian-serve`: the arguments of `meridian serve`, in a process that has a web server.
package enum ServeProgram {
    /// Reads the process's arguments, serves, and ends the process.
    ///
    /// - Parameter serve: Serves until it is told to end.
    package static func main(_ serve: (ServeSetting) async throws -> Void) async -> Never {
        if let failure = ProcessStart.settle() {
            StandardStream.errors.line(tr("error: \(failure.message)"))
            exit(failure.status.rawValue)
        }
        var context = CommandContext(
            environment: ProcessInfo.processInfo.environment, standardInput: { _ in [] },
            output: StandardStream.output, errors: StandardStream.errors,
            columns: StandardStream.output.columns, clock: SystemNow())
        let box = ServingBox()
        context.serving = box
        let arguments = ["serve"] + CommandLine.arguments.dropFirst()
        let language = SpokenLanguage.catalogue(for: arguments, in: context)
        let status = Language.speaking(language) { MeridianProgram.run(arguments, in: context) }
        _ = StandardStream.output.flush()
        guard let told = box.told else { exit(status.rawValue) }
        // A line is read while the program runs, so it is not kept until there are more.
        var household = told.household
        household.language = language
        let setting = ServeSetting(
            household: household, address: told.address, base: told.base, trust: told.trust
        ) { line in
            StandardStream.output.line(line)
            _ = StandardStream.output.flush()
        }
        do {
            try await serve(setting)
            exit(CommandStatus.success.rawValue)
        } catch {
            let failure = ServeFailure(error, at: setting.address)
            context.errors.line(tr("error: \(Printable.line(failure.message))"))
            exit(failure.status.rawValue)
        }
    }
}
