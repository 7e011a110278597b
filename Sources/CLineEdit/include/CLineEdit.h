#ifndef CLINEEDIT_H
#define CLINEEDIT_H

#include <stddef.h>

#if defined(__clang__)
#pragma clang assume_nonnull begin
#endif

/// Reading lines at a terminal with libedit: editing, history, completion, in UTF-8 whatever LANG says.
///
/// One editor a process; its functions are called from one thread at a time.

/// What a call of `cle_read` came to.
enum cle_result {
  /// A line was read.
  CLE_LINE = 0,
  /// Ctrl-D on an empty line, or the terminal went away.
  CLE_END = 1,
  /// Ctrl-C.
  CLE_INTERRUPTED = 2,
  /// The line was longer than what is kept; it is dropped.
  CLE_TOO_LONG = 3,
  /// Reading failed; `errno` says why.
  CLE_FAILED = 4,
};

/// An open editor.
typedef struct cle_editor cle_editor;

/// Opens the editor on standard input; it draws on standard output if that is a terminal, else on
/// standard error.
///
/// Ctrl-C no longer ends the process from now on. Returns NULL, with `errno` set, when there is no
/// memory or no terminal.
cle_editor *_Nullable cle_open(void);

/// Closes an editor and gives Ctrl-C its meaning back.
void cle_close(cle_editor *editor);

/// Adds a line to the history that the arrow keys walk through.
void cle_remember(cle_editor *editor, const char *line);

/// Forgets what the tab key completes to.
void cle_clear_candidates(cle_editor *editor);

/// Adds a whole line that the tab key completes to; it is copied, or dropped when there is no memory.
void cle_add_candidate(cle_editor *editor, const char *line);

/// Shows a prompt and reads a line.
///
/// On `CLE_LINE`, `*line` is the line in UTF-8 without its newline, valid until the next call.
enum cle_result cle_read(
  cle_editor *editor, const char *prompt, const char *_Nullable *_Nonnull line, size_t *length);

/// Waits for Ctrl-C while no line is being read. Returns 1 for each, 0 when the editor is closed.
int cle_wait_for_interrupt(void);

#if defined(__clang__)
#pragma clang assume_nonnull end
#endif

#endif
