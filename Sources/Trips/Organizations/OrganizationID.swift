/// The identifier of an organization.
public typealias OrganizationID = RecordID<Organization>
