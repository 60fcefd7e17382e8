import { formatDate } from './format.ts';

const day = 'YYYY-MM-DD';

/** The last day of a period, whose end is the first instant after it. */
export const lastDay = (end: number) => formatDate(end - 1, day);

const isMidnight = (end: number) => formatDate(end, 'HH:mm:ss') === '00:00:00';

/** When a period ends: midnight is shown as the end of the day before. */
export const formatEnd = (end: number) => (isMidnight(end) ? lastDay(end) : formatDate(end));

/** The end for a field of day and time, in which a day cannot last until 24:00. */
export const lastMinute = (end: number) => (isMidnight(end) ? end - 60_000 : end);
