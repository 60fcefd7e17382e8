import type { BookingKind, BookingState, CancelShare } from '@portal/contract/booking/terms';
import type { SQL } from 'drizzle-orm';
import type { BookingRules } from '../platform/booking/booking-rules.ts';
import type { SlotRequest, Span } from '../platform/booking/booking-time.ts';
import type { Db } from '../platform/database/database.ts';
import type { WriteContext } from '../platform/http/context.ts';

/** A time that became free, its former state, and whether it was given to the waiting list. */
interface Freed extends Span {
  status: BookingState;
  isOffered: boolean;
}

/** A bookable item, as the booking engine sees it. */
export interface Bookable {
  id: string;
  name: string;
  place: string;
  seats: number;
  needApproval: boolean;
  checkInRequired: boolean;
  rules: BookingRules;
  /** Notifies others of a freed time, besides the waiting list. */
  freed?(tx: Db, ctx: WriteContext, freed: Freed): Promise<void>;
  /**
   * Whether a time can be offered to the waiting list, in addition to the rules: times stored as rows may be closed.
   */
  offers?(tx: Db, span: Span): Promise<boolean>;
  /** Refund shares when the user cancels, earliest hour first. */
  cancelShares: readonly CancelShare[];
}

/** The price of a time, after free slots. */
export interface Cost {
  amountFen: number;
  freeSlots: number;
}

/** A kind of item that a feature makes bookable by the half hour. */
export interface BookableSource {
  kind: BookingKind;
  /** All items of the kind, smallest first; a park has a few dozen at most. */
  all(db: Db): Promise<Bookable[]>;
  find: (db: Db, ids: readonly string[]) => Promise<Bookable[]>;
  /** Whether bookings are checked in; otherwise they are completed when their time is over. */
  checksIn: SQL;
  /**
   * How long after its end a booking without check-in is completed unless somebody decides earlier; immediately if not
   * set.
   */
  graceMs?: number;
  /** Price of a time when it is booked. Bookers are serialised by then. */
  price(tx: Db, booked: Bookable, enterpriseId: string | null, slotRequest: SlotRequest): Promise<Cost>;
  /** Price before free slots; a paid booking can move only to a time with the same price. */
  listFen(tx: Db, booked: Bookable, enterpriseId: string | null, slotRequest: SlotRequest): Promise<number>;
  /** The people who decide instead of the operators of the kind, and their page. */
  deciders?(tx: Db, bookedId: string): Promise<{ userIds: string[]; link: string } | undefined>;
  /** Whether the digits are those the door shows; true if it has no door. */
  opens?(tx: Db, booked: Bookable, code: string | undefined, now: Date): Promise<boolean>;
}
