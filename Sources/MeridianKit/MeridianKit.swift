// One import for programs that use the whole of Meridian but its command line.

@_exported public import Backups
@_exported public import Bookings
@_exported public import CivilTime
@_exported public import Documents
@_exported public import Findings
@_exported public import ICalendar
@_exported public import Merging
@_exported public import Messages
@_exported public import Places
@_exported public import Recurrence
@_exported public import Rendering
@_exported public import Reservations
@_exported public import Scheduling
@_exported public import Sealing
@_exported public import StrictJSON
@_exported public import TripExchange
@_exported public import TripSeries
@_exported public import TripStorage
@_exported public import TripWorkflows
@_exported public import Trips
