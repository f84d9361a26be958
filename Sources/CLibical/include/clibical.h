/* The C face of libical, for the module ICalendar alone. `ical.h` gathers every icalXXX.h; the side
   libraries icalss and icalvcal stay out (a Berkeley DB and a scanner with global state).

   libical is not linked: it is loaded when the first value asks for it, since it brings ICU along, and the start of a
   short command would wait for both (docs/decisions/0061). */
#ifndef CLIBICAL_H
#define CLIBICAL_H

#include <libical/ical.h>
#include <stdlib.h>

#if !ICAL_CHECK_VERSION(3, 0, 14) || ICAL_MAJOR_VERSION >= 4
#error "Meridian is written against libical 3.0.14 up to, but not including, 4.0"
#endif

/* The functions that are used, one a line; a function that is not here cannot be called. */
#define CLIBICAL_FUNCTIONS(each)                                                                                       \
    each(ical_set_unknown_token_handling_setting)                                                                      \
    each(icalcompiter_deref)                                                                                           \
    each(icalcompiter_next)                                                                                            \
    each(icalcomponent_begin_component)                                                                                \
    each(icalcomponent_free)                                                                                           \
    each(icalcomponent_get_first_property)                                                                             \
    each(icalcomponent_get_next_property)                                                                              \
    each(icaldurationtype_from_string)                                                                                 \
    each(icaldurationtype_is_bad_duration)                                                                             \
    each(icalerror_set_errors_are_fatal)                                                                               \
    each(icalparser_add_line)                                                                                          \
    each(icalparser_free)                                                                                              \
    each(icalparser_new)                                                                                               \
    each(icalproperty_get_xlicerror)                                                                                   \
    each(icaltime_as_ical_string_r)                                                                                    \
    each(icaltime_from_string)                                                                                         \
    each(icaltime_is_null_time)                                                                                        \
    each(icaltime_is_utc)                                                                                              \
    each(icaltime_null_time)                                                                                           \
    each(icaltime_set_timezone)                                                                                        \
    each(icaltimezone_get_utc_timezone)                                                                                \
    each(icalvalue_as_ical_string_r)                                                                                   \
    each(icalvalue_free)                                                                                               \
    each(icalvalue_get_integer)                                                                                        \
    each(icalvalue_get_utcoffset)                                                                                      \
    each(icalvalue_new_from_string)                                                                                    \
    each(icalvalue_new_utcoffset)

/* Each function under its own name, with the type that libical's header gives it. */
struct clibical {
#define CLIBICAL_MEMBER(name) __typeof__(name) *_Nonnull name;
    CLIBICAL_FUNCTIONS(CLIBICAL_MEMBER)
#undef CLIBICAL_MEMBER
};

/* Loads LIBRARY and fills TABLE. Returns NULL, or what the loader says is wrong, which belongs to the loader; TABLE is
   not to be used then. */
const char *_Nullable clibical_load(const char *_Nonnull library, struct clibical *_Nonnull table);

/* The name under which the loader finds the libical whose headers these are. */
#ifdef __APPLE__
static const char *_Nonnull const clibical_library = "libical.3.dylib";
#else
static const char *_Nonnull const clibical_library = "libical.so.3";
#endif

/* Strings with `_r` in the name of their maker belong to the caller and come from malloc. */
static inline void clibical_free(void *_Nullable string) { free(string); }

#endif
