/* A QEMU plugin that counts the instructions of a program, where the program itself can read the count:
   in the first eight bytes of a shared file, and in the next eight those of its first thread. Needs no header of
   QEMU's. */
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
void qemu_plugin_register_vcpu_tb_exec_cb(struct qemu_plugin_tb *, void (*)(unsigned, void *), int, void *);

enum { ADD = 0, NO_REGISTERS = 0, API = 1 };
int qemu_plugin_version = API;
static uint64_t *count;

static void run(unsigned thread, void *instructions)
{
    if (thread == 0)
        count[1] += (uintptr_t)instructions;
}

static void translated(plugin_id id, struct qemu_plugin_tb *block)
{
    uintptr_t instructions = qemu_plugin_tb_n_insns(block);
    qemu_plugin_register_vcpu_tb_exec_inline(block, ADD, count, instructions);
    qemu_plugin_register_vcpu_tb_exec_cb(block, run, NO_REGISTERS, (void *)instructions);
}

int qemu_plugin_install(plugin_id id, const void *info, int words, char **word)
{
    const char *path = words ? strchr(word[0], '=') : NULL;
    int file = path ? open(path + 1, O_RDWR | O_CREAT, 0600) : -1;
    if (file < 0 || ftruncate(file, 2 * sizeof *count))
        return 1;
    count = mmap(NULL, 2 * sizeof *count, PROT_READ | PROT_WRITE, MAP_SHARED, file, 0);
    close(file);
    if (count == MAP_FAILED)
        return 1;
    count[0] = count[1] = 0;
    qemu_plugin_register_vcpu_tb_trans_cb(id, translated);
    return 0;
}
