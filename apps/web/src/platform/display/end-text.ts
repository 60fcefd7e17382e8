import { formatDate } from './format.ts';

const day = 'YYYY-MM-DD';

/** The last day something holds: its end is the first instant after it. */
export const lastDay = (end: number) => formatDate(end - 1, day);

const isMidnight = (end: number) => formatDate(end, 'HH:mm:ss') === '00:00:00';

/** Until when something holds: an end at midnight means the whole day before it. */
export const formatEnd = (end: number) => (isMidnight(end) ? lastDay(end) : formatDate(end));

/** The end in a field of day and time, where that day cannot go on until 24:00. */
export const lastMinute = (end: number) => (isMidnight(end) ? end - 60_000 : end);
