#ifndef AIZUCHI_CYAML_H
#define AIZUCHI_CYAML_H

// The few calls of libyaml that Aizuchi makes, under names of its own: a text's events, one by one.

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

typedef struct cyaml_reader cyaml_reader;

enum {
  cyaml_failed = -1,
  cyaml_end = 0,
  cyaml_scalar = 1,
  cyaml_list_begins = 2,
  cyaml_list_ends = 3,
  cyaml_map_begins = 4,
  cyaml_map_ends = 5,
  cyaml_alias = 6,
};

// An event, or why there is none. `text` (a scalar's, an alias's name, or the problem) and `anchor`
// live until the next call; lines and columns count from 0, columns in characters.
typedef struct {
  int32_t kind;
  const uint8_t *text;
  size_t length;
  const char *anchor;
  bool is_plain;
  size_t line;
  size_t column;
} cyaml_event;

// Opens a reader over a text that outlives it; NULL without memory.
cyaml_reader *cyaml_open(const uint8_t *text, size_t length);
void cyaml_close(cyaml_reader *reader);

// The next event of the first document.
void cyaml_next(cyaml_reader *reader, cyaml_event *event);

#endif
