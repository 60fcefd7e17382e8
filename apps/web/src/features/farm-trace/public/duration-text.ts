import * as m from '@portal/texts/messages';

const minuteMs = 60_000;

/** Formats as 25 时 40 分. */
export function durationText(ms: number): string {
  const minutes = Math.round(ms / minuteMs);
  return m.trace_duration({ hours: Math.floor(minutes / 60), minutes: minutes % 60 });
}
