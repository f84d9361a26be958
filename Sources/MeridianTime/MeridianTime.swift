// One import for programs that need time alone: dates, zones, recurrence, and the zones of airports and cities.

@_exported public import CivilTime
@_exported public import Places
@_exported public import Recurrence
