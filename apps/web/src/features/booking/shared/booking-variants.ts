import type { BookingState } from '@portal/contract/booking/terms';
import { dayWords } from '../../../platform/display/day-words.ts';
import type { StatusKind } from '../../../ui/status/Status.tsx';

export const bookingVariants: Record<BookingState, StatusKind> = {
  WAITING: 'checking',
  OFFERED: 'waiting',
  PENDING: 'checking',
  TO_PAY: 'waiting',
  CONFIRMED: 'done',
  CHECKED_IN: 'done',
  COMPLETED: 'closed',
  NO_SHOW: 'late',
  REJECTED: 'late',
  EXPIRED: 'closed',
  CANCELLED: 'closed',
  LEFT: 'closed',
};

interface When {
  date: string;
  from: string;
  to: string;
}

/** Formats as 11月23日周一 14:00–15:30. */
export const whenText = ({ date, from, to }: When): string => `${dayWords(date)} ${from}–${to}`;
