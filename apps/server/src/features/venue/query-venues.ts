import type {
  VenueRow,
  venueQueryDetail,
  venueQueryGrid,
  venueQueryList,
} from '@portal/contract/venue/public';
import { shownDays } from '@portal/contract/venue/public';
import { dayKindOf } from '@portal/contract/venue/terms';
import { listMissed, listTaken } from '../../platform/booking/booking.queries.ts';
import type { Booking } from '../../platform/booking/booking.table.ts';
import { freeTimes, opensOn, stoppedUntil } from '../../platform/booking/booking-rules.ts';
import { slotRequestOf, slotTimes } from '../../platform/booking/booking-time.ts';
import { addDays, chinaDayOf, startOfChinaDay } from '../../platform/china-time.ts';
import type { Db } from '../../platform/database/database.ts';
import type { Verb } from '../../platform/http/context.ts';
import { pageOfAll } from '../../platform/http/page-of.ts';
import { enterpriseOf } from '../booking/check-booking-limits.public.ts';
import { viewLine } from '../booking/view-line.public.ts';
import { placeOf, rulesOf } from './bookable-venues.ts';
import { getVenue, listVenues, type PlacedVenue } from './venue.queries.ts';

const daysFrom = (first: string) => Array.from({ length: shownDays }, (_, at) => addDays(first, at));

/** Bookings of venues in the days shown, without the waiting list. */
async function heldIn(db: Db, venues: readonly { id: string }[], first: string): Promise<Booking[]> {
  const span = { startAt: startOfChinaDay(first), endAt: startOfChinaDay(addDays(first, shownDays)) };
  const ids = venues.map(({ id }) => id);
  return (await listTaken(db, ids, span)).filter(({ heldUntil, startAt }) => heldUntil > startAt);
}

const heldSlotOf = ({ startAt, heldUntil }: Booking) => slotRequestOf({ startAt, endAt: heldUntil });

/** The first free time of the minimum length within the given days. */
function nextFreeOf(
  venue: PlacedVenue,
  held: readonly Booking[],
  days: readonly string[],
  now: Date,
): VenueRow['nextFree'] {
  const taken = held
    .filter(({ resourceId, status }) => resourceId === venue.id && status !== 'WAITING')
    .map(heldSlotOf);
  for (const date of days) {
    const ofDay = taken.filter((slotRequest) => slotRequest.date === date);
    const [free] = freeTimes(
      rulesOf(venue),
      { date, ...slotTimes(venue.openFrom, venue.minSlots) },
      ofDay,
      now,
    );
    if (free) return { date, from: free.from };
  }
  return null;
}

const leastOf = (venue: PlacedVenue, price: 'memberFenPerHour' | 'publicFenPerHour') =>
  Math.min(...venue.priceRules.map((rule) => rule[price]));

const viewVenue = (venue: PlacedVenue, nextFree: VenueRow['nextFree']): VenueRow => ({
  ...venue,
  venueId: venue.id,
  place: placeOf(venue),
  memberFenFrom: leastOf(venue, 'memberFenPerHour'),
  publicFenFrom: leastOf(venue, 'publicFenPerHour'),
  nextFree,
});

/** The venues that match the filters, earliest free time first. */
export const queryVenues: Verb<typeof venueQueryList> = async ({ db, now }, input) => {
  const { kind, seats = 0, date } = input;
  const today = chinaDayOf(now);
  const suiting = (await listVenues(db)).filter(
    (venue) => (kind === undefined || venue.kind === kind) && venue.seats >= seats,
  );
  const first = date ?? today;
  const held = await heldIn(db, suiting, first);
  const days = date === undefined ? daysFrom(today) : [date];
  const rows = suiting
    .map((venue) => viewVenue(venue, nextFreeOf(venue, held, days, now)))
    .filter(({ nextFree }) => date === undefined || nextFree !== null);
  return pageOfAll(input, rows);
};

/** The fourteen days to show, starting between today and the last bookable day. */
async function readDays(db: Db, now: Date, { id, date }: { id: string; date?: string | undefined }) {
  const venue = await getVenue(db, id);
  const today = chinaDayOf(now);
  const last = addDays(today, venue.maxAheadDays);
  const first = date === undefined || date < today || date > last ? today : date;
  const held = await heldIn(db, [venue], first);
  // The next free time counts from today, whichever days are shown.
  const soon = first === today ? held : await heldIn(db, [venue], today);
  const detail = {
    ...venue,
    ...viewVenue(venue, nextFreeOf(venue, soon, daysFrom(today), now)),
    today,
    now: now.getTime(),
    from: first,
  };
  const days = daysFrom(first).map((day) => ({
    date: day,
    dayKind: dayKindOf(day, venue.holidayDates),
    isClosed: !opensOn(venue, day),
  }));
  return { venue, held, detail, days };
}

/**
 * The public view of a venue: what is taken, but not by whom.
 * @throws {AppError} 500404
 */
export const queryVenue: Verb<typeof venueQueryDetail> = async ({ db, now }, input) => {
  const { held, detail, days } = await readDays(db, now, input);
  const taken = held.filter(({ status }) => status !== 'WAITING');
  return {
    ...detail,
    days: days.map((day) => ({
      ...day,
      spans: taken
        .filter(({ startAt }) => chinaDayOf(startAt) === day.date)
        .map((booking) => {
          const { from, to } = heldSlotOf(booking);
          return { from, to, isPending: booking.status === 'PENDING' || booking.status === 'OFFERED' };
        }),
    })),
  };
};

/**
 * {@link queryVenue} with the caller's own bookings.
 * @throws {AppError} 500404
 */
export const queryVenueGrid: Verb<typeof venueQueryGrid> = async ({ db, now, actor }, input) => {
  const { venue, held, detail, days } = await readDays(db, now, input);
  const missed = await listMissed(db, actor.userId, now);
  return {
    ...detail,
    lines: days.map(({ date, dayKind }) => ({ ...viewLine(venue, date, held, actor), dayKind })),
    isMember: enterpriseOf(actor) !== null,
    stoppedUntil: stoppedUntil(missed, now)?.getTime() ?? null,
  };
};
