#ifndef CZIP_H
#define CZIP_H

#include <stddef.h>
#include <stdint.h>

#if defined(__clang__)
#pragma clang assume_nonnull begin
#endif

/// Reading zip archives with minizip: the names of the files, and what one of them holds.
///
/// An archive is used by one thread at a time.

/// An open archive.
typedef struct czip_archive czip_archive;

/// Opens an archive. Returns NULL when there is no file, no memory, or it is no zip archive.
czip_archive *_Nullable czip_open(const char *path);

/// Closes an archive.
void czip_close(czip_archive *archive);

/// Goes to the first file. Returns 0, or -1 when there is none.
int czip_first(czip_archive *archive);

/// Goes to the next file. Returns 0, or -1 when there is none or the directory is damaged.
int czip_next(czip_archive *archive);

/// Goes to a file by its name, capitals counted. Returns 0, or -1 when there is none.
int czip_find(czip_archive *archive, const char *name);

/// Writes the name of the file that the archive stands at, ended by NUL and cut to the capacity.
/// Returns 0, or -1 when the directory is damaged.
int czip_name(czip_archive *archive, char *name, size_t capacity);

/// How many bytes the file holds by what the directory says; 0 when it is damaged.
uint64_t czip_size(czip_archive *archive);

/// Reads the file into a buffer. Returns how many bytes were read, at most the capacity; -1 when the file
/// is damaged or encrypted.
int64_t czip_read(czip_archive *archive, uint8_t *buffer, size_t capacity);

#if defined(__clang__)
#pragma clang assume_nonnull end
#endif

#endif
