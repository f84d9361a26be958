import CivilTime
import Rendering
import TripStorage
import TripWorkflows
import Trips
import TypedInput

/// Why what was typed is refused, and the field that it is about.
struct FormRefusal: Error, Hashable, Sendable {
    let sentence: String
    let field: String?

    init(_ sentence: String, field: String?) {
        (self.sentence, self.field) = (Printable.line(sentence), field)
    }

    /// Carries a form out, and takes what it refuses as said to the person who typed it.
    ///
    /// - Parameters:
    ///   - field: The field of what the model refuses; nil for none.
    ///   - body: The work.
    /// - Returns: The result of `body`.
    /// - Throws: A ``FormRefusal``, or another error of `body`.
    static func catching<Value>(_ field: String? = nil, _ body: () throws -> Value) throws -> Value {
        do {
            return try body()
        } catch let refusal as InputRefusal {
            throw FormRefusal(refusal.besideField, field: refusal.field ?? field)
        } catch let error as TripError {
            throw FormRefusal("\(error)", field: field)
        } catch let error as TimeError {
            throw FormRefusal("\(error)", field: field)
        } catch let error as StorageError
            where [.duplicateName, .inUse, .mergedWithItself].contains(error.code)
        {
            throw FormRefusal("\(error)", field: field)
        }
    }
}
