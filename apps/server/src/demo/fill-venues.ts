import type { BookingState } from '@portal/contract/booking/terms';
import type { CaseEventOf } from '@portal/contract/case-kinds';
import { recordBooking } from '../features/booking/record-booking.ts';
import { priceOf } from '../features/venue/bookable-venues.ts';
import { type VenueRecord, venues } from '../features/venue/venue.table.ts';
import { type Booking, bookings } from '../platform/booking/booking.table.ts';
import { addDays } from '../platform/china-time.ts';
import { insertDrawings } from '../platform/files/insert-files.ts';
import { composeVenueBookings, type DemoVenueBooking, demoVenues } from './content/compose-venues.ts';
import { chinaInstant } from './content/demo-day.ts';
import { demoId } from './content/demo-id.ts';
import { motifNamed } from './content/demo-motifs.ts';
import { isActive } from './content/quiet-accounts.ts';
import type { DemoContext } from './demo-context.ts';
import { insertGalleries } from './insert-galleries.ts';
import { listBookers, readHeld } from './list-bookers.ts';

async function fillHalls({ tx, today }: DemoContext): Promise<Map<string, VenueRecord>> {
  const halls = demoVenues();
  const createdAt = new Date(chinaInstant(addDays(today, -200), 620));
  const pictures = await insertDrawings(
    tx,
    halls.map(({ key, name, motif }) => ({
      id: demoId('venue-picture', key),
      recipe: { motif: motifNamed(motif), seed: `venue-${key}` },
      width: 1200,
      height: 800,
      alt: name,
    })),
  );
  const galleryOf = await insertGalleries(tx, 'venue', halls, 3);
  const newYear = `${Number(today.slice(0, 4)) + 1}-01-01`;
  const rows = await tx
    .insert(venues)
    .values(
      halls.map(({ key, buildingKey, motif: _motif, ...hall }, at) => ({
        ...hall,
        id: demoId('venue', key),
        buildingId: demoId('building', buildingKey),
        picture: pictures[at] ?? null,
        gallery: galleryOf(key),
        // One is being fitted out for a few days, another is closed on an upcoming day.
        status: key === 'V06' ? ('MAINTENANCE' as const) : ('OPEN' as const),
        statusNote: key === 'V06' ? `灯光改造，${addDays(today, 5).slice(5)} 恢复` : '',
        dayLimitPerUser: 2,
        weekLimitPerEnterprise: 10,
        closedDates: key === 'V01' ? [addDays(today, 8)] : [],
        holidayDates: [newYear],
        createdAt,
        updatedAt: createdAt,
      })),
    )
    .returning();
  const keys = new Map(halls.map(({ key }) => [demoId('venue', key), key]));
  return new Map(rows.map((row) => [keys.get(row.id) ?? '', row]));
}

type Step = [event: CaseEventOf<'VENUE_BOOKING'>, state: BookingState, by: 'USER' | 'PARK' | 'SYSTEM'];

/** Steps of a booking to its state. */
function stepsOf({ needApproval }: VenueRecord, { status }: DemoVenueBooking, dueFen: number): Step[] {
  if (status === 'WAITING') return [['wait', 'WAITING', 'USER']];
  const asked: Step = ['book', needApproval ? 'PENDING' : dueFen > 0 ? 'TO_PAY' : 'CONFIRMED', 'USER'];
  if (status === 'PENDING') return [asked];
  if (status === 'REJECTED') return [asked, ['reject', 'REJECTED', 'PARK']];
  const charged: Step[] = needApproval ? [['charge', 'TO_PAY', 'PARK']] : [];
  const paid: Step[] = [asked, ...charged, ['pay', 'CONFIRMED', 'USER']];
  if (status === 'CANCELLED') return [...paid, ['cancel', 'CANCELLED', 'USER']];
  return status === 'COMPLETED' ? [...paid, ['finish', 'COMPLETED', 'SYSTEM']] : paid;
}

const last: readonly BookingState[] = ['COMPLETED', 'CANCELLED', 'REJECTED'];

async function record(
  tx: DemoContext['tx'],
  venue: VenueRecord,
  booking: Booking,
  of: DemoVenueBooking,
): Promise<void> {
  const steps = stepsOf(venue, of, booking.amountFen + booking.depositFen);
  for (const [nth, [event, state, by]] of steps.entries()) {
    const isEnd = last.includes(state);
    const settled = state === 'COMPLETED' ? of.endAt : (of.createdAt + Math.min(of.startAt, Date.now())) / 2;
    const now = new Date(isEnd ? settled : of.createdAt + nth * 600_000);
    const reason = state === 'REJECTED' ? of.reason : '';
    await recordBooking(tx, { now }, venue, { ...booking, status: state }, { event, by, reason });
  }
}

/** Ten venues with the bookings of the last 60 days and the next 28. */
export async function fillVenues(context: DemoContext): Promise<void> {
  const { tx, today } = context;
  const halls = await fillHalls(context);
  // Venues are paid for, so their bookers have to be active.
  const bookers = (await listBookers(context)).filter(isActive);
  const { isBusy: isBusyAt } = await readHeld(tx);
  const isBusy = (booker: number, startAt: number, endAt: number) =>
    isBusyAt(bookers[booker]?.id, startAt, endAt);
  for (const booking of composeVenueBookings(today, bookers.length, isBusy)) {
    const venue = halls.get(booking.venue.key);
    const booker = bookers[booking.booker];
    if (!venue || !booker) throw new Error(`the demo park has no venue or booker for ${booking.key}`);
    const { key, status, title, attendees, depositState, reason } = booking;
    const createdAt = new Date(booking.createdAt);
    const endAt = new Date(booking.endAt);
    const [row] = await tx
      .insert(bookings)
      .values({
        id: demoId('venue-booking', key),
        kind: 'VENUE',
        resourceId: venue.id,
        userId: booker.id,
        enterpriseId: booker.enterpriseId,
        title,
        attendees,
        isPrivate: true,
        startAt: new Date(booking.startAt),
        endAt,
        heldUntil: endAt,
        status,
        amountFen: priceOf(venue, booker.enterpriseId, booking),
        depositFen: venue.depositFen,
        depositState,
        deductedFen: depositState === 'DEDUCTED' ? Math.round(venue.depositFen / 10) : 0,
        reason: depositState === 'DEDUCTED' ? '地面划伤，按维修费扣除。' : reason,
        createdAt,
        createdBy: booker.id,
        updatedAt: createdAt,
      })
      .returning();
    if (row) await record(tx, venue, row, booking);
  }
}
