/* The C face of libical, for the module ICalendar alone. `ical.h` gathers every icalXXX.h; the side
   libraries icalss and icalvcal stay out (a Berkeley DB and a scanner with global state). */
#ifndef CLIBICAL_SHIM_H
#define CLIBICAL_SHIM_H

#include <libical/ical.h>
#include <stdlib.h>

#if !ICAL_CHECK_VERSION(3, 0, 14) || ICAL_MAJOR_VERSION >= 4
#error "Meridian is written against libical 3.0.14 up to, but not including, 4.0"
#endif

/* Strings with `_r` in the name of their maker belong to the caller and come from malloc. */
static inline void clibical_free(void *string) { free(string); }

#endif
