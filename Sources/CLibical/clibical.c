#include "clibical.h"

#include <dlfcn.h>
#include <string.h>

/* Finds NAME and puts its address where MEMBER is: a function pointer is no object pointer in C, so it is copied. */
static const char *find(void *library, const char *name, void *member)
{
    void *address = dlsym(library, name);
    if (!address) {
        const char *problem = dlerror();
        return problem ? problem : name;
    }
    memcpy(member, &address, sizeof address);
    return NULL;
}

const char *clibical_load(const char *name, struct clibical *table)
{
    /* It stays: values are read until the end of the process. */
    void *library = dlopen(name, RTLD_NOW | RTLD_LOCAL);
    const char *problem = NULL;
    if (!library) {
        problem = dlerror();
        return problem ? problem : name;
    }
#define CLIBICAL_FIND(function)                                                                                        \
    if (!problem)                                                                                                      \
        problem = find(library, #function, &table->function);
    CLIBICAL_FUNCTIONS(CLIBICAL_FIND)
#undef CLIBICAL_FIND
    return problem;
}
