#include "ccurl.h"
#include "networks.h"

#include <curl/curl.h>
#include <stdlib.h>
#include <string.h>

#define MOST_HEADER_BYTES (256 * 1024)

struct ccurl_session {
    CURL *handle;
    char *agent;
};

/* One request on its way. */
struct exchange {
    const struct ccurl_request *request;
    struct ccurl_answer *answer;
    size_t body_room;
    bool is_too_large;
    bool is_forbidden;
    bool is_cancelled;
};

static size_t on_header(char *bytes, size_t size, size_t count, void *data)
{
    struct exchange *exchange = data;
    struct ccurl_answer *answer = exchange->answer;
    char *grown;
    count *= size;
    /* An answer before the last one: 100, or the question for a password. */
    if (count >= 5 && !strncmp(bytes, "HTTP/", 5))
        answer->header_count = 0;
    if (answer->header_count + count > MOST_HEADER_BYTES) {
        exchange->is_too_large = true;
        return 0;
    }
    grown = realloc(answer->header, answer->header_count + count + 1);
    if (!grown)
        return 0;
    memcpy(grown + answer->header_count, bytes, count);
    answer->header = grown;
    answer->header_count += count;
    return count;
}

static size_t on_body(char *bytes, size_t size, size_t count, void *data)
{
    struct exchange *exchange = data;
    struct ccurl_answer *answer = exchange->answer;
    count *= size;
    if (count > exchange->request->most_bytes - answer->body_count) {
        exchange->is_too_large = true;
        return 0;
    }
    if (answer->body_count + count > exchange->body_room) {
        size_t room = exchange->body_room ? exchange->body_room * 2 : 16 * 1024;
        unsigned char *grown;
        while (room < answer->body_count + count)
            room *= 2;
        grown = realloc(answer->body, room);
        if (!grown)
            return 0;
        answer->body = grown;
        exchange->body_room = room;
    }
    memcpy(answer->body + answer->body_count, bytes, count);
    answer->body_count += count;
    return count;
}

static int on_progress(void *data, curl_off_t all_down, curl_off_t down, curl_off_t all_up, curl_off_t up)
{
    struct exchange *exchange = data;
    (void)all_down, (void)down, (void)all_up, (void)up;
    if (exchange->request->cancelled && *(const volatile bool *)exchange->request->cancelled)
        exchange->is_cancelled = true;
    return exchange->is_cancelled;
}

static curl_socket_t on_socket(void *data, curlsocktype purpose, struct curl_sockaddr *address)
{
    struct exchange *exchange = data;
    (void)purpose;
    if (exchange->request->public_only && ccurl_leads_inside(&address->addr)) {
        exchange->is_forbidden = true;
        return CURL_SOCKET_BAD;
    }
    return socket(address->family, address->socktype, address->protocol);
}

static enum ccurl_kind kind_of(CURLcode code, const struct exchange *exchange)
{
    if (code == CURLE_OK)
        return CCURL_ANSWERED;
    if (exchange->is_cancelled)
        return CCURL_CANCELLED;
    if (exchange->is_too_large)
        return CCURL_TOO_LARGE;
    if (exchange->is_forbidden)
        return CCURL_FORBIDDEN;
    switch (code) {
    case CURLE_COULDNT_RESOLVE_PROXY:
    case CURLE_COULDNT_RESOLVE_HOST:
    case CURLE_COULDNT_CONNECT:
        return CCURL_UNREACHABLE;
    case CURLE_PEER_FAILED_VERIFICATION:
    case CURLE_SSL_CONNECT_ERROR:
    case CURLE_SSL_CERTPROBLEM:
    case CURLE_SSL_CIPHER:
    case CURLE_SSL_CACERT_BADFILE:
    case CURLE_SSL_INVALIDCERTSTATUS:
        return CCURL_UNTRUSTED;
    case CURLE_OPERATION_TIMEDOUT:
        return CCURL_TOO_SLOW;
    case CURLE_PARTIAL_FILE:
    case CURLE_GOT_NOTHING:
    case CURLE_SEND_ERROR:
    case CURLE_RECV_ERROR:
    case CURLE_HTTP2:
    case CURLE_HTTP2_STREAM:
        return CCURL_CUT;
    case CURLE_WEIRD_SERVER_REPLY:
    case CURLE_UNSUPPORTED_PROTOCOL:
    case CURLE_BAD_CONTENT_ENCODING:
    case CURLE_HTTP3:
    case CURLE_WRITE_ERROR:
        return CCURL_UNREADABLE;
    default:
        return CCURL_FAILED;
    }
}

struct ccurl_session *ccurl_open(const char *agent)
{
    struct ccurl_session *session = calloc(1, sizeof *session);
    if (!session)
        return NULL;
    session->handle = curl_easy_init();
    session->agent = strdup(agent);
    if (session->handle && session->agent)
        return session;
    ccurl_close(session);
    return NULL;
}

void ccurl_close(struct ccurl_session *session)
{
    if (!session)
        return;
    curl_easy_cleanup(session->handle);
    free(session->agent);
    free(session);
}

