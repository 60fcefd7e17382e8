import type { BookingState } from '@portal/contract/booking/terms';
import type { CaseEventOf } from '@portal/contract/case-kinds';
import { recordBooking } from '../features/booking/record-booking.ts';
import { flagsOf } from '../features/booking/sharing.public.ts';
import { conferenceRooms, type RoomRow } from '../features/conference-room/conference-room.table.ts';
import { type Booking, bookings } from '../platform/booking/booking.table.ts';
import { addDays } from '../platform/china-time.ts';
import { hashDevice } from '../platform/door/door-code.ts';
import { insertDrawings } from '../platform/files/insert-files.ts';
import { composeBookings, type DemoBooking, demoRooms } from './content/compose-bookings.ts';
import { chinaInstant } from './content/demo-day.ts';
import { demoId } from './content/demo-id.ts';
import { motifNamed } from './content/demo-motifs.ts';
import type { DemoContext } from './demo-context.ts';
import { listBookers } from './list-bookers.ts';

/** The device code of the first room's door, for visitors who want to see its tablet page. */
const demoDoor = 'DEMO-DOOR-R001';
const pictureSize = { width: 1200, height: 800 };

async function fillRooms({ tx, today }: DemoContext): Promise<Map<string, RoomRow>> {
  const createdAt = new Date(chinaInstant(addDays(today, -200), 600));
  const pictures = await insertDrawings(
    tx,
    demoRooms().map(({ key, name, motif }) => ({
      id: demoId('room-picture', key),
      recipe: { motif: motifNamed(motif), seed: `room-${key}` },
      ...pictureSize,
      alt: name,
    })),
  );
  const rows = await tx
    .insert(conferenceRooms)
    .values(
      demoRooms().map(({ key, building, motif: _motif, ...room }, at) => ({
        ...room,
        picture: pictures[at] ?? null,
        buildingId: demoId('building', building),
        id: demoId('conference-room', key),
        createdAt,
        updatedAt: createdAt,
        // One is under repair for a few days, another is closed on an upcoming day.
        status: key === 'R04' ? ('MAINTENANCE' as const) : ('OPEN' as const),
        statusNote: key === 'R04' ? `设备检修，${addDays(today, 3).slice(5)} 恢复` : '',
        openFrom: '08:00',
        openTo: '20:00',
        minAheadMin: 0,
        maxAheadDays: 30,
        checkInRequired: true,
        dayLimitPerUser: 2,
        weekLimitPerEnterprise: 10,
        closedDates: key === 'R06' ? [addDays(today, 5)] : [],
        // One becomes an office, after everything that can be booked now.
        closedFrom: key === 'R05' ? addDays(today, 45) : null,
        ...(at === 0 ? { deviceHash: hashDevice(demoDoor), deviceSetAt: createdAt } : {}),
      })),
    )
    .returning();
  const keys = new Map(demoRooms().map(({ key }) => [demoId('conference-room', key), key]));
  return new Map(rows.map((row) => [keys.get(row.id) ?? '', row]));
}

const lastEvents: Partial<Record<BookingState, CaseEventOf<'ROOM_BOOKING'>>> = {
  CANCELLED: 'cancel',
  CHECKED_IN: 'checkIn',
  COMPLETED: 'finish',
  NO_SHOW: 'miss',
  REJECTED: 'reject',
};

/** When a booking reached its state. */
function settledAt({ status, startAt, endAt, heldUntil, createdAt }: DemoBooking): number {
  if (status === 'CANCELLED' || status === 'REJECTED') return (createdAt + startAt) / 2;
  if (status === 'CHECKED_IN') return startAt - 300_000;
  return status === 'NO_SHOW' ? heldUntil : endAt;
}

