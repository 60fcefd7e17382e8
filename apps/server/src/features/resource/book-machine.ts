import type { machineBook } from '@portal/contract/resource';
import { holdTime } from '../../platform/booking/hold-time.ts';
import { inTurn } from '../../platform/database/in-turn.ts';
import { notFound } from '../../platform/http/app-error.ts';
import type { Verb } from '../../platform/http/context.ts';
import { admitBooker } from '../booking/admit-booker.public.ts';
import { viewBooked } from '../booking/booking-view.public.ts';
import { insertBooking, stateAfter } from '../booking/insert-booking.public.ts';
import { refuseTaken } from '../booking/suggest-times.public.ts';
import { bookableInstrument, bookableInstruments } from './bookable-instruments.ts';
import { getResource } from './resource.queries.ts';

/**
 * Books machine hours with the samples that are brought, which are what is paid.
 * @throws {AppError} 500404, 100002, 500021 with what stands in the way and what is free, 500022 to 500025
 */
export const bookMachine: Verb<typeof machineBook> = (ctx, { data }) =>
  inTurn(ctx, `booking ${data.resourceId}`, async (tx) => {
    const machine = await getResource(tx, data.resourceId);
    if (machine.code !== 'instrument') throw notFound();
    const bookable = bookableInstrument(machine);
    const { title, date, from, to, quantity } = data;
    const wish = { date, from, to };
    await admitBooker(tx, ctx, bookableInstruments, bookable, { wishes: [wish] });
    const { unitName, unitFen } = machine;
    const amountFen = quantity * unitFen;
    const booking = await holdTime(tx, (inner) =>
      insertBooking(inner, ctx, bookableInstruments, bookable, {
        wish,
        title,
        attendees: 1,
        isPrivate: true,
        amountFen,
        services: [{ name: unitName, qty: quantity, fen: unitFen }],
        ...stateAfter(bookable, { amountFen }, ctx.now),
      }),
    );
    if (!booking) return refuseTaken(tx, ctx, bookableInstruments, bookable, { attendees: 1 }, [wish]);
    const [row] = await viewBooked(tx, ctx.now, [bookableInstruments], [booking]);
    if (!row) throw new Error('no booking was written');
    return row;
  });
