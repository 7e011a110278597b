#include "CICU.h"

#include <pthread.h>
#include <stdlib.h>
#include <string.h>
#include <unicode/ubrk.h>
#include <unicode/uchar.h>
#include <unicode/ucurr.h>
#include <unicode/uenum.h>
#include <unicode/unorm2.h>
#include <unicode/unum.h>
#include <unicode/unumberformatter.h>
#include <unicode/upluralrules.h>
#include <unicode/uscript.h>
#include <unicode/ustring.h>
#include <unicode/utrans.h>

// A UTF-16 buffer that lives on the stack while it is small.
typedef struct {
  UChar small[256];
  UChar *units;
  int32_t count;
  int32_t capacity;
} Buffer;

static void buffer_init(Buffer *buffer) {
  buffer->units = buffer->small;
  buffer->count = 0;
  buffer->capacity = 256;
}

static void buffer_free(Buffer *buffer) {
  if (buffer->units != buffer->small) free(buffer->units);
}

// Makes room for `capacity` units; what was there is lost.
static bool buffer_reserve(Buffer *buffer, int32_t capacity) {
  if (capacity <= buffer->capacity) return true;
  UChar *units = malloc(sizeof(UChar) * (size_t)capacity);
  if (units == NULL) return false;
  buffer_free(buffer);
  buffer->units = units;
  buffer->capacity = capacity;
  return true;
}

static bool buffer_set(Buffer *buffer, const uint32_t *text, int32_t count) {
  if (count < 0 || count > INT32_MAX / 4) return false;
  if (!buffer_reserve(buffer, count * 2)) return false;
  int32_t n = 0;
  for (int32_t i = 0; i < count; i++) {
    uint32_t scalar = text[i];
    if (scalar > 0x10FFFF) scalar = 0xFFFD;
    if (scalar < 0x10000) {
      buffer->units[n++] = (UChar)scalar;
    } else {
      buffer->units[n++] = U16_LEAD(scalar);
      buffer->units[n++] = U16_TRAIL(scalar);
    }
  }
  buffer->count = n;
  return true;
}

static int32_t buffer_get(const Buffer *buffer, uint32_t *result, int32_t capacity) {
  int32_t n = 0;
  for (int32_t i = 0; i < buffer->count;) {
    UChar32 scalar;
    U16_NEXT(buffer->units, i, buffer->count, scalar);
    if (n < capacity) result[n] = (uint32_t)scalar;
    n++;
  }
  return n;
}

static int32_t normalize(
    const UNormalizer2 *normalizer, const uint32_t *text, int32_t count, uint32_t *result,
    int32_t capacity) {
  Buffer source, target;
  buffer_init(&source);
  buffer_init(&target);
  int32_t found = -1;
  if (buffer_set(&source, text, count)) {
    UErrorCode status = U_ZERO_ERROR;
    int32_t n = unorm2_normalize(
        normalizer, source.units, source.count, target.units, target.capacity, &status);
    if (status == U_BUFFER_OVERFLOW_ERROR && buffer_reserve(&target, n)) {
      status = U_ZERO_ERROR;
      n = unorm2_normalize(
          normalizer, source.units, source.count, target.units, target.capacity, &status);
    }
    if (U_SUCCESS(status)) {
      target.count = n;
      found = buffer_get(&target, result, capacity);
    }
  }
  buffer_free(&source);
  buffer_free(&target);
  return found;
}

int32_t aizuchi_icu_fold(const uint32_t *text, int32_t count, uint32_t *result, int32_t capacity) {
  UErrorCode status = U_ZERO_ERROR;
  const UNormalizer2 *normalizer = unorm2_getNFKCCasefoldInstance(&status);
  return U_FAILURE(status) ? -1 : normalize(normalizer, text, count, result, capacity);
}

int32_t aizuchi_icu_decompose(
    const uint32_t *text, int32_t count, uint32_t *result, int32_t capacity) {
  UErrorCode status = U_ZERO_ERROR;
  const UNormalizer2 *normalizer = unorm2_getNFDInstance(&status);
  return U_FAILURE(status) ? -1 : normalize(normalizer, text, count, result, capacity);
}

