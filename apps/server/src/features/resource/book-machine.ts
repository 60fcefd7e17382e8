import type { BookingRow } from '@portal/contract/booking/public';
import type { MachineBooking, machineBook, machineWait } from '@portal/contract/resource/public';
import type { Booking } from '../../platform/booking/booking.table.ts';
import { holdTime } from '../../platform/booking/hold-time.ts';
import type { Db } from '../../platform/database/database.ts';
import { inTurn } from '../../platform/database/in-turn.ts';
import { notFound } from '../../platform/http/app-error.ts';
import type { Verb } from '../../platform/http/context.ts';
import { viewBooked } from '../booking/booking-view.public.ts';
import { checkBookingLimits } from '../booking/check-booking-limits.public.ts';
import { insertBooking, insertWaiting, stateAfter } from '../booking/insert-booking.public.ts';
import { throwSlotTaken } from '../booking/suggest-times.public.ts';
import { bookableInstrument, bookableInstruments } from './bookable-instruments.ts';
import { getResource } from './resource.queries.ts';

/**
 * Books machine hours with the samples brought along, which are what is paid for.
 * @throws {AppError} 500404, 100002, 500021 with the blocking booking and the free times, 500022 to 500025
 */
export const bookMachine: Verb<typeof machineBook> = (ctx, { data }) =>
  inTurn(ctx, `booking ${data.resourceId}`, async (tx) => {
    const { bookable, machine, content } = await readMachine(tx, data);
    const { slotRequest } = content;
    await checkBookingLimits(tx, ctx, bookableInstruments, bookable, { slotRequests: [slotRequest] });
    const amountFen = data.quantity * machine.unitFen;
    const booking = await holdTime(tx, (inner) =>
      insertBooking(inner, ctx, bookableInstruments, bookable, {
        ...content,
        amountFen,
        ...stateAfter(bookable, { amountFen }, slotRequest, ctx.now),
      }),
    );
    if (!booking)
      return throwSlotTaken(tx, ctx, bookableInstruments, bookable, { attendees: 1 }, [slotRequest]);
    return viewOne(tx, ctx.now, booking);
  });

/**
 * Joins the waiting list for booked machine hours, or for the rest of them if they have started.
 * @throws {AppError} 500404, 100002, 500012 when the time is free, 500022 to 500025
 */
export const waitForMachine: Verb<typeof machineWait> = (ctx, { data }) =>
  inTurn(ctx, `booking ${data.resourceId}`, async (tx) => {
    const { bookable, content } = await readMachine(tx, data);
    return viewOne(tx, ctx.now, await insertWaiting(tx, ctx, bookableInstruments, bookable, content));
  });

/** Loads the instrument and builds its booking, without the state; samples are booked as services. */
async function readMachine(tx: Db, { resourceId, title, quantity, date, from, to }: MachineBooking) {
  const machine = await getResource(tx, resourceId);
  if (machine.code !== 'instrument') throw notFound();
  return {
    machine,
    bookable: bookableInstrument(machine),
    content: {
      slotRequest: { date, from, to },
      title,
      attendees: 1,
      isPrivate: true,
      services: [{ name: machine.unitName, qty: quantity, fen: machine.unitFen }],
    },
  };
}

async function viewOne(tx: Db, now: Date, booking: Booking): Promise<BookingRow> {
  const [row] = await viewBooked(tx, now, [bookableInstruments], [booking]);
  if (!row) throw new Error('failed to insert booking');
  return row;
}
