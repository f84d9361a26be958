#include "ccurl.h"

#include <curl/curl.h>
#include <string.h>

static CURLUcode part(CURLU *url, CURLUPart what, char **text, unsigned flags, CURLUcode absent)
{
    CURLUcode code = curl_url_get(url, what, text, flags);
    return code == absent ? CURLUE_OK : code;
}

const char *ccurl_read_address(const char *base, const char *text, struct ccurl_address *address)
{
    CURLU *url = curl_url();
    CURLUcode code = url ? CURLUE_OK : CURLUE_OUT_OF_MEMORY;
    char *password = NULL;

    memset(address, 0, sizeof *address);
    if (!code && base)
        code = curl_url_set(url, CURLUPART_URL, base, 0);
    /* Servers send spaces and letters of other languages as they are. */
    if (!code)
        code = curl_url_set(url, CURLUPART_URL, text, CURLU_URLENCODE);
    if (!code)
        code = part(url, CURLUPART_SCHEME, &address->scheme, 0, CURLUE_NO_SCHEME);
    if (!code)
        code = part(url, CURLUPART_HOST, &address->host, 0, CURLUE_OK);
    if (!code)
        code = part(url, CURLUPART_PORT, &address->port, CURLU_DEFAULT_PORT, CURLUE_NO_PORT);
    if (!code)
        code = part(url, CURLUPART_PATH, &address->path, 0, CURLUE_OK);
    if (!code)
        code = part(url, CURLUPART_QUERY, &address->query, 0, CURLUE_NO_QUERY);
    if (!code)
        code = part(url, CURLUPART_USER, &address->user, CURLU_URLDECODE, CURLUE_NO_USER);
    if (!code)
        code = part(url, CURLUPART_PASSWORD, &password, 0, CURLUE_NO_PASSWORD);
    if (!code) {
        address->has_password = password != NULL;
        curl_url_set(url, CURLUPART_USER, NULL, 0);
        curl_url_set(url, CURLUPART_PASSWORD, NULL, 0);
        curl_url_set(url, CURLUPART_OPTIONS, NULL, 0);
        curl_url_set(url, CURLUPART_FRAGMENT, NULL, 0);
        code = curl_url_get(url, CURLUPART_URL, &address->text, 0);
    }
    curl_free(password);
    curl_url_cleanup(url);
    if (code)
        ccurl_free_address(address);
    return code ? curl_url_strerror(code) : NULL;
}

void ccurl_free_address(struct ccurl_address *address)
{
    curl_free(address->text);
    curl_free(address->scheme);
    curl_free(address->host);
    curl_free(address->port);
    curl_free(address->path);
    curl_free(address->query);
    curl_free(address->user);
    memset(address, 0, sizeof *address);
}