int32_t aizuchi_icu_compose(
    const uint32_t *text, int32_t count, uint32_t *result, int32_t capacity) {
  UErrorCode status = U_ZERO_ERROR;
  const UNormalizer2 *normalizer = unorm2_getNFCInstance(&status);
  return U_FAILURE(status) ? -1 : normalize(normalizer, text, count, result, capacity);
}

bool aizuchi_icu_begins_segment(uint32_t scalar) {
  UErrorCode status = U_ZERO_ERROR;
  const UNormalizer2 *normalizer = unorm2_getNFKCCasefoldInstance(&status);
  return U_SUCCESS(status) && unorm2_hasBoundaryBefore(normalizer, (UChar32)scalar);
}

int32_t aizuchi_icu_category(uint32_t scalar) {
  if (u_isUWhiteSpace((UChar32)scalar)) return aizuchi_icu_space;
  switch (u_charType((UChar32)scalar)) {
    case U_UPPERCASE_LETTER:
    case U_LOWERCASE_LETTER:
    case U_TITLECASE_LETTER:
    case U_MODIFIER_LETTER:
    case U_OTHER_LETTER: return aizuchi_icu_letter;
    case U_NON_SPACING_MARK: return aizuchi_icu_nonspacing_mark;
    case U_ENCLOSING_MARK: return aizuchi_icu_enclosing_mark;
    case U_COMBINING_SPACING_MARK: return aizuchi_icu_spacing_mark;
    case U_DECIMAL_DIGIT_NUMBER:
    case U_LETTER_NUMBER:
    case U_OTHER_NUMBER: return aizuchi_icu_number;
    case U_SPACE_SEPARATOR:
    case U_LINE_SEPARATOR:
    case U_PARAGRAPH_SEPARATOR: return aizuchi_icu_space;
    case U_CONTROL_CHAR: return aizuchi_icu_control;
    case U_FORMAT_CHAR: return aizuchi_icu_format;
    case U_DASH_PUNCTUATION:
    case U_START_PUNCTUATION:
    case U_END_PUNCTUATION:
    case U_CONNECTOR_PUNCTUATION:
    case U_OTHER_PUNCTUATION:
    case U_INITIAL_PUNCTUATION:
    case U_FINAL_PUNCTUATION: return aizuchi_icu_punctuation;
    case U_MATH_SYMBOL: return aizuchi_icu_math_symbol;
    case U_CURRENCY_SYMBOL: return aizuchi_icu_currency_symbol;
    case U_MODIFIER_SYMBOL: return aizuchi_icu_modifier_symbol;
    case U_OTHER_SYMBOL: return aizuchi_icu_other_symbol;
    default: return aizuchi_icu_other;
  }
}

static UScriptCode script(uint32_t scalar) {
  UErrorCode status = U_ZERO_ERROR;
  UScriptCode code = uscript_getScript((UChar32)scalar, &status);
  return U_FAILURE(status) ? USCRIPT_UNKNOWN : code;
}

bool aizuchi_icu_is_latin(uint32_t scalar) { return script(scalar) == USCRIPT_LATIN; }

bool aizuchi_icu_is_han(uint32_t scalar) { return script(scalar) == USCRIPT_HAN; }

bool aizuchi_icu_is_kana(uint32_t scalar) {
  UScriptCode code = script(scalar);
  return code == USCRIPT_HIRAGANA || code == USCRIPT_KATAKANA;
}

bool aizuchi_icu_is_emoji(uint32_t scalar) {
  UChar32 c = (UChar32)scalar;
  return u_hasBinaryProperty(c, UCHAR_EXTENDED_PICTOGRAPHIC) ||
         u_hasBinaryProperty(c, UCHAR_EMOJI_MODIFIER) ||
         u_hasBinaryProperty(c, UCHAR_REGIONAL_INDICATOR);
}

bool aizuchi_icu_is_emoji_by_itself(uint32_t scalar) {
  return u_hasBinaryProperty((UChar32)scalar, UCHAR_EMOJI_PRESENTATION);
}

