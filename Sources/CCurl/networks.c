#include "networks.h"

#include "ccurl.h"

#include <arpa/inet.h>
#include <netinet/in.h>
#include <stdint.h>
#include <string.h>

/* IANA's registries of special-purpose addresses (RFC 6890 and later): what is not globally reachable. */
static bool is_private_v4(uint32_t address)
{
    static const struct {
        uint32_t network;
        int bits;
    } networks[] = {
        {0x00000000, 8},  {0x0A000000, 8},  {0x64400000, 10}, {0x7F000000, 8},  {0xA9FE0000, 16}, {0xAC100000, 12},
        {0xC0000000, 24}, {0xC0000200, 24}, {0xC0586300, 24}, {0xC0A80000, 16}, {0xC6120000, 15}, {0xC6336400, 24},
        {0xCB007100, 24}, {0xE0000000, 4},  {0xF0000000, 4},
    };
    for (size_t index = 0; index < sizeof networks / sizeof *networks; index++)
        if ((address ^ networks[index].network) >> (32 - networks[index].bits) == 0)
            return true;
    return false;
}

static bool is_private_v6(const unsigned char *bytes)
{
    static const unsigned char zeros[16];
    uint32_t last = (uint32_t)bytes[12] << 24 | (uint32_t)bytes[13] << 16 | (uint32_t)bytes[14] << 8 | bytes[15];
    /* ::ffff:0:0/96 and 64:ff9b::/96 lead to IPv4. */
    if (!memcmp(bytes, zeros, 10) && bytes[10] == 0xFF && bytes[11] == 0xFF)
        return is_private_v4(last);
    if (!memcmp(bytes, "\x00\x64\xFF\x9B\x00\x00\x00\x00\x00\x00\x00\x00", 12))
        return is_private_v4(last);
    /* 6to4 carries an IPv4 address behind 2002. */
    if (bytes[0] == 0x20 && bytes[1] == 0x02)
        return is_private_v4((uint32_t)bytes[2] << 24 | (uint32_t)bytes[3] << 16 | (uint32_t)bytes[4] << 8 | bytes[5]);
    /* Only 2000::/3 is given out for the world, and of that not 2001::/23 and 2001:db8::/32. */
    if ((bytes[0] & 0xE0) != 0x20)
        return true;
    return bytes[0] == 0x20 && bytes[1] == 0x01 && ((bytes[2] & 0xFE) == 0 || (bytes[2] == 0x0D && bytes[3] == 0xB8));
}

bool ccurl_leads_inside(const struct sockaddr *address)
{
    if (address->sa_family == AF_INET)
        return is_private_v4(ntohl(((const struct sockaddr_in *)(const void *)address)->sin_addr.s_addr));
    if (address->sa_family == AF_INET6)
        return is_private_v6(((const struct sockaddr_in6 *)(const void *)address)->sin6_addr.s6_addr);
    return true;
}

bool ccurl_is_private(const char *address)
{
    struct in_addr v4;
    struct in6_addr v6;
    if (inet_pton(AF_INET, address, &v4) == 1)
        return is_private_v4(ntohl(v4.s_addr));
    if (inet_pton(AF_INET6, address, &v6) == 1)
        return is_private_v6(v6.s6_addr);
    return true;
}
