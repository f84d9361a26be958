/* The C face of libcurl, for the module DAV alone: addresses by its parser, and one request at a time on connections
   that are kept. libcurl's options take any number of arguments, which Swift cannot call. */
#ifndef CCURL_H
#define CCURL_H

#include <stdbool.h>
#include <stddef.h>

/* --- addresses ------------------------------------------------------------------------------------------------ */

/* The parts of an absolute address; a part that is not there is NULL. */
struct ccurl_address {
    char *text;     /* without user and password */
    char *scheme;
    char *host;
    char *port;     /* the scheme's own where none is named */
    char *path;
    char *query;
    char *user;
    bool has_password;
};

/* Reads an address, relative to BASE where that is not NULL; returns NULL, or what is wrong. */
const char *ccurl_read_address(const char *base, const char *text, struct ccurl_address *address);
void ccurl_free_address(struct ccurl_address *address);

/* --- requests ------------------------------------------------------------------------------------------------- */

struct ccurl_session;

enum ccurl_kind {
    CCURL_ANSWERED = 0,
    CCURL_UNREACHABLE,   /* no connection: an unknown name, a refused or filtered port */
    CCURL_UNTRUSTED,     /* a certificate that is not valid for the host */
    CCURL_FORBIDDEN,     /* an address of a private network, which the request must not reach */
    CCURL_TOO_SLOW,      /* over one of the time limits */
    CCURL_CUT,           /* ended before the answer was whole */
    CCURL_TOO_LARGE,     /* longer than the limit of the body or of the header */
    CCURL_UNREADABLE,    /* no answer of HTTP, or a body that cannot be decompressed */
    CCURL_CANCELLED,     /* the flag was set */
    CCURL_FAILED         /* anything else */
};

struct ccurl_request {
    const char *method;
    const char *address;
    const char *const *fields;   /* "Name: value", the last one NULL */
    const void *body;            /* NULL for none */
    size_t body_count;
    const char *user;            /* NULL for none */
    const char *password;
    bool digest;                 /* Digest, else Basic */
    bool compressed;             /* ask for gzip; libcurl takes one that ends early for a whole one */
    bool direct;                 /* through no proxy, whatever the environment names */
    bool public_only;            /* refuse hosts of private networks, this machine's too */
    long connect_milliseconds;
    long whole_milliseconds;
    long least_bytes_per_second; /* over least_seconds */
    long least_seconds;
    size_t most_bytes;           /* of the body, decompressed */
    const bool *cancelled;       /* looked at about once a second */
};

struct ccurl_answer {
    enum ccurl_kind kind;
    long status;
    bool was_sent;        /* some of the request left this machine */
    char *header;         /* the lines of the last answer, each with CRLF */
    size_t header_count;
    unsigned char *body;
    size_t body_count;
    char reason[256];     /* libcurl's words */
};

/* NULL where there is no memory. */
struct ccurl_session *ccurl_open(const char *agent);
void ccurl_close(struct ccurl_session *session);
void ccurl_send(struct ccurl_session *session, const struct ccurl_request *request, struct ccurl_answer *answer);
void ccurl_free_answer(struct ccurl_answer *answer);

/* Whether an address in letters ("127.0.0.1", "fe80::1") belongs to this machine or to a network that is not public. */
bool ccurl_is_private(const char *address);

#endif
