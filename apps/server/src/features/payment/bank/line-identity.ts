import { createHash } from 'node:crypto';
import { dropInvisible } from '@portal/contract/letters';
import { chinaDayOf, startOfChinaDay } from '../../../platform/china-time.ts';
import type { StatementRow } from '../../../platform/pay/statement/statement-row.ts';
import type { BankLineRow } from './bank-line.table.ts';

/** What identifies a booking besides its number. */
export type Booking = Pick<BankLineRow, 'bookedAt' | 'amountFen' | 'payer' | 'purpose'>;

const digestOf = (parts: readonly unknown[]) =>
  createHash('sha256').update(JSON.stringify(parts)).digest('hex').toUpperCase();

/** Normalises text for comparison: letter width, case, punctuation and spaces make no difference. */
export const folded = (text: string): string =>
  dropInvisible(text)
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');

/** Files often give only the day, which is stored as its start. */
export const isDayAlone = (at: Date): boolean => startOfChinaDay(chinaDayOf(at)).getTime() === at.getTime();

/** Whether two bookings may be of the same time: to the second, or on the same day if one of them has no time. */
export const isSameTime = (one: Date, other: Date): boolean =>
  one.getTime() === other.getTime() ||
  ((isDayAlone(one) || isDayAlone(other)) && chinaDayOf(one) === chinaDayOf(other));

/** Identity of a number that restarts daily: the number and the day, as `restartedNumber` begins. */
export const dailyNumber = (voucher: string, bookedAt: Date): string =>
  [...(voucher ? [voucher] : []), chinaDayOf(bookedAt).replaceAll('-', '')].join('-');

/**
 * A number for a booking that has no unique one from its bank, such as 0-20261121-3F9A2C. It is derived from the
 * booking, so that the same row always gets the same number.
 */
export const restartedNumber = (voucher: string, { bookedAt, amountFen, payer, purpose }: Booking): string =>
  `${dailyNumber(voucher, bookedAt)}-${digestOf([bookedAt, amountFen, folded(payer), folded(purpose)]).slice(0, 6)}`;

/** A row has the same fingerprint in every file; identical rows of one file are told apart by `nth`. */
const contentOf = (row: StatementRow): string =>
  digestOf([
    row.bookedAt,
    row.amountFen,
    row.bankNo,
    row.voucher,
    folded(row.payer),
    folded(row.purpose),
    row.doubt?.kind ?? '',
    row.doubt?.detail ?? '',
    // Unreadable rows are told apart by their full text.
    row.bookedAt === null || row.amountFen === null ? row.written : [],
  ]);

export function fingerprintsOf(rows: readonly StatementRow[]): string[] {
  const seen = new Map<string, number>();
  return rows.map((row) => {
    const content = contentOf(row);
    const nth = seen.get(content) ?? 0;
    seen.set(content, nth + 1);
    return `${content}-${nth}`;
  });
}
