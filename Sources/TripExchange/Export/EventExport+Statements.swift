import ICalendar
import Merging
import Trips

extension EventExport {
    /// Writes the statements and the local edit of the activity.
    mutating func setStatements() {
        for name in [ModelProperty.statement, ModelProperty.edited] { event.remove(named: name) }
        for statement in activity.statements {
            let uid = activity.hasSeveralSenders ? statement.uid : activity.uid
            StatementProperty.property(of: statement, as: uid).map { event.append($0) }
        }
        guard let edit = activity.edit,
            var mark = try? Property(ModelProperty.edited, DateTimeValue(edit.at), zoneName: nil)
        else { return }
        mark.setParameter(EditMark.digest, EditMark.digest(of: activity))
        mark.setParameter(EditMark.status, edit.status?.rawValue.uppercased())
        event.append(mark)
    }
}
