#ifndef CICAL_H
#define CICAL_H

#include <stdint.h>

#if defined(__clang__)
#pragma clang assume_nonnull begin
#endif

/// Writing a calendar's entry with libical, and reading what was written.

/// An entry as it is written; the texts live as long as the call.
typedef struct {
  /// What tells the entry apart in every calendar.
  const char *uid;
  const char *summary;
  const char *_Nullable location;
  const char *_Nullable description;
  const char *_Nullable url;
  /// Degrees, where `has_geo` is not 0.
  double latitude, longitude;
  int has_geo;
  /// Seconds since 1970: when it begins, ends, and was written.
  int64_t start, end, stamp;
  /// How often it was changed.
  int sequence;
  int is_cancelled;
  /// How many minutes before its beginning one is reminded; less than 0 for never.
  int alarm_minutes;
} cical_entry;

/// The entry as the text of a file, in memory for `cical_free`. Returns NULL when there is no memory.
char *_Nullable cical_write(const cical_entry *entry);

/// How often the entry in a file's text was changed; -1 when the text is no calendar with an entry of
/// that `uid`.
int cical_sequence(const char *text, const char *uid);

/// Gives a text's memory back.
void cical_free(char *text);

#if defined(__clang__)
#pragma clang assume_nonnull end
#endif

#endif
