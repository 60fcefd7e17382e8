import * as m from '@portal/texts/messages';
import { formatDate } from './format.ts';

const day = 'YYYY-MM-DD';

/** The time of the last save, with the date unless it was today. */
export function savedText(at: number): string {
  const isToday = formatDate(at, day) === formatDate(Date.now(), day);
  return m.act_saved_at({ time: isToday ? formatDate(at, 'HH:mm') : formatDate(at) });
}
