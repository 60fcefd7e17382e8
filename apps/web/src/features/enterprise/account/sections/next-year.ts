import { formatDate } from '../../../../platform/display/format.ts';

/** The year to report next: the one after the last reported, by default last year in Asia/Shanghai. */
export const nextYear = (reported: readonly { year: string }[], now: number): string =>
  String(Math.max(Number(formatDate(now, 'YYYY')) - 2, ...reported.map(({ year }) => Number(year) || 0)) + 1);
