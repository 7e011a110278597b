#ifndef AIZUCHI_CICU_H
#define AIZUCHI_CICU_H

// The few calls of ICU that Aizuchi makes, under names of its own.
//
// No header of ICU is included here: Foundation brings an ICU of its own whose declarations would
// clash with these. Text goes in and out as Unicode scalars (UTF-32). Functions that write return
// the number of scalars of the whole result, which may be larger than `capacity` (then nothing is
// to be read and the caller comes again with more room), or -1 when ICU failed.

#include <stdbool.h>
#include <stdint.h>

// NFKC with case folding and without default-ignorable characters.
int32_t aizuchi_icu_fold(const uint32_t *text, int32_t count, uint32_t *result, int32_t capacity);

// Canonical decomposition (NFD).
int32_t aizuchi_icu_decompose(
    const uint32_t *text, int32_t count, uint32_t *result, int32_t capacity);

// Canonical composition (NFC).
int32_t aizuchi_icu_compose(
    const uint32_t *text, int32_t count, uint32_t *result, int32_t capacity);

// Whether text may be cut before this scalar without a change of what `aizuchi_icu_fold` gives.
bool aizuchi_icu_begins_segment(uint32_t scalar);

// What a scalar is, as far as normalizing asks.
enum {
  aizuchi_icu_other = 0,
  aizuchi_icu_letter = 1,
  aizuchi_icu_nonspacing_mark = 2,
  aizuchi_icu_enclosing_mark = 3,
  aizuchi_icu_spacing_mark = 4,
  aizuchi_icu_number = 5,
  aizuchi_icu_space = 6,
  aizuchi_icu_control = 7,
  aizuchi_icu_format = 8,
  aizuchi_icu_punctuation = 9,
  aizuchi_icu_math_symbol = 10,
  aizuchi_icu_currency_symbol = 11,
  aizuchi_icu_modifier_symbol = 12,
  aizuchi_icu_other_symbol = 13,
};
int32_t aizuchi_icu_category(uint32_t scalar);

// Whether the scalar's script is Latin, Han, or one of the two kana.
bool aizuchi_icu_is_latin(uint32_t scalar);
bool aizuchi_icu_is_han(uint32_t scalar);
bool aizuchi_icu_is_kana(uint32_t scalar);

// Whether the scalar is shown as a picture, or is a part of such a one.
bool aizuchi_icu_is_emoji(uint32_t scalar);

// Whether the scalar is shown as a picture also where nothing asks for it.
bool aizuchi_icu_is_emoji_by_itself(uint32_t scalar);

// The words of a text by ICU's rules and dictionaries: pairs of a first scalar and the scalar after
// the last. `capacity` counts numbers, not pairs; so does what is returned.
int32_t aizuchi_icu_words(
    const uint32_t *text, int32_t count, const char *locale, int32_t *result, int32_t capacity);

// One of ICU's transforms by its identifier ("Katakana-Hiragana"), for comparison.
int32_t aizuchi_icu_transform(
    const char *identifier, const uint32_t *text, int32_t count, uint32_t *result,
    int32_t capacity);

// The ISO 4217 code of the currency of that number, from 0; fewer than three scalars past the last.
int32_t aizuchi_icu_currency_code(int32_t index, uint32_t *result, int32_t capacity);

// A number as one of ICU's number skeletons writes it ("unit/kilometer unit-width-full-name"), for
// comparison.
int32_t aizuchi_icu_format_number(
    const char *skeleton, const char *locale, double value, uint32_t *result, int32_t capacity);

// The plural that a language has for a number ("one", "few", "other").
int32_t aizuchi_icu_plural(
    const char *locale, double value, uint32_t *result, int32_t capacity);

// A currency's name in a locale's language, for one or for many.
int32_t aizuchi_icu_currency_name(
    const char *code, const char *locale, bool is_plural, uint32_t *result, int32_t capacity);

// Writes numbers in a locale's words, by one set of rules after the other (cardinals, those of each
// gender, ordinals …). NULL when ICU failed.
typedef struct aizuchi_icu_speller aizuchi_icu_speller;
aizuchi_icu_speller *aizuchi_icu_speller_open(const char *locale);
void aizuchi_icu_speller_close(aizuchi_icu_speller *speller);

// Takes the set of rules of that number, from 0; false past the last.
bool aizuchi_icu_speller_use(aizuchi_icu_speller *speller, int32_t number);
int32_t aizuchi_icu_speller_write(
    const aizuchi_icu_speller *speller, double value, uint32_t *result, int32_t capacity);

#endif
