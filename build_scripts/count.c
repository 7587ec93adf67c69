/* A QEMU plugin that counts the instructions of a program, where the program itself can read the count:
   in the first eight bytes of a shared file. Needs no header of QEMU's. */
#include <fcntl.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

typedef uint64_t plugin_id;
struct qemu_plugin_tb;
void qemu_plugin_register_vcpu_tb_trans_cb(plugin_id, void (*)(plugin_id, struct qemu_plugin_tb *));
size_t qemu_plugin_tb_n_insns(const struct qemu_plugin_tb *);
void qemu_plugin_register_vcpu_tb_exec_inline(struct qemu_plugin_tb *, int, void *, uint64_t);

enum { ADD = 0, API = 1 };
int qemu_plugin_version = API;
static uint64_t *count;

static void translated(plugin_id id, struct qemu_plugin_tb *block)
{
    qemu_plugin_register_vcpu_tb_exec_inline(block, ADD, count, qemu_plugin_tb_n_insns(block));
}

int qemu_plugin_install(plugin_id id, const void *info, int words, char **word)
{
    const char *path = words ? strchr(word[0], '=') : NULL;
    int file = path ? open(path + 1, O_RDWR | O_CREAT, 0600) : -1;
    if (file < 0 || ftruncate(file, sizeof *count))
        return 1;
    count = mmap(NULL, sizeof *count, PROT_READ | PROT_WRITE, MAP_SHARED, file, 0);
    close(file);
    if (count == MAP_FAILED)
        return 1;
    *count = 0;
    qemu_plugin_register_vcpu_tb_trans_cb(id, translated);
    return 0;
}