// Writes the words of `buffer`; UTF-16 offsets are counted on as scalars from word to word.
static int32_t write_words(
    UBreakIterator *iterator, const Buffer *buffer, int32_t *result, int32_t capacity) {
  int32_t n = 0, unit = 0, scalar = 0;
  int32_t start = ubrk_first(iterator);
  for (int32_t end = ubrk_next(iterator); end != UBRK_DONE; end = ubrk_next(iterator)) {
    int32_t isWord = ubrk_getRuleStatus(iterator) >= UBRK_WORD_NONE_LIMIT;
    int32_t bounds[2] = {start, end};
    for (int k = 0; k < 2; k++) {
      while (unit < bounds[k]) {
        U16_FWD_1(buffer->units, unit, buffer->count);
        scalar++;
      }
      if (!isWord) continue;
      if (n < capacity) result[n] = scalar;
      n++;
    }
    start = end;
  }
  return n;
}

int32_t aizuchi_icu_words(
    const uint32_t *text, int32_t count, const char *locale, int32_t *result, int32_t capacity) {
  Buffer source;
  buffer_init(&source);
  int32_t found = -1;
  if (buffer_set(&source, text, count)) {
    UErrorCode status = U_ZERO_ERROR;
    UBreakIterator *iterator =
        ubrk_open(UBRK_WORD, locale, source.units, source.count, &status);
    if (U_SUCCESS(status)) {
      found = write_words(iterator, &source, result, capacity);
      ubrk_close(iterator);
    }
  }
  buffer_free(&source);
  return found;
}

// Transforms `buffer` in place; ICU says how much room it wants where there is too little.
static bool transform(UTransliterator *transform, Buffer *buffer, const uint32_t *text, int32_t n) {
  for (int attempt = 0; attempt < 2; attempt++) {
    if (!buffer_set(buffer, text, n)) return false;
    UErrorCode status = U_ZERO_ERROR;
    int32_t count = buffer->count, limit = buffer->count;
    utrans_transUChars(transform, buffer->units, &count, buffer->capacity, 0, &limit, &status);
    if (status == U_BUFFER_OVERFLOW_ERROR && attempt == 0) {
      if (!buffer_reserve(buffer, count)) return false;
      continue;
    }
    buffer->count = count;
    return U_SUCCESS(status);
  }
  return false;
}

int32_t aizuchi_icu_transform(
    const char *identifier, const uint32_t *text, int32_t count, uint32_t *result,
    int32_t capacity) {
  Buffer buffer, name;
  buffer_init(&buffer);
  buffer_init(&name);
  UErrorCode status = U_ZERO_ERROR;
  u_strFromUTF8(name.units, name.capacity, &name.count, identifier, -1, &status);
  UTransliterator *opened = NULL;
  if (U_SUCCESS(status)) {
    opened = utrans_openU(name.units, name.count, UTRANS_FORWARD, NULL, 0, NULL, &status);
  }
  int32_t found = -1;
  if (U_SUCCESS(status) && transform(opened, &buffer, text, count)) {
    found = buffer_get(&buffer, result, capacity);
  }
  if (opened != NULL) utrans_close(opened);
  buffer_free(&buffer);
  buffer_free(&name);
  return found;
}

// The codes of currencies in use, read once: three letters each.
static char currency_codes[400 * 3];
static int32_t currency_count = 0;
static pthread_once_t currency_once = PTHREAD_ONCE_INIT;

static void read_currencies(void) {
  UErrorCode status = U_ZERO_ERROR;
  UEnumeration *codes = ucurr_openISOCurrencies(UCURR_COMMON | UCURR_NON_DEPRECATED, &status);
  while (U_SUCCESS(status) && currency_count < 400) {
    int32_t length = 0;
    const char *code = uenum_next(codes, &length, &status);
    if (code == NULL || length != 3) break;
    memcpy(currency_codes + 3 * currency_count++, code, 3);
  }
  uenum_close(codes);
}

int32_t aizuchi_icu_currency_code(int32_t index, uint32_t *result, int32_t capacity) {
  pthread_once(&currency_once, read_currencies);
  if (index < 0 || index >= currency_count) return 0;
  for (int32_t i = 0; i < 3 && i < capacity; i++) {
    result[i] = (unsigned char)currency_codes[3 * index + i];
  }
  return 3;
}

