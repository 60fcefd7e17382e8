import { formatDate } from '../../../platform/display/format.ts';

/** '14:30', in Asia/Shanghai. */
export const clockOf = (instant: number): string => formatDate(instant, 'HH:mm');

/** '14:30' → 870 */
export const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
