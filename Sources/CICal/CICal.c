#include "CICal.h"

#include <libical/ical.h>
#include <stdlib.h>
#include <string.h>

static icaltimetype utc(int64_t seconds) {
  return icaltime_from_timet_with_zone((time_t)seconds, 0, icaltimezone_get_utc_timezone());
}

static icalcomponent *alarm_before(int minutes, const char *summary) {
  struct icaltriggertype trigger;
  memset(&trigger, 0, sizeof trigger);
  trigger.time = icaltime_null_time();
  trigger.duration = icaldurationtype_from_int(-60 * minutes);
  return icalcomponent_vanew(
      ICAL_VALARM_COMPONENT, icalproperty_new_action(ICAL_ACTION_DISPLAY),
      icalproperty_new_trigger(trigger), icalproperty_new_description(summary), (void *)0);
}

static icalcomponent *event(const cical_entry *entry) {
  icalcomponent *event = icalcomponent_vanew(
      ICAL_VEVENT_COMPONENT, icalproperty_new_uid(entry->uid),
      icalproperty_new_dtstamp(utc(entry->stamp)), icalproperty_new_dtstart(utc(entry->start)),
      icalproperty_new_dtend(utc(entry->end)), icalproperty_new_summary(entry->summary),
      icalproperty_new_sequence(entry->sequence),
      icalproperty_new_status(entry->is_cancelled ? ICAL_STATUS_CANCELLED : ICAL_STATUS_CONFIRMED),
      (void *)0);
  if (entry->location)
    icalcomponent_add_property(event, icalproperty_new_location(entry->location));
  if (entry->description)
    icalcomponent_add_property(event, icalproperty_new_description(entry->description));
  if (entry->url) icalcomponent_add_property(event, icalproperty_new_url(entry->url));
  if (entry->has_geo) {
    struct icalgeotype geo = {entry->latitude, entry->longitude};
    icalcomponent_add_property(event, icalproperty_new_geo(geo));
  }
  if (entry->alarm_minutes >= 0 && !entry->is_cancelled)
    icalcomponent_add_component(event, alarm_before(entry->alarm_minutes, entry->summary));
  return event;
}

char *cical_write(const cical_entry *entry) {
  icalcomponent *calendar = icalcomponent_vanew(
      ICAL_VCALENDAR_COMPONENT, icalproperty_new_version("2.0"),
      icalproperty_new_prodid("-//Aizuchi//Reservations//EN"), event(entry), (void *)0);
  char *text = icalcomponent_as_ical_string_r(calendar);
  icalcomponent_free(calendar);
  return text;
}

int cical_sequence(const char *text, const char *uid) {
  icalcomponent *calendar = icalparser_parse_string(text);
  if (!calendar) return -1;
  int sequence = -1;
  icalcomponent *event = icalcomponent_get_first_component(calendar, ICAL_VEVENT_COMPONENT);
  for (; event && sequence < 0;
       event = icalcomponent_get_next_component(calendar, ICAL_VEVENT_COMPONENT)) {
    const char *own = icalcomponent_get_uid(event);
    if (own && strcmp(own, uid) == 0) sequence = icalcomponent_get_sequence(event);
  }
  icalcomponent_free(calendar);
  return sequence;
}

void cical_free(char *text) { icalmemory_free_buffer(text); }
