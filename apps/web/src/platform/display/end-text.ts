import { formatDate } from './format.ts';

const day = 'YYYY-MM-DD';

/** The last day of a period, given its exclusive end. */
export const lastDay = (end: number) => formatDate(end - 1, day);

const isMidnight = (end: number) => formatDate(end, 'HH:mm:ss') === '00:00:00';

/** The end of a period: midnight is shown as the end of the previous day. */
export const formatEnd = (end: number) => (isMidnight(end) ? lastDay(end) : formatDate(end));

/** The end for a date and time field, where a day cannot last until 24:00. */
export const lastMinute = (end: number) => (isMidnight(end) ? end - 60_000 : end);
