import { formatDate } from '../../../platform/display/format.ts';

/** The time of an instant in Asia/Shanghai, such as '14:30'. */
export const clockOf = (instant: number): string => formatDate(instant, 'HH:mm');

/** Minutes since midnight: '14:30' → 870. */
export const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
