#include "CYAML.h"

#include <stdlib.h>
#include <string.h>
#include <yaml.h>

struct cyaml_reader {
  yaml_parser_t parser;
  yaml_event_t event;
  bool has_event;
};

cyaml_reader *cyaml_open(const uint8_t *text, size_t length) {
  cyaml_reader *reader = calloc(1, sizeof *reader);
  if (reader == NULL) return NULL;
  if (!yaml_parser_initialize(&reader->parser)) {
    free(reader);
    return NULL;
  }
  yaml_parser_set_input_string(&reader->parser, text, length);
  yaml_parser_set_encoding(&reader->parser, YAML_UTF8_ENCODING);
  return reader;
}

void cyaml_close(cyaml_reader *reader) {
  if (reader->has_event) yaml_event_delete(&reader->event);
  yaml_parser_delete(&reader->parser);
  free(reader);
}

static void fail(cyaml_reader *reader, cyaml_event *event) {
  const char *problem = reader->parser.problem;
  if (problem == NULL) problem = "the text is no YAML";
  event->kind = cyaml_failed;
  event->text = (const uint8_t *)problem;
  event->length = strlen(problem);
  event->line = reader->parser.problem_mark.line;
  event->column = reader->parser.problem_mark.column;
}

static void name(cyaml_event *event, const yaml_char_t *anchor) { event->anchor = (const char *)anchor; }

void cyaml_next(cyaml_reader *reader, cyaml_event *event) {
  for (;;) {
    memset(event, 0, sizeof *event);
    if (reader->has_event) yaml_event_delete(&reader->event);
    reader->has_event = yaml_parser_parse(&reader->parser, &reader->event) == 1;
    if (!reader->has_event) return fail(reader, event);
    yaml_event_t *found = &reader->event;
    event->line = found->start_mark.line;
    event->column = found->start_mark.column;
    switch (found->type) {
      case YAML_SCALAR_EVENT:
        event->kind = cyaml_scalar;
        event->text = found->data.scalar.value;
        event->length = found->data.scalar.length;
        event->is_plain = found->data.scalar.style == YAML_PLAIN_SCALAR_STYLE;
        return name(event, found->data.scalar.anchor);
      case YAML_SEQUENCE_START_EVENT:
        event->kind = cyaml_list_begins;
        return name(event, found->data.sequence_start.anchor);
      case YAML_MAPPING_START_EVENT:
        event->kind = cyaml_map_begins;
        return name(event, found->data.mapping_start.anchor);
      case YAML_SEQUENCE_END_EVENT: event->kind = cyaml_list_ends; return;
      case YAML_MAPPING_END_EVENT: event->kind = cyaml_map_ends; return;
      case YAML_ALIAS_EVENT:
        event->kind = cyaml_alias;
        event->text = found->data.alias.anchor;
        event->length = strlen((const char *)event->text);
        return;
      case YAML_DOCUMENT_END_EVENT:
      case YAML_STREAM_END_EVENT:
      case YAML_NO_EVENT: event->kind = cyaml_end; return;
      default: break;  // where a stream or document begins
    }
  }
}
