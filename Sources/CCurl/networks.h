#ifndef CCURL_NETWORKS_H
#define CCURL_NETWORKS_H

#include <stdbool.h>
#include <sys/socket.h>

/* Whether a connection to an address stays on this machine or in a network that is not public. */
bool ccurl_leads_inside(const struct sockaddr *address);

#endif
