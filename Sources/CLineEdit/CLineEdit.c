#define _GNU_SOURCE  // pipe2
#include "CLineEdit.h"

#include <errno.h>
#include <fcntl.h>
#include <histedit.h>
#include <locale.h>
#include <poll.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>
#include <wchar.h>

enum { LONGEST_LINE = 40002, HISTORY_SIZE = 1000, MOST_SHOWN = 40 };

struct cle_editor {
  EditLine *edit;
  History *history;
  HistEvent event;
  char *prompt;
  char **candidates;
  size_t candidate_count;
  FILE *drawing;
  struct sigaction old_action;
  int was_interrupted;
};

// The pipes are for the signal handler, which may use nothing else: one wakes the reading of a line,
// the other who waits for Ctrl-C while none is read.
static int reading_pipe[2] = {-1, -1};
static int idle_pipe[2] = {-1, -1};
static atomic_int is_reading;

static void on_interrupt(int signal_number) {
  (void)signal_number;
  int saved = errno;
  char byte = 1;
  int end = atomic_load(&is_reading) ? reading_pipe[1] : idle_pipe[1];
  if (end >= 0) (void)!write(end, &byte, 1);
  errno = saved;
}

static void drain(int descriptor) {
  char bytes[64];
  while (read(descriptor, bytes, sizeof bytes) > 0) {}
}

// Reads one byte of the terminal: 1, 0 at its end, -1 on failure or Ctrl-C.
static int read_byte(cle_editor *editor, unsigned char *byte) {
  for (;;) {
    struct pollfd waits[2] = {{STDIN_FILENO, POLLIN, 0}, {reading_pipe[0], POLLIN, 0}};
    if (poll(waits, 2, -1) < 0) {
      if (errno == EINTR || errno == EAGAIN) continue;
      return -1;
    }
    if (waits[1].revents & POLLIN) {
      drain(reading_pipe[0]);
      editor->was_interrupted = 1;
      errno = EINTR;
      return -1;
    }
    if (waits[0].revents) {
      ssize_t count = read(STDIN_FILENO, byte, 1);
      if (count < 0 && (errno == EINTR || errno == EAGAIN)) continue;
      return (int)count;
    }
  }
}

// Decodes UTF-8 by hand, so that no locale is asked; what is no UTF-8 becomes U+FFFD.
static int read_character(EditLine *edit, wchar_t *character) {
  cle_editor *editor = NULL;
  el_get(edit, EL_CLIENTDATA, &editor);
  unsigned char byte = 0;
  int count = read_byte(editor, &byte);
  if (count != 1) return count;
  int following = byte < 0x80 ? 0 : byte >= 0xF0 && byte < 0xF5 ? 3 : byte >= 0xE0 && byte < 0xF0 ? 2
                  : byte >= 0xC2 && byte < 0xE0 ? 1 : -1;
  if (following < 0) {
    *character = 0xFFFD;
    return 1;
  }
  unsigned value = following == 0 ? byte : byte & (0x3Fu >> following);
  for (int i = 0; i < following; i++) {
    count = read_byte(editor, &byte);
    if (count != 1) return count;
    if ((byte & 0xC0) != 0x80) {
      value = 0xFFFD;
      break;
    }
    value = value << 6 | (byte & 0x3Fu);
  }
  int is_character = value < 0xD800 || (value > 0xDFFF && value <= 0x10FFFF);
  *character = is_character ? (wchar_t)value : 0xFFFD;
  return 1;
}

static char *show_prompt(EditLine *edit) {
  cle_editor *editor = NULL;
  el_get(edit, EL_CLIENTDATA, &editor);
  return editor->prompt;
}

// Cuts a length back to a whole character.
static size_t whole_characters(const char *text, size_t length) {
  while (length > 0 && ((unsigned char)text[length] & 0xC0) == 0x80) length--;
  return length;
}

static unsigned char complete(EditLine *edit, int key) {
  (void)key;
  cle_editor *editor = NULL;
  el_get(edit, EL_CLIENTDATA, &editor);
  const LineInfo *info = el_line(edit);
  size_t typed = (size_t)(info->cursor - info->buffer);
  const char *first = NULL;
  size_t common = 0, found = 0;
  for (size_t i = 0; i < editor->candidate_count; i++) {
    const char *line = editor->candidates[i];
    if (strncmp(line, info->buffer, typed) != 0) continue;
    found++;
    if (!first) {
      first = line;
      common = strlen(line);
      continue;
    }
    size_t same = 0;
    while (same < common && first[same] == line[same]) same++;
    common = whole_characters(first, same);
  }
  if (!first) return CC_REFRESH_BEEP;
  if (common > typed) {
    char *rest = strndup(first + typed, common - typed);
    if (!rest) return CC_ERROR;
    int failed = el_insertstr(edit, rest);
    free(rest);
    return failed ? CC_ERROR : CC_REFRESH;
  }
  if (found < 2) return CC_REFRESH_BEEP;
  fputc('\n', editor->drawing);
  size_t shown = 0;
  for (size_t i = 0; i < editor->candidate_count; i++) {
    if (strncmp(editor->candidates[i], info->buffer, typed) != 0) continue;
    if (shown++ == MOST_SHOWN) break;
    fprintf(editor->drawing, "  %s\n", editor->candidates[i]);
  }
  if (found > MOST_SHOWN) fprintf(editor->drawing, "  … %zu\n", found - MOST_SHOWN);
  return CC_REDISPLAY;
}

