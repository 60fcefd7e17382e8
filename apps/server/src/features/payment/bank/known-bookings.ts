import { chinaDayOf } from '../../../platform/china-time.ts';
import type { BankLineRow } from './bank-line.table.ts';
import { type Booking, folded, isDayAlone, isSameTime } from './line-identity.ts';

/** A line already entered, or a row of this file about to be entered. */
export interface KnownBooking extends Booking {
  bankNo: string;
  /** Null for a row of this file. */
  line: Pick<BankLineRow, 'id' | 'status' | 'payOrderId'> | null;
}

/** Index to find the known bookings a new row may repeat; every look-up takes constant time. */
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

  /** The booking with the same day, amount and number, for numbers that restart daily. */
  ofDaily(daily: string, amountFen: number): KnownBooking | undefined {
    return this.#byDaily.get(`${daily} ${amountFen}`);
  }

  /** The booking with the same time, amount, payer and purpose, whatever its number. */
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
