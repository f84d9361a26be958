// libical as its users call it, in C, so that no call from Swift is counted against it.
#ifndef MERIDIAN_CALENDAR_PEERS_H
#define MERIDIAN_CALENDAR_PEERS_H

#include <stddef.h>
#include <stdint.h>

// What was found on a walk over a parsed file.
typedef struct {
    int64_t components, properties, parameters;
    int64_t events, series, alarms;
    // Over the UID, summary, location, description, sequence, stamp and both ends of every event, in their order.
    uint64_t checksum;
} calendar_walk;

// FNV-1a, the same as Swift's side of the race uses.
static const uint64_t checksum_start = 0xCBF29CE484222325u;

static inline uint64_t checksum_word(uint64_t sum, uint64_t word) { return (sum ^ word) * 0x100000001B3u; }

static inline uint64_t checksum_bytes(uint64_t sum, const char *bytes, size_t count) {
    for (size_t i = 0; i < count; i++) sum = checksum_word(sum, (unsigned char)bytes[i]);
    return checksum_word(sum, 0x100);
}

const char *libical_version(void);

// Parses a file and visits every component, property, parameter and value. `whole` reads it into memory and calls
// `icalparser_parse_string`; else `icalparser_parse` gets it line by line. Returns 0 when there is no calendar in it.
int libical_read(const char *path, int whole, calendar_walk *result);

// A parsed file to be written, and its text; free both.
void *libical_open(const char *path);
char *libical_write(void *calendar, size_t *count);
void libical_close(void *calendar);
void libical_free(char *text);

// A recurrence rule from a floating start; writes up to `count` starts in seconds since 1970 and returns how many.
typedef struct {
    int32_t year, month, day, hour, minute, second;
} rule_start;
size_t libical_expand(const char *rule, rule_start start, size_t count, int64_t *starts);

// The processor time of this thread, of the whole process, and the time on the wall, in nanoseconds.
int64_t this_thread_nanoseconds(void);
int64_t process_nanoseconds(void);
int64_t wall_nanoseconds(void);

#endif