static int open_pipe(int ends[2]) {
  return ends[0] >= 0 ? 0 : pipe2(ends, O_CLOEXEC);
}

static void take_interrupts(cle_editor *editor) {
  struct sigaction action = {0};
  action.sa_handler = on_interrupt;
  action.sa_flags = SA_RESTART;
  sigemptyset(&action.sa_mask);
  sigaction(SIGINT, &action, &editor->old_action);
}

static int prepare(cle_editor *editor) {
  HistEvent event;
  editor->history = history_init();
  editor->prompt = strdup("");
  if (!editor->history || !editor->prompt) return -1;
  history(editor->history, &event, H_SETSIZE, HISTORY_SIZE);
  history(editor->history, &event, H_SETUNIQUE, 1);
  editor->drawing = isatty(STDOUT_FILENO) ? stdout : stderr;
  editor->edit = el_init("aizuchi", stdin, editor->drawing, stderr);
  if (!editor->edit) return -1;
  EditLine *edit = editor->edit;
  el_set(edit, EL_CLIENTDATA, editor);
  el_set(edit, EL_PROMPT, show_prompt);
  el_set(edit, EL_EDITOR, "emacs");
  el_set(edit, EL_SIGNAL, 0);
  el_set(edit, EL_HIST, history, editor->history);
  el_set(edit, EL_GETCFN, read_character);
  el_set(edit, EL_ADDFN, "aizuchi-complete", "completes a phrase or an option", complete);
  el_set(edit, EL_BIND, "^I", "aizuchi-complete", NULL);
  el_set(edit, EL_BIND, "^R", "em-inc-search-prev", NULL);
  el_set(edit, EL_BIND, "\\e[3~", "ed-delete-next-char", NULL);
  el_set(edit, EL_BIND, "\\e[H", "ed-move-to-beg", NULL);
  el_set(edit, EL_BIND, "\\e[F", "ed-move-to-end", NULL);
  return 0;
}

cle_editor *cle_open(void) {
  // Only how characters are read and drawn; numbers and sorting stay as they are.
  if (!setlocale(LC_CTYPE, "C.UTF-8")) setlocale(LC_CTYPE, "");
  if (!isatty(STDIN_FILENO)) {
    errno = ENOTTY;
    return NULL;
  }
  if (open_pipe(reading_pipe) != 0 || open_pipe(idle_pipe) != 0) return NULL;
  fcntl(reading_pipe[0], F_SETFL, O_NONBLOCK);
  cle_editor *editor = calloc(1, sizeof *editor);
  if (!editor) return NULL;
  take_interrupts(editor);
  if (prepare(editor) != 0) {
    cle_close(editor);
    errno = ENOMEM;
    return NULL;
  }
  return editor;
}

void cle_clear_candidates(cle_editor *editor) {
  for (size_t i = 0; i < editor->candidate_count; i++) free(editor->candidates[i]);
  free(editor->candidates);
  editor->candidates = NULL;
  editor->candidate_count = 0;
}

void cle_close(cle_editor *editor) {
  sigaction(SIGINT, &editor->old_action, NULL);
  if (editor->edit) el_end(editor->edit);
  if (editor->history) history_end(editor->history);
  cle_clear_candidates(editor);
  free(editor->prompt);
  free(editor);
  char byte = 0;
  (void)!write(idle_pipe[1], &byte, 1);
}

void cle_remember(cle_editor *editor, const char *line) {
  history(editor->history, &editor->event, H_ENTER, line);
}

void cle_add_candidate(cle_editor *editor, const char *line) {
  size_t count = editor->candidate_count;
  if ((count & (count - 1)) == 0) {  // full at 0, 1, 2, 4, …
    size_t room = count == 0 ? 1 : 2 * count;
    char **more = realloc(editor->candidates, room * sizeof *more);
    if (!more) return;
    editor->candidates = more;
  }
  char *copy = strdup(line);
  if (copy) editor->candidates[editor->candidate_count++] = copy;
}

enum cle_result cle_read(cle_editor *editor, const char *prompt, const char **line, size_t *length) {
  char *copy = strdup(prompt);
  if (!copy) return CLE_FAILED;
  free(editor->prompt);
  editor->prompt = copy;
  editor->was_interrupted = 0;
  *line = NULL;
  *length = 0;
  drain(reading_pipe[0]);
  atomic_store(&is_reading, 1);
  el_resize(editor->edit);
  int count = 0;
  const char *text = el_gets(editor->edit, &count);
  int reason = errno;
  atomic_store(&is_reading, 0);
  if (editor->was_interrupted) {
    el_reset(editor->edit);
    fputs("^C\n", editor->drawing);
    fflush(editor->drawing);
    return CLE_INTERRUPTED;
  }
  if (!text || count <= 0) {
    errno = reason;
    return count < 0 && reason != EIO && reason != 0 ? CLE_FAILED : CLE_END;
  }
  *length = strlen(text);
  while (*length > 0 && (text[*length - 1] == '\n' || text[*length - 1] == '\r')) --*length;
  if (*length > LONGEST_LINE) return CLE_TOO_LONG;
  *line = text;
  return CLE_LINE;
}

int cle_wait_for_interrupt(void) {
  char byte = 0;
  for (;;) {
    ssize_t count = read(idle_pipe[0], &byte, 1);
    if (count == 1) return byte;
    if (count == 0 || errno != EINTR) return 0;
  }
}
