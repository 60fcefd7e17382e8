import { formatDate } from '../../../platform/display/format.ts';

/** The time of an instant in Asia/Shanghai, such as '14:30'. */
export const clockOf = (instant: number): string => formatDate(instant, 'HH:mm');
