import { slotMinutes } from './terms.ts';

/** Minutes since midnight: '14:30' → 870. */
export const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/** Time of day: 870 → '14:30'. */
export const timeOf = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

/** The number of slots between two times of day. */
export const slotsOf = ({ from, to }: { from: string; to: string }): number =>
  (minutesOf(to) - minutesOf(from)) / slotMinutes;