int32_t aizuchi_icu_currency_name(
    const char *code, const char *locale, bool is_plural, uint32_t *result, int32_t capacity) {
  if (strlen(code) != 3) return -1;
  UChar letters[4] = {code[0], code[1], code[2], 0};
  UErrorCode status = U_ZERO_ERROR;
  UBool is_choice = false;
  int32_t length = 0;
  const UChar *name =
      is_plural
          ? ucurr_getPluralName(letters, locale, &is_choice, "other", &length, &status)
          : ucurr_getName(letters, locale, UCURR_LONG_NAME, &is_choice, &length, &status);
  if (U_FAILURE(status) || name == NULL) return -1;
  int32_t n = 0;
  for (int32_t i = 0; i < length;) {
    UChar32 scalar;
    U16_NEXT(name, i, length, scalar);
    if (n < capacity) result[n] = (uint32_t)scalar;
    n++;
  }
  return n;
}

int32_t aizuchi_icu_format_number(
    const char *skeleton, const char *locale, double value, uint32_t *result, int32_t capacity) {
  UErrorCode status = U_ZERO_ERROR;
  Buffer pattern, text;
  buffer_init(&pattern);
  buffer_init(&text);
  int32_t found = -1;
  int32_t length = (int32_t)strlen(skeleton);
  if (buffer_reserve(&pattern, length + 1)) {
    u_charsToUChars(skeleton, pattern.units, length);
    UNumberFormatter *formatter =
        unumf_openForSkeletonAndLocale(pattern.units, length, locale, &status);
    UFormattedNumber *formatted = unumf_openResult(&status);
    unumf_formatDouble(formatter, value, formatted, &status);
    text.count = unumf_resultToString(formatted, text.units, text.capacity, &status);
    if (U_SUCCESS(status)) found = buffer_get(&text, result, capacity);
    unumf_closeResult(formatted);
    unumf_close(formatter);
  }
  buffer_free(&pattern);
  buffer_free(&text);
  return found;
}

struct aizuchi_icu_speller {
  UNumberFormat *format;
  UChar names[2048];
  int32_t count;
};

aizuchi_icu_speller *aizuchi_icu_speller_open(const char *locale) {
  aizuchi_icu_speller *speller = calloc(1, sizeof *speller);
  if (speller == NULL) return NULL;
  UErrorCode status = U_ZERO_ERROR;
  speller->format = unum_open(UNUM_SPELLOUT, NULL, 0, locale, NULL, &status);
  speller->count = unum_getTextAttribute(
      speller->format, UNUM_PUBLIC_RULESETS, speller->names, 2048, &status);
  if (U_SUCCESS(status) && speller->count <= 2048) return speller;
  aizuchi_icu_speller_close(speller);
  return NULL;
}

void aizuchi_icu_speller_close(aizuchi_icu_speller *speller) {
  unum_close(speller->format);
  free(speller);
}

bool aizuchi_icu_speller_use(aizuchi_icu_speller *speller, int32_t number) {
  int32_t start = 0;
  for (; number > 0 && start < speller->count; start++) {
    if (speller->names[start] == ';') number--;
  }
  int32_t end = start;
  while (end < speller->count && speller->names[end] != ';') end++;
  if (end == start) return false;
  UErrorCode status = U_ZERO_ERROR;
  unum_setTextAttribute(
      speller->format, UNUM_DEFAULT_RULESET, speller->names + start, end - start, &status);
  return U_SUCCESS(status);
}

int32_t aizuchi_icu_speller_write(
    const aizuchi_icu_speller *speller, double value, uint32_t *result, int32_t capacity) {
  UErrorCode status = U_ZERO_ERROR;
  Buffer text;
  buffer_init(&text);
  int32_t found = -1;
  text.count =
      unum_formatDouble(speller->format, value, text.units, text.capacity, NULL, &status);
  if (U_SUCCESS(status)) found = buffer_get(&text, result, capacity);
  buffer_free(&text);
  return found;
}

int32_t aizuchi_icu_plural(
    const char *locale, double value, uint32_t *result, int32_t capacity) {
  UErrorCode status = U_ZERO_ERROR;
  UPluralRules *rules = uplrules_openForType(locale, UPLURAL_TYPE_CARDINAL, &status);
  UChar keyword[16];
  int32_t count = uplrules_select(rules, value, keyword, 16, &status);
  uplrules_close(rules);
  if (U_FAILURE(status)) return -1;
  for (int32_t i = 0; i < count && i < capacity; i++) result[i] = keyword[i];
  return count;
}
