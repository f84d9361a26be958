import CivilTime
import StrictJSON
import Trips

extension JSONNode {
    /// Parses a text by a rule of the model, and adds the place to its error.
    func parsed<Value>(_ read: (String) throws -> Value) throws(DocumentError) -> Value {
        let text = try string()
        do {
            return try read(text)
        } catch let error as TripError {
            throw flaw(.badValue, error.reason)
        } catch let error as TimeError {
            throw flaw(.badValue, error.reason)
        } catch {
            throw flaw(.badValue, "\(error)")
        }
    }
}
