import type { BookingKind, BookingState, CancelShare } from '@portal/contract/booking-terms';
import type { SQL } from 'drizzle-orm';
import type { BookingRules } from '../platform/booking/booking-rules.ts';
import type { SlotRequest, Span } from '../platform/booking/booking-time.ts';
import type { Db } from '../platform/database/database.ts';
import type { WriteContext } from '../platform/http/context.ts';

/** A time that has become free, the state in which it was held, and whether somebody on the waiting list has got it. */
interface Freed extends Span {
  status: BookingState;
  isOffered: boolean;
}

/** What can be booked, as the engine of bookings sees it. */
export interface Bookable {
  id: string;
  name: string;
  place: string;
  seats: number;
  needApproval: boolean;
  checkInRequired: boolean;
  rules: BookingRules;
  /** Tells those who want to know that a time has become free, besides those who wait for it. */
  freed?(tx: Db, ctx: WriteContext, freed: Freed): Promise<void>;
  /** Whether a time can be offered to those who wait, besides the rules: times that are rows of their own may be closed. */
  offers?(tx: Db, span: Span): Promise<boolean>;
  /** What comes back when the user cancels, the earliest hour first. */
  cancelShares: readonly CancelShare[];
}

/** What a time costs, after the slots that cost nothing. */
export interface Cost {
  amountFen: number;
  freeSlots: number;
}

/** What a feature lets be booked by the half hour. */
export interface BookableSource {
  kind: BookingKind;
  /** Everything of the kind, the smallest first: a park has a few dozen at most. */
  all(db: Db): Promise<Bookable[]>;
  find: (db: Db, ids: readonly string[]) => Promise<Bookable[]>;
  /** Whether the user of a booking checks in: otherwise it is over when its time is. */
  checksIn: SQL;
  /** So long after its time a booking without check-in counts as over, unless somebody has said so; at once without. */
  graceMs?: number;
  /** Of a time that is offered now. Bookers take turns by then. */
  price(tx: Db, booked: Bookable, enterpriseId: string | null, slotRequest: SlotRequest): Promise<Cost>;
  /** The same before anything is free: a booking that is paid moves only to a time of the same. */
  listFen(tx: Db, booked: Bookable, enterpriseId: string | null, slotRequest: SlotRequest): Promise<number>;
  /** Who decides instead of the operators of the kind, and where. */
  deciders?(tx: Db, bookedId: string): Promise<{ userIds: string[]; link: string } | undefined>;
  /** Whether the digits are those which the door shows; true where it has none. */
  opens?(tx: Db, booked: Bookable, code: string | undefined, now: Date): Promise<boolean>;
}
