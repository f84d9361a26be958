package import CivilTime
import Messages

extension ZoneDatabase {
    /// The rules of time, for people: `tz 2026f`, with their origin if it is no usual or named directory.
    package var words: String {
        "tz \(version)" + (isEmbedded ? tr(", embedded copy") : isInstalled ? tr(", installed") : "")
    }
}
