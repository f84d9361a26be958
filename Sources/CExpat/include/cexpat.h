/* The C face of expat, for the module DAV alone: one function that reads a whole document under limits.

   A document type declaration is refused, and with it every entity that a document could define, so nothing is expanded. A document
   that is cut is an error, never a shorter document. */
#ifndef CEXPAT_H
#define CEXPAT_H

#include <stddef.h>

/* Stands between the namespace and the local name of an element; no name can contain it. */
#define CEXPAT_SEPARATOR '\n'

enum cexpat_kind {
    CEXPAT_READ = 0,
    CEXPAT_MALFORMED,    /* not well-formed to its end */
    CEXPAT_DECLARATION,  /* has a document type declaration */
    CEXPAT_TOO_DEEP,     /* nested deeper than the limit */
    CEXPAT_TOO_MANY,     /* has more elements than the limit */
    CEXPAT_TOO_WIDE,     /* has an element with more attributes than the limit */
    CEXPAT_STOPPED       /* a handler answered with something else than 0 */
};

/* What a document calls, in its order; each answers 0 to go on. Names end with 0, text does not. ATTRIBUTES are names
   and values in turn, and NULL after the last. */
struct cexpat_handlers {
    void *context;
    int (*start)(void *context, const char *name, const char *const *attributes);
    int (*text)(void *context, const char *bytes, int count);
    int (*end)(void *context);
};

struct cexpat_limits {
    int depth;
    long elements;
    int attributes;   /* of one element */
};

/* The result: its kind, the line from 1, and expat's reason for a malformed document. */
struct cexpat_result {
    enum cexpat_kind kind;
    unsigned long line;
    const char *reason;
};

struct cexpat_result cexpat_read(const char *bytes, size_t count, struct cexpat_limits limits,
                                 struct cexpat_handlers handlers);

#endif
