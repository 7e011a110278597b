#include "CZip.h"

#include <minizip/unzip.h>
#include <string.h>

// An archive is minizip's own handle, which is a pointer to something unnamed.

static unzFile handle(czip_archive *archive) { return (unzFile)archive; }

czip_archive *czip_open(const char *path) { return (czip_archive *)unzOpen64(path); }

void czip_close(czip_archive *archive) { unzClose(handle(archive)); }

int czip_first(czip_archive *archive) {
  return unzGoToFirstFile(handle(archive)) == UNZ_OK ? 0 : -1;
}

int czip_next(czip_archive *archive) {
  return unzGoToNextFile(handle(archive)) == UNZ_OK ? 0 : -1;
}

int czip_find(czip_archive *archive, const char *name) {
  // minizip refuses longer names without a look at them.
  if (strlen(name) >= 256) return -1;
  return unzLocateFile(handle(archive), name, 1) == UNZ_OK ? 0 : -1;
}

int czip_name(czip_archive *archive, char *name, size_t capacity) {
  if (capacity == 0) return -1;
  memset(name, 0, capacity);
  return unzGetCurrentFileInfo64(
           handle(archive), NULL, name, (uLong)(capacity - 1), NULL, 0, NULL, 0) == UNZ_OK
    ? 0 : -1;
}

uint64_t czip_size(czip_archive *archive) {
  unz_file_info64 info;
  int result = unzGetCurrentFileInfo64(handle(archive), &info, NULL, 0, NULL, 0, NULL, 0);
  return result == UNZ_OK ? info.uncompressed_size : 0;
}

int64_t czip_read(czip_archive *archive, uint8_t *buffer, size_t capacity) {
  if (unzOpenCurrentFile(handle(archive)) != UNZ_OK) return -1;
  size_t length = 0;
  int count = 0;
  while (length < capacity) {
    size_t part = capacity - length < 1 << 20 ? capacity - length : 1 << 20;
    count = unzReadCurrentFile(handle(archive), buffer + length, (unsigned)part);
    if (count <= 0) break;
    length += (size_t)count;
  }
  // Closing checks the sum of a file that was read to its end.
  int ending = unzCloseCurrentFile(handle(archive));
  return count < 0 || ending != UNZ_OK ? -1 : (int64_t)length;
}