/** Records how the rest of a no-show was offered to, accepted and used by somebody from the waiting list. */
async function recordRest(tx: DemoContext['tx'], room: RoomRow, booking: Booking): Promise<void> {
  const { startAt, endAt, createdAt, requestedStartAt, requestedEndAt } = booking;
  const after = (minutes: number) => new Date(startAt.getTime() + minutes * 60_000);
  const whole = { ...booking, startAt: requestedStartAt ?? startAt, endAt: requestedEndAt ?? endAt };
  const first = { ...whole, status: 'WAITING' } as const;
  await recordBooking(tx, { now: createdAt }, room, first, { event: 'wait', by: 'USER' });
  const steps = [
    ['offer', 'OFFERED', 'SYSTEM', startAt],
    ['take', 'CONFIRMED', 'USER', after(3)],
    ['checkIn', 'CHECKED_IN', 'USER', after(5)],
    ['finish', 'COMPLETED', 'USER', endAt],
  ] as const;
  for (const [event, status, by, now] of steps)
    await recordBooking(tx, { now }, room, { ...booking, status }, { event, by });
}

async function record(
  tx: DemoContext['tx'],
  room: RoomRow,
  booking: Booking,
  of: DemoBooking,
): Promise<void> {
  if (of.requested) return recordRest(tx, room, booking);
  const isWaiting = of.status === 'WAITING';
  const began = isWaiting ? 'WAITING' : room.needApproval ? 'PENDING' : 'CONFIRMED';
  const now = booking.createdAt;
  const first = { ...booking, status: began } as Booking;
  await recordBooking(tx, { now }, room, first, { event: isWaiting ? 'wait' : 'book', by: 'USER' });
  const at = new Date(settledAt(of));
  const reason = of.reason ?? '';
  if (room.needApproval && !['PENDING', 'WAITING', 'REJECTED', 'CANCELLED'].includes(of.status))
    await recordBooking(
      tx,
      { now: new Date(now.getTime() + 1_800_000) },
      room,
      { ...booking, status: 'CONFIRMED' },
      { event: 'approve', by: 'PARK' },
    );
  const last = lastEvents[of.status];
  const by = last === 'reject' ? 'PARK' : last === 'miss' ? 'SYSTEM' : 'USER';
  if (last) await recordBooking(tx, { now: at }, room, booking, { event: last, by, reason });
}

/** Extras booked with some rooms. */
function withTea({ services: [first] }: RoomRow, qty: number) {
  return first ? { services: [{ ...first, qty }], amountFen: first.fen * qty } : {};
}

/** Eight rooms with the bookings of the last 60 days and the next 14. */
export async function fillConferenceRooms(context: DemoContext): Promise<void> {
  const { tx, today } = context;
  const rooms = await fillRooms(context);
  const bookers = await listBookers(context);
  for (const booking of composeBookings(today, bookers.length)) {
    const room = rooms.get(booking.room.key);
    const booker = bookers[booking.booker];
    if (!room || !booker) throw new Error(`the demo park has no room or booker for ${booking.key}`);
    const { key, status, title, attendees, sharing, reason = '', series } = booking;
    const early = booking.requested ? -300_000 : 300_000;
    const cameAt = status === 'CHECKED_IN' || status === 'COMPLETED' ? booking.startAt - early : null;
    const [row] = await tx
      .insert(bookings)
      .values({
        id: demoId('booking', key),
        resourceId: room.id,
        userId: booker.id,
        enterpriseId: booker.enterpriseId,
        title,
        attendees,
        ...flagsOf(sharing),
        ...(status === 'COMPLETED' && attendees % 3 === 0 ? withTea(room, attendees) : {}),
        startAt: new Date(booking.startAt),
        endAt: new Date(booking.endAt),
        heldUntil: new Date(booking.heldUntil),
        ...(booking.requested
          ? {
              requestedStartAt: new Date(booking.requested.startAt),
              requestedEndAt: new Date(booking.requested.endAt),
            }
          : {}),
        status,
        reason,
        seriesId: series === undefined ? null : demoId('booking-series', series),
        checkInAt: cameAt === null ? null : new Date(cameAt),
        createdAt: new Date(booking.createdAt),
        createdBy: booker.id,
        updatedAt: new Date(booking.createdAt),
      })
      .returning();
    if (row) await record(tx, room, row, booking);
  }
}
