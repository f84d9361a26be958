import CivilTime
import Trips

/// Reads typed values, so that an error of the libraries names the option.
package enum Typed {
    /// Reads the value of an option; an error is one of the typed text, unless of the zone files.
    ///
    /// - Parameters:
    ///   - name: The option, as `--date`.
    ///   - value: Parses it.
    /// - Returns: The result of `value`.
    /// - Throws: An ``InputRefusal`` for a ``TimeError``.
    package static func option<Value>(_ name: String, _ value: () throws -> Value) throws -> Value {
        do {
            return try value()
        } catch let error as TimeError {
            throw InputRefusal(
                error.code.rawValue, "\(name) \(error)", cause: error.code.isOfZoneFiles ? .zones : .typed)
        }
    }

    /// Reads a typed value; a violation of the model is an error of the typed text.
    ///
    /// - Parameters:
    ///   - option: The option of the value; empty where the message needs none.
    ///   - value: Parses it.
    /// - Returns: The result of `value`.
    /// - Throws: An ``InputRefusal`` for a ``TripError``, and for a ``TimeError`` of an option.
    package static func said<Value>(_ option: String, _ value: () throws -> Value) throws -> Value {
        do {
            return try value()
        } catch let error as TripError {
            let place = option.isEmpty ? "" : option + " "
            throw InputRefusal(error.code.rawValue, place + error.description, cause: .typed)
        } catch let error as TimeError where !option.isEmpty {
            return try Typed.option(option) { throw error }
        }
    }

    /// Reads the value of a member; an error is about the member, and its message stays.
    ///
    /// - Parameters:
    ///   - field: The member; nil for the value of an option.
    ///   - value: Parses it.
    /// - Returns: The result of `value`.
    /// - Throws: An ``InputRefusal`` about the member, for a ``TimeError`` too.
    package static func member<Value>(_ field: String?, _ value: () throws -> Value) throws -> Value {
        guard let field else { return try value() }
        do {
            return try value()
        } catch let refusal as InputRefusal {
            throw refusal.about(field)
        } catch let error as TimeError {
            throw InputRefusal(
                error.code.rawValue, error.description, cause: error.code.isOfZoneFiles ? .zones : .data,
                field: field)
        }
    }
}

extension TimeError.Code {
    /// Whether the files of the zones are at fault, rather than what was typed.
    package var isOfZoneFiles: Bool {
        switch self {
        case .noZoneDatabase, .malformedZoneData, .unsupportedZoneData: true
        case .unknownZone, .skippedTime, .repeatedTime, .malformedText, .outOfRange, .offsetConflict: false
        }
    }
}
