import { chinaDayOf } from '../../../platform/china-time.ts';
import type { BankLineRow } from './bank-line.table.ts';
import { type Booking, folded, isDayAlone, isSameTime } from './line-identity.ts';

/** A line that was entered, or a row of the file that will be. */
export interface KnownBooking extends Booking {
  bankNo: string;
  /** Null of a row of the file itself. */
  line: Pick<BankLineRow, 'id' | 'status' | 'payOrderId'> | null;
}

/** By what a new row could be one that is known; every question is answered by one look. */
export class KnownBookings {
  readonly #byNo = new Map<string, KnownBooking>();
  readonly #byInstant = new Map<string, KnownBooking>();
  readonly #byDay = new Map<string, KnownBooking>();
  readonly #byDayAlone = new Map<string, KnownBooking>();
  readonly #byDaily = new Map<string, KnownBooking>();

  constructor(bookings: readonly KnownBooking[]) {
    for (const booking of bookings) this.add(booking);
  }

  add(booking: KnownBooking): void {
    const { bankNo, bookedAt } = booking;
    const key = keyOf(booking);
    const first = (map: Map<string, KnownBooking>, at: string) => map.has(at) || map.set(at, booking);
    first(this.#byNo, bankNo);
    first(this.#byInstant, `${bookedAt.getTime()} ${key}`);
    first(this.#byDay, `${chinaDayOf(bookedAt)} ${key}`);
    if (isDayAlone(bookedAt)) first(this.#byDayAlone, `${chinaDayOf(bookedAt)} ${key}`);
    const [, daily] = /^(.+-\d{8})-[0-9A-F]{6}(?:-\d+)?$/.exec(bankNo) ?? [];
    if (daily !== undefined) first(this.#byDaily, `${daily} ${booking.amountFen}`);
  }

  ofNumber(bankNo: string): KnownBooking | undefined {
    return this.#byNo.get(bankNo);
  }

  /** One of the same day, amount and number, where numbers begin again each day. */
  ofDaily(daily: string, amountFen: number): KnownBooking | undefined {
    return this.#byDaily.get(`${daily} ${amountFen}`);
  }

  /** One of the same time, amount, payer and purpose, whatever its number. */
  twinOf(booking: Booking): KnownBooking | undefined {
    const key = keyOf(booking);
    const day = `${chinaDayOf(booking.bookedAt)} ${key}`;
    return isDayAlone(booking.bookedAt)
      ? this.#byDay.get(day)
      : (this.#byInstant.get(`${booking.bookedAt.getTime()} ${key}`) ?? this.#byDayAlone.get(day));
  }
}

const keyOf = ({ amountFen, payer, purpose }: Booking) => `${amountFen} ${folded(payer)} ${folded(purpose)}`;

export const isSameBooking = (one: Booking, other: Booking): boolean =>
  one.amountFen === other.amountFen && isSameTime(one.bookedAt, other.bookedAt);
