/* Lets the package use the system's SDL, which knows the device: SDL_DYNAMIC_API names this library.

SDL asks such a library for its table of functions, takes none with fewer than it has itself, and pygame takes none that is
older than the one it was built with. Functions are only ever added at the table's end, and those of later versions than
2.26 are not needed here: so this one asks the system's for as many as it has, and tells the version that pygame expects.
Without a system's SDL, or with one older than 2.26, the one inside the package is used. */

#include <dlfcn.h>
#include <stdint.h>

enum { FUNCTIONS_OF_2_26 = 835, GET_VERSION = 450 };

typedef void (*Function)(void);
typedef int32_t (*Entry)(uint32_t version, Function *table, uint32_t size);
typedef struct { uint8_t major, minor, patch; } Version;

static void (*system_version)(Version *);

static void tell_version(Version *told)
{
    static const Version built = { BUILT_WITH };
    system_version(told);
    if (told->major == built.major && (told->minor << 8 | told->patch) < (built.minor << 8 | built.patch))
        *told = built;
}

static intptr_t do_nothing(void)
{
    return 0;
}

int32_t SDL_DYNAPI_entry(uint32_t version, Function *table, uint32_t size)
{
    void *library = dlopen("libSDL2-2.0.so.0", RTLD_NOW | RTLD_LOCAL);
    Entry entry = library ? (Entry)dlsym(library, "SDL_DYNAPI_entry") : 0;
    uint32_t functions = size / sizeof *table, known = functions;

    while (entry && entry(version, table, known * sizeof *table) < 0)
        if (--known < FUNCTIONS_OF_2_26)
            entry = 0;
    if (!entry) {
        if (library)
            dlclose(library);
        return -1;
    }
    while (known < functions)
        table[known++] = (Function)do_nothing;
    system_version = (void (*)(Version *))table[GET_VERSION];
    table[GET_VERSION] = (Function)tell_version;
    return 0;
}
