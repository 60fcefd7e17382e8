import { slotsOf } from '@portal/contract/booking/slots';
import type {
  MachineDay,
  machineQueryGrid,
  ResourceRow,
  resourceQueryList,
  resourceQueryOne,
} from '@portal/contract/resource/public';
import { resourceCodes } from '@portal/contract/resource/terms';
import { listMissed, listTaken } from '../../platform/booking/booking.queries.ts';
import type { Booking } from '../../platform/booking/booking.table.ts';
import { opensOn, stoppedUntil } from '../../platform/booking/booking-rules.ts';
import { slotRequestOf } from '../../platform/booking/booking-time.ts';
import { addDays, chinaDayOf, startOfChinaDay } from '../../platform/china-time.ts';
import type { Db } from '../../platform/database/database.ts';
import { notFound } from '../../platform/http/app-error.ts';
import type { Verb } from '../../platform/http/context.ts';
import { viewLine } from '../booking/view-line.public.ts';
import { bookableInstrument } from './bookable-instruments.ts';
import { countByCode, getResource, listResources } from './resource.queries.ts';
import type { ResourceRecord } from './resource.table.ts';

const weekDays = 7;
const gridDays = 14;
const slotMinutes = 30;

const daysFrom = (first: string, count: number) =>
  Array.from({ length: count }, (_, at) => addDays(first, at));

const viewResource = (resource: ResourceRecord): ResourceRow => ({ ...resource, resourceId: resource.id });

/** The first day to show, limited to between today and the last bookable day. */
function firstDay(asked: string | undefined, today: string, maxAheadDays: number): string {
  return asked === undefined || asked < today || asked > addDays(today, maxAheadDays) ? today : asked;
}

/** Bookings of instruments in the period, including waiting-list entries. */
async function heldFrom(db: Db, ids: readonly string[], first: string, days: number): Promise<Booking[]> {
  const span = { startAt: startOfChinaDay(first), endAt: startOfChinaDay(addDays(first, days)) };
  return (await listTaken(db, ids, span)).filter(({ heldUntil, startAt }) => heldUntil > startAt);
}

/** Bookings of an instrument on a day, and how long it is free. */
function machineDay(machine: ResourceRecord, date: string, held: readonly Booking[]): MachineDay {
  const isClosed = !opensOn(machine, date);
  const spans = held
    .filter(
      ({ resourceId, startAt, status }) =>
        resourceId === machine.id && status !== 'WAITING' && chinaDayOf(startAt) === date,
    )
    .map(({ startAt, heldUntil }) => slotRequestOf({ startAt, endAt: heldUntil }));
  const taken = spans.reduce((sum, span) => sum + slotsOf(span), 0);
  const open = slotsOf({ from: machine.openFrom, to: machine.openTo });
  return { date, isClosed, spans, freeMinutes: isClosed ? 0 : Math.max(0, open - taken) * slotMinutes };
}

/** Lists the resources of a code. */
export const queryResources: Verb<typeof resourceQueryList> = async ({ db, now }, { code, from }) => {
  const counts = await countByCode(db);
  const rows = await listResources(db, code);
  const today = chinaDayOf(now);
  const isMachine = code === 'instrument';
  const first = firstDay(from, today, 30 - weekDays);
  const held = isMachine
    ? await heldFrom(
        db,
        rows.map(({ id }) => id),
        first,
        weekDays,
      )
    : [];
  return {
    code,
    counts: Object.fromEntries(resourceCodes.map((one) => [one, counts.get(one) ?? 0])) as Record<
      typeof code,
      number
    >,
    today,
    from: first,
    rows: isMachine ? [] : rows.map(viewResource),
    machines: isMachine
      ? rows.map((row) => ({
          ...row,
          ...viewResource(row),
          days: daysFrom(first, weekDays).map((date) => machineDay(row, date, held)),
        }))
      : [],
  };
};

/** @throws {AppError} 500404 */
export const queryResource: Verb<typeof resourceQueryOne> = async ({ db }, { id }) =>
  viewResource(await getResource(db, id));

/**
 * Two weeks of an instrument, with the caller's own bookings.
 * @throws {AppError} 500404
 */
export const queryMachineGrid: Verb<typeof machineQueryGrid> = async ({ db, now, actor }, { id, date }) => {
  const machine = await getResource(db, id);
  if (machine.code !== 'instrument') throw notFound();
  const { rules } = bookableInstrument(machine);
  const today = chinaDayOf(now);
  const first = firstDay(date, today, rules.maxAheadDays);
  const held = await heldFrom(db, [id], first, gridDays);
  return {
    ...machine,
    ...viewResource(machine),
    today,
    now: now.getTime(),
    from: first,
    minAheadMin: rules.minAheadMin,
    maxAheadDays: rules.maxAheadDays,
    lines: daysFrom(first, gridDays).map((day) => viewLine(machine, day, held, actor)),
    stoppedUntil: stoppedUntil(await listMissed(db, actor.userId, now), now)?.getTime() ?? null,
  };
};