/* Sets every option anew, since the handle keeps those of the request before, and what Digest has learnt. */
static void prepare(CURL *handle, const char *agent, struct exchange *exchange, struct curl_slist *fields)
{
    const struct ccurl_request *request = exchange->request;

    curl_easy_setopt(handle, CURLOPT_URL, request->address);
    curl_easy_setopt(handle, CURLOPT_PATH_AS_IS, 1L);
    curl_easy_setopt(handle, CURLOPT_PROTOCOLS_STR, "http,https");
    curl_easy_setopt(handle, CURLOPT_FOLLOWLOCATION, 0L);
    curl_easy_setopt(handle, CURLOPT_NETRC, (long)CURL_NETRC_IGNORED);
    curl_easy_setopt(handle, CURLOPT_USERAGENT, agent);
    curl_easy_setopt(handle, CURLOPT_HTTPHEADER, fields);
    curl_easy_setopt(handle, CURLOPT_ACCEPT_ENCODING, request->compressed ? "gzip" : NULL);
    curl_easy_setopt(handle, CURLOPT_HTTP09_ALLOWED, 0L);
    curl_easy_setopt(handle, CURLOPT_SSLVERSION, (long)CURL_SSLVERSION_TLSv1_2);
    curl_easy_setopt(handle, CURLOPT_NOSIGNAL, 1L);
    if (request->body) {
        curl_easy_setopt(handle, CURLOPT_POST, 1L);
        curl_easy_setopt(handle, CURLOPT_POSTFIELDS, request->body);
        curl_easy_setopt(handle, CURLOPT_POSTFIELDSIZE_LARGE, (curl_off_t)request->body_count);
    } else {
        curl_easy_setopt(handle, CURLOPT_POSTFIELDS, NULL);
        curl_easy_setopt(handle, CURLOPT_HTTPGET, 1L);
    }
    curl_easy_setopt(handle, CURLOPT_CUSTOMREQUEST, request->method);
    curl_easy_setopt(handle, CURLOPT_HTTPAUTH, (long)(request->digest ? CURLAUTH_DIGEST : CURLAUTH_BASIC));
    curl_easy_setopt(handle, CURLOPT_USERNAME, request->user);
    curl_easy_setopt(handle, CURLOPT_PASSWORD, request->password);
    /* Through a proxy the socket would tell where the proxy is. */
    curl_easy_setopt(handle, CURLOPT_PROXY, request->direct || request->public_only ? "" : NULL);
    curl_easy_setopt(handle, CURLOPT_FRESH_CONNECT, request->public_only ? 1L : 0L);

    curl_easy_setopt(handle, CURLOPT_CONNECTTIMEOUT_MS, request->connect_milliseconds);
    curl_easy_setopt(handle, CURLOPT_TIMEOUT_MS, request->whole_milliseconds);
    curl_easy_setopt(handle, CURLOPT_LOW_SPEED_LIMIT, request->least_bytes_per_second);
    curl_easy_setopt(handle, CURLOPT_LOW_SPEED_TIME, request->least_seconds);

    curl_easy_setopt(handle, CURLOPT_HEADERFUNCTION, on_header);
    curl_easy_setopt(handle, CURLOPT_HEADERDATA, exchange);
    curl_easy_setopt(handle, CURLOPT_WRITEFUNCTION, on_body);
    curl_easy_setopt(handle, CURLOPT_WRITEDATA, exchange);
    curl_easy_setopt(handle, CURLOPT_XFERINFOFUNCTION, on_progress);
    curl_easy_setopt(handle, CURLOPT_XFERINFODATA, exchange);
    curl_easy_setopt(handle, CURLOPT_NOPROGRESS, 0L);
    curl_easy_setopt(handle, CURLOPT_OPENSOCKETFUNCTION, on_socket);
    curl_easy_setopt(handle, CURLOPT_OPENSOCKETDATA, exchange);
    curl_easy_setopt(handle, CURLOPT_ERRORBUFFER, exchange->answer->reason);
}

void ccurl_send(struct ccurl_session *session, const struct ccurl_request *request, struct ccurl_answer *answer)
{
    struct exchange exchange = {.request = request, .answer = answer};
    struct curl_slist *fields = NULL;
    curl_off_t connected = 0;
    long sent = 0;
    CURLcode code = CURLE_OK;

    memset(answer, 0, sizeof *answer);
    for (const char *const *field = request->fields; *field; field++) {
        struct curl_slist *longer = curl_slist_append(fields, *field);
        if (!longer) {
            code = CURLE_OUT_OF_MEMORY;
            break;
        }
        fields = longer;
    }
    if (code == CURLE_OK) {
        prepare(session->handle, session->agent, &exchange, fields);
        code = curl_easy_perform(session->handle);
    }
    curl_easy_getinfo(session->handle, CURLINFO_RESPONSE_CODE, &answer->status);
    curl_easy_getinfo(session->handle, CURLINFO_PRETRANSFER_TIME_T, &connected);
    curl_easy_getinfo(session->handle, CURLINFO_REQUEST_SIZE, &sent);
    answer->was_sent = sent > 0 || connected > 0;
    answer->kind = kind_of(code, &exchange);
    if (code != CURLE_OK && !answer->reason[0])
        strncpy(answer->reason, curl_easy_strerror(code), sizeof answer->reason - 1);
    /* The error buffer is the answer's, which the handle outlives. */
    curl_easy_setopt(session->handle, CURLOPT_ERRORBUFFER, NULL);
    curl_easy_setopt(session->handle, CURLOPT_HTTPHEADER, NULL);
    curl_slist_free_all(fields);
}

void ccurl_free_answer(struct ccurl_answer *answer)
{
    free(answer->header);
    free(answer->body);
    memset(answer, 0, sizeof *answer);
}
