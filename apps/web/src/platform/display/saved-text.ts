import * as m from '@portal/texts/messages';
import { formatDate } from './format.ts';

const day = 'YYYY-MM-DD';

/** When something was saved: the time, and the day too unless it was today. */
export function savedText(at: number): string {
  const isToday = formatDate(at, day) === formatDate(Date.now(), day);
  return m.act_saved_at({ time: isToday ? formatDate(at, 'HH:mm') : formatDate(at) });
}
