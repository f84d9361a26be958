import CivilTime
import Messages
import Rendering
import TripStorage
import TripWorkflows
import Trips
import TypedInput

/// Why what was typed is refused, and the field that it is about.
struct FormRefusal: Error, Hashable, Sendable {
    let sentence: String
    let field: String?
    /// Whether what it would change is not as the form showed it.
    private(set) var isConflict = false
    /// The fault of the machine, where it is not what was typed that is wrong.
    private(set) var fault: Fault?

    /// The two instants of a time that the clocks skip or repeat, the earlier one first; empty for another refusal.
    let choices: [String]

    init(_ sentence: String, field: String?, choices: [String] = []) {
        (self.sentence, self.field, self.choices) = (Printable.line(sentence), field, choices)
    }

    /// The refusal of a form that could be carried out another time.
    init(_ fault: Fault) {
        self.init("\(fault.title). \(fault.advice)", field: nil)
        self.fault = fault
    }

    /// The refusal of a form that would write over somebody else's change.
    static var changedMeanwhile: FormRefusal {
        var refusal = FormRefusal(
            tr(
                "Another person or program has changed it since this page was shown. Nothing was changed now. "
                    + "What you typed is kept; saving it again takes it instead of what is stored."),
            field: nil)
        refusal.isConflict = true
        return refusal
    }

    /// Carries a move out, and asks which instant is meant where the clocks skip or repeat a time.
    static func catchingChoice<Value>(_ body: () throws -> Value) throws -> Value {
        do {
            return try body()
        } catch let refusal as InputRefusal {
            throw FormRefusal(refusal.besideField, field: LocalTimeChoice.field, choices: refusal.choices)
        }
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
            throw FormRefusal(refusal.besideField, field: refusal.field ?? field, choices: refusal.choices)
        } catch let error as TripError {
            throw FormRefusal("\(error)", field: field)
        } catch let error as TimeError {
            throw FormRefusal("\(error)", field: field)
        } catch let error as WorkflowError where error.code == .changedMeanwhile {
            throw changedMeanwhile
        } catch let error as StorageError
            where [.duplicateName, .inUse, .mergedWithItself].contains(error.code)
        {
            throw FormRefusal("\(error)", field: field)
        }
    }
}
