import * as m from '@portal/texts/messages';

const minutesOfHour = 60;

/** A length of time in hours and minutes: 2 小时 30 分. */
export function durationText(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / minutesOfHour), minutes % minutesOfHour];
  if (hours === 0) return m.field_minutes_count({ minutes });
  return rest === 0 ? m.field_hours_count({ count: hours }) : m.field_hours_minutes({ hours, minutes: rest });
}
