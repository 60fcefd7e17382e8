import type { BankDoubtKind } from '@portal/contract/payment/bank-doubt-terms';
import type { BankLine } from '../../../platform/pay/bank-line.ts';
import type { StatementRow } from '../../../platform/pay/statement/statement-row.ts';
import { isSameBooking, type KnownBooking, type KnownBookings } from './known-bookings.ts';
import { type Booking, dailyNumber, restartedNumber } from './line-identity.ts';

export interface FreshLine extends BankLine {
  source: StatementRow;
}

export interface FoundDoubt {
  row: StatementRow;
  kind: BankDoubtKind;
  detail: string;
  like: KnownBooking | null;
}

/** Result for a row: a line to enter, a doubt, or already known. */
export type Verdict = { fresh: FreshLine } | { doubt: FoundDoubt } | 'KNOWN';

/** The booking of a row with a readable time and amount, whatever else is in doubt. */
const bookingOf = ({ bookedAt, amountFen, payer, purpose }: StatementRow): Booking | null =>
  bookedAt === null || amountFen === null ? null : { bookedAt, amountFen, payer, purpose };

const doubtOf = (
  row: StatementRow,
  kind: BankDoubtKind,
  detail: string,
  like: KnownBooking | null,
): Verdict => ({
  doubt: { row, kind, detail, like },
});

/**
 * Classifies a row of received money by comparing it with known bookings. `used` holds the numbers generated for
 * earlier rows: of two identical rows the second is listed as doubtful.
 */
export function judgeIncome(row: StatementRow, known: KnownBookings, used: Set<string>): Verdict {
  const booking = bookingOf(row);
  const twin = booking && known.twinOf(booking);
  if (row.doubt)
    return twin && row.doubt.kind === 'NO_NUMBER'
      ? doubtOf(row, 'TWIN', '', twin)
      : doubtOf(row, row.doubt.kind, row.doubt.detail, null);
  if (!booking) return doubtOf(row, 'AMOUNT', '', null);
  const isOwn = row.bankNo !== '';
  const bankNo = isOwn ? row.bankNo : restartedNumber(row.voucher, booking);
  const same = known.ofNumber(bankNo);
  if (same && isSameBooking(same, booking) && (isOwn || !used.has(bankNo))) {
    used.add(bankNo);
    return 'KNOWN';
  }
  if (same && isOwn) return doubtOf(row, 'NUMBER_TAKEN', '', same);
  const repeated =
    twin ??
    (isOwn || /^0*$/.test(row.voucher)
      ? undefined
      : known.ofDaily(dailyNumber(row.voucher, booking.bookedAt), booking.amountFen));
  if (repeated) return doubtOf(row, 'TWIN', '', repeated);
  used.add(bankNo);
  return { fresh: { ...booking, bankNo, source: row } };
}
