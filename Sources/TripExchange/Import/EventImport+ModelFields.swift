import Findings
import ICalendar
import Merging
import Messages
import Trips

// MARK: - Money, contacts and reminders

extension EventImport {
    /// Sets the fields that come from our own properties, CREATED and the alarms.
    mutating func readFurtherFields(of activity: inout Activity) {
        guard component.has(prefix: ModelProperty.prefix) else { return }
        activity.cost = cost()
        activity.paid = paid()
        activity.hidesPlace = text(ModelProperty.hidesPlace).uppercased() == "TRUE"
        activity.organization = organization()
    }

    private mutating func cost() -> Money? {
        guard let property = component.first(named: ModelProperty.cost), let text = filled(ModelProperty.cost)
        else { return nil }
        do throws(TripError) {
            let money = try Money(text)
            guard !money.isNegative else {
                throw TripError(.negativeCost, subject: "\(money)", reason: tr("is less than nothing"))
            }
            return money
        } catch {
            values.note(.badValue, .warning, property, tr("\(property.name): \(error); it was left out"))
            return nil
        }
    }

    private mutating func paid() -> PaidStatus {
        guard let property = component.first(named: ModelProperty.paid), let text = filled(ModelProperty.paid)
        else { return .unpaid }
        if let status = PaidStatus(word: text) { return status }
        values.note(
            .badValue, .warning, property,
            tr(
                "\(property.name) `\(property.rawValue)` is none of NONE, DEPOSIT and FULL; it was read as NONE"
            )
        )
        return .unpaid
    }

    private mutating func organization() -> OrganizationID? {
        guard let property = component.first(named: ModelProperty.organizationID),
            let text = filled(ModelProperty.organizationID)
        else { return nil }
        let id = OrganizationID(text)
        if scope.organizations[id] != nil { return id }
        values.note(
            .badValue, .warning, property,
            tr(
                "\(property.name) `\(property.rawValue)` is no organization that the calendar describes; it was left out"
            )
        )
        return nil
    }
}
