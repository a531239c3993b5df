// What Apple's C library declares, as far as modules for apps use it, as Swift imports it. The names of the
// files are those of Apple's headers.

#include <stddef.h>

// math.h
double exp2(double);
double hypot(double, double);
double log2(double);
double pow(double, double);

// sys/types.h
typedef unsigned int gid_t;
typedef unsigned short mode_t;
typedef long long off_t;
typedef unsigned int uid_t;

// sys/stat.h
struct stat {
  mode_t st_mode;
  uid_t st_uid;
  gid_t st_gid;
  unsigned short st_nlink;
  off_t st_size;
};

int stat(const char *, struct stat *);
int lstat(const char *, struct stat *);
int fchmod(int, mode_t);
static const mode_t S_IFMT = 0170000;
static const mode_t S_IFIFO = 0010000;
static const mode_t S_IFSOCK = 0140000;
static const mode_t S_IFREG = 0100000;
static const mode_t S_IFDIR = 0040000;
static const mode_t S_IFLNK = 0120000;

// fcntl.h
int open(const char *, int, mode_t);
#define O_CLOEXEC 0x01000000
#define O_CREAT 0x00000200
#define O_EXCL 0x00000800
#define O_WRONLY 0x0001

// unistd.h
int access(const char *, int);
int close(int);
int fchown(int, uid_t, gid_t);
int fsync(int);
int ftruncate(int, off_t);
long pwrite(int, const void *, size_t, off_t);
int unlink(const char *);
long write(int, const void *, size_t);
#define STDERR_FILENO 2
#define W_OK (1 << 1)

// stdio.h, string.h
int rename(const char *, const char *);
void *memchr(const void *, int, size_t);
int memcmp(const void *, const void *, size_t);
char *strerror(int);

// errno.h
extern const int errno;
#define EPERM 1
#define ENOENT 2
#define EINTR 4
#define EACCES 13
#define EISDIR 21
#define ENOSPC 28
#define ELOOP 62
#define EDQUOT 69
