import { formatDate } from './format.ts';

const day = 'YYYY-MM-DD';

/** The last day something holds: its end is the first instant after it. */
export const lastDay = (end: number) => formatDate(end - 1, day);

/** Until when something holds: an end at midnight means the whole day before it. */
export const formatEnd = (end: number) =>
  formatDate(end, 'HH:mm:ss') === '00:00:00' ? lastDay(end) : formatDate(end);
