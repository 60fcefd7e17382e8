import { createHash } from 'node:crypto';
import { chinaDayOf, startOfChinaDay } from '../../../platform/china-time.ts';
import type { StatementRow } from '../../../platform/pay/statement/statement-row.ts';
import { dropInvisible } from '../../../platform/text/invisible-letters.ts';
import type { BankLineRow } from './bank-line.table.ts';

/** What a booking is known by beside its number. */
export type Booking = Pick<BankLineRow, 'bookedAt' | 'amountFen' | 'payer' | 'purpose'>;

const digestOf = (parts: readonly unknown[]) =>
  createHash('sha256').update(JSON.stringify(parts)).digest('hex').toUpperCase();

/** Texts are the same however wide their letters are and whatever stands between them. */
export const folded = (text: string): string =>
  dropInvisible(text)
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');

/** Files often name the day alone, which is kept as its start. */
export const isDayAlone = (at: Date): boolean => startOfChinaDay(chinaDayOf(at)).getTime() === at.getTime();

/** Whether two bookings can be of one time: to the second, or of one day where a file names the day alone. */
export const isSameTime = (one: Date, other: Date): boolean =>
  one.getTime() === other.getTime() ||
  ((isDayAlone(one) || isDayAlone(other)) && chinaDayOf(one) === chinaDayOf(other));

/** What a number that begins again each day is known by: with its day, as `restartedNumber` begins. */
export const dailyNumber = (voucher: string, bookedAt: Date): string =>
  [...(voucher ? [voucher] : []), chinaDayOf(bookedAt).replaceAll('-', '')].join('-');

/**
 * A number for a booking whose bank gives it none that is its own: 0-20261121-3F9A2C. It follows from the booking, so
 * that the same row has it again.
 */
export const restartedNumber = (voucher: string, { bookedAt, amountFen, payer, purpose }: Booking): string =>
  `${dailyNumber(voucher, bookedAt)}-${digestOf([bookedAt, amountFen, folded(payer), folded(purpose)]).slice(0, 6)}`;

/** The same row of whatever file has one fingerprint; equal rows of one file are told apart by `nth`. */
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
    // What cannot be read is told apart by the whole of it.
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
