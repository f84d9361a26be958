#include "cexpat.h"

#include <expat.h>
#include <limits.h>

struct reading {
    XML_Parser parser;
    struct cexpat_limits limits;
    struct cexpat_handlers handlers;
    int depth;
    long elements;
    enum cexpat_kind kind;
};

static void stop(struct reading *reading, enum cexpat_kind kind)
{
    if (reading->kind == CEXPAT_READ)
        reading->kind = kind;
    XML_StopParser(reading->parser, XML_FALSE);
}

static void XMLCALL on_start(void *data, const XML_Char *name, const XML_Char **attributes)
{
    struct reading *reading = data;
    /* Expat still ends an empty element after it was stopped. */
    if (reading->kind != CEXPAT_READ)
        return;
    if (++reading->depth > reading->limits.depth)
        stop(reading, CEXPAT_TOO_DEEP);
    else if (++reading->elements > reading->limits.elements)
        stop(reading, CEXPAT_TOO_MANY);
    else if (XML_GetSpecifiedAttributeCount(reading->parser) / 2 > reading->limits.attributes)
        stop(reading, CEXPAT_TOO_WIDE);
    else if (reading->handlers.start(reading->handlers.context, name, (const char *const *)attributes))
        stop(reading, CEXPAT_STOPPED);
}

static void XMLCALL on_end(void *data, const XML_Char *name)
{
    struct reading *reading = data;
    (void)name;
    if (reading->kind != CEXPAT_READ)
        return;
    reading->depth--;
    if (reading->handlers.end(reading->handlers.context))
        stop(reading, CEXPAT_STOPPED);
}

static void XMLCALL on_text(void *data, const XML_Char *bytes, int count)
{
    struct reading *reading = data;
    if (reading->kind == CEXPAT_READ && reading->handlers.text(reading->handlers.context, bytes, count))
        stop(reading, CEXPAT_STOPPED);
}

static void XMLCALL on_declaration(void *data, const XML_Char *name, const XML_Char *system, const XML_Char *public,
                                   int has_subset)
{
    (void)name, (void)system, (void)public, (void)has_subset;
    stop(data, CEXPAT_DECLARATION);
}

struct cexpat_result cexpat_read(const char *bytes, size_t count, struct cexpat_limits limits,
                                 struct cexpat_handlers handlers)
{
    struct reading reading = {.limits = limits, .handlers = handlers, .kind = CEXPAT_READ};
    struct cexpat_result result = {CEXPAT_MALFORMED, 0, "no memory"};
    enum XML_Status status = XML_STATUS_OK;

    reading.parser = XML_ParserCreateNS(NULL, CEXPAT_SEPARATOR);
    if (!reading.parser)
        return result;
    XML_SetUserData(reading.parser, &reading);
    XML_SetElementHandler(reading.parser, on_start, on_end);
    XML_SetCharacterDataHandler(reading.parser, on_text);
    XML_SetStartDoctypeDeclHandler(reading.parser, on_declaration);
    do {
        int part = count > INT_MAX / 4 ? INT_MAX / 4 : (int)count;
        count -= (size_t)part;
        status = XML_Parse(reading.parser, bytes, part, count == 0);
        bytes += part;
    } while (status == XML_STATUS_OK && count > 0);

    result.kind = reading.kind != CEXPAT_READ ? reading.kind
                  : status == XML_STATUS_OK   ? CEXPAT_READ
                                              : CEXPAT_MALFORMED;
    result.line = XML_GetCurrentLineNumber(reading.parser);
    result.reason = XML_ErrorString(XML_GetErrorCode(reading.parser));
    XML_ParserFree(reading.parser);
    return result;
}
